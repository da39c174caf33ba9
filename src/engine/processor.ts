/** What a processor is, and what it may answer. */
import type { AnyContract } from '../../topics/contract.ts';
import type { Headers, LogRecord, OutRecord } from '../ports/log.ts';
import type { Effects, InputId } from '../ports/store.ts';
import type { Logger } from './logger.ts';

export type Answer =
  | { readonly kind: 'done'; readonly emits: readonly OutRecord[]; readonly effects: Effects | null }
  | { readonly kind: 'retry'; readonly afterMs: number; readonly cause: unknown }
  | { readonly kind: 'defer'; readonly until: number; readonly headers: Headers }
  | { readonly kind: 'reject'; readonly cause: unknown }
  | { readonly kind: 'halt'; readonly cause: unknown };

/** Finished: records for other topics, and changes to the Store (whose function may emit more). */
export const done = (emits: readonly OutRecord[] = [], effects: Effects | null = null): Answer => ({
  kind: 'done',
  emits,
  effects,
});
/** Failed for now: try again through a retry tier, not before `afterMs` from now. Counts as an attempt. */
export const retry = (cause: unknown, afterMs = 0): Answer => ({ kind: 'retry', afterMs, cause });
/** Not yet: no attempt. `headers` travel with the record until it is handled again. */
export const defer = (until: number, headers: Headers = {}): Answer => ({ kind: 'defer', until, headers });
/** Failed for good: the failures topic. */
export const reject = (cause: unknown): Answer => ({ kind: 'reject', cause });
/** Something that every record needs is down. */
export const halt = (cause: unknown): Answer => ({ kind: 'halt', cause });

/** What identifies a record to people, in failures and logs. */
export interface Facts {
  readonly documentId?: string;
  readonly url?: string;
}

export interface Context {
  readonly input: InputId;
  /** 1 at the first try. */
  readonly attempt: number;
  /** Aborts at the record's deadline and when the daemon stops; must reach everything that `handle` starts. */
  readonly signal: AbortSignal;
  readonly log: Logger;
  now(): number;
  /** Records how long a stage of the work took, in milliseconds. */
  time(stage: string, ms: number): void;
}

export interface Processor<T = unknown> {
  /** Also the name of its consumer group. */
  readonly name: string;
  readonly input: AnyContract;
  /** Milliseconds that one `handle` may take. */
  readonly deadlineMs: number;
  /** A deferred record waits in flight when it is due within this many milliseconds, otherwise in a retry tier. */
  readonly patienceMs: number;
  /** Throws CodedErrors. */
  decode(record: LogRecord): T;
  /** Records of one order key are handled one at a time, in order; null: independent. */
  orderKey(value: T): string | null;
  /** A thrown CodedError answers by its disposition; anything else that is thrown is a bug. */
  handle(value: T, record: LogRecord, context: Context): Answer | Promise<Answer>;
  facts(value: T): Facts;
  /** Runs in the transaction that records the rejection. */
  rejected?(value: T): Effects;
}
