/** Draws that a name decides: the same on every run. */

/** So many of the items, in their order. */
export function drawn<T>(items: readonly T[], count: number, seed: string): readonly T[] {
  const random = randomOf(seed);
  const ranked = items.map((item, at) => ({ item, at, rank: random() }));
  const some = ranked.sort((one, other) => one.rank - other.rank).slice(0, count);
  return some.sort((one, other) => one.at - other.at).map(({ item }) => item);
}

/** mulberry32 from a string's FNV-1a hash: numbers in [0, 1). */
export function randomOf(seed: string): () => number {
  let state = hashOf(seed);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** FNV-1a, 32 bits. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}
