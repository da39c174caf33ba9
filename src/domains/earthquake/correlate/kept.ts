/** Which reports of a document's list stand in its next one: by what they say, since a row on top moves all others. */
import type { Comparing } from './likeness.ts';
import type { Sighting } from './sighting.ts';

interface Pair {
  readonly before: Sighting;
  readonly now: Sighting;
  readonly alike: number;
}

/** Keys before to keys now, the most alike first; a report that is none of those before has no key among them. */
export function keptOf(
  before: readonly Sighting[],
  now: readonly Sighting[],
  comparing: Comparing,
): ReadonlyMap<string, string> {
  const kept = new Map<string, string>();
  const gone = new Set<string>();
  const take = (one: Sighting, other: Sighting) => {
    if (kept.has(one.key) || gone.has(other.key)) return;
    kept.set(one.key, other.key);
    gone.add(other.key);
  };
  // nothing that is compared differs
  const same = Map.groupBy(now, ({ signature }) => signature);
  for (const one of before) for (const other of same.get(one.signature) ?? []) take(one, other);
  const pairs = pairsOf(
    before.filter(({ key }) => !kept.has(key)),
    now.filter(({ key }) => !gone.has(key)),
    comparing,
  );
  for (const pair of pairs) take(pair.before, pair.now);
  return kept;
}

function pairsOf(
  before: readonly Sighting[],
  now: readonly Sighting[],
  { likeness, tolerances }: Comparing,
): readonly Pair[] {
  return before
    .flatMap((one) => now.map((other) => ({ before: one, now: other, alike: likeness(one, other) })))
    .filter(({ alike }) => alike >= -tolerances.incompatible)
    .sort((a, b) => b.alike - a.alike || a.before.ordinal - b.before.ordinal || a.now.ordinal - b.now.ordinal);
}
