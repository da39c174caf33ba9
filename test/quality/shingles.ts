/** F1 over runs of four words, as the article-extraction-benchmark counts it: case kept, pooled page by page. */
export interface Counts {
  readonly hit: number;
  readonly found: number;
  readonly wanted: number;
}

const WORDS = 4;

/** Compares a found text with the true one. */
export function compare(truth: string, found: string): Counts {
  const wanted = shingles(truth);
  const got = shingles(found);
  let hit = 0;
  for (const [shingle, count] of got) hit += Math.min(count, wanted.get(shingle) ?? 0);
  return { hit, found: total(got), wanted: total(wanted) };
}

/** F1 of the pages' mean precision and mean recall; a page without text has no precision. */
export function f1(pages: readonly Counts[]): number {
  const precision = mean(pages.filter(({ found }) => found > 0).map(({ hit, found }) => hit / found));
  const recall = mean(pages.map(({ hit, wanted }) => (wanted === 0 ? 1 : hit / wanted)));
  return (2 * precision * recall) / (precision + recall);
}

function shingles(text: string): Map<string, number> {
  const words = text.match(/[\p{L}\p{M}\p{N}_]+/gu) ?? [];
  const counts = new Map<string, number>();
  for (let at = 0; at < Math.max(1, words.length - WORDS + 1) && words.length > 0; at++) {
    const shingle = words.slice(at, at + WORDS).join(' ');
    counts.set(shingle, (counts.get(shingle) ?? 0) + 1);
  }
  return counts;
}

const total = (counts: ReadonlyMap<string, number>) => [...counts.values()].reduce((sum, count) => sum + count, 0);
const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
