import type { Clock } from '../../ports/clock.ts';
import type { StoreLimits } from '../../ports/store.ts';
import type { StoreQueries } from '../sql/queries.ts';
import type { Connection } from './connection.ts';
import { OFFSETS } from './log-tables.ts';
import type { Partition, Topics } from './topics.ts';
import type { Writer } from './writer.ts';

/** Freeing large values reads all their pages, so a step is bounded by bytes too. */
const STEP_BYTES = 16 * 1024 * 1024;
/** The file gives pages back to the disk once this many are free, and they are a quarter of it. */
const SPARE_PAGES = 4096;

export interface SweeperOptions {
  readonly maxRetentionMs: number | null;
  readonly compactionLagMs: number;
  readonly limits: StoreLimits;
}

export interface SweeperParts {
  readonly writer: Writer;
  readonly topics: Topics;
  readonly queries: StoreQueries;
  readonly clock: Clock;
  readonly options: SweeperOptions;
}

interface Candidate {
  readonly id: number;
  /** Null where the record is gone already. */
  readonly bytes: number | null;
}

interface Oldest extends Candidate {
  readonly key: string | null;
  readonly timestamp: number;
}

interface Superseded extends Candidate {
  readonly since: number;
}

/** Deletes what is past its time, in small steps beside the traffic, and gives pages back. */
export class Sweeper {
  readonly #parts: SweeperParts;
  readonly #connection: Connection;
  /** Where the last step stopped: a busy partition keeps no other from its turn. */
  #turn = 0;

  constructor(parts: SweeperParts) {
    this.#parts = parts;
    this.#connection = parts.writer.connection;
  }

  /** One step: at most `limit` rows. Answers how many went; 0: nothing is past its time. */
  step(limit: number): Promise<number> {
    const { writer, queries, clock, options } = this.#parts;
    const work = async (): Promise<number> => {
      const now = clock.now();
      const old = this.#retain(now, limit);
      const superseded = old < limit ? this.#compact(now - options.compactionLagMs, limit - old) : 0;
      const records = old + superseded;
      const rows = records < limit ? await queries.sweep(options.limits, now, limit - records) : 0;
      this.#shrink(limit);
      return records + rows;
    };
    return writer.transaction(work, { durable: false, reserve: true });
  }

  #retain(now: number, limit: number): number {
    const { topics, options } = this.#parts;
    const aged = [...topics.all()].flatMap(({ retentionMs, compact, partitions }) => {
      if (retentionMs === null) return [];
      const before = now - Math.min(retentionMs, options.maxRetentionMs ?? Number.POSITIVE_INFINITY);
      return partitions.map((partition) => ({ partition, compact, before }));
    });
    let gone = 0;
    for (let index = 0; index < aged.length && gone < limit; index++) {
      const one = aged[this.#turn++ % aged.length];
      if (one !== undefined) gone += this.#cut(one.partition, one.compact, one.before, limit - gone);
    }
    return gone;
  }

  /** Removes the partition's oldest records as far as they are older than `before`. */
  #cut({ id }: Partition, compact: boolean, before: number, limit: number): number {
    const first = id * OFFSETS;
    const rows = this.#connection.iterate<Oldest>(
      'SELECT id, key, timestamp, length(value) AS bytes FROM records WHERE id >= ? AND id < ? ORDER BY id LIMIT ?',
      first,
      first + OFFSETS,
      limit,
    );
    const old = withinStep(rows, (row) => row.timestamp < before);
    const last = old.at(-1);
    if (last === undefined) return 0;
    if (compact) for (const record of old) this.#forget(id, record);
    this.#connection.run('DELETE FROM records WHERE id BETWEEN ? AND ?', first, last.id);
    return old.length;
  }

  #forget(partitionId: number, { id, key }: Oldest): void {
    if (key === null) return;
    const sql = 'DELETE FROM latest WHERE partition_id = ? AND key = ? AND record_id = ?';
    this.#connection.run(sql, partitionId, key, id);
  }

  /** Removes records that a later one of their key made superfluous before `before`. */
  #compact(before: number, limit: number): number {
    const rows = this.#connection.iterate<Superseded>(
      `SELECT s.since, s.record_id AS id, length(r.value) AS bytes
       FROM superseded s LEFT JOIN records r ON r.id = s.record_id WHERE s.since < ? ORDER BY s.since LIMIT ?`,
      before,
      limit,
    );
    const old = withinStep(rows, () => true);
    for (const { since, id } of old) {
      this.#connection.run('DELETE FROM records WHERE id = ?', id);
      this.#connection.run('DELETE FROM superseded WHERE since = ? AND record_id = ?', since, id);
    }
    return old.length;
  }

  #shrink(pages: number): void {
    const free = this.#connection.get<{ freelist_count: number }>('PRAGMA freelist_count')?.freelist_count ?? 0;
    const all = this.#connection.get<{ page_count: number }>('PRAGMA page_count')?.page_count ?? 0;
    if (free > SPARE_PAGES && free > all / 4) this.#connection.exec(`PRAGMA incremental_vacuum(${pages})`);
  }
}

/** The first rows that are wanted, until their bytes are enough for one step. */
function withinStep<T extends Candidate>(rows: Iterable<T>, wanted: (row: T) => boolean): T[] {
  const taken: T[] = [];
  let bytes = 0;
  for (const row of rows) {
    if (!wanted(row) || bytes > STEP_BYTES) break;
    taken.push(row);
    bytes += row.bytes ?? 0;
  }
  return taken;
}
