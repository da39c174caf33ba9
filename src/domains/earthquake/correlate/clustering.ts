/**
 * Which reports are of one earthquake. Reports with a full time and a place come first: near-identical ones are grouped,
 * then groups are joined, the best pair first, for as long as one earthquake explains them better than two. Coarse
 * reports then go to the earthquake that they describe best, and what is left of them is joined in the same way.
 */
import { Cluster, type Unit } from './cluster.ts';
import { type Comparing, ofMagnitudes } from './likeness.ts';
import { settled } from './settle.ts';
import type { Sighting } from './sighting.ts';
import type { Span } from './span.ts';
import { unitsOf } from './units.ts';

/** Reports this alike are grouped at once. */
const ALIKE = -2;
const HALF_HOUR_MS = 1_800_000;
/** Nobody tells earthquakes of one place apart whose times differ by less. */
const AT_ONCE_MS = 45_000;
/** Of so many reports one may be astray. */
const SOME = 4;
/** How much it speaks for an earthquake that more reports are of it, per logarithm of their number. */
const FAME = 0.7;

/** How much it speaks for an earthquake that a report of it has the same magnitude; twice that for the same coordinates. */
const QUOTED = 1;
/** How much it speaks against an earthquake that it was long before the report, per logarithm of one hour and the delay. */
const RECENT = 0.7;

/** Deterministic: the order of the sightings changes nothing. */
export function clusterAll(sightings: readonly Sighting[], comparing: Comparing): readonly Cluster[] {
  const { another, anotherCoarse } = comparing.tolerances;
  const units = unitsOf(sightings);
  const placed = units.filter(([first]) => first.fine);
  const fine = settled(join(grouped(placed, comparing), another, comparing), comparing);
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

/** Groups about leaders, in the order of the units; leaders by half hours, since none that is alike is further off. */
function grouped(units: readonly Unit[], { likeness }: Comparing): readonly Cluster[] {
  const groups: Group[] = [];
  const byTime = new Map<number | null, Group[]>();
  for (const unit of units) {
    const names = unit.flatMap((sighting) => sighting.names);
    const time = halfHourOf(unit[0]);
    let nearest: Group | null = null;
    let most = ALIKE;
    for (const about of time === null ? [null] : [time - 1, time, time + 1]) {
      for (const group of byTime.get(about) ?? []) {
        const alike = likeness(unit[0], group.leader[0]);
        if (alike <= most || names.some((name) => group.taken.has(name))) continue;
        [nearest, most] = [group, alike];
      }
    }
    if (nearest === null) {
      const group = { leader: unit, units: [unit], taken: new Set(names) };
      groups.push(group);
      byTime.set(time, [...(byTime.get(time) ?? []), group]);
    } else {
      nearest.units.push(unit);
      for (const name of names) nearest.taken.add(name);
    }
  }
  return groups.map((group) => new Cluster(group.units));
}

/** Null: its time is not known to the minute. */
function halfHourOf({ span: { at } }: Sighting): number | null {
  return at === null ? null : Math.floor(at / HALF_HOUR_MS);
}

interface Pair {
  readonly a: Cluster;
  readonly b: Cluster;
  readonly gain: number;
}

/** Joins the pair that gains most, again and again. `price`: what one earthquake more costs, in nats. */
function join(groups: readonly Cluster[], price: number, comparing: Comparing): readonly Cluster[] {
  const clusters = new Set(groups);
  let pairs = groups.flatMap((a, at) => pairsOf(a, groups.slice(at + 1), price, comparing));
  for (;;) {
    const best = pairs.reduce<Pair | null>((most, pair) => (pair.gain > (most?.gain ?? 0) ? pair : most), null);
    if (best === null) return [...clusters];
    const { a, b } = best;
    clusters.delete(a);
    clusters.delete(b);
    const [joined, ...expelled] = joinedOf(a, b, comparing);
    pairs = pairs.filter((pair) => clusters.has(pair.a) && clusters.has(pair.b));
    for (const one of [joined, ...expelled]) {
      pairs.push(...pairsOf(one, [...clusters], price, comparing));
      clusters.add(one);
    }
  }
}

/** Those that are better one. */
function pairsOf(a: Cluster, others: readonly Cluster[], price: number, comparing: Comparing): readonly Pair[] {
  return others.map((b) => ({ a, b, gain: gainOf(a, b, price, comparing) })).filter(({ gain }) => gain > 0);
}

/**
 * By how much one earthquake explains both better than two do. Many reports that differ in the same way from many others
 * tell more than one does, but far less than so many independent ones: most repeat what one source says.
 */
function gainOf(a: Cluster, b: Cluster, price: number, { likeness, tolerances }: Comparing): number {
  const alike = likeness(a.features, b.features);
  if (alike < -price) return 0;
  const fewer = Math.min(a.units.length, b.units.length);
  const allowed = fewer >= SOME && alike > ALIKE ? 1 : 0;
  if (a.clashes(b).size > Math.max(allowed, tolerances.clashing * fewer)) return 0;
  // what agencies measure differs: at one and the same time it is told once, however many repeat it
  const told = atOnce(a.features.span, b.features.span) ? ofMagnitudes(a.features, b.features, tolerances) : 0;
  return price + told + (alike - told) * fewer ** tolerances.repeated;
}

function atOnce(one: Span, other: Span): boolean {
  return one.at !== null && other.at !== null && Math.abs(one.at - other.at) <= AT_ONCE_MS;
}

/** Both in one; of documents that are in both what fits worse is put out. */
function joinedOf(a: Cluster, b: Cluster, { likeness }: Comparing): readonly [Cluster, ...Cluster[]] {
  const [more, fewer] = a.units.length >= b.units.length ? [a, b] : [b, a];
  const out = new Set<Unit>();
  for (const unit of fewer.clashes(more)) {
    const own = new Cluster([unit]);
    const rival = [...more.clashes(own)][0];
    if (rival === undefined) continue;
    out.add(likeness(unit[0], more.features) > likeness(rival[0], fewer.features) ? rival : unit);
  }
  const joined = new Cluster([...more.units, ...fewer.units].filter((unit) => !out.has(unit)));
  return [joined, ...[...out].map((unit) => new Cluster([unit]))];
}

interface Slot {
  readonly cluster: Cluster;
  readonly added: Unit[];
  readonly taken: Set<string>;
}

/** Coarse reports to the earthquakes that they describe best. */
function assigned(units: readonly Unit[], fine: readonly Cluster[], comparing: Comparing) {
  const slots: readonly Slot[] = fine.map((cluster) => ({
    cluster,
    added: [],
    taken: new Set(cluster.sightings.flatMap(({ names }) => names)),
  }));
  const left: Unit[] = [];
  for (const unit of units) {
    const slot = bestOf(unit, slots, comparing);
    if (slot === null) left.push(unit);
    else {
      slot.added.push(unit);
      for (const { names } of unit) for (const name of names) slot.taken.add(name);
    }
  }
  const clusters = slots.map(({ cluster, added }) =>
    added.length === 0 ? cluster : new Cluster([...cluster.units, ...added]),
  );
  return { clusters, left };
}

function bestOf(unit: Unit, slots: readonly Slot[], { likeness, tolerances }: Comparing): Slot | null {
  const [first] = unit;
  const least = first.span.at === null ? tolerances.anotherCoarse : tolerances.anotherUnplaced;
  let best: Slot | null = null;
  let most = Number.NEGATIVE_INFINITY;
  for (const slot of slots) {
    const alike = likeness(first, slot.cluster.features);
    const fame = FAME * Math.log(slot.cluster.units.length);
    if (alike <= -least) continue;
    const late = RECENT * Math.log1p(hoursLater(first, slot.cluster));
    const score = alike + fame + quotes(first, slot.cluster) - late;
    if (score <= most) continue;
    if (unit.some(({ names }) => names.some((name) => slot.taken.has(name)))) continue;
    [best, most] = [slot, score];
  }
  return best;
}

function hoursLater({ publishedAt }: Sighting, { features: { span } }: Cluster): number {
  return Math.max(0, publishedAt - (span.at ?? span.from)) / 3_600_000;
}

/** A newsroom that repeats the very numbers of another report means the same earthquake. */
function quotes({ magnitudes: [magnitude], report: { location } }: Sighting, { units }: Cluster): number {
  const { latitude, longitude } = location;
  const same = magnitude !== undefined && units.some(([{ report }]) => report.magnitude?.value === magnitude);
  const there =
    latitude !== null &&
    units.some(([{ report }]) => report.location.latitude === latitude && report.location.longitude === longitude);
  return (same ? QUOTED : 0) + (there ? 2 * QUOTED : 0);
}
