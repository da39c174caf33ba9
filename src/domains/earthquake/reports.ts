/** Drafts as reports, and what a document takes back. */
import type { Analysis } from './analyse.ts';
import type { QuakeDocument, Report, Retraction } from './document.ts';
import { grounded } from './ground/ground.ts';
import { clauseOf, quoteOf } from './ground/quotes.ts';
import { checked } from './ground/rules.ts';
import { reportOf } from './report.ts';
import { choose } from './segment/choose.ts';
import type { Segmented } from './segment/document.ts';

export function reportsOf(document: QuakeDocument, { drafts, times, find }: Analysis): readonly Report[] {
  const published = document.publishedAt === null ? null : Date.parse(document.publishedAt);
  return drafts.map((draft, ordinal) => {
    const choice = choose(draft);
    const resolved = {
      originTime: times.originTime(draft),
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
  const cue = by.mentions.find((mention) => mention.kind === 'cue' && mention.cue === 'retraction');
  const quote = cue && quoteOf(document, cue);
  if (quote == null) return null;
  const refersTo = {
    magnitude: choice.magnitude?.value ?? null,
    originTime: times.originTime(draft)?.value ?? null,
    place: choice.place?.name ?? null,
  };
  return { ...clauseOf(document, quote), refersTo };
}
