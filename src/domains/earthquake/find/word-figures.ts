/** Numbers in words, where a unit stands after them. */
import type { Language } from '../language.ts';
import { numberSlots, parseQuantity } from '../text/numbers.ts';
import type { Figure, Scan } from './scan.ts';

const patterns = new WeakMap<Language, RegExp>();
/** No number is written in more letters. */
const LONGEST = 60;

/** The number in words that ends right before a place: "on eki| şaqyrym", "sechs| Kilometern". */
export function wordsBefore({ folded, language }: Scan, at: number): Figure | null {
  let pattern = patterns.get(language);
  if (pattern === undefined) {
    const border = language.unspaced ? '' : '(?<![\\p{L}\\p{M}\\p{N}])';
    pattern = new RegExp(`${border}(${numberSlots(language).word})[ -]?$`, 'u');
    patterns.set(language, pattern);
  }
  const from = Math.max(0, at - LONGEST);
  const match = pattern.exec(folded.slice(from, at));
  const words = match?.[1];
  if (match === null || words === undefined) return null;
  const value = parseQuantity(words, language);
  const start = from + match.index;
  return value === null ? null : { start, end: start + words.length, value, decimals: 0, mark: null };
}
