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
  /** Whether `next` is a place, and not just the beginning: nothing may be missing there. */
  placed: boolean;
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
}

export interface MemberEvents {
  /** It left of its own will, and has nothing any more. */
  left(): Promise<void>;
  /** Another process took the group. */
  superseded(): void;
}

/**
 * A member of a group on one topic. Partitions take turns, one batch a turn of the event loop:
 * idle -> (records may have come, or a partition resumed) -> scheduled -> one batch -> scheduled or idle.
 */
export class Member implements Membership {
  readonly #parts: MemberParts;
  readonly #listener: Listener;
  readonly #events: MemberEvents;
  readonly #stopListening: () => void;
  /** In the order of their turns. */
  #readings: Reading[] = [];
  /** Cancels the next turn, where there is one. */
  #cancel: (() => void) | null = null;
  #left = false;

  constructor(parts: MemberParts, listener: Listener, events: MemberEvents) {
    this.#parts = parts;
    this.#listener = listener;
    this.#events = events;
    this.#stopListening = parts.watcher.listen((grown, foreign) => this.#feed(grown, foreign));
  }

  get left(): boolean {
    return this.#left;
  }

  get assignments(): readonly Assignment[] {
    return this.#readings.map(({ assignment }) => assignment);
  }

  get partitions(): readonly number[] {
    return this.assignments.map(({ partition }) => partition);
  }

  /** Tells the listener of new assignments; records follow in later turns of the event loop. */
  give(assignments: readonly Assignment[]): void {
    for (const assignment of this.#left ? [] : assignments) {
      this.#readings.push({
        assignment,
        partition: this.#parts.topics.partition(assignment.topic, assignment.partition),
        next: assignment.committed?.offset ?? 0,
        placed: assignment.committed !== null,
        paused: false,
        hungry: true,
      });
      this.#parts.groups.started(assignment);
      this.#tell(() => this.#listener.assigned(assignment));
    }
    this.#schedule();
  }

  /** The assignment is over, and the listener is told so. Answers whether it was this member's. */
  lose(assignment: Assignment): boolean {
    if (!this.#readings.some((reading) => reading.assignment === assignment)) return false;
    this.#readings = this.#readings.filter((reading) => reading.assignment !== assignment);
    this.#parts.groups.ended(assignment);
    this.#tell(() => this.#listener.revoked(assignment));
    return true;
  }

  /** Whether another process joined the group since. */
  isSuperseded(): boolean {
    return this.#readings.some(({ assignment }) => !this.#parts.groups.holds(assignment));
  }

  failed(error: unknown): void {
    this.#tell(() => this.#listener.failed(error));
  }

  pause(assignment: Assignment): void {
    for (const reading of this.#readings) if (reading.assignment === assignment) reading.paused = true;
  }

  resume(assignment: Assignment): void {
    for (const reading of this.#readings) if (reading.assignment === assignment) reading.paused = false;
    this.#schedule();
  }

  async leave(): Promise<void> {
    if (this.#left) return;
    this.end();
    await this.#events.left();
  }

  /** The assignments are over; the listener is told so. */
  end(): void {
    if (this.#left) return;
    this.#left = true;
    this.#stopListening();
    this.#cancel?.();
    const { assignments } = this;
    for (const assignment of assignments) this.#parts.groups.ended(assignment);
    for (const assignment of assignments) this.lose(assignment);
  }

  #feed(grown: ReadonlySet<number>, foreign: boolean): void {
    if (foreign && this.isSuperseded()) return this.#events.superseded();
    for (const reading of this.#readings) if (grown.has(reading.partition.id)) reading.hungry = true;
    this.#schedule();
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
      this.failed(error);
      const timer = setTimeout(() => this.#turn(), RETRY_MS);
      this.#cancel = () => clearTimeout(timer);
    }
  }

  #deliver(reading: Reading): void {
    const { reader, watcher } = this.#parts;
    const end = watcher.end(reading.partition.id);
    const records = reader.read(reading.partition, reading.next, BATCH);
    this.#skip(reading, records[0]?.offset ?? Math.max(end, reading.next));
    const last = records.at(-1);
    if (last === undefined) {
      reading.hungry = false;
      return;
    }
    reading.next = last.offset + 1;
    reading.placed = true;
    reading.hungry = reading.next < watcher.end(reading.partition.id);
    this.#tell(() => this.#listener.records(reading.assignment, records));
  }

  /** What is missing before `to` is superseded where the topic is compacted, and otherwise was deleted unread. */
  #skip(reading: Reading, to: number): void {
    const { assignment, next, placed } = reading;
    reading.next = to;
    if (to === next || !placed || this.#parts.topics.get(assignment.topic).compact) return;
    this.#tell(() => this.#listener.truncated?.(assignment, next, to));
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
