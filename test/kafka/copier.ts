/** A member of a group that copies `in` to `out`, and leaves its place, in one transaction each time. */
import { CodedError } from '../../src/ports/errors.ts';
import type { Assignment, Listener, Log, LogRecord, Membership } from '../../src/ports/log.ts';
import { record, text, topic } from '../contract/harness.ts';

export const TOPICS = [topic('in', { partitions: 4 }), topic('out', { partitions: 2 })];

/** A member that is not heard of for so long is out. */
export const SESSION_MS = 1_500;

export class Copier implements Listener {
  readonly failures: unknown[] = [];
  readonly #log: Log;
  readonly #live = new Map<Assignment, LogRecord[]>();
  #membership: Membership | null = null;

  constructor(log: Log) {
    this.#log = log;
  }

  async join(): Promise<void> {
    this.#membership ??= await this.#log.join('copiers', 'in', this);
  }

  async leave(): Promise<void> {
    const membership = this.#membership;
    this.#membership = null;
    await membership?.leave();
  }

  /** Ends an assignment as a process does that doubts its own work. */
  renew(which: number): void {
    const assignment = [...this.#live.keys()][which % Math.max(1, this.#live.size)];
    if (assignment !== undefined) this.#log.renew(assignment);
  }

  assigned(assignment: Assignment): void {
    this.#live.set(assignment, []);
  }

  revoked(assignment: Assignment): void {
    this.#live.delete(assignment);
  }

  records(assignment: Assignment, records: readonly LogRecord[]): void {
    const waiting = this.#live.get(assignment);
    if (waiting === undefined) return;
    waiting.push(...records);
    if (waiting.length === records.length) void this.#copy(assignment, waiting);
  }

  failed(error: unknown): void {
    this.failures.push(error);
  }

  async #copy(assignment: Assignment, waiting: LogRecord[]): Promise<void> {
    while (waiting.length > 0 && this.#live.has(assignment)) {
      const batch = waiting.slice(0, 2);
      const offset = (batch.at(-1)?.offset ?? 0) + 1;
      try {
        const copies = batch.map((one) => record('out', text(one), one.key));
        await this.#log.commit(assignment, { offset, metadata: `up to ${offset}` }, copies);
      } catch (error) {
        if (error instanceof CodedError && error.code === 'ASSIGNMENT_REVOKED') return;
        this.failures.push(error);
        return;
      }
      waiting.splice(0, batch.length);
    }
  }
}

/** What a reader of committed records finds in `out`, once it is as much as `count`, or the time is over. */
export async function copies(log: Log, count: number, ms: number): Promise<string[]> {
  const end = Date.now() + ms;
  for (;;) {
    const found = (await Promise.all([0, 1].map((partition) => readAll(log, 'out', partition)))).flat();
    if (found.length >= count || Date.now() > end) return found.map(text);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

async function readAll(log: Log, from: string, partition: number): Promise<LogRecord[]> {
  const found: LogRecord[] = [];
  for (;;) {
    const records = await log.read(from, partition, (found.at(-1)?.offset ?? -1) + 1, 1000);
    if (records.length === 0) return found;
    found.push(...records);
  }
}
