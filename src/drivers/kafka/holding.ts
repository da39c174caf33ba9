import { setTimeout as sleep } from 'node:timers/promises';
import type { Assignment, Committed, Listener, LogRecord, OutRecord } from '../../ports/log.ts';
import { revoked } from './errors.ts';
import { Failures } from './failures.ts';
import type { Producer } from './producer.ts';
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

const FIRST_PAUSE_MS = 50;
const LONGEST_PAUSE_MS = 2_000;

/**
 * A partition that the group gave us, through its assignments: beginning -> live -> (doubt, `renew`) -> beginning … -> closed.
 * An assignment is valid for as long as its producer is the latest of its transactional id: whoever else is given the
 * partition opens one, and nothing more can be committed here, whether or not we know it yet.
 */
export class Holding implements Live {
  readonly partition: number;
  /** Where reading goes on. */
  next = 0;
  /** What was read and not handed on yet, and where reading goes on after it. */
  kept: Kept | null = null;
  paused = false;
  readonly #parts: HoldingParts;
  readonly #failures: Failures;
  #assignment: Assignment | null = null;
  #producer: Producer | null = null;
  #committing: Promise<unknown> = Promise.resolve();
  #closed = false;

  constructor(parts: HoldingParts) {
    this.#parts = parts;
    this.partition = parts.partition;
    this.#failures = new Failures(parts.listener, parts.shared.logger);
    void this.#begin(false);
  }

  /** Null while there is none. */
  get assignment(): Assignment | null {
    return this.#assignment;
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

  /** The group's place, or where reading went on, is not in the log: it goes on at the oldest record. */
  truncate(from: number, to: number): void {
    const assignment = this.#assignment;
    this.next = to;
    if (assignment !== null) this.#failures.guard(() => this.#parts.listener.truncated?.(assignment, from, to));
  }

  /** The partition is no longer ours. */
  close(): void {
    this.#closed = true;
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
    const names = { group: shared.name(group), topic: shared.name(topic), partition };
    try {
      await shared.write(producer, { ...names, ...place }, records);
    } catch (error) {
      this.#parts.shared.logger.debug({ group, topic, partition, err: error }, 'a commit failed, or is in doubt');
      this.renew(assignment);
      throw revoked(assignment, error);
    }
  }

  async #begin(again: boolean): Promise<void> {
    for (let pause = FIRST_PAUSE_MS; !this.#closed; pause = Math.min(2 * pause, LONGEST_PAUSE_MS)) {
      try {
        if (again) await this.#parts.confirm();
        await this.#open();
        this.#failures.wentWell();
        return;
      } catch (error) {
        const { group, topic, partition } = this.#parts;
        if (this.#closed) return;
        this.#failures.tell(error, `opening partition ${partition} of ${topic} for ${group}`);
      }
      await sleep(pause);
    }
  }

  /** First the producer: then no transaction of an older one is open, and none can move the place any more. */
  async #open(): Promise<void> {
    const { shared, group, topic, partition, listener } = this.#parts;
    const producer = shared.producer(`${group}.${topic}.${partition}`, partition);
    const epoch = await producer.open();
    const committed = (await shared.offsets.stable(group, topic, [partition])).get(partition) ?? null;
    const { start, end } = await shared.offsets.range(topic, partition);
    if (this.#closed) return;
    const beyond = committed !== null && committed.offset > end;
    const assignment = { group, topic, partition, epoch, committed: beyond ? null : committed };
    this.#producer = producer;
    this.#assignment = assignment;
    this.next = committed?.offset ?? start;
    shared.holdings.set(assignment, this);
    this.#failures.guard(() => listener.assigned(assignment));
    if (committed !== null && (beyond || committed.offset < start)) this.truncate(committed.offset, start);
    this.#parts.onReady(this);
  }
}
