import type { Batch, Committer, Work } from '../../ports/committer.ts';
import { CodedError, isHalt } from '../../ports/errors.ts';
import type { StoreQueries } from '../sql/queries.ts';
import type { Appender } from './appender.ts';
import type { Connection } from './connection.ts';
import { type Groups, revoked } from './groups.ts';

export interface CommitterParts {
  readonly connection: Connection;
  readonly appender: Appender;
  readonly groups: Groups;
  readonly queries: StoreQueries;
}

/** Effects, emitted records and the groups' places in one transaction of the one file. */
export class SqliteCommitter implements Committer {
  /** One transaction, whose cost they share. */
  readonly together = true;
  readonly #parts: CommitterParts;

  constructor(parts: CommitterParts) {
    this.#parts = parts;
  }

  /** The assignment itself is the ownership. */
  assigned(): void {}

  commit(batches: readonly Batch[]): Promise<ReadonlyMap<Work, unknown>> {
    return this.#parts.appender.transaction(async () => {
      const failed = new Map<Work, unknown>();
      for (const batch of batches) await this.#commitBatch(batch, failed);
      return failed;
    });
  }

  /** All works of an assignment that is over fail with ASSIGNMENT_REVOKED. */
  async #commitBatch(batch: Batch, failed: Map<Work, unknown>): Promise<void> {
    const { groups } = this.#parts;
    if (!groups.holds(batch.assignment)) {
      for (const work of batch.works) failed.set(work, revoked(batch.assignment));
      return;
    }
    for (const work of batch.works) await this.#commitWork(work, failed);
    groups.commit(batch.assignment, batch.progress(batch.works.filter((work) => !failed.has(work))));
  }

  async #commitWork(work: Work, failed: Map<Work, unknown>): Promise<void> {
    const { connection } = this.#parts;
    if (work.effects !== null) connection.run('SAVEPOINT work');
    try {
      await this.#apply(work);
    } catch (error) {
      if (isHalt(error)) throw error;
      if (work.effects !== null) connection.run('ROLLBACK TO work');
      failed.set(work, error);
    }
    if (work.effects !== null) connection.run('RELEASE work');
  }

  async #apply({ effects, emits }: Work): Promise<void> {
    const { connection, appender, queries } = this.#parts;
    const answered = effects === null ? [] : await effects(queries);
    // effects that swallowed an error of the disk may have ended the transaction
    if (!connection.inTransaction) throw new CodedError('STORE_UNAVAILABLE', 'the transaction ended by itself');
    const records = answered.length === 0 ? emits : [...answered, ...emits];
    appender.check(records);
    appender.insert(records);
  }
}
