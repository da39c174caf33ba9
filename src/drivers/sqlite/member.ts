import type { Assignment, Listener, Membership } from '../../ports/log.ts';
import type { Groups } from './groups.ts';
import type { Reader, ReadLimit } from './reader.ts';
import type { Partition, Topics } from './topics.ts';
import type { Watcher } from './watcher.ts';

const BATCH: ReadLimit = { records: 500, bytes: 1024 * 1024 };
const RETRY_MS = 1000;

interface Reading {
  readonly assignment: Assignment;
  readonly partition: Partition;
  next: number;
  paused: boolean;
  /** There may be records from `next` on. */
  hungry: boolean;
}

export interface MemberParts {
  readonly topics: Topics;
  readonly reader: Reader;
  readonly watcher: Watcher;
  readonly groups: Groups;
  readonly onError: (error: unknown) => void;
  readonly onLeave: (member: Member) => void;
}

/**
 * The one member of a group on one topic. Partitions take turns, one batch a turn of the event loop:
 * idle -> (records may have come, or a partition resumed) -> scheduled -> one batch -> scheduled or idle.
 */
export class Member implements Membership {
  readonly #parts: MemberParts;
  readonly #listener: Listener;
  readonly #stopListening: () => void;
  /** In the order of their turns. */
  #readings: Reading[];
  /** Cancels the next turn, where there is one. */
  #cancel: (() => void) | null = null;
  #left = false;

  constructor(parts: MemberParts, listener: Listener, assignments: readonly Assignment[]) {
    this.#parts = parts;
    this.#listener = listener;
    this.#readings = assignments.map((assignment) => ({
      assignment,
      partition: parts.topics.partition(assignment.topic, assignment.partition),
      next: assignment.committed?.offset ?? 0,
      paused: false,
      hungry: true,
    }));
    this.#stopListening = parts.watcher.listen((grown, foreign) => this.#feed(grown, foreign));
  }

  /** Tells the listener of its assignments; records follow in later turns of the event loop. */
  start(): void {
    for (const { assignment } of this.#readings) {
      this.#parts.groups.started(assignment);
      this.#tell(() => this.#listener.assigned(assignment));
    }
    this.#schedule();
  }

  pause(assignment: Assignment): void {
    for (const reading of this.#readings) if (reading.assignment === assignment) reading.paused = true;
  }

  resume(assignment: Assignment): void {
    for (const reading of this.#readings) if (reading.assignment === assignment) reading.paused = false;
    this.#schedule();
  }

  /** The partition begins anew under a higher epoch, where the assignment is this member's. */
  renew(_assignment: Assignment): void {
    throw new Error('to come');
  }

  async leave(): Promise<void> {
    this.end();
  }

  /** The assignments are over; the listener is told so. */
  end(): void {
    if (this.#left) return;
    this.#left = true;
    this.#stopListening();
    this.#cancel?.();
    const readings = this.#readings;
    this.#readings = [];
    for (const { assignment } of readings) this.#parts.groups.ended(assignment);
    this.#parts.onLeave(this);
    for (const { assignment } of readings) this.#tell(() => this.#listener.revoked(assignment));
  }

  #feed(grown: ReadonlySet<number>, foreign: boolean): void {
    if (foreign && this.#isSuperseded()) return this.end();
    for (const reading of this.#readings) if (grown.has(reading.partition.id)) reading.hungry = true;
    this.#schedule();
  }

  /** Whether another process joined the group since. */
  #isSuperseded(): boolean {
    return this.#readings.some(({ assignment }) => !this.#parts.groups.holds(assignment));
  }

  #schedule(): void {
    if (this.#cancel !== null || !this.#readings.some(isReady)) return;
    const immediate = setImmediate(() => this.#turn());
    this.#cancel = () => clearImmediate(immediate);
  }

  #turn(): void {
    this.#cancel = null;
    const reading = this.#readings.find(isReady);
    if (reading === undefined) return;
    this.#readings = [...this.#readings.filter((other) => other !== reading), reading];
    try {
      this.#deliver(reading);
      this.#schedule();
    } catch (error) {
      this.#tell(() => this.#listener.failed(error));
      const timer = setTimeout(() => this.#turn(), RETRY_MS);
      this.#cancel = () => clearTimeout(timer);
    }
  }

  #deliver(reading: Reading): void {
    const records = this.#parts.reader.read(reading.partition, reading.next, BATCH);
    const last = records.at(-1);
    if (last === undefined) {
      reading.hungry = false;
      return;
    }
    reading.next = last.offset + 1;
    reading.hungry = reading.next < this.#parts.watcher.end(reading.partition.id);
    this.#tell(() => this.#listener.records(reading.assignment, records));
  }

  #tell(call: () => void): void {
    try {
      call();
    } catch (error) {
      this.#parts.onError(error);
    }
  }
}

function isReady(reading: Reading): boolean {
  return reading.hungry && !reading.paused;
}
