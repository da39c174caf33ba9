/** A changed record to the events that it changes. */
import type { ReportsRecord } from '../../../../topics/reports.ts';
import type { QuakeReads } from '../../../ports/quake-store.ts';
import { type Change, changeOf, endOf } from './changes.ts';
import { Clustering } from './clustering.ts';
import { identify } from './identify.ts';
import { keptOf } from './kept.ts';
import type { Knowledge } from './knowledge.ts';
import { KnownEvents } from './known-events.ts';
import { type Comparing, likenessOf } from './likeness.ts';
import { neighboursOf } from './neighbourhood.ts';
import { Preparer } from './prepared.ts';
import { afterRetractions } from './retract.ts';
import { type KeptList, keptWith } from './texts.ts';
import { TOLERANCES, type Tolerances } from './tolerances.ts';

export type CorrelateReads = Pick<QuakeReads, 'reports' | 'reportsBetween' | 'reportsOf' | 'eventsOf'>;

/** What a record changes: the list to keep of its document, and the events. */
export interface Correlated {
  readonly list: KeptList;
  readonly changes: readonly Change[];
}

export class Correlator {
  readonly #knowledge: Knowledge;
  readonly #preparer: Preparer;
  readonly #comparing: Comparing;
  readonly #clustering: Clustering;
  readonly #events = new KnownEvents();

  constructor(knowledge: Knowledge, tolerances: Tolerances = TOLERANCES) {
    this.#knowledge = knowledge;
    this.#preparer = new Preparer(knowledge);
    this.#comparing = { tolerances, likeness: likenessOf(tolerances, knowledge) };
    this.#clustering = new Clustering(this.#comparing);
  }

  /**
   * What a record changes, given what the Store held before it; the caller stores the list (`putReports` with
   * `timesOf(list)`) and the changes in one transaction. Null: nothing, since the Store has this revision, or a later one
   * and the hash of this one's text.
   * `now`, in milliseconds since the epoch, goes into ids, and is written down as founded and updated.
   */
  async correlate(record: ReportsRecord, store: CorrelateReads, now: number): Promise<Correlated | null> {
    const row = await store.reports(record.documentId);
    const list = keptWith(row === null ? null : (JSON.parse(row.record) as KeptList), record);
    if (list === null) return null;
    const before = row === null ? null : this.#preparer.read(row);
    const changed = this.#preparer.prepare(list);
    const { sightings, withdrawals, known } = await neighboursOf(changed, before, {
      ...{ preparer: this.#preparer, comparing: this.#comparing, events: this.#events, store },
    });
    const quakes = afterRetractions(this.#clustering.clusters(sightings), withdrawals, this.#comparing);
    const { documentId, revision } = record;
    const kept = keptOf(before?.sightings ?? [], changed.sightings, this.#comparing);
    const { assigned, ended } = identify(quakes, known, { documentId, revision, kept, now }, this.#comparing);
    const revised = assigned.map((assignment) => changeOf(assignment, record.documentId, this.#knowledge, now));
    const changes = [...ended.map((one) => endOf(one, now)), ...revised.filter((change) => change !== null)];
    for (const change of changes) this.#events.remember(change.event, change.record);
    return { list, changes };
  }
}
