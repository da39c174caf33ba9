/** Records as correlation sees them, remembered by revision: the same neighbourhood is looked at again and again. */
import type { ReportsRecord } from '../../../../topics/reports.ts';
import type { QuakeReads, ReportsVersion, StoredReports } from '../../../ports/quake-store.ts';
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

  /** Stored records, which were checked when they were stored; only those that are not remembered are asked for. */
  async stored(
    versions: readonly ReportsVersion[],
    store: Pick<QuakeReads, 'reportsOf'>,
  ): Promise<readonly Prepared[]> {
    const found = versions.map(({ documentId, revision }) => {
      const known = this.#known.get(documentId);
      return known?.revision === revision ? known : null;
    });
    const missing = versions.filter((_, index) => found[index] === null).map(({ documentId }) => documentId);
    const rows = missing.length === 0 ? [] : await store.reportsOf(missing);
    return [...found.filter((one) => one !== null), ...rows.map((row) => this.read(row))];
  }

  read({ documentId, revision, record }: StoredReports): Prepared {
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
