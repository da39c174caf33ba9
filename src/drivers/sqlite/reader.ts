import type { LogRecord, PartitionRange } from '../../ports/log.ts';
import type { Connection } from './connection.ts';
import { OFFSETS } from './log-tables.ts';
import type { Partition, Topics } from './topics.ts';

interface RecordRow {
  id: number;
  key: string | null;
  timestamp: number;
  headers: string;
  value: Uint8Array;
}

const SELECT = 'SELECT id, key, timestamp, headers, value FROM records WHERE id >= ? AND id < ? ORDER BY id LIMIT ?';

/** How much to read at once. */
export interface ReadLimit {
  readonly records: number;
  /** No further record is read once this is reached. */
  readonly bytes: number;
}

/** Reads the log. */
export class Reader {
  readonly #connection: Connection;
  readonly #topics: Topics;

  constructor(connection: Connection, topics: Topics) {
    this.#connection = connection;
    this.#topics = topics;
  }

  /** The partition's records from `from` on, as many as the limit lets through, at least one where there is one. */
  read({ id, topic, partition }: Partition, from: number, limit: ReadLimit): LogRecord[] {
    const records: LogRecord[] = [];
    let bytes = 0;
    const first = id * OFFSETS;
    const rows = this.#connection.iterate<RecordRow>(SELECT, first + from, first + OFFSETS, limit.records);
    for (const { id: recordId, key, timestamp, headers, value } of rows) {
      records.push({ topic, partition, offset: recordId - first, key, timestamp, headers: JSON.parse(headers), value });
      bytes += value.length;
      if (bytes >= limit.bytes) break;
    }
    return records;
  }

  ranges(topic: string): PartitionRange[] {
    return this.#topics.get(topic).partitions.map(({ id, partition }) => {
      const first = id * OFFSETS;
      const row = this.#connection.get<{ end: number; oldest: number | null }>(
        `SELECT next_offset AS "end", (SELECT min(id) FROM records WHERE id >= ? AND id < ?) AS oldest
         FROM partitions WHERE id = ?`,
        first,
        first + OFFSETS,
        id,
      );
      const end = row?.end ?? 0;
      return { partition, end, start: row?.oldest == null ? end : row.oldest - first };
    });
  }
}
