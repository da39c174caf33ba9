/** The earthquakes that the demo's documents speak of: events, with their quotes marked in the text. */

import { placeOf } from '../src/domains/earthquake/output/summary.ts';
import type { QuakeReads } from '../src/ports/quake-store.ts';
import type { Document } from '../topics/documents.ts';
import type { Claim, EventRecord } from '../topics/events.ts';
import type { ReportsRecord } from '../topics/reports.ts';
import { heading } from './screen.ts';
import type { SiteNames } from './story.ts';

/** Characters of a text that are shown, and on a line. */
const SHOWN = 620;
const WIDTH = 100;
const MANY = 1_000;

/** What the Store holds of earthquakes: how many, the one that most documents tell of, one that was taken back. */
export async function earthquakes(
  quakes: QuakeReads,
  documents: ReadonlyMap<string, Document>,
  names: SiteNames,
): Promise<string> {
  const events = (await quakes.events({ limit: MANY })).map(({ record }) => JSON.parse(record) as EventRecord);
  const live = events.filter(({ status }) => status !== 'cancel');
  const [most] = live.toSorted((a, b) => b.documents.length - a.documents.length);
  if (most === undefined) return '';
  const byId = new Map([...documents.values()].map((document) => [document.id, document]));
  const cancelled = events.find(({ cause }) => cause === 'retracted' || cause === 'withdrawn');
  return [
    heading(`${live.length} earthquakes in the documents; most is said of this one`),
    ...toldOf(most, byId, names),
    ...markedIn(most, byId),
    ...(cancelled === undefined ? [] : await takenBack(cancelled, quakes, byId)),
  ].join('\n');
}

type Documents = ReadonlyMap<string, Document>;

function toldOf(event: EventRecord, documents: Documents, names: SiteNames): string[] {
  const { location, originTime, claims, revision } = event;
  const languages = new Set(event.documents.map((id) => documents.get(id)?.language ?? '?'));
  const rows = [
    ['event', `${event.eventId}, revision ${revision}`],
    ['magnitude', (claims.magnitude ?? []).map((claim) => magnitudeOf(claim, names)).join('; ')],
    ['place', placeOf(event) ?? 'unknown'],
    ['time', `${originTime?.utc ?? 'unknown'}, to the ${originTime?.precision ?? '?'}`],
    ['depth', location.depthKm === null ? 'unknown' : `${location.depthKm} km`],
    ['told by', `${event.documents.length} documents in ${[...languages].sort().join(', ')}`],
  ];
  return rows.map(([name = '', value = '']) => `  ${name.padEnd(12)}${value}`);
}

/** The chosen one comes first; the others are kept. */
function magnitudeOf({ value, support }: Claim, names: SiteNames): string {
  const { value: number, type } = value as { value: number; type: string };
  const who = new Set(support.map(({ agency, source }) => agency ?? names.get(source) ?? source));
  return `${number}${type === 'unknown' ? '' : ` ${type}`} (${[...who].join(', ')})`;
}

/** The document that gives most of the chosen values, each of its quotes for them as `[quote]field`. */
function markedIn(event: EventRecord, documents: Documents): string[] {
  const all = Object.entries(event.claims).flatMap(([field, [chosen]]) =>
    (chosen?.support ?? []).flatMap(({ documentId, evidence }) =>
      evidence.map((quote) => ({ ...quote, field, documentId })),
    ),
  );
  const inText = Map.groupBy(
    all.filter(({ source }) => source === 'text'),
    ({ documentId }) => documentId,
  );
  const given = (quotes: readonly Quote[]) => new Set(quotes.map(({ field }) => field)).size;
  const [best] = [...inText].toSorted(([, a], [, b]) => given(b) - given(a) || b.length - a.length);
  const document = documents.get(best?.[0] ?? '');
  if (best === undefined || document === undefined) return [];
  const quotes = best[1].toSorted((a, b) => a.start - b.start || b.end - a.end);
  return [`  the quotes of these values in ${document.url}`, ...folded(marked(document.text, quotes))];
}

interface Quote {
  readonly start: number;
  readonly end: number;
  readonly field: string;
}

/** Quotes within quotes are told by the outer one alone. */
function marked(text: string, quotes: readonly Quote[]): string {
  const first = Math.max(0, text.lastIndexOf('\n', quotes[0]?.start ?? 0) + 1);
  let [out, at] = ['', first];
  for (const { start, end } of quotes) {
    if (start < at || end > first + SHOWN) continue;
    const fields = quotes.filter((quote) => quote.start >= start && quote.end <= end).map(({ field }) => field);
    out += `${text.slice(at, start)}[${text.slice(start, end)}]${[...new Set(fields)].join('+')}`;
    at = end;
  }
  return `${out}${text.slice(at, Math.max(at, first + SHOWN))}…`;
}

/** Lines of at most so many characters, where words allow it. */
function folded(text: string): string[] {
  const lines = text.replace(/\s+/g, ' ').match(new RegExp(`.{1,${WIDTH}}(?= |$)|\\S+`, 'gu')) ?? [];
  return lines.map((line) => `    ${line.trim()}`);
}

async function takenBack(event: EventRecord, quakes: QuakeReads, documents: Documents): Promise<string[]> {
  const said = [
    `  cancelled: M ${event.magnitude?.value ?? '?'} - ${placeOf(event) ?? 'unknown place'}, ${event.originTime?.utc}`,
  ];
  for (const { id, url } of documents.values()) {
    const record = (await quakes.reports(id))?.record;
    const [retraction] = record === undefined ? [] : (JSON.parse(record) as ReportsRecord).retractions;
    if (retraction !== undefined) said.push(...folded(`${url} says: ${retraction.quote}`));
  }
  return said;
}
