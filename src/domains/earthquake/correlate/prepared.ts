/** Records as correlation sees them, remembered by revision: the same neighbourhood is looked at again and again. */
import type { ReportsRecord } from '../../../../topics/reports.ts';
import type { StoredReports } from '../../../ports/quake-store.ts';
import type { Knowledge } from './knowledge.ts';
import { Recent } from './recent.ts';
import { type Sighting, sightingsOf } from './sighting.ts';
import { type Withdrawal, withdrawalsOf } from './withdrawal.ts';

export interface Prepared {
  readonly documentId: string;
  readonly revision: number;
  readonly sightings: readonly Sighting[];
  readonly withdrawals: readonly Withdrawal[];
}

const REMEMBERED = 4_000;

export class Preparer {
  readonly #knowledge: Knowledge;
  readonly #known = new Recent<string, Prepared>(REMEMBERED);

  constructor(knowledge: Knowledge) {
    this.#knowledge = knowledge;
  }

  /** A stored record, which was checked when it was stored. */
  stored({ documentId, revision, record }: StoredReports): Prepared {
    const known = this.#known.get(documentId);
    return known?.revision === revision ? known : this.prepare(JSON.parse(record) as ReportsRecord);
  }

  prepare(record: ReportsRecord): Prepared {
    const { documentId, revision } = record;
    const sightings = sightingsOf(record, this.#knowledge);
    const prepared = { documentId, revision, sightings, withdrawals: withdrawalsOf(record, this.#knowledge) };
    this.#known.set(documentId, prepared);
    return prepared;
  }
}
