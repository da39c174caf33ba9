/** Earthquakes as `quakewire why` tells them: what the event says, who says so, in which words. */
import type { Claim, EventRecord, Support } from '../../topics/events.ts';
import type { ReportsRecord } from '../../topics/reports.ts';
import { timesOf } from '../domains/earthquake/correlate/times.ts';
import { titleOf } from '../domains/earthquake/output/summary.ts';
import type { StoredEvent } from '../ports/quake-store.ts';
import type { Store } from '../ports/store.ts';

/** An event, and the addresses of its documents, by their ids. */
export interface ExplainedEvent extends EventRecord {
  readonly urls: Readonly<Record<string, string>>;
}

/** What a document says of earthquakes. */
export interface Quakes {
  /** Events that it raised, or that a report of it belongs to. */
  readonly earthquakes: readonly Told[];
  readonly retractions: readonly Retracted[];
}

interface Told extends Pick<StoredEvent, 'eventId' | 'status'> {
  readonly title: string;
  readonly originTime: string | null;
}

interface Retracted {
  readonly quote: string;
  /** Events of the time that it speaks of which were cancelled for a retraction's sake. */
  readonly cancelled: readonly Told[];
}

/** Supports of a claim that are shown. */
const SHOWN = 3;

export async function explainEvent(store: Store, { record }: StoredEvent): Promise<ExplainedEvent> {
  const event = JSON.parse(record) as EventRecord;
  const supports = Object.values(event.claims).flatMap((claims) => claims.flatMap(({ support }) => support));
  const ids = new Set([...event.documents, ...supports.map(({ documentId }) => documentId)]);
  const urls: Record<string, string> = {};
  for (const id of ids) urls[id] = (await store.document(id))?.url ?? id;
  return { ...event, urls };
}

export async function quakesOf({ quakes }: Store, documentId: string): Promise<Quakes> {
  const told = (await quakes.eventsOf([documentId])).map(toldOf);
  const stored = await quakes.reports(documentId);
  const said = stored === null ? null : (JSON.parse(stored.record) as ReportsRecord);
  const retractions = [];
  for (const retraction of said?.retractions ?? []) {
    const times = timesOf({ ...(said as ReportsRecord), reports: [], retractions: [retraction] });
    retractions.push({ quote: retraction.quote, cancelled: await cancelledAt(quakes, times) });
  }
  return { earthquakes: told, retractions };
}

/** `times`: in order, in milliseconds since the epoch. */
async function cancelledAt(quakes: Store['quakes'], times: readonly number[]): Promise<readonly Told[]> {
  const [from, to] = [times[0], times.at(-1)];
  if (from === undefined || to === undefined) return [];
  const near = (await quakes.reportsBetween(from, to)).map(({ documentId }) => documentId);
  const events = await quakes.eventsOf(near, { from, to });
  return events.filter(({ record }) => (JSON.parse(record) as EventRecord).cause === 'retracted').map(toldOf);
}

function toldOf({ eventId, status, record }: StoredEvent): Told {
  const event = JSON.parse(record) as EventRecord;
  return { eventId, status, title: titleOf(event), originTime: event.originTime?.utc ?? null };
}

export function tellQuakes({ earthquakes, retractions }: Quakes): readonly string[] {
  return [
    ...earthquakes.map((one) => `  ${lineOf(one)}`),
    ...retractions.flatMap(({ quote, cancelled }) => [
      `  takes back: "${quote}"`,
      ...cancelled.map((one) => `    ${lineOf(one)}, as retracted`),
    ]),
  ];
}

const lineOf = ({ eventId, status, title, originTime }: Told): string =>
  `event ${eventId}: ${status}, ${title}, ${originTime ?? 'time unknown'}`;

export function tellEvent(event: ExplainedEvent): string {
  const { eventId, status, revision, cause, supersededBy, claims, originTime, urls, documents } = event;
  const why = [cause === null ? '' : `: ${cause}`, supersededBy === null ? '' : ` into ${supersededBy}`].join('');
  return [
    `${eventId}  ${titleOf(event)}, ${originTime?.utc ?? 'time unknown'}`,
    `  ${status}${why}, revision ${revision}, told by ${documents.length === 1 ? '1 document' : `${documents.length} documents`}`,
    ...Object.entries(claims).flatMap(([field, all]) =>
      all.flatMap((claim, rank) => tellClaim(field, claim, rank, urls)),
    ),
    ...documents.map((id) => `  document ${id}  ${urls[id]}`),
  ].join('\n');
}

/** The chosen one comes first. */
function tellClaim(field: string, { value, weight, support }: Claim, rank: number, urls: ExplainedEvent['urls']) {
  const shown = support.slice(0, SHOWN).map((one) => `    ${tellSupport(one, urls)}`);
  const rest = support.length - shown.length;
  return [
    `  ${rank === 0 ? field : `  or ${field}`} ${saidOf(value)}, weight ${weight.toFixed(2)}`,
    ...shown,
    ...(rest > 0 ? [`    and ${rest} more`] : []),
  ];
}

function tellSupport({ agency, source, documentId, evidence }: Support, urls: ExplainedEvent['urls']): string {
  const quotes = evidence.map(({ quote }) => `"${quote.replace(/\s+/g, ' ')}"`).join(' … ');
  return `${quotes || '(no quote)'} ${agency === null ? '' : `by ${agency} `}in ${urls[documentId] ?? source}`;
}

/** What a reader asks for: "5.8 mpv", "2026-11-17T01:42:11Z", "VI". */
function saidOf(value: unknown): string {
  if (typeof value !== 'object' || value === null) return String(value);
  const { utc, value: number, type, scale } = value as Partial<Record<string, unknown>>;
  if (utc !== undefined) return String(utc);
  return [number, type, scale].filter((part) => part !== undefined && part !== 'unknown').join(' ');
}
