/** What retractions leave of the earthquakes that reports speak of. */
import { Cluster, type Unit } from './cluster.ts';
import { type Comparing, SLIPPED_HOURS } from './likeness.ts';
import type { Sighting } from './sighting.ts';
import { concerns, takes, type Withdrawal } from './withdrawal.ts';

/** An earthquake; `retracted`: there was none. */
export interface Quake {
  readonly cluster: Cluster;
  readonly retracted: boolean;
}

/** In the order in which the retractions were published. */
export function afterRetractions(
  clusters: readonly Cluster[],
  withdrawals: readonly Withdrawal[],
  comparing: Comparing,
): readonly Quake[] {
  let quakes: readonly Quake[] = clusters.map((cluster) => ({ cluster, retracted: false }));
  for (const withdrawal of withdrawals.toSorted(byPublication)) {
    const meant = meantBy(withdrawal, quakes, comparing);
    if (meant !== null) quakes = quakes.flatMap((quake) => (meant.has(quake) ? split(quake, withdrawal) : [quake]));
  }
  return quakes;
}

function byPublication(a: Withdrawal, b: Withdrawal): number {
  return a.publishedTo - b.publishedTo || (a.key < b.key ? -1 : 1);
}

/** The earthquake that it fits best, and what few reports may be of the same. */
function meantBy(withdrawal: Withdrawal, quakes: readonly Quake[], comparing: Comparing): ReadonlySet<Quake> | null {
  const { likeness, tolerances } = comparing;
  let best: Quake | null = null;
  let most = -tolerances.retraction;
  const open = quakes.filter(
    ({ retracted, cluster }) => !retracted && cluster.sightings.some((one) => concerns(withdrawal, one)),
  );
  for (const quake of open) {
    const score = fitOf(withdrawal, quake, likeness);
    // of equals the latest
    if (
      score > most ||
      (best !== null && score === most && quake.cluster.features.span.to > best.cluster.features.span.to)
    ) {
      [best, most] = [quake, score];
    }
  }
  if (best === null) return null;
  const { cluster } = best;
  return new Set([best, ...open.filter((quake) => isStray(quake.cluster, cluster, comparing))]);
}

/** Whether reports may be of an earthquake but for a vague or a wrong time. */
function isStray({ features, units }: Cluster, of: Cluster, { likeness, tolerances }: Comparing): boolean {
  if (features.span.at === null && likeness(features, of.features) > -tolerances.retraction) return true;
  if (features.official || units.length > Math.max(2, STRAY * of.units.length)) return false;
  const apart = Math.max(features.span.from - of.features.span.to, of.features.span.from - features.span.to);
  if (apart > tolerances.farMinutes * MINUTE && !isWholeHours(apart)) return false;
  return likeness({ ...features, span: of.features.span }, of.features) > -tolerances.retraction;
}

/** About so many hours as zones are taken for one another. */
function isWholeHours(apart: number): boolean {
  const hours = Math.round(apart / HOUR);
  return hours <= SLIPPED_HOURS && Math.abs(apart - hours * HOUR) <= 10 * MINUTE;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** Of the reports of an earthquake so many have a time that is hours off. */
const STRAY = 0.1;

/** A site takes back what itself said, in the same words, and soon. */
function fitOf(withdrawal: Withdrawal, { cluster }: Quake, likeness: Comparing['likeness']): number {
  const own = cluster.sightings.filter((one) => one.site === withdrawal.site && concerns(withdrawal, one));
  const exact = own.some(({ magnitudes }) => withdrawal.magnitudes.some((magnitude) => magnitudes.includes(magnitude)));
  const named = own.map((one) =>
    likeness(one.placeName === withdrawal.placeName ? { ...withdrawal, areas: one.areas } : withdrawal, one),
  );
  const best = Math.max(likeness(withdrawal, cluster.features), ...named);
  const age = Math.max(0, withdrawal.publishedTo - cluster.features.span.to) / LATER_MS;
  const says = (exact ? EXACT : 0) + (own.length > 0 ? OWN : 0) - (cluster.features.span.at === null ? VAGUE : 0);
  return best + says - Math.min(age, MOST_AGE);
}

/** Each half of a day makes a retraction less likely by one nat, up to three. */
const LATER_MS = 12 * HOUR;
const MOST_AGE = 3;
/** How much it says that the site has reported it, that both give the same magnitude, that nobody knows the time, in nats. */
const OWN = 2;
const EXACT = 1;
const VAGUE = 2;

/**
 * What it concerns, and copies of any of its texts whenever they were published, is of no earthquake; where an agency says so, or
 * where nothing else is left, that earthquake was none.
 */
function split({ cluster }: Quake, withdrawal: Withdrawal): readonly Quake[] {
  const gone = goneOf(cluster.sightings, withdrawal);
  const rest = without(cluster, (sighting) => gone.has(sighting));
  const none = without(cluster, (sighting) => !gone.has(sighting));
  if (rest === null) return [{ cluster, retracted: true }];
  const live = { cluster: rest, retracted: false };
  return withdrawal.official && none !== null ? [live, { cluster: none, retracted: true }] : [live];
}

function goneOf(sightings: readonly Sighting[], withdrawal: Withdrawal): ReadonlySet<Sighting> {
  const concerned = sightings.filter((sighting) => takes(withdrawal, sighting));
  const texts = new Set(concerned.flatMap((sighting) => sighting.texts));
  return new Set([...concerned, ...sightings.filter(({ textHash }) => textHash !== null && texts.has(textHash))]);
}

function without(cluster: Cluster, out: (sighting: Sighting) => boolean): Cluster | null {
  const units = cluster.units.flatMap((unit) => {
    const [first, ...others] = unit.filter((sighting) => !out(sighting));
    return first === undefined ? [] : [[first, ...others] as Unit];
  });
  return units.length === 0 ? null : new Cluster(units);
}
