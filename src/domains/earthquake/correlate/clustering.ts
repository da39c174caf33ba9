/**
 * Which reports are of one earthquake. Reports with a full time and a place come first: near-identical ones are grouped,
 * then groups are joined, the best pair first, for as long as one earthquake explains them better than two. Coarse
 * reports then go to the earthquake that they describe best, and what is left of them is joined in the same way.
 */
import { Cluster, type Unit } from './cluster.ts';
import type { Likeness } from './likeness.ts';
import type { Sighting } from './sighting.ts';
import type { Tolerances } from './tolerances.ts';
import { unitsOf } from './units.ts';

/** Reports this alike are grouped at once. */
const ALIKE = -2;
/** How much it speaks for an earthquake that more reports are of it, per logarithm of their number. */
const FAME = 0.7;

export interface Comparing {
  readonly tolerances: Tolerances;
  readonly likeness: Likeness;
}

/** Deterministic: the order of the sightings changes nothing. */
export function clusterAll(sightings: readonly Sighting[], comparing: Comparing): readonly Cluster[] {
  const { another, anotherCoarse } = comparing.tolerances;
  const units = unitsOf(sightings);
  const fine = join(
    grouped(
      units.filter(([first]) => first.fine),
      comparing,
    ),
    another,
    comparing,
  );
  const { clusters, left } = assigned(
    units.filter(([first]) => !first.fine),
    fine,
    comparing,
  );
  return [...clusters, ...join(grouped(left, comparing), anotherCoarse, comparing)];
}

interface Group {
  readonly leader: Unit;
  readonly units: Unit[];
  readonly taken: Set<string>;
}

/** Groups about leaders, in the order of the units. */
function grouped(units: readonly Unit[], { likeness }: Comparing): readonly Cluster[] {
  const groups: Group[] = [];
  for (const unit of units) {
    const names = unit.flatMap((sighting) => sighting.names);
    let nearest: Group | null = null;
    let most = ALIKE;
    for (const group of groups) {
      const alike = likeness(unit[0], group.leader[0]);
      if (alike <= most || names.some((name) => group.taken.has(name))) continue;
      [nearest, most] = [group, alike];
    }
    if (nearest === null) groups.push({ leader: unit, units: [unit], taken: new Set(names) });
    else {
      nearest.units.push(unit);
      for (const name of names) nearest.taken.add(name);
    }
  }
  return groups.map((group) => new Cluster(group.units));
}

/** Joins the pair that gains most, again and again. `price`: what one earthquake more costs, in nats. */
function join(groups: readonly Cluster[], price: number, comparing: Comparing): readonly Cluster[] {
  let clusters = [...groups];
  const gains = new Map<Cluster, Map<Cluster, number>>();
  for (;;) {
    let best: { readonly a: Cluster; readonly b: Cluster; readonly gain: number } | null = null;
    for (const [at, a] of clusters.entries()) {
      for (const b of clusters.slice(at + 1)) {
        const gain = remembered(gains, a, b, () => gainOf(a, b, price, comparing));
        if (gain > (best?.gain ?? 0)) best = { a, b, gain };
      }
    }
    if (best === null) return clusters;
    const { a, b } = best;
    const joined = a.with(b);
    gains.delete(a);
    clusters = clusters.flatMap((one) => (one === a ? [joined] : one === b ? [] : [one]));
  }
}

function remembered(gains: Map<Cluster, Map<Cluster, number>>, a: Cluster, b: Cluster, find: () => number): number {
  const row = gains.get(a) ?? new Map<Cluster, number>();
  const gain = row.get(b) ?? find();
  row.set(b, gain);
  gains.set(a, row);
  return gain;
}

/**
 * By how much one earthquake explains both better than two do. Many reports that differ in the same way from many others
 * tell more than one does, but far less than so many independent ones: most repeat what one source says.
 */
function gainOf(a: Cluster, b: Cluster, price: number, { likeness, tolerances }: Comparing): number {
  const alike = likeness(a.features, b.features);
  if (alike < -price || a.clashes(b)) return 0;
  return price + alike * Math.min(a.units.length, b.units.length) ** tolerances.repeated;
}

/** Coarse reports to the earthquakes that they describe best. */
function assigned(units: readonly Unit[], fine: readonly Cluster[], { likeness, tolerances }: Comparing) {
  const places = fine.map((cluster) => ({ fixed: cluster, grown: cluster }));
  const left: Unit[] = [];
  for (const unit of units) {
    const own = new Cluster([unit]);
    let best: { readonly place: (typeof places)[number]; readonly score: number } | null = null;
    for (const place of places) {
      const alike = likeness(own.features, place.fixed.features);
      const score = alike + FAME * Math.log(place.fixed.units.length);
      if (alike <= -tolerances.anotherCoarse || score <= (best?.score ?? FLOOR)) continue;
      if (!place.grown.clashes(own)) best = { place, score };
    }
    if (best === null) left.push(unit);
    else best.place.grown = best.place.grown.with(own);
  }
  return { clusters: places.map(({ grown }) => grown), left };
}

const FLOOR = Number.NEGATIVE_INFINITY;
