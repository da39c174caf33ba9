import { setTimeout as sleep } from 'node:timers/promises';
import type { Connection } from './connection.ts';
import type { DiskGuard } from './disk.ts';
import { isLocked } from './errors.ts';
import { Mutex } from './mutex.ts';

/** How long a transaction waits for another process's before it gives up with FILE_LOCKED. */
const LOCK_PATIENCE_MS = 5000;
const LOCK_RETRY_MS = 10;

export interface TransactionOptions {
  /** Against a crash of the machine; any transaction survives one of the process. Default true. */
  readonly durable?: boolean;
  /** Whether it may run on the last free bytes of the disk, because it makes room or writes next to nothing. */
  readonly reserve?: boolean;
}

/** The one write connection: transactions one at a time, in order of arrival. */
export class Writer {
  readonly connection: Connection;
  readonly #disk: DiskGuard;
  readonly #synchronous: 'full' | 'normal';
  readonly #mutex = new Mutex();
  #current: 'full' | 'normal' | null = null;

  constructor(connection: Connection, disk: DiskGuard, synchronous: 'full' | 'normal') {
    this.connection = connection;
    this.#disk = disk;
    this.#synchronous = synchronous;
  }

  /**
   * Runs `work` in a transaction, and rolls it back where `work` throws. `work` may await nothing but statements of
   * this connection. Throws DISK_FULL, FILE_LOCKED, STORE_UNAVAILABLE.
   */
  transaction<T>(work: () => Promise<T> | T, options: TransactionOptions = {}): Promise<T> {
    return this.#mutex.run(async () => {
      if (options.reserve !== true) this.#disk.check();
      this.#setSynchronous(options.durable === false ? 'normal' : this.#synchronous);
      await this.patiently(() => this.connection.run('BEGIN IMMEDIATE'));
      try {
        const result = await work();
        this.connection.run('COMMIT');
        return result;
      } finally {
        // SQLite ends a transaction by itself on some errors of the disk
        if (this.connection.inTransaction) this.connection.exec('ROLLBACK');
      }
    });
  }

  /** Resolves when every transaction asked for so far is over. */
  async idle(): Promise<void> {
    await this.#mutex.run(async () => undefined);
  }

  /** Runs a step that needs a lock, again while another process holds it, for a time. Throws FILE_LOCKED. */
  async patiently<T>(step: () => T): Promise<T> {
    const patience = performance.now() + LOCK_PATIENCE_MS;
    for (;;) {
      try {
        return step();
      } catch (error) {
        if (!isLocked(error) || performance.now() > patience) throw error;
        await sleep(LOCK_RETRY_MS);
      }
    }
  }

  #setSynchronous(mode: 'full' | 'normal'): void {
    if (this.#current === mode) return;
    this.connection.exec(`PRAGMA synchronous = ${mode}`);
    this.#current = mode;
  }
}
