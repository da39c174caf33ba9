/** What a contract suite needs of a set of drivers. */
import type { Committer } from '../../src/ports/committer.ts';
import type {
  Assignment,
  Listener,
  Log,
  LogRecord,
  Membership,
  OutRecord,
  TopicSettings,
} from '../../src/ports/log.ts';
import type { Owner, Store } from '../../src/ports/store.ts';

export interface Instance {
  readonly log: Log;
  readonly store: Store;
  readonly committer: Committer;
  /** Log and Store are two databases: who may write to the Store is the Store's own matter. */
  readonly separate?: boolean;
  /** Removes, now, what compaction would remove in time; missing where that cannot be hastened. */
  compact?(): Promise<void>;
  /** Deletes the records of a partition before an offset, as retention would; missing where a test cannot. */
  deleteBefore?(topic: string, partition: number, offset: number): Promise<void>;
  /** Ends it as a crash would: nobody leaves, nothing is committed. */
  close(): Promise<void>;
}

/** How long things take, in milliseconds. */
export interface Waits {
  /** Until what is under way has come. */
  readonly settleMs: number;
  /** Until what must come is missed: joining a group, for example. */
  readonly patienceMs: number;
}

const WAITS: Waits = { settleMs: 60, patienceMs: 10_000 };

/** A place that keeps data; opened once at a time, again and again. */
export interface Place {
  /** Where things take longer than in a file. */
  readonly waits?: Waits;
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

/** What a test is given besides the instance. */
export interface Visit {
  /** Ends the instance as a crash would, and opens the place again. */
  reopen(): Promise<Instance>;
  recorder(): Recorder;
  /** Lets everything that is already under way come. */
  settle(): Promise<void>;
}

/** Opens a new place with these topics and hands it to the test; removes it afterwards. */
export async function withPlace(
  make: MakePlace,
  topics: readonly TopicSettings[],
  test: (instance: Instance, visit: Visit) => Promise<void>,
): Promise<void> {
  const place = await make();
  const waits = place.waits ?? WAITS;
  let instance = await place.open();
  try {
    await instance.log.ensureTopics(topics);
    await test(instance, {
      reopen: async () => {
        await instance.close();
        instance = await place.open();
        return instance;
      },
      recorder: () => new Recorder(waits.patienceMs),
      settle: () => settle(waits.settleMs),
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
  readonly truncations: { readonly assignment: Assignment; readonly from: number; readonly to: number }[] = [];
  readonly #patienceMs: number;
  #wake: () => void = () => undefined;

  constructor(patienceMs = WAITS.patienceMs) {
    this.#patienceMs = patienceMs;
  }

  assigned(assignment: Assignment): void {
    this.assignments.push(assignment);
    this.#wake();
  }

  revoked(assignment: Assignment): void {
    this.ended.push(assignment);
    this.#wake();
  }

  records(assignment: Assignment, records: readonly LogRecord[]): void {
    for (const one of records) this.got.push({ assignment, record: one });
    this.#wake();
  }

  failed(error: unknown): void {
    this.failures.push(error);
  }

  truncated(assignment: Assignment, from: number, to: number): void {
    this.truncations.push({ assignment, from, to });
    this.#wake();
  }

  /** The assignments that are not over. */
  get live(): readonly Assignment[] {
    return this.assignments.filter((one) => !this.ended.includes(one));
  }

  get texts(): string[] {
    return this.got.map(({ record: one }) => text(one));
  }

  /** Resolves once so many records have come; fails when patience ends. */
  count(records: number): Promise<void> {
    return this.until(() => this.got.length >= records, `${records} records`);
  }

  /** The live assignment of a partition, once it has come. */
  async assignment(partition: number): Promise<Assignment> {
    const find = () => this.live.find((one) => one.partition === partition);
    await this.until(() => find() !== undefined, `partition ${partition}`);
    const found = find();
    if (found === undefined) throw new Error('unreachable');
    return found;
  }

  async until(condition: () => boolean, what: string): Promise<void> {
    const deadline = Date.now() + this.#patienceMs;
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

const ownMemberships = new WeakMap<Log, Map<string, Membership>>();

/** A processor's ownership of the one partition of a topic made for it; the one before it is over. */
export async function ownerOf({ log, store, separate }: Instance, processor: string): Promise<Owner> {
  if (separate === true) return store.own(processor, 0);
  const memberships = ownMemberships.get(log) ?? new Map<string, Membership>();
  ownMemberships.set(log, memberships);
  await memberships.get(processor)?.leave();
  await log.ensureTopics([topic(`of-${processor}`, { partitions: 1 })]);
  const recorder = new Recorder();
  memberships.set(processor, await log.join(processor, `of-${processor}`, recorder));
  const { partition, epoch } = await recorder.assignment(0);
  return { processor, partition, epoch };
}

/** Lets everything that is already under way come. */
export const settle = (ms = WAITS.settleMs): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
