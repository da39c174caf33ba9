/** Drafts as reports, and what a document takes back. */
import type { Evidence } from '../../../topics/reports.ts';
import type { Analysis } from './analyse.ts';
import type { QuakeDocument, Report, Retraction } from './document.ts';
import { grounded } from './ground/ground.ts';
import { quoteOf, widened } from './ground/quotes.ts';
import { checked } from './ground/rules.ts';
import type { Mention } from './mentions.ts';
import { reportOf } from './report.ts';
import { choose } from './segment/choose.ts';
import type { Segmented } from './segment/document.ts';
import type { Reading } from './segment/reading.ts';

export function reportsOf(document: QuakeDocument, { drafts, times, find }: Analysis): readonly Report[] {
  const published = document.publishedAt === null ? null : Date.parse(document.publishedAt);
  return drafts.map((draft, ordinal) => {
    const choice = choose(draft);
    const resolved = {
      originTime: times.originTime(draft, null),
      place: choice.place?.name ?? null,
      country: null,
      inferred: null,
    };
    return checked(grounded(document, reportOf(document, draft, choice, resolved, ordinal), find), { published });
  });
}

/** Null where nothing says what was taken back. */
export function retractionOf(
  document: QuakeDocument,
  { draft, by }: NonNullable<Segmented['retracted']>,
  { times }: Analysis,
): Retraction | null {
  const choice = choose(draft);
  const quote = quoteOf(document, spanOf(by)) ?? clauseAround(document, by);
  if (quote === null) return null;
  const refersTo = {
    magnitude: choice.magnitude?.value ?? null,
    originTime: times.originTime(draft, null)?.value ?? null,
    place: choice.place?.name ?? null,
  };
  return { ...quote, refersTo };
}

function spanOf({ sentence: { source, start, raw } }: Reading): Pick<Mention, 'source' | 'start' | 'end'> {
  return { source, start, end: start + raw.length };
}

/** Of a sentence that is too long to quote, what takes something back. */
function clauseAround(document: QuakeDocument, { mentions }: Reading): Evidence | null {
  const cue = mentions.find((mention) => mention.kind === 'cue' && mention.cue === 'retraction');
  const quote = cue === undefined ? null : quoteOf(document, cue);
  return quote && widened(document, quote);
}
