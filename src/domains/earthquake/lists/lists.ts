/** Lists of earthquakes in a document: tables of agencies under a header. */
import { zoneOfCountry } from '../../../page/metadata/date/country-zones.ts';
import type { QuakeDocument, Report } from '../document.ts';
import type { Language } from '../language.ts';
import { languageOf } from '../languages/index.ts';
import { MOST_REPORTS } from '../limits.ts';
import { publishedIn } from '../time/instant.ts';
import { zoneIn } from './moment.ts';
import { type RowContext, reportOfRow } from './row.ts';
import { hasHeader, type Table, tablesIn } from './table.ts';
import { typesIn } from './values.ts';

export interface Listed {
  /** In the order of the lists; of role `other`, or `historical`. */
  readonly reports: readonly Report[];
  /** How many rows tell of an earthquake, those included that are too many. */
  readonly count: number;
  /** The text without its lists, of the same length. */
  readonly rest: string;
}

/** Whether a text has a list of earthquakes. */
export function hasList(text: string): boolean {
  return hasHeader(text);
}

/** Reads the lists of a text, which is the document's or what of it is for readers; `language`: the document's rules. */
export function listedIn(document: QuakeDocument, text: string, language: Language): Listed {
  const reports: Report[] = [];
  let [rest, count] = [text, 0];
  for (const table of tablesIn(text)) {
    const found = reportsOf(
      document,
      text,
      table,
      languageOf(table.header.language ?? '') ?? language,
      MOST_REPORTS - reports.length,
    );
    if (found.count === 0) continue;
    reports.push(...found.reports);
    count += found.count;
    rest = rest.slice(0, table.start) + '\n'.repeat(table.end - table.start) + rest.slice(table.end);
  }
  return { reports, count, rest };
}

/** The rows of a table, if most of them tell of an earthquake. */
function reportsOf(
  document: QuakeDocument,
  text: string,
  table: Table,
  language: Language,
  most: number,
): Pick<Listed, 'reports' | 'count'> {
  const zones = { stated: statedAround(document, text, table), agency: zoneOfCountry(document.country) };
  const context = { document, text, language, zones, type: typeAround(text, table) };
  const rows = table.rows.slice(0, most);
  const reports = rows.map((row) => reportOfRow(table, row, context)).filter((report) => report !== null);
  if (reports.length < rows.length * MIN_SHARE) return { reports: [], count: 0 };
  const old = isCatalogue(reports, document);
  return {
    reports: reports.map((report) => (old(report) ? { ...report, role: 'historical' } : report)),
    count: reports.length + table.rows.length - rows.length,
  };
}

const MIN_SHARE = 0.5;
const DAY_MS = 86_400_000;
/** Lists of the days, weeks or months before; one that spans more is of history. */
const MOST_DAYS = 400;
const OLD_DAYS = 60;

/** Which rows are history: those long before the publication, or all of a list of many years. */
function isCatalogue(reports: readonly Report[], { publishedAt }: QuakeDocument): (report: Report) => boolean {
  const times = reports.map(({ originTime }) => Date.parse(originTime?.utc ?? '')).filter(Number.isFinite);
  const [first, last] = [Math.min(...times), Math.max(...times)];
  if (last - first > MOST_DAYS * DAY_MS) return () => true;
  const published = publishedIn(publishedAt, 'UTC')?.ms ?? Number.NaN;
  return ({ originTime }) => published - Date.parse(originTime?.utc ?? '') > OLD_DAYS * DAY_MS;
}

/** The type of magnitude that the text around a list names, where it names one only. */
function typeAround(text: string, { start, end }: Table): RowContext['type'] {
  const from = Math.max(0, start - AROUND * 3);
  const shifted = (part: string, by: number) =>
    typesIn(part).map((one) => ({ type: one.type, start: one.start + by, end: one.end + by }));
  const types = [...shifted(text.slice(from, start), from), ...shifted(text.slice(end, end + AROUND * 3), end)];
  const [only] = types;
  if (only === undefined || types.some(({ type }) => type !== only.type)) return null;
  return { type: only.type, cell: { text: only.type, start: only.start, end: only.end } };
}

/** How far from a list its zone may be told, in UTF-16 code units. */
const AROUND = 300;

/** The zone that the title, or a line right before or after a list, gives for its times. */
function statedAround({ title }: QuakeDocument, text: string, { start, end }: Table): string | null {
  const before = text
    .slice(Math.max(0, start - AROUND), start)
    .split('\n')
    .reverse();
  const after = text.slice(end, end + AROUND).split('\n');
  for (const line of [...before, ...after, title]) {
    // a clock with a zone says when the page was made
    const zone = /\d[:.]\d\d/u.test(line) ? null : zoneIn(line);
    if (zone !== null) return zone;
  }
  return null;
}
