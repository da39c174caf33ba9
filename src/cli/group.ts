/** Reading a topic as a member of a consumer group, one record after the other, from a command. */
import { Progress } from '../engine/progress.ts';
import type { Data } from '../main.ts';
import type { Work } from '../ports/committer.ts';
import { CodedError } from '../ports/errors.ts';
import type { Assignment, Listener, LogRecord, Membership } from '../ports/log.ts';
import type { NamedPlace } from '../ports/store.ts';
import { aborted } from './common.ts';
import { Outages } from './outage.ts';
import { isRevoked } from './records.ts';

export interface GroupReading {
  readonly group: string;
  readonly topic: string;
  /** Go on at the end of the topic, and through outages. */
  readonly follow: boolean;
  readonly stop: AbortSignal;
  /** After it the place is committed: where the process ends in between, the record comes again. */
  handle(record: LogRecord): Promise<void>;
}

/** How long a reader goes without any partition before it takes it that another one has the group. */
const RETURN_MS = 60_000;
/** How often a reader that has a part of the topic looks how far the others are. */
const LOOK_MS = 1_000;

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
  readonly #outages: Outages;
  readonly #places = new Map<Assignment, Progress>();
  /** The end that every partition had at the start; what comes later is for the next time, unless `follow`. */
  readonly #ends = new Map<number, number>();
  /** The end of every partition that was not read to the end it had at the start. */
  readonly #behind = new Map<number, number>();
  #leaving = false;
  #alone: NodeJS.Timeout | null = null;
  #looking: NodeJS.Timeout | null = null;
  #work: Promise<void> = Promise.resolve();
  #membership: Membership | null = null;
  #end: () => void = () => {};
  #fail: (error: unknown) => void = () => {};

  constructor(data: Data, reading: GroupReading) {
    this.#data = data;
    this.#reading = reading;
    this.#outages = new Outages(reading.follow, reading.stop);
    this.ended = new Promise((resolve) => {
      this.#end = resolve;
    });
    this.failure = new Promise((_, reject) => {
      this.#fail = reject;
    });
  }

  async join(): Promise<void> {
    const { group, topic, follow } = this.#reading;
    await this.#outages.through(() => this.#survey());
    this.#membership = await this.#outages.through(() => this.#data.log.join(group, topic, this));
    if (follow) return;
    this.#looking = setInterval(() => void this.#look().catch(this.#fail), LOOK_MS);
    this.#checkEnd();
  }

  async #survey(): Promise<void> {
    for (const { partition, start, end } of await this.#data.log.ranges(this.#reading.topic)) {
      this.#ends.set(partition, end);
      if (start < end) this.#behind.set(partition, end);
    }
    await this.#look();
  }

  async leave(): Promise<void> {
    this.#leaving = true;
    this.#expect(false);
    if (this.#looking !== null) clearInterval(this.#looking);
    await this.#work.catch(() => {});
    await this.#membership?.leave();
  }

  assigned(assignment: Assignment): void {
    this.#expect(false);
    this.#data.committer.assigned(assignment);
    this.#places.set(assignment, new Progress(assignment.committed));
    // another reader may have come further since the ends were looked at
    this.#reached(assignment.partition, assignment.committed?.offset ?? 0);
  }

  /** Members come and go, and partitions go and come again: only who has none for long is told. */
  revoked(assignment: Assignment): void {
    this.#places.delete(assignment);
    if (this.#places.size === 0 && !this.#leaving) this.#expect(true);
  }

  #expect(waiting: boolean, ms = RETURN_MS): void {
    if (this.#alone !== null) clearTimeout(this.#alone);
    this.#alone = waiting ? setTimeout(() => this.#despair(), ms) : null;
  }

  /** After an outage everybody joins anew, which takes its time. */
  #despair(): void {
    const rest = RETURN_MS - this.#outages.msSinceLast;
    if (rest > 0) this.#expect(true, rest);
    else
      this.#fail(new CodedError('ASSIGNMENT_REVOKED', 'another reader has the group', { value: this.#reading.group }));
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
    this.#outages.watch(error, () => this.#data.log.ranges(this.#reading.topic)).catch(this.#fail);
  }

  async #handle(assignment: Assignment, records: readonly LogRecord[]): Promise<void> {
    const place = this.#places.get(assignment);
    if (!place) return;
    const works: Work[] = [];
    const { seen, begin } = await this.#outages.through(() => this.#kept(assignment.partition));
    for (const record of records) {
      if (this.#reading.stop.aborted || this.#isLater(record)) break;
      if (!place.deliver(record.offset)) continue;
      const input = `${record.topic}/${record.partition}/${record.offset}`;
      if (record.offset >= begin) await this.#reading.handle(record);
      works.push({ input, offset: record.offset, effects: null, emits: [] });
    }
    const progress = (done: readonly Work[]) => place.committedWith(done.map(({ offset }) => offset));
    const batch = { processor: this.#reading.group, assignment, works, progress };
    const failed = await this.#outages.through(() => this.#data.committer.commit([batch]));
    for (const error of failed.values()) {
      // whoever has the partition now reads them again
      if (isRevoked(error)) return;
      throw error;
    }
    for (const { offset } of works) place.finish(offset);
    const last = works.at(-1)?.offset ?? -1;
    const after = this.#place(assignment.partition, last + 1);
    if (last >= begin) await this.#outages.through(() => this.#data.store.movePlace(after, seen));
    this.#reached(assignment.partition, (records.at(-1)?.offset ?? -1) + 1);
    this.#checkEnd();
  }

  /** Where the Store says that the group stands, and (a log may have been made anew) where in this log that is. */
  async #kept(partition: number): Promise<{ seen: number | null; begin: number }> {
    const { group, topic } = this.#reading;
    const { store, log } = this.#data;
    const isOurs = (place: NamedPlace) => place.name === group && place.partition === partition;
    const seen = (await store.places(topic)).find(isOurs)?.next ?? null;
    const range = (await log.ranges(topic)).find((one) => one.partition === partition);
    return { seen, begin: seen !== null && seen <= (range?.end ?? 0) ? seen : 0 };
  }

  #place(partition: number, next: number): NamedPlace {
    const { group: name, topic } = this.#reading;
    return { name, topic, partition, next };
  }

  #isLater({ partition, offset }: LogRecord): boolean {
    return !this.#reading.follow && offset >= (this.#ends.get(partition) ?? 0);
  }

  /** Looks how far the group has come, whoever read it, and whether what is missing are records at all. */
  async #look(): Promise<void> {
    const { group, topic } = this.#reading;
    const { log } = this.#data;
    const committed = await log.committed(group, topic);
    for (const [partition, end] of this.#behind) {
      const next = committed.get(partition)?.offset ?? 0;
      const [record] = next < end ? await log.read(topic, partition, next, 1) : [];
      this.#reached(partition, record?.offset ?? end);
    }
    this.#checkEnd();
  }

  #reached(partition: number, next: number): void {
    if (next >= (this.#behind.get(partition) ?? 0)) this.#behind.delete(partition);
  }

  #checkEnd(): void {
    if (!this.#reading.follow && this.#behind.size === 0) this.#end();
  }
}
