/** A changed record to the events that it changes. */
import type { EventRecord } from '../../../../topics/events.ts';
import type { ReportsRecord } from '../../../../topics/reports.ts';
import type { QuakeReads } from '../../../ports/quake-store.ts';
import { type Change, changeOf, endOf } from './changes.ts';
import { type Comparing, clusterAll } from './clustering.ts';
import { identify, type Known, keyOf } from './identify.ts';
import type { Knowledge } from './knowledge.ts';
import { likenessOf } from './likeness.ts';
import type { LinkClass } from './links.ts';
import { neighbourhoodOf } from './neighbourhood.ts';
import { type Prepared, Preparer } from './prepared.ts';
import { afterRetractions, type Quake } from './retract.ts';
import { TOLERANCES, type Tolerances } from './tolerances.ts';

export type CorrelateReads = Pick<QuakeReads, 'reports' | 'reportsBetween' | 'eventsOf'>;

export class Correlator {
  readonly #knowledge: Knowledge;
  readonly #preparer: Preparer;
  readonly #comparing: Comparing;

  constructor(knowledge: Knowledge, tolerances: Tolerances = TOLERANCES) {
    this.#knowledge = knowledge;
    this.#preparer = new Preparer(knowledge);
    this.#comparing = { tolerances, likeness: likenessOf(tolerances, knowledge) };
  }

  /**
   * What a record changes, given what the Store held before it; the caller stores the record (`putReports` with
   * `timesOf(record)`) and the changes in one transaction. Null: the Store has this revision, or a later one.
   * `now`, in milliseconds since the epoch, is only written down as founded and updated.
   */
  async correlate(record: ReportsRecord, store: CorrelateReads, now: number): Promise<readonly Change[] | null> {
    const row = await store.reports(record.documentId);
    if (row !== null && row.revision >= record.revision) return null;
    const before = row === null ? null : this.#preparer.stored(row);
    const changed = this.#preparer.prepare(record);
    const chains = await neighbourhoodOf(changed, before, store, {
      preparer: this.#preparer,
      comparing: this.#comparing,
    });
    const quakes = chains.flatMap((chain) => this.#quakesOf(chain));
    const known = await eventsOf(chains, [changed, ...(before === null ? [] : [before])], store);
    const { assigned, ended } = identify(quakes, known, record.documentId);
    const changes = assigned.map((assignment) => changeOf(assignment, this.#knowledge, now));
    return [...ended.map((one) => endOf(one, now)), ...changes.filter((change) => change !== null)];
  }

  #quakesOf(chain: readonly LinkClass[]): readonly Quake[] {
    const sightings = chain.flatMap((one) => [...one.sightings]);
    const withdrawals = chain.flatMap((one) => [...one.withdrawals]);
    return afterRetractions(clusterAll(sightings, this.#comparing), withdrawals, this.#comparing);
  }
}

/** The events that a report of the neighbourhood belongs to, or has founded. */
async function eventsOf(
  chains: readonly (readonly LinkClass[])[],
  records: readonly Prepared[],
  store: CorrelateReads,
): Promise<readonly Known[]> {
  const inside = new Set(chains.flat().flatMap(({ sightings }) => [...sightings]));
  for (const { sightings } of records) for (const sighting of sightings) inside.add(sighting);
  if (inside.size === 0) return [];
  const keys = new Set([...inside].map(({ key }) => key));
  const documents = [...new Set([...inside].map(({ documentId }) => documentId))].sort();
  const found = (await store.eventsOf(documents)).map((stored) => ({
    stored,
    record: JSON.parse(stored.record) as EventRecord,
  }));
  return found.filter(
    ({ stored, record }) => keys.has(keyOf(stored.founder)) || record.reports.some((key) => keys.has(keyOf(key))),
  );
}
