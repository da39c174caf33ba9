/** Reads an embedded file back with plain SQL: nothing of the engine or the drivers, which are what is tested. */
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { type Contents, type Row, STORE_QUERIES } from './readback.ts';

export class EmbeddedFile {
  readonly #database: DatabaseSync;

  constructor(folder: string) {
    this.#database = new DatabaseSync(join(folder, 'quakewire.db'), { readOnly: true, timeout: 5_000 });
  }

  /** Where the flow's topics end, when every group has finished all of them; null while there is work left. */
  finishedEnds(): string | null {
    const rows = this.#all<{ place: string; open: number }>(
      `SELECT p.topic || '/' || p.partition || '/' || p.next_offset AS place, p.next_offset > coalesce(g.next_offset, 0) AS open
       FROM partitions p LEFT JOIN groups g ON g.partition_id = p.id AND g.name NOT LIKE 'replay.%' AND g.name NOT LIKE 'tail.%'
       WHERE p.topic NOT IN ('documents', 'events', 'failures', 'schemas') ORDER BY place`,
    );
    return rows.some(({ open }) => open === 1) ? null : rows.map(({ place }) => place).join(' ');
  }

  contents(): Contents {
    const rows = this.#all<Omit<Row, 'headers' | 'value'> & { headers: string; value: Uint8Array }>(
      'SELECT topic, partition, "offset", key, timestamp, headers, value FROM log ORDER BY topic, partition, "offset"',
    );
    return {
      rows: rows.map((row) => ({
        ...row,
        headers: JSON.parse(row.headers),
        value: Buffer.from(row.value).toString('utf8'),
      })),
      store: {
        documents: this.#all(STORE_QUERIES.documents),
        profiles: this.#all(STORE_QUERIES.profiles),
        outcomes: this.#all(STORE_QUERIES.outcomes),
        sites: this.#all(STORE_QUERIES.sites),
      },
    };
  }

  close(): void {
    this.#database.close();
  }

  #all<T>(sql: string): T[] {
    return this.#database.prepare(sql).all() as T[];
  }
}

/** Opens, looks and closes. */
export function lookInto<T>(folder: string, look: (file: EmbeddedFile) => T): T {
  const file = new EmbeddedFile(folder);
  try {
    return look(file);
  } finally {
    file.close();
  }
}
