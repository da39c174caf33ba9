import { DatabaseSync, type SQLInputValue, type StatementResultingChanges, type StatementSync } from 'node:sqlite';
import { codedError } from './errors.ts';

/** How long one statement may wait for a lock; it blocks the event loop, so longer waits are the caller's. */
const BUSY_TIMEOUT_MS = 5;

/** One connection to the file. Statements are prepared once; failures of the file are CodedErrors. */
export class Connection {
  readonly #database: DatabaseSync;
  readonly #statements = new Map<string, StatementSync>();

  /** Throws STORE_UNAVAILABLE. */
  constructor(path: string) {
    this.#database = coded(() => new DatabaseSync(path, { timeout: BUSY_TIMEOUT_MS }));
  }

  get inTransaction(): boolean {
    return this.#database.isTransaction;
  }

  exec(sql: string): void {
    coded(() => this.#database.exec(sql));
  }

  prepare(sql: string): StatementSync {
    let statement = this.#statements.get(sql);
    if (statement === undefined) {
      statement = coded(() => this.#database.prepare(sql));
      this.#statements.set(sql, statement);
    }
    return statement;
  }

  /** The rows are what the caller says: it knows the schema. */
  all<R>(sql: string, ...parameters: readonly SQLInputValue[]): R[] {
    return coded(() => this.prepare(sql).all(...parameters) as R[]);
  }

  get<R>(sql: string, ...parameters: readonly SQLInputValue[]): R | undefined {
    return coded(() => this.prepare(sql).get(...parameters) as R | undefined);
  }

  run(sql: string, ...parameters: readonly SQLInputValue[]): StatementResultingChanges {
    return coded(() => this.prepare(sql).run(...parameters));
  }

  /** As `all`, one row at a time; the loop may end early, and must not span turns of the event loop. */
  *iterate<R>(sql: string, ...parameters: readonly SQLInputValue[]): Generator<R, void> {
    try {
      for (const row of this.prepare(sql).iterate(...parameters)) yield row as R;
    } catch (error) {
      throw codedError(error);
    }
  }

  close(): void {
    this.#statements.clear();
    if (this.#database.isOpen) this.#database.close();
  }
}

function coded<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw codedError(error);
  }
}
