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
  return { quote: sourceOf(document, source).slice(start, end), source, start, end };
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
const SENTENCE = /[\n。]/u;

/** A quote widened to its clause, and to no more than may be quoted. */
export function clauseOf(document: QuakeDocument, quote: Evidence): Evidence {
  return upTo(CLAUSE, document, quote);
}

/** A quote widened to as much of its line as may be quoted. */
export function widened(document: QuakeDocument, quote: Evidence): Evidence {
  return upTo(SENTENCE, document, quote);
}

function upTo(border: RegExp, document: QuakeDocument, { source, start, end }: Evidence): Evidence {
  const text = sourceOf(document, source);
  const room = Math.max(0, (LONGEST_QUOTE - (end - start)) >> 1);
  let from = start;
  let to = end;
  while (from > 0 && start - from < room && !border.test(text[from - 1] ?? '\n')) from -= 1;
  while (to < text.length && to - end < room && !border.test(text[to] ?? '\n')) to += 1;
  while (from < start && !/\s/u.test(text[from - 1] ?? ' ') && start - from >= room) from += 1;
  while (from < start && /\s/u.test(text[from] ?? '')) from += 1;
  while (to > end && /\s/u.test(text[to - 1] ?? '')) to -= 1;
  return { quote: text.slice(from, to), source, start: from, end: to };
}
