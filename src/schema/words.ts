/** Agreement of two texts as bags of words. */

/** Chinese and Japanese have no spaces: one character is a word there. */
const WORD =
  /[\u3040-\u30ff\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff]|(?:(?![\u3040-\u30ff\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff])[\p{L}\p{M}\p{N}_])+/gu;

/** F1 of two texts' words, each counted as often as it stands, case folded; in [0, 1]; 1 for two empty texts. */
export function wordsF1(one: string, other: string): number {
  const left = bagOf(one);
  const right = bagOf(other);
  let common = 0;
  for (const [word, count] of left.counts) common += Math.min(count, right.counts.get(word) ?? 0);
  return left.size + right.size === 0 ? 1 : (2 * common) / (left.size + right.size);
}

function bagOf(text: string): { counts: ReadonlyMap<string, number>; size: number } {
  const words = text.normalize('NFKC').toLowerCase().match(WORD) ?? [];
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return { counts, size: words.length };
}
