/** ROUGE-LSum as the Python package rouge-score 0.1.2 counts it (Lin 2004, summary level), without stemming. */

/** F-measure between a reference and a text, in [0, 1]; sentences are lines. */
export function rougeLsum(reference: string, text: string): number {
  const wanted = sentencesOf(reference);
  const got = sentencesOf(text);
  const wantedSize = wanted.reduce((sum, sentence) => sum + sentence.length, 0);
  const gotSize = got.reduce((sum, sentence) => sum + sentence.length, 0);
  if (wantedSize === 0 || gotSize === 0) return 0;
  const wantedLeft = countsOf(wanted);
  const gotLeft = countsOf(got);
  let hits = 0;
  for (const sentence of wanted) {
    for (const token of unionOfMatches(sentence, got)) {
      const [one, other] = [wantedLeft.get(token) ?? 0, gotLeft.get(token) ?? 0];
      if (one <= 0 || other <= 0) continue;
      hits += 1;
      wantedLeft.set(token, one - 1);
      gotLeft.set(token, other - 1);
    }
  }
  const recall = hits / wantedSize;
  const precision = hits / gotSize;
  return hits === 0 ? 0 : (2 * precision * recall) / (precision + recall);
}

/** The best F-measure over several references. */
export function bestRouge(references: readonly string[], text: string): number {
  return Math.max(0, ...references.map((reference) => rougeLsum(reference, text)));
}

function sentencesOf(text: string): string[][] {
  const lines = text.split('\n').filter((line) => line !== '');
  return lines.map((line) => line.toLowerCase().match(/[a-z0-9]+/g) ?? []);
}

function countsOf(sentences: readonly (readonly string[])[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const token of sentences.flat()) counts.set(token, (counts.get(token) ?? 0) + 1);
  return counts;
}

/** The sentence's tokens that a longest common subsequence with any of the others holds. */
function unionOfMatches(sentence: readonly string[], others: readonly (readonly string[])[]): string[] {
  const places = new Set<number>();
  for (const other of others) for (const place of longestCommon(sentence, other)) places.add(place);
  return [...places].sort((one, other) => one - other).map((place) => sentence[place] ?? '');
}

/** Places in the first of one longest common subsequence, the one that the package's backtracking finds. */
function longestCommon(one: readonly string[], other: readonly string[]): number[] {
  const width = other.length + 1;
  const table = new Uint16Array((one.length + 1) * width);
  for (let i = 1; i <= one.length; i += 1) {
    for (let j = 1; j <= other.length; j += 1) {
      const at = i * width + j;
      if (one[i - 1] === other[j - 1]) table[at] = (table[at - width - 1] ?? 0) + 1;
      else table[at] = Math.max(table[at - width] ?? 0, table[at - 1] ?? 0);
    }
  }
  const places: number[] = [];
  for (let i = one.length, j = other.length; i > 0 && j > 0; ) {
    const at = i * width + j;
    if (one[i - 1] === other[j - 1]) {
      places.push(i - 1);
      i -= 1;
      j -= 1;
    } else if ((table[at - 1] ?? 0) > (table[at - width] ?? 0)) j -= 1;
    else i -= 1;
  }
  return places;
}
