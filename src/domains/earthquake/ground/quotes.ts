/** Quotes: what of a document a value stands on. */
import type { Evidence } from '../../../../topics/reports.ts';
import type { QuakeDocument } from '../document.ts';
import type { Mention } from '../mentions.ts';
import type { SourceName } from '../text/sentences.ts';

/** The longest quote that a report may have, in UTF-16 code units. */
export const LONGEST_QUOTE = 200;

/** The quote of a mention; null where it would be too long. */
export function quoteOf(
  document: QuakeDocument,
  { source, start, end }: Pick<Mention, 'source' | 'start' | 'end'>,
): Evidence | null {
  if (end - start > LONGEST_QUOTE || end <= start) return null;
  const text = sourceOf(document, source);
  const stop = withoutStop(text, start, end);
  return { quote: text.slice(start, stop), source, start, end: stop };
}

/** The last part of an abbreviation that has several: "a.m.", "73,95° в. д.". */
const ABBREVIATED = /\p{L}\. ?\p{L}{1,2}\.$/u;

/** The end of a quote without the full stop that closes its sentence. */
function withoutStop(text: string, start: number, end: number): number {
  const last = text[end - 1];
  const closes = (last === '.' || last === '。') && !ABBREVIATED.test(text.slice(Math.max(start, end - 8), end));
  return closes && end - start > 1 ? end - 1 : end;
}

export function sourceOf(document: QuakeDocument, source: SourceName): string {
  return source === 'title' ? document.title : document.text;
}

/** Whether a quote stands in the document where it says. */
export function stands(document: QuakeDocument, { quote, source, start, end }: Evidence): boolean {
  const length = end - start;
  if (length <= 0 || length > LONGEST_QUOTE || quote.length !== length) return false;
  return sourceOf(document, source).slice(start, end) === quote;
}

/** Marks at which a clause may begin or end. */
const CLAUSE = /[,;:.!?—–()«»"“”、。（）\n]/u;
const LINE = /\n/u;

/** A quote widened to its clause, and to no more than may be quoted. */
export function clauseOf(document: QuakeDocument, quote: Evidence): Evidence {
  return upTo(CLAUSE, 0.5, document, quote);
}

/** A quote widened to as much of its line as may be quoted, `before` of it to the left. */
export function lineOf(before: number): (document: QuakeDocument, quote: Evidence) => Evidence {
  return (document, quote) => upTo(LINE, before, document, quote);
}

/** The point or comma of a figure ends nothing. */
function isBorder(border: RegExp, text: string, at: number): boolean {
  return border.test(text[at] ?? '\n') && !/^\d[.,:]\d$/u.test(text.slice(Math.max(0, at - 1), at + 2));
}

function upTo(border: RegExp, before: number, document: QuakeDocument, { source, start, end }: Evidence): Evidence {
  const text = sourceOf(document, source);
  const room = LONGEST_QUOTE - (end - start);
  let from = start;
  let to = end;
  while (from > 0 && start - from < room * before && !isBorder(border, text, from - 1)) from -= 1;
  while (to < text.length && to - end < room * (1 - before) && !isBorder(border, text, to)) to += 1;
  // no half words, no space at the ends
  if (start - from >= room * before) while (from < start && !/\s/u.test(text[from - 1] ?? ' ')) from += 1;
  if (to - end >= room * (1 - before)) while (to > end && !/\s/u.test(text[to] ?? ' ')) to -= 1;
  while (from < start && /\s/u.test(text[from] ?? '')) from += 1;
  while (to > end && /\s/u.test(text[to - 1] ?? '')) to -= 1;
  to = Math.max(end, withoutStop(text, from, to));
  return { quote: text.slice(from, to), source, start: from, end: to };
}
