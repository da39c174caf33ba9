import type { Clock } from '../../ports/clock.ts';
import { CodedError } from '../../ports/errors.ts';
import type { OutRecord, Position } from '../../ports/log.ts';
import { partitionOfKey } from '../log/partitioner.ts';
import { OFFSETS } from './log-tables.ts';
import type { Partition, Topic, Topics } from './topics.ts';
import type { Watcher } from './watcher.ts';
import type { TransactionOptions, Writer } from './writer.ts';

const INSERT = 'INSERT INTO records (id, key, timestamp, headers, value) VALUES (?, ?, ?, ?, ?)';

/** Writes records at the ends of their partitions. */
export class Appender {
  readonly #writer: Writer;
  readonly #topics: Topics;
  readonly #watcher: Watcher;
  readonly #clock: Clock;
  /** Next offsets of the partitions that this transaction has touched. */
  #next = new Map<number, number>();
  #turn = 0;

  constructor(writer: Writer, topics: Topics, watcher: Watcher, clock: Clock) {
    this.#writer = writer;
    this.#topics = topics;
    this.#watcher = watcher;
    this.#clock = clock;
  }

  /** A transaction in which `insert` may be called; readers hear of the records once it is committed. */
  async transaction<T>(work: () => Promise<T> | T, options?: TransactionOptions): Promise<T> {
    let written: ReadonlyMap<number, number> = new Map();
    const result = await this.#writer.transaction(async () => {
      this.#next = new Map();
      const answer = await work();
      written = this.#next;
      this.#saveNext();
      return answer;
    }, options);
    this.#watcher.appended(written);
    return result;
  }

  /** Throws RECORD_TOO_LARGE, or a plain error where there is no such topic. */
  check(records: readonly OutRecord[]): void {
    for (const { topic, value } of records) {
      const { maxBytes } = this.#topics.get(topic);
      if (value.length <= maxBytes) continue;
      throw new CodedError('RECORD_TOO_LARGE', `${topic} takes ${maxBytes} bytes`, { value: value.length });
    }
  }

  /** Inserts records that were checked, inside of a transaction. */
  insert(records: readonly OutRecord[]): Position[] {
    const now = this.#clock.now();
    return records.map((record) => this.#insertOne(record, now));
  }

  #insertOne(record: OutRecord, now: number): Position {
    const topic = this.#topics.get(record.topic);
    const partition = this.#choose(topic, record.key);
    const offset = this.#nextOffset(partition.id);
    const id = partition.id * OFFSETS + offset;
    this.#writer.connection.run(INSERT, id, record.key, now, JSON.stringify(record.headers), record.value);
    this.#next.set(partition.id, offset + 1);
    if (topic.compact && record.key !== null) this.#supersede(partition.id, record.key, id, now);
    return { topic: record.topic, partition: partition.partition, offset };
  }

  #choose(topic: Topic, key: string | null): Partition {
    const count = topic.partitions.length;
    const partition = topic.partitions[key === null ? this.#turn++ % count : partitionOfKey(key, count)];
    if (partition === undefined) throw new Error('a topic without partitions');
    return partition;
  }

  #supersede(partitionId: number, key: string, id: number, now: number): void {
    const { connection } = this.#writer;
    connection.run(
      `INSERT INTO superseded (since, record_id)
       SELECT ?, record_id FROM latest WHERE partition_id = ? AND key = ?`,
      now,
      partitionId,
      key,
    );
    connection.run(
      `INSERT INTO latest (partition_id, key, record_id) VALUES (?, ?, ?)
       ON CONFLICT DO UPDATE SET record_id = excluded.record_id`,
      partitionId,
      key,
      id,
    );
  }

  #nextOffset(partitionId: number): number {
    const known = this.#next.get(partitionId);
    if (known !== undefined) return known;
    const row = this.#writer.connection.get<{ next_offset: number }>(
      'SELECT next_offset FROM partitions WHERE id = ?',
      partitionId,
    );
    if (row === undefined) throw new Error(`there is no partition ${partitionId}`);
    return row.next_offset;
  }

  #saveNext(): void {
    for (const [id, next] of this.#next) {
      this.#writer.connection.run('UPDATE partitions SET next_offset = ? WHERE id = ?', next, id);
    }
  }
}
