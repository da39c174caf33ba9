/** Reading a topic as a member of a consumer group, one record after the other, from a command. */
import { Progress } from '../engine/progress.ts';
import type { Data } from '../main.ts';
import type { Work } from '../ports/committer.ts';
import { CodedError } from '../ports/errors.ts';
import type { Assignment, Listener, LogRecord, Membership, OutRecord } from '../ports/log.ts';
import { aborted } from './common.ts';

export interface GroupReading {
  readonly group: string;
  readonly topic: string;
  /** Go on at the end of the topic. */
  readonly follow: boolean;
  readonly stop: AbortSignal;
  /** Answers with records to append in the transaction that commits the place. */
  handle(record: LogRecord): Promise<readonly OutRecord[]>;
}

/** Resolves at the end of the topic (unless `follow`) or when `stop` aborts, with everything handled committed. */
export async function readAsGroup(data: Data, reading: GroupReading): Promise<void> {
  const member = new GroupMember(data, reading);
  await member.join();
  try {
    await Promise.race([aborted(reading.stop), member.ended, member.failure]);
  } finally {
    await member.leave();
  }
}

class GroupMember implements Listener {
  readonly ended: Promise<void>;
  readonly failure: Promise<never>;
  readonly #data: Data;
  readonly #reading: GroupReading;
  readonly #places = new Map<Assignment, Progress>();
  /** The end of every partition that was not read to the end it had at the start. */
  readonly #behind = new Map<number, number>();
  #leaving = false;
  #work: Promise<void> = Promise.resolve();
  #membership: Membership | null = null;
  #end: () => void = () => {};
  #fail: (error: unknown) => void = () => {};

  constructor(data: Data, reading: GroupReading) {
    this.#data = data;
    this.#reading = reading;
    this.ended = new Promise((resolve) => {
      this.#end = resolve;
    });
    this.failure = new Promise((_, reject) => {
      this.#fail = reject;
    });
  }

  async join(): Promise<void> {
    const { group, topic } = this.#reading;
    const committed = await this.#data.log.committed(group, topic);
    for (const { partition, start, end } of await this.#data.log.ranges(topic)) {
      if (Math.max(committed.get(partition)?.offset ?? start, start) < end) this.#behind.set(partition, end);
    }
    this.#membership = await this.#data.log.join(group, topic, this);
    this.#checkEnd();
  }

  async leave(): Promise<void> {
    this.#leaving = true;
    await this.#work.catch(() => {});
    await this.#membership?.leave();
  }

  assigned(assignment: Assignment): void {
    this.#data.committer.assigned(assignment);
    this.#places.set(assignment, new Progress(assignment.committed));
    // another reader may have come further since the ends were looked at
    const end = this.#behind.get(assignment.partition);
    if (end !== undefined && (assignment.committed?.offset ?? 0) >= end) this.#behind.delete(assignment.partition);
  }

  revoked(assignment: Assignment): void {
    this.#places.delete(assignment);
    if (!this.#leaving)
      this.#fail(
        new CodedError('ASSIGNMENT_REVOKED', 'another reader took the group over', { value: assignment.group }),
      );
  }

  /** One batch of a partition at a time: a slow reader must not gather the topic in memory. */
  records(assignment: Assignment, records: readonly LogRecord[]): void {
    if (this.#leaving) return;
    this.#membership?.pause(assignment);
    this.#work = this.#work
      .then(() => this.#handle(assignment, records))
      .then(() => this.#membership?.resume(assignment));
    this.#work.catch(this.#fail);
  }

  failed(error: unknown): void {
    this.#fail(error);
  }

  async #handle(assignment: Assignment, records: readonly LogRecord[]): Promise<void> {
    const place = this.#places.get(assignment);
    if (!place) return;
    const works: Work[] = [];
    for (const record of records) {
      if (this.#reading.stop.aborted) break;
      if (!place.deliver(record.offset)) continue;
      const input = `${record.topic}/${record.partition}/${record.offset}`;
      works.push({ input, offset: record.offset, effects: null, emits: await this.#reading.handle(record) });
    }
    const progress = (done: readonly Work[]) => place.committedWith(new Set(done.map(({ offset }) => offset)));
    const failed = await this.#data.committer.commit([{ processor: this.#reading.group, assignment, works, progress }]);
    for (const error of failed.values()) throw error;
    for (const { offset } of works) place.finish(offset);
    if ((records.at(-1)?.offset ?? -1) + 1 >= (this.#behind.get(assignment.partition) ?? 0))
      this.#behind.delete(assignment.partition);
    this.#checkEnd();
  }

  #checkEnd(): void {
    if (!this.#reading.follow && this.#behind.size === 0) this.#end();
  }
}
