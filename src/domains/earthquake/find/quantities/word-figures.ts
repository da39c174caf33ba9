/** Numbers in words, beside the unit or the name that makes them a quantity. */
import type { Language } from '../../language.ts';
import { numberSlots, parseQuantity } from '../../text/numbers.ts';
import { LETTER_OR_DIGIT } from '../../text/pattern.ts';
import type { Figure, Scan } from './scan.ts';

/** No number is written in more letters. */
const LONGEST = 60;

interface Patterns {
  readonly before: RegExp;
  readonly after: RegExp;
}

const patterns = new WeakMap<Language, Patterns>();

/** The number in words that ends right before a place: "on eki| şaqyrym", "sechs| Kilometern". */
export function wordsBefore({ folded, language }: Scan, at: number): Figure | null {
  const from = Math.max(0, at - LONGEST);
  const match = patternsOf(language).before.exec(folded.slice(from, at));
  return match === null ? null : figureOf(match[1] as string, from + match.index, language);
}

/** The number in words that begins at a place. */
export function wordsAfter({ folded, language }: Scan, at: number): Figure | null {
  const match = patternsOf(language).after.exec(folded.slice(at, at + LONGEST));
  return match === null ? null : figureOf(match[1] as string, at, language);
}

function patternsOf(language: Language): Patterns {
  let pair = patterns.get(language);
  if (pair === undefined) {
    const words = `(${numberSlots(language).word})`;
    const [begin, end] = language.unspaced ? ['', ''] : [`(?<!${LETTER_OR_DIGIT})`, `(?!${LETTER_OR_DIGIT})`];
    pair = { before: new RegExp(`${begin}${words}[ -]?$`, 'u'), after: new RegExp(`^${words}${end}`, 'u') };
    patterns.set(language, pair);
  }
  return pair;
}

function figureOf(words: string, start: number, language: Language): Figure | null {
  const value = parseQuantity(words, language);
  return value === null ? null : { start, end: start + words.length, value, decimals: 0, mark: null };
}
