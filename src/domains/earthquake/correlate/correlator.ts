import type { EventRecord } from '../../../../topics/events.ts';
import type { ReportsRecord } from '../../../../topics/reports.ts';
import type { QuakeReads, ReportKey, StoredEvent } from '../../../ports/quake-store.ts';
import type { Knowledge } from './knowledge.ts';

export type CorrelateReads = Pick<QuakeReads, 'reports' | 'reportsBetween' | 'eventsOf'>;

/** An event's next revision: to be stored with `putEvent` and published. */
export interface Change {
  readonly event: StoredEvent;
  readonly reports: readonly ReportKey[];
  readonly record: EventRecord;
}

export class Correlator {
  constructor(readonly knowledge: Knowledge) {}

  /**
   * What a record changes, with what the Store held before it (the record itself is stored by the caller, `putReports`
   * with `timesOf(record)`). Null: the Store has this revision, or a later one. `now` only stamps what is founded and updated.
   */
  async correlate(_record: ReportsRecord, _store: CorrelateReads, _now: number): Promise<readonly Change[] | null> {
    return [];
  }
}
