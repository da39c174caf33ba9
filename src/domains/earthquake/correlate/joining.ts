/** Groups of reports to earthquakes: joined, the best pair first, for as long as one explains them better than two. */
import { Cluster, type Unit } from './cluster.ts';
import { ALIKE } from './grouping.ts';
import { type Comparing, ofMagnitudes } from './likeness.ts';
import type { Span } from './span.ts';

/** Nobody tells earthquakes of one place apart whose times differ by less. */
const AT_ONCE_MS = 45_000;
/** Of so many reports one may be astray. */
const SOME = 4;

interface Pair {
  readonly a: Cluster;
  readonly b: Cluster;
  readonly gain: number;
}

/** Joins the pair that gains most, again and again. `price`: what one earthquake more costs, in nats. */
export function join(groups: readonly Cluster[], price: number, comparing: Comparing): readonly Cluster[] {
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
