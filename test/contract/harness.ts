/** What a contract suite needs of a set of drivers. */
import type { Committer } from '../../src/ports/committer.ts';
import type { Assignment, Listener, Log, LogRecord, OutRecord, TopicSettings } from '../../src/ports/log.ts';
import type { Owner, Store } from '../../src/ports/store.ts';

export interface Instance {
  readonly log: Log;
  readonly store: Store;
  readonly committer: Committer;
  /** Ends it as a crash would: nobody leaves, nothing is committed. */
  close(): Promise<void>;
}

/** A place that keeps data; opened once at a time, again and again. */
export interface Place {
  open(): Promise<Instance>;
  remove(): Promise<void>;
}

export type MakePlace = () => Promise<Place>;

export const topic = (name: string, changes: Partial<TopicSettings> = {}): TopicSettings => ({
  topic: name,
  partitions: 3,
  retentionMs: 86_400_000,
  compact: false,
  maxBytes: 10_000,
  ...changes,
});

export const record = (to: string, text: string, key: string | null = null): OutRecord => ({
  topic: to,
  key,
  value: Buffer.from(text),
  headers: {},
});

export const text = ({ value }: Pick<LogRecord, 'value'>): string => Buffer.from(value).toString();

/** Opens a new place with these topics and hands it to the test; removes it afterwards. */
export async function withPlace(
  make: MakePlace,
  topics: readonly TopicSettings[],
  test: (instance: Instance, reopen: () => Promise<Instance>) => Promise<void>,
): Promise<void> {
  const place = await make();
  let instance = await place.open();
  try {
    await instance.log.ensureTopics(topics);
    await test(instance, async () => {
      await instance.close();
      instance = await place.open();
      return instance;
    });
  } finally {
    await instance.close();
    await place.remove();
  }
}

/** Notes everything that a member of a group is told. */
export class Recorder implements Listener {
  readonly assignments: Assignment[] = [];
  readonly ended: Assignment[] = [];
  readonly got: { readonly assignment: Assignment; readonly record: LogRecord }[] = [];
  readonly failures: unknown[] = [];
  #wake: () => void = () => undefined;

  assigned(assignment: Assignment): void {
    this.assignments.push(assignment);
    this.#wake();
  }

  revoked(assignment: Assignment): void {
    this.ended.push(assignment);
  }

  records(assignment: Assignment, records: readonly LogRecord[]): void {
    for (const one of records) this.got.push({ assignment, record: one });
    this.#wake();
  }

  failed(error: unknown): void {
    this.failures.push(error);
  }

  get texts(): string[] {
    return this.got.map(({ record: one }) => text(one));
  }

  /** Resolves once so many records have come; fails after ten seconds. */
  count(records: number): Promise<void> {
    return this.until(() => this.got.length >= records, `${records} records`);
  }

  /** The assignment of a partition, once it has come. */
  async assignment(partition: number): Promise<Assignment> {
    const find = () => this.assignments.findLast((one) => one.partition === partition);
    await this.until(() => find() !== undefined, `partition ${partition}`);
    const found = find();
    if (found === undefined) throw new Error('unreachable');
    return found;
  }

  async until(condition: () => boolean, what: string): Promise<void> {
    const deadline = Date.now() + 10_000;
    while (!condition()) {
      if (Date.now() > deadline) throw new Error(`waited in vain for ${what}; got ${this.got.length} records`);
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, 100);
        this.#wake = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
  }
}

/** A processor's ownership of the one partition of a topic made for it. */
export async function ownerOf(instance: Instance, processor: string): Promise<Owner> {
  await instance.log.ensureTopics([topic(`of-${processor}`, { partitions: 1 })]);
  const recorder = new Recorder();
  await instance.log.join(processor, `of-${processor}`, recorder);
  const { partition, epoch } = await recorder.assignment(0);
  return { processor, partition, epoch };
}

/** Lets everything that is already under way come. */
export const settle = (ms = 60): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
