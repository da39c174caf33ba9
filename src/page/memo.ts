/** What pages of one site repeat (class names above all) is looked at once. */

/** In each of two generations. */
const MAX_KEPT = 20_000;
/** Longer keys are rare, and come again even more rarely. */
const MAX_KEY = 400;

/** Remembers what a pure function answers, for the latest strings that it was asked about. */
export function remembering<T>(compute: (key: string) => T): (key: string) => T {
  let young = new Map<string, T>();
  let old = new Map<string, T>();
  return (key) => {
    const known = young.get(key);
    if (known !== undefined) return known;
    const answer = old.get(key) ?? compute(key);
    if (key.length > MAX_KEY) return answer;
    if (young.size >= MAX_KEPT) [young, old] = [new Map(), young];
    young.set(copyOf(key), answer);
    return answer;
  };
}

/** A part of a page as a string of its own: it would keep the whole page in memory. */
function copyOf(key: string): string {
  return Buffer.from(key, 'utf16le').toString('utf16le');
}
