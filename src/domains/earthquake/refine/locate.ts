/** Grounding: a quote must stand in what the model was shown, white space and case aside. */
import type { Evidence } from '../../../../topics/reports.ts';
import { LONGEST_QUOTE } from '../ground/quotes.ts';
import { fold } from '../text/fold.ts';
import type { Passage } from './split.ts';

/** The quote as the document has it, with its offsets; null where it does not stand there, or is too long. */
export function locate(quote: string, passages: readonly Passage[]): Evidence | null {
  const words = fold(quote).split(/\s+/u).filter(Boolean).map(literal);
  if (words.length === 0) return null;
  const pattern = new RegExp(words.join('\\s+'), 'u');
  for (const { source, start, text } of passages) {
    const match = pattern.exec(fold(text));
    if (match === null || match[0].length > LONGEST_QUOTE) continue;
    const from = start + match.index;
    const found = text.slice(match.index, match.index + match[0].length);
    return { quote: found, source, start: from, end: from + found.length };
  }
  return null;
}

function literal(word: string): string {
  return word.replace(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`);
}
