/** Magnitudes in words: "magnitude nine", "nine on the Richter scale". */

import type { Language } from '../../language.ts';
import type { MagnitudeMention } from '../../mentions.ts';
import { numberSlots } from '../../text/numbers.ts';
import { LETTER_OR_DIGIT } from '../../text/pattern.ts';
import { firstAfter, spansOf } from '../spans.ts';
import { markAfter, markBefore, mentionAt, type Scan } from './scan.ts';
import { standingOf } from './standing.ts';

const patterns = new WeakMap<Language, RegExp>();

/** Magnitudes of a sentence that has none in digits. */
export function wordMagnitudes(seen: Scan, parse: (text: string) => number | null): readonly MagnitudeMention[] {
  if ((['magnitude', 'scale'] as const).every((kind) => firstAfter(seen.marks(kind), 0) === null)) return [];
  return spansOf(patternOf(seen.language), seen.folded).flatMap((words) => {
    const before = markBefore(seen, 'magnitude', words.start, 10);
    const name = before ?? markAfter(seen, 'scale', words.end, 12);
    const value = parse(seen.folded.slice(words.start, words.end));
    if (name === null || value === null || value < 1 || value > 10) return [];
    const span = { start: Math.min(words.start, name.start), end: Math.max(words.end, name.end) };
    const figure = { ...words, value, decimals: 0, mark: null };
    const standing = standingOf(seen, figure, { end: words.end, since: 0, next: Number.POSITIVE_INFINITY });
    if (standing === 'mistaken') return [];
    const base = mentionAt(seen, span, 'magnitude/words');
    return [{ ...base, kind: 'magnitude', value, type: 'unknown', agency: null, standing } as const];
  });
}

function patternOf(language: Language): RegExp {
  let pattern = patterns.get(language);
  if (pattern === undefined) {
    const word = numberSlots(language).word;
    pattern = new RegExp(language.unspaced ? `${word}` : `(?<!${LETTER_OR_DIGIT})${word}(?!${LETTER_OR_DIGIT})`, 'gu');
    patterns.set(language, pattern);
  }
  return pattern;
}
