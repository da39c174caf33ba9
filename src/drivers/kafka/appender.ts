import { randomUUID } from 'node:crypto';
import type { OutRecord, Position } from '../../ports/log.ts';
import { codedError } from './errors.ts';
import { InDoubt, type Producer } from './producer.ts';
import type { Shared } from './shared.ts';

interface Append {
  readonly records: readonly OutRecord[];
  readonly resolve: (positions: Position[]) => void;
  readonly reject: (error: unknown) => void;
}

/** Records of one transaction at most, where several callers wait. */
const TOGETHER = 2_000;
const TRIES = 3;

/** Appends outside of any group, by a transactional producer of this process alone; those who wait share a transaction. */
export class Appender {
  readonly #shared: Shared;
  #producer: Producer | null = null;
  readonly #name = `append.${randomUUID()}`;
  #waiting: Append[] = [];
  #running = false;

  constructor(shared: Shared) {
    this.#shared = shared;
  }

  /** Appends records that were checked. Throws LOG_UNAVAILABLE, LOG_REFUSED. */
  append(records: readonly OutRecord[]): Promise<Position[]> {
    if (records.length === 0) return Promise.resolve([]);
    return new Promise((resolve, reject) => {
      this.#waiting.push({ records, resolve, reject });
      if (!this.#running) void this.#run();
    });
  }

  async #run(): Promise<void> {
    this.#running = true;
    for (let appends = this.#take(); appends.length > 0; appends = this.#take()) {
      try {
        const positions = await this.#write(appends.flatMap(({ records }) => records));
        let at = 0;
        for (const { records, resolve } of appends) {
          resolve(positions.slice(at, at + records.length));
          at += records.length;
        }
      } catch (error) {
        for (const { reject } of appends) reject(codedError(error, 'appending records'));
      }
    }
    this.#running = false;
  }

  #take(): Append[] {
    let records = 0;
    const count = this.#waiting.findIndex((append, at) => {
      records += append.records.length;
      return at > 0 && records > TOGETHER;
    });
    return this.#waiting.splice(0, count < 0 ? this.#waiting.length : count);
  }

  /** What was certainly not committed is tried again; what is in doubt is not. */
  async #write(records: readonly OutRecord[]): Promise<Position[]> {
    for (let tries = 1; ; tries++) {
      const producer = this.#producer ?? this.#shared.producer(this.#name, 0);
      try {
        if (this.#producer === null) await producer.open();
        this.#producer = producer;
        return await this.#shared.write(producer, null, records);
      } catch (error) {
        this.#producer = null;
        if (error instanceof InDoubt || tries === TRIES) throw error;
      }
    }
  }
}
