import type { Connection } from './connection.ts';

const POLL_MS = 25;

/** Told which partitions grew, and whether another process wrote (anything, so the set may be empty). */
export type Grown = (partitionIds: ReadonlySet<number>, foreign: boolean) => void;

/**
 * Knows the ends of the partitions: at once of what this process appends, within a poll of what others do.
 * SQLite's data_version changes with the commits of other connections; ours are one that writes and one that never
 * does, so a change seen by the first is another process's.
 */
export class Watcher {
  readonly #connection: Connection;
  readonly #onError: (error: unknown) => void;
  readonly #listeners = new Set<Grown>();
  #ends: ReadonlyMap<number, number> = new Map();
  #version = Number.NaN;
  #timer: NodeJS.Timeout | null = null;

  /** Takes the write connection: its own commits do not change its data_version. */
  constructor(connection: Connection, onError: (error: unknown) => void) {
    this.#connection = connection;
    this.#onError = onError;
    this.poll();
  }

  /** The next offset of a partition, as far as known. */
  end(partitionId: number): number {
    return this.#ends.get(partitionId) ?? 0;
  }

  /** Polls for as long as somebody listens. */
  listen(listener: Grown): () => void {
    this.#listeners.add(listener);
    this.#timer ??= setInterval(() => this.#pollSafely(), POLL_MS);
    return () => {
      this.#listeners.delete(listener);
      if (this.#listeners.size === 0) this.close();
    };
  }

  /** This process committed records; `ends` are the partitions' new next offsets. */
  appended(ends: ReadonlyMap<number, number>): void {
    if (ends.size === 0) return;
    this.#ends = new Map([...this.#ends, ...ends]);
    this.#tell(new Set(ends.keys()), false);
  }

  /** Looks for what other processes committed. */
  poll(): void {
    if (this.#connection.inTransaction) return;
    const version = this.#connection.get<{ data_version: number }>('PRAGMA data_version')?.data_version;
    if (version === undefined || version === this.#version) return;
    const rows = this.#connection.all<{ id: number; end: number }>('SELECT id, next_offset AS "end" FROM partitions');
    this.#version = version;
    const grown = rows.filter(({ id, end }) => end > this.end(id));
    this.#ends = new Map(rows.map(({ id, end }) => [id, end]));
    this.#tell(new Set(grown.map(({ id }) => id)), true);
  }

  close(): void {
    if (this.#timer !== null) clearInterval(this.#timer);
    this.#timer = null;
  }

  #pollSafely(): void {
    try {
      this.poll();
    } catch (error) {
      this.#onError(error);
    }
  }

  #tell(grown: ReadonlySet<number>, foreign: boolean): void {
    for (const listener of [...this.#listeners]) listener(grown, foreign);
  }
}
