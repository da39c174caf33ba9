import { setTimeout as sleep } from 'node:timers/promises';
import type { Assignment, Committed, Listener, LogRecord, OutRecord } from '../../ports/log.ts';
import { revoked } from './errors.ts';
import { Failures } from './failures.ts';
import { isOfCourse } from './group.ts';
import { type Producer, refusedRecords } from './producer.ts';
import type { Live, Shared } from './shared.ts';

export interface HoldingParts {
  readonly shared: Shared;
  readonly group: string;
  readonly topic: string;
  readonly partition: number;
  readonly listener: Listener;
  /** Throws where the group may have given the partition to somebody else. */
  readonly confirm: () => Promise<void>;
  /** There may be something to read now. */
  readonly onReady: (holding: Holding) => void;
}

export interface Kept {
  readonly records: LogRecord[];
  readonly next: number;
  /** Somebody is at it. */
  handing: boolean;
}

/** A partition at rest is told so after this long, and so a busy one never. */
const REST_MS = 2_000;
const FIRST_PAUSE_MS = 50;
const LONGEST_PAUSE_MS = 2_000;

/**
 * A partition that the group gave us, through its assignments: beginning -> live -> (doubt, `renew`) -> beginning … -> closed.
 * An assignment is valid for as long as its producer is the latest of its transactional id: whoever else is given the
 * partition opens one, and nothing more can be committed here, whether or not we know it yet.
 */
export class Holding implements Live {
  readonly partition: number;
  /** What was read and not handed on yet, and where reading goes on after it. */
  kept: Kept | null = null;
  paused = false;
  readonly #parts: HoldingParts;
  readonly #failures: Failures;
  #assignment: Assignment | null = null;
  #producer: Producer | null = null;
  #committing: Promise<unknown> = Promise.resolve();
  /** Where reading goes on. */
  #next = 0;
  /** Behind the last record that was handed on under this assignment. */
  #handedOn = 0;
  /** Where the group stands. */
  #place: Committed | null = null;
  /** Where reading began. */
  #from = 0;
  /** In a row. */
  #failedCommits = 0;
  readonly #rest: NodeJS.Timeout;
  #closed = false;

  constructor(parts: HoldingParts) {
    this.#parts = parts;
    this.partition = parts.partition;
    this.#failures = new Failures(parts.listener, parts.shared);
    this.#rest = setTimeout(() => this.#settle(), REST_MS).unref();
    void this.#begin(false);
  }

  /** Where reading goes on. */
  get next(): number {
    return this.#next;
  }

  /** Null while there is none. */
  get assignment(): Assignment | null {
    return this.#assignment;
  }

  /** Notes what the listener is being given. */
  handOn(records: readonly LogRecord[]): void {
    this.#handedOn = (records.at(-1)?.offset ?? -1) + 1;
    this.#next = this.#handedOn;
  }

  /** Up to here there is no record that was not handed on. */
  reach(next: number): void {
    if (next === this.#next) return;
    this.#next = next;
    if (this.#isBehind) this.#rest.refresh();
  }

  /** Commits, one after the other. Throws ASSIGNMENT_REVOKED. */
  commit(assignment: Assignment, place: Committed, records: readonly OutRecord[]): Promise<void> {
    const commit = this.#committing.then(() => this.#commit(assignment, place, records));
    this.#committing = commit.catch(() => {});
    return commit;
  }

  /** Ends an assignment, and begins the next. */
  renew(assignment: Assignment): void {
    if (this.#assignment !== assignment) return;
    this.#end();
    void this.#begin(true);
  }

  /** Where the group stood, or where reading went on, is not in the log: it goes on at `to`. */
  truncate(from: number, to: number): void {
    const assignment = this.#assignment;
    this.reach(to);
    if (assignment !== null) this.#failures.guard(() => this.#parts.listener.truncated?.(assignment, from, to));
  }

  /** The partition is no longer ours. */
  close(): void {
    this.#closed = true;
    clearTimeout(this.#rest);
    this.#end();
  }

  #end(): void {
    const assignment = this.#assignment;
    this.#assignment = null;
    this.#producer = null;
    this.kept = null;
    this.paused = false;
    if (assignment === null) return;
    this.#parts.shared.holdings.delete(assignment);
    this.#failures.guard(() => this.#parts.listener.revoked(assignment));
  }

  async #commit(assignment: Assignment, place: Committed, records: readonly OutRecord[]): Promise<void> {
    const producer = this.#producer;
    if (this.#assignment !== assignment || producer === null) throw revoked(assignment);
    const { shared, group, topic, partition } = this.#parts;
    try {
      await shared.write(producer, { ...this.#names, ...place }, records);
      this.#place = place;
      this.#failedCommits = 0;
      if (this.#isBehind) this.#rest.refresh();
    } catch (error) {
      shared.logger.debug({ group, topic, partition, err: error }, 'a commit failed, or is in doubt');
      const refused = refusedRecords(error);
      if (refused !== null && (await this.#reopen(producer))) throw refused;
      // once may be whatever moves or restarts; what comes again with the next assignment will not pass by itself
      if (++this.#failedCommits > 1)
        this.#failures.tell(error, `committing in partition ${partition} of ${topic} for ${group}`);
      this.renew(assignment);
      throw revoked(assignment, error);
    }
  }

  /** After a transaction that was not committed: ends it for good. Answers whether the assignment goes on all the same. */
  async #reopen(producer: Producer): Promise<boolean> {
    const { shared, group, topic, partition } = this.#parts;
    try {
      await this.#parts.confirm();
      await producer.open();
      const place = (await shared.offsets.stable(group, topic, [partition])).get(partition) ?? null;
      // somebody else may have had the partition before we opened, and committed
      return place?.offset === this.#place?.offset && place?.metadata === this.#place?.metadata;
    } catch {
      return false;
    }
  }

  /** Whether all that was handed on is finished, and more lies behind it, which is no record: marks of transactions, say. */
  get #isBehind(): boolean {
    const { offset, metadata } = this.#place ?? { offset: this.#from, metadata: '' };
    return metadata === '' && offset >= this.#handedOn && offset < this.#next;
  }

  /**
   * Moves the place of a partition at rest behind what is no record: it would otherwise seem to lag for ever, and to have
   * lost something once that is deleted. Whoever works on the partition has nothing unfinished, and what comes lies behind.
   */
  #settle(): void {
    const assignment = this.#assignment;
    const settled = this.#committing.then(async () => {
      if (assignment === null || this.#assignment !== assignment || !this.#isBehind) return;
      await this.#commit(assignment, { offset: this.#next, metadata: '' }, []);
    });
    this.#committing = settled.catch(() => {});
  }

  get #names() {
    const { shared, group, topic, partition } = this.#parts;
    return { group: shared.name(group), topic: shared.name(topic), partition };
  }

  async #begin(again: boolean): Promise<void> {
    if (this.#failedCommits > 1) await sleep(Math.min(FIRST_PAUSE_MS * 2 ** this.#failedCommits, LONGEST_PAUSE_MS));
    for (let pause = FIRST_PAUSE_MS; !this.#closed; pause = Math.min(2 * pause, LONGEST_PAUSE_MS)) {
      try {
        if (again) await this.#parts.confirm();
        await this.#open();
        return;
      } catch (error) {
        const { group, topic, partition } = this.#parts;
        if (this.#closed) return;
        if (!isOfCourse(error)) this.#failures.tell(error, `opening partition ${partition} of ${topic} for ${group}`);
      }
      await sleep(pause);
    }
  }

  /** First the producer: then no transaction of an older one is open, and none can move the place any more. */
  async #open(): Promise<void> {
    const { shared, group, topic, partition, listener } = this.#parts;
    const producer = shared.producer(`${group}.${topic}.${partition}`, partition);
    const epoch = await producer.open();
    const found = (await shared.offsets.stable(group, topic, [partition])).get(partition) ?? null;
    const next = await shared.offsets.nearest(topic, partition, found?.offset ?? 0);
    const committed = found !== null && found.offset > next ? await this.#returnTo(next, producer, found) : found;
    if (this.#closed) return;
    const assignment = { group, topic, partition, epoch, committed };
    this.#producer = producer;
    this.#assignment = assignment;
    this.#place = committed;
    this.#from = next;
    this.#next = next;
    this.#handedOn = 0;
    shared.holdings.set(assignment, this);
    this.#failures.guard(() => listener.assigned(assignment));
    if (committed !== null && committed.offset < next) this.truncate(committed.offset, next);
    this.#parts.onReady(this);
  }

  /** A broker lost the end of the log: what comes from now on must not be taken for what was there. */
  async #returnTo(offset: number, producer: Producer, { offset: beyond }: Committed): Promise<Committed> {
    const { shared, group, topic, partition } = this.#parts;
    shared.logger.warn({ group, topic, partition, offset, beyond }, 'the log ends before the place: records were lost');
    const place = { offset, metadata: '' };
    await shared.write(producer, { ...this.#names, ...place }, []);
    return place;
  }
}
