import type { Connection } from './connection.ts';
import type { DiskGuard } from './disk.ts';
import type { Writer } from './writer.ts';

const PROBE_BYTES = 256 * 1024;

/** Finds out whether the file can be read and written, without any record. */
export class Probe {
  readonly #writer: Writer;
  readonly #reader: Connection;
  readonly #disk: DiskGuard;

  constructor(writer: Writer, reader: Connection, disk: DiskGuard) {
    this.#writer = writer;
    this.#reader = reader;
    this.#disk = disk;
  }

  /** Throws DISK_FULL, FILE_LOCKED, STORE_UNAVAILABLE. */
  async run(): Promise<void> {
    this.#disk.look();
    const { connection } = this.#writer;
    await this.#writer.transaction(() =>
      connection.run('INSERT INTO probes (bytes) VALUES (zeroblob(?))', PROBE_BYTES),
    );
    await this.#writer.transaction(() => connection.run('DELETE FROM probes'), { reserve: true });
    this.#reader.get('SELECT count(*) FROM probes');
  }
}
