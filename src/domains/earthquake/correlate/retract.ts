/** What retractions leave of the earthquakes that reports speak of. */
import { Cluster, type Unit } from './cluster.ts';
import type { Comparing } from './clustering.ts';
import type { Sighting } from './sighting.ts';
import { concerns, type Withdrawal } from './withdrawal.ts';

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

/** The earthquake that it fits best, and vague reports that may be of the same. */
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
  const { features } = best.cluster;
  const vague = open.filter(({ cluster }) => cluster.features.span.at === null);
  const same = vague.filter(({ cluster }) => likeness(cluster.features, features) > -tolerances.retraction);
  return new Set([best, ...same]);
}

/** A site takes back what itself said, in the same words, and soon. */
function fitOf(withdrawal: Withdrawal, { cluster }: Quake, likeness: Comparing['likeness']): number {
  const own = cluster.sightings.filter((one) => one.site === withdrawal.site && concerns(withdrawal, one));
  const exact = own.some(({ magnitudes }) => withdrawal.magnitudes.some((magnitude) => magnitudes.includes(magnitude)));
  const named = own.map((one) =>
    likeness(one.placeName === withdrawal.placeName ? { ...withdrawal, areas: one.areas } : withdrawal, one),
  );
  const best = Math.max(likeness(withdrawal, cluster.features), ...named);
  const age = Math.max(0, withdrawal.publishedTo - cluster.features.span.to) / LATER_MS;
  return (exact ? best + EXACT : best) - Math.min(age, MOST_AGE);
}

/** Each half of a day makes a retraction less likely by one nat, up to three. */
const LATER_MS = 12 * 3_600_000;
const MOST_AGE = 3;
/** How much it says that both give the same magnitude, in nats. */
const EXACT = 1;

/**
 * What it concerns, and copies of that whenever they were published, is of no earthquake; where an agency says so, or
 * where nothing else is left, that earthquake was none.
 */
function split({ cluster }: Quake, withdrawal: Withdrawal): readonly Quake[] {
  const gone = goneOf(cluster.sightings, withdrawal);
  const rest = without(cluster, (sighting) => gone.has(sighting));
  const none = without(cluster, (sighting) => !gone.has(sighting));
  if (rest === null) return [{ cluster, retracted: true }];
  const live = { cluster: rest, retracted: false };
  return withdrawal.official && withdrawal.specific && none !== null
    ? [live, { cluster: none, retracted: true }]
    : [live];
}

function goneOf(sightings: readonly Sighting[], withdrawal: Withdrawal): ReadonlySet<Sighting> {
  const concerned = sightings.filter((sighting) => concerns(withdrawal, sighting));
  const texts = new Set(concerned.map(({ textHash }) => textHash).filter((hash) => hash !== null));
  return new Set([...concerned, ...sightings.filter(({ textHash }) => textHash !== null && texts.has(textHash))]);
}

function without(cluster: Cluster, out: (sighting: Sighting) => boolean): Cluster | null {
  const units = cluster.units.flatMap((unit) => {
    const [first, ...others] = unit.filter((sighting) => !out(sighting));
    return first === undefined ? [] : [[first, ...others] as Unit];
  });
  return units.length === 0 ? null : new Cluster(units);
}
