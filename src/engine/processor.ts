/** What a processor is, and what it may answer. */
import type { AnyContract } from '../../topics/contract.ts';
import type { Headers, LogRecord, OutRecord } from '../ports/log.ts';
import type { Effects, InputId } from '../ports/store.ts';
import type { Logger } from './logger.ts';
import type { CounterLabels, CounterName } from './meter.ts';

export interface Done {
  readonly kind: 'done';
  readonly emits: readonly OutRecord[];
  readonly effects: Effects | null;
  /** Called once all of it is committed: what is counted is counted here, since effects may be done more than once. */
  readonly committed: (() => void) | null;
}
export interface Retry {
  readonly kind: 'retry';
  readonly afterMs: number;
  readonly cause: unknown;
}
export interface Defer {
  readonly kind: 'defer';
  readonly until: number;
  readonly headers: Headers;
}
export interface Reject {
  readonly kind: 'reject';
  readonly cause: unknown;
}
export interface Halt {
  readonly kind: 'halt';
  readonly cause: unknown;
}
export type Answer = Done | Retry | Defer | Reject | Halt;

/** Finished: records for other topics, and changes to the Store (whose function may emit more). */
export const done = (
  emits: readonly OutRecord[] = [],
  effects: Effects | null = null,
  committed: (() => void) | null = null,
): Done => ({
  kind: 'done',
  emits,
  effects,
  committed,
});
/** Failed for now: try again through a retry tier, not before `afterMs` from now. Counts as an attempt. */
export const retry = (cause: unknown, afterMs = 0): Retry => ({ kind: 'retry', afterMs, cause });
/** Not yet: no attempt. `headers` travel with the record until it is handled again. */
export const defer = (until: number, headers: Headers = {}): Defer => ({ kind: 'defer', until, headers });
/** Failed for good: the failures topic. */
export const reject = (cause: unknown): Reject => ({ kind: 'reject', cause });
/** Something that every record needs is down. */
export const halt = (cause: unknown): Halt => ({ kind: 'halt', cause });

/** What identifies a record to people, in failures and logs. */
export interface Facts {
  readonly documentId?: string;
  readonly url?: string;
}

export interface Context {
  readonly input: InputId;
  /** 1 at the first try. */
  readonly attempt: number;
  /** When the record is of no use any more, in milliseconds since the epoch. */
  readonly endsAt: number;
  /** Aborts at the record's deadline and when the daemon stops; must reach everything that `handle` starts. */
  readonly signal: AbortSignal;
  readonly logger: Logger;
  now(): number;
  /**
   * Does work that may crash the process or overrun: after such an end it is done with nothing else in flight, and the
   * record is rejected (CRASHED_WORKER, PAGE_DEADLINE, PAGE_HEAP) only for what it does alone.
   */
  expose<T>(work: () => Promise<T>): Promise<T>;
  /** Records how long a stage of the work took, in milliseconds. */
  time(stage: string, ms: number): void;
  /** Adds to a counter: one, where nothing else is said. */
  count<Name extends CounterName>(name: Name, labels: CounterLabels<Name>, by?: number): void;
}

export interface Processor<T = unknown> {
  /** Also the name of its consumer group. */
  readonly name: string;
  readonly input: AnyContract;
  /** Milliseconds that one `handle` may take. */
  readonly deadlineMs: number;
  /** A deferred record waits in flight when it is due within this many milliseconds, otherwise in a retry tier. */
  readonly patienceMs: number;
  /** Bounds what is in flight of each partition by itself, so that one full of waiting records holds up no other. */
  readonly recordsPerPartition?: number;
  /** Its records do not expire here: what they carry has an end, and whoever frees its claim, in its own topic. */
  readonly ageless?: boolean;
  /** Throws CodedErrors. */
  decode(record: LogRecord): T;
  /** A thrown CodedError answers by its disposition; anything else that is thrown is a bug. */
  handle(value: T, record: LogRecord, context: Context): Answer | Promise<Answer>;
  facts(value: T): Facts;
  /** Runs in the transaction that records the rejection. */
  rejected?(value: T): Effects;
}
