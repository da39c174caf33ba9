/** Reports and events in memory: for a command that reads a file, and for simulations. */
import type { EventRecord } from '../../../../topics/events.ts';
import type { ReportsRecord } from '../../../../topics/reports.ts';
import type { ReportKey, ReportsVersion, StoredEvent, StoredReports, Within } from '../../../ports/quake-store.ts';
import type { Change } from './changes.ts';
import type { CorrelateReads, Correlator } from './correlator.ts';
import { timesOf } from './times.ts';

const BUCKET_MS = 3_600_000;
const ALWAYS = { from: Number.NEGATIVE_INFINITY, to: Number.POSITIVE_INFINITY };

interface Held {
  readonly row: StoredReports;
  readonly times: readonly number[];
}

export class MemoryQuakes implements CorrelateReads {
  readonly #held = new Map<string, Held>();
  /** Documents by the hours of their reports. */
  readonly #hours = new Map<number, Set<string>>();
  readonly #events = new Map<string, StoredEvent>();
  /** Events by the documents that have, or founded, a report of theirs. */
  readonly #byDocument = new Map<string, Set<string>>();
  #now = 0;

  async reports(documentId: string): Promise<StoredReports | null> {
    return this.#held.get(documentId)?.row ?? null;
  }

  async reportsBetween(from: number, to: number): Promise<readonly ReportsVersion[]> {
    const found = new Set<string>();
    for (let hour = Math.floor(from / BUCKET_MS); hour <= Math.floor(to / BUCKET_MS); hour += 1) {
      for (const documentId of this.#hours.get(hour) ?? []) found.add(documentId);
    }
    return [...found]
      .sort()
      .map((documentId) => this.#held.get(documentId) as Held)
      .filter(({ times }) => times.some((time) => time >= from && time <= to))
      .map(({ row }) => row);
  }

  async reportsOf(documentIds: readonly string[]): Promise<readonly StoredReports[]> {
    return documentIds.toSorted().flatMap((documentId) => this.#held.get(documentId)?.row ?? []);
  }

  async eventsOf(documentIds: readonly string[], within: Within = ALWAYS): Promise<readonly StoredEvent[]> {
    const ids = new Set(documentIds.flatMap((documentId) => [...(this.#byDocument.get(documentId) ?? [])]));
    const found = [...ids].sort().map((id) => this.#events.get(id) as StoredEvent);
    return found.filter(({ at }) => at >= within.from && at <= within.to);
  }

  /** All of them, by id. */
  get events(): readonly StoredEvent[] {
    return [...this.#events.values()].sort((a, b) => (a.eventId < b.eventId ? -1 : 1));
  }

  /** Their records, as they were published last. */
  get records(): readonly EventRecord[] {
    return this.events.map(({ record }) => JSON.parse(record) as EventRecord);
  }

  /** Correlates a record and keeps what follows. Answers with the events that changed. */
  async take(record: ReportsRecord, correlator: Correlator): Promise<readonly Change[]> {
    this.#now += 1;
    const correlated = await correlator.correlate(record, this, this.#now);
    if (correlated === null) return [];
    const { list, changes } = correlated;
    this.#putReports(list);
    for (const change of changes) this.#putEvent(change);
    return changes;
  }

  #putReports(record: ReportsRecord): void {
    const { documentId, revision, reports, retractions } = record;
    const entries = reports.length + retractions.length;
    for (const hour of hoursOf(this.#held.get(documentId)?.times ?? [])) this.#hours.get(hour)?.delete(documentId);
    const times = timesOf(record);
    for (const hour of hoursOf(times)) setOf(this.#hours, hour).add(documentId);
    const row = { documentId, revision, entries, record: JSON.stringify(record), updated: this.#now };
    this.#held.set(documentId, { row, times });
  }

  #putEvent({ event, reports }: { readonly event: StoredEvent; readonly reports: readonly ReportKey[] }): void {
    this.#events.set(event.eventId, event);
    for (const { documentId } of [event.founder, ...reports]) setOf(this.#byDocument, documentId).add(event.eventId);
  }
}

function hoursOf(times: readonly number[]): ReadonlySet<number> {
  return new Set(times.map((time) => Math.floor(time / BUCKET_MS)));
}

function setOf<K>(map: Map<K, Set<string>>, key: K): Set<string> {
  const found = map.get(key) ?? new Set<string>();
  map.set(key, found);
  return found;
}
