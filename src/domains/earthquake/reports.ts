/** Drafts as reports, and what a document takes back. */
import type { Evidence } from '../../../topics/reports.ts';
import type { Analysis } from './analyse.ts';
import type { QuakeDocument, Report, Retraction } from './document.ts';
import { asSentence, derivable } from './ground/derive.ts';
import { type Derives, grounded } from './ground/ground.ts';
import { lineOf, quoteOf } from './ground/quotes.ts';
import { checked } from './ground/rules.ts';
import { type Located, locate } from './located.ts';
import type { Mention, PlaceMention } from './mentions.ts';
import { reportOf } from './report.ts';
import { currentMagnitude } from './segment/beside.ts';
import { type Choice, choose } from './segment/choose.ts';
import type { Segmented } from './segment/document.ts';
import type { Draft } from './segment/draft.ts';
import { ofKind, type Reading } from './segment/reading.ts';
import { publishedMs, type TimeFound, type Where } from './times.ts';

export function reportsOf(document: QuakeDocument, analysis: Analysis): readonly Report[] {
  const { drafts, times } = analysis;
  const published = publishedMs(document);
  const main = drafts.find(({ role }) => role === 'main');
  const named = placesOf(analysis);
  const reports = drafts.map((draft, ordinal) => {
    const choice = choose(draft);
    const located = besideMain(document, draft, locate(document, draft, choice, named), main);
    const originTime = times.originTime(draft, located);
    const report = reportOf(document, draft, choice, { originTime, located }, ordinal);
    const sound = grounded(document, report, derivesIn(analysis, originTime, located));
    return checked(sound, { published, near: located.inferred });
  });
  return reports.map((report, index) => {
    const { notes, ...placed } = withCountryBeside(report, reports);
    return { ...placed, notes: index === 0 ? [...notes, ...analysis.cut] : notes };
  });
}

/** All places of a document, in its order. */
function placesOf({ readings }: Pick<Analysis, 'readings'>): readonly PlaceMention[] {
  return readings.flatMap(({ mentions }) => ofKind(mentions, 'place'));
}

/** The finders, and the calendar, once more over quotes alone. */
function derivesIn({ find, times }: Analysis, originTime: TimeFound | null, where: Where): Derives {
  return (field, value, quotes) => {
    if (field !== 'originTime') return derivable(field, value, quotes, find);
    const again = quotes.flatMap((quote) => ofKind(find(field, asSentence(quote)), 'time'));
    return originTime !== null && times.gives(originTime.value, again, where);
  };
}

/** Clocks of aftershocks and foreshocks are of the zone of their main earthquake, unless they say where they were. */
function besideMain(document: QuakeDocument, draft: Draft, located: Located, main: Draft | undefined): Located {
  const shock = draft.role === 'aftershock' || draft.role === 'foreshock';
  if (!shock || main === undefined || located.zone !== null) return located;
  const there = locate(document, main, choose(main));
  return there.inferred === null ? located : { ...located, zone: there.zone };
}

/** Aftershocks and foreshocks are where their main earthquake is, and it where they are, unless the text says otherwise. */
function withCountryBeside(report: Report, reports: readonly Report[]): Report {
  const { role, location } = report;
  if (location.country !== null || (role === 'main' && location.place !== null)) return report;
  const isShock = (other: Report) => other.role === 'aftershock' || other.role === 'foreshock';
  const beside = isShock(report)
    ? reports.find((other) => other.role === 'main')
    : role === 'main'
      ? reports.find(isShock)
      : undefined;
  const { country = null } = beside?.location ?? {};
  if (beside === undefined || country === null) return report;
  const quotes = beside.evidence.country;
  return {
    ...report,
    location: { ...location, country },
    evidence: quotes === undefined ? report.evidence : { ...report.evidence, country: quotes },
    extractor: { ...report.extractor, country: 'rule:country/beside' },
  };
}

const EXACT: ReadonlySet<string> = new Set(['second', 'minute', 'hour']);

/** Null where nothing says what was taken back. */
export function retractionOf(
  document: QuakeDocument,
  { draft, by }: NonNullable<Segmented['retracted']>,
  analysis: Analysis,
): Retraction | null {
  const { times } = analysis;
  const choice = choose(draft);
  const located = locateWithdrawn(document, draft, choice, placesOf(analysis));
  const quote = quoteOf(document, spanOf(by)) ?? clauseAround(document, by);
  if (quote === null) return null;
  const originTime = times.originTime(draft, located, true)?.value ?? null;
  // a day and a place are no earthquake that anybody could find again
  if (choice.magnitude === null && (originTime === null || !EXACT.has(originTime.precision))) return null;
  const refersTo = {
    magnitude: choice.magnitude?.value ?? null,
    originTime,
    place: located.mention?.name ?? null,
  };
  return { ...quote, refersTo };
}

/** By the sentences that tell its magnitude, where they say where: others say whom it reached, and who sent it. */
function locateWithdrawn(
  document: QuakeDocument,
  draft: Draft,
  choice: Choice,
  named: readonly PlaceMention[],
): Located {
  const sized = draft.parts.filter((part) => currentMagnitude(part) !== undefined);
  const told = locate(document, { parts: sized }, choice, named);
  const isTold = told.mention !== null && told.mention.use !== 'aside' && told.mention.use !== 'felt';
  return isTold ? told : locate(document, draft, choice, named);
}

function spanOf({ sentence: { source, start, raw } }: Reading): Pick<Mention, 'source' | 'start' | 'end'> {
  return { source, start, end: start + raw.length };
}

/** Of a sentence that is too long to quote, what takes something back. */
function clauseAround(document: QuakeDocument, { mentions }: Reading): Evidence | null {
  const cue = mentions.find((mention) => mention.kind === 'cue' && mention.cue === 'retraction');
  const quote = cue === undefined ? null : quoteOf(document, cue);
  return quote && lineOf(0.5)(document, quote);
}
