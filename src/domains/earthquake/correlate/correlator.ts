/** A changed record to the events that it changes. */
import type { ReportsRecord } from '../../../../topics/reports.ts';
import type { QuakeReads } from '../../../ports/quake-store.ts';
import { type Change, changeOf, endOf } from './changes.ts';
import { clusterAll } from './clustering.ts';
import { identify } from './identify.ts';
import { keptOf } from './kept.ts';
import type { Knowledge } from './knowledge.ts';
import { KnownEvents } from './known-events.ts';
import { type Comparing, likenessOf } from './likeness.ts';
import type { LinkClass } from './links.ts';
import { neighbourhoodOf } from './neighbourhood.ts';
import { Preparer } from './prepared.ts';
import { afterRetractions, type Quake } from './retract.ts';
import { TOLERANCES, type Tolerances } from './tolerances.ts';

export type CorrelateReads = Pick<QuakeReads, 'reports' | 'reportsBetween' | 'reportsOf' | 'eventsOf'>;

export class Correlator {
  readonly #knowledge: Knowledge;
  readonly #preparer: Preparer;
  readonly #comparing: Comparing;
  readonly #events = new KnownEvents();

  constructor(knowledge: Knowledge, tolerances: Tolerances = TOLERANCES) {
    this.#knowledge = knowledge;
    this.#preparer = new Preparer(knowledge);
    this.#comparing = { tolerances, likeness: likenessOf(tolerances, knowledge) };
  }

  /**
   * What a record changes, given what the Store held before it; the caller stores the record (`putReports` with
   * `timesOf(record)`) and the changes in one transaction. Null: the Store has this revision, or a later one.
   * `now`, in milliseconds since the epoch, goes into ids, and is written down as founded and updated.
   */
  async correlate(record: ReportsRecord, store: CorrelateReads, now: number): Promise<readonly Change[] | null> {
    const row = await store.reports(record.documentId);
    if (row !== null && row.revision >= record.revision) return null;
    const before = row === null ? null : this.#preparer.read(row);
    const changed = this.#preparer.prepare(record);
    const chains = await neighbourhoodOf(changed, before, store, {
      preparer: this.#preparer,
      comparing: this.#comparing,
    });
    const quakes = chains.flatMap((chain) => this.#quakesOf(chain));
    const known = await this.#events.around(chains, [changed, ...(before === null ? [] : [before])], store);
    const { documentId, revision } = record;
    const kept = keptOf(before?.sightings ?? [], changed.sightings, this.#comparing);
    const { assigned, ended } = identify(quakes, known, { documentId, revision, kept, now }, this.#comparing);
    const revised = assigned.map((assignment) => changeOf(assignment, record.documentId, this.#knowledge, now));
    const changes = [...ended.map((one) => endOf(one, now)), ...revised.filter((change) => change !== null)];
    for (const change of changes) this.#events.remember(change.event, change.record);
    return changes;
  }

  #quakesOf(chain: readonly LinkClass[]): readonly Quake[] {
    const sightings = chain.flatMap((one) => [...one.sightings]);
    const withdrawals = chain.flatMap((one) => [...one.withdrawals]);
    return afterRetractions(clusterAll(sightings, this.#comparing), withdrawals, this.#comparing);
  }
}
