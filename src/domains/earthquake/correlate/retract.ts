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
    if (meant !== null) quakes = quakes.flatMap((quake) => (quake === meant ? split(quake, withdrawal) : [quake]));
  }
  return quakes;
}

function byPublication(a: Withdrawal, b: Withdrawal): number {
  return a.publishedTo - b.publishedTo || (a.key < b.key ? -1 : 1);
}

/** The earthquake that it fits best; of equals the one with more reports that it concerns, then the latest. */
function meantBy(withdrawal: Withdrawal, quakes: readonly Quake[], { likeness, tolerances }: Comparing): Quake | null {
  let best: Quake | null = null;
  let most = -tolerances.retraction;
  for (const quake of quakes) {
    const { cluster } = quake;
    if (quake.retracted) continue;
    const concerned = cluster.sightings.filter((sighting) => concerns(withdrawal, sighting)).length;
    if (concerned === 0) continue;
    const score =
      likeness(withdrawal, cluster.features) + LOGARITHM * Math.log(concerned) + cluster.features.span.to / AGES;
    if (likeness(withdrawal, cluster.features) > -tolerances.retraction && (best === null || score > most)) {
      [best, most] = [quake, score];
    }
  }
  return best;
}

const LOGARITHM = 0.1;
const AGES = 1e15;

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
