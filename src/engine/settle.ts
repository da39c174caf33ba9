/** From a handler's answer to what is committed: the policy of retries, deferrals and rejections. */
import { encode } from '../../topics/contract.ts';
import { failures } from '../../topics/failures.ts';
import { type Cause, causeOf, type ParkedRecord, park } from '../../topics/parked.ts';
import { type RetryTier, retryTiers } from '../../topics/retry.ts';
import type { Work } from '../ports/committer.ts';
import { CodedError } from '../ports/errors.ts';
import type { Headers, LogRecord, OutRecord } from '../ports/log.ts';
import type { Effects } from '../ports/store.ts';
import { digestOf } from './digest.ts';
import { type History, historyOf, withHistory } from './headers.ts';
import { delayAfter, type RetryPolicy } from './policy.ts';
import { type Answer, type Defer, type Done, defer, type Facts, type Halt, type Retry, reject } from './processor.ts';

/** A record as it was handled. */
export interface Handled {
  readonly processor: string;
  readonly patienceMs: number;
  readonly record: LogRecord;
  readonly facts: Facts;
  /** The trace context of what it gives rise to. */
  readonly trace: Headers;
  /** What the processor wants done in the transaction that records a rejection. */
  readonly rejected: Effects | null;
}

export type Outcome =
  | { readonly kind: 'wait'; readonly until: number; readonly record: LogRecord }
  | {
      readonly kind: 'done' | 'retry' | 'defer' | 'reject';
      readonly work: Work;
      readonly facts: Facts;
      readonly cause?: unknown;
      readonly committed?: Done['committed'];
    };

/** An answer that can be settled at once; a halt needs a probe first. */
export type Settled = Exclude<Answer, Halt>;

/** When a record is of no use any more, in milliseconds since the epoch. */
export function endOf(record: LogRecord, policy: RetryPolicy): number {
  const { notAfter, firstSeen } = historyOf(record);
  return Math.min(notAfter ?? Number.POSITIVE_INFINITY, firstSeen + policy.maxAgeMs);
}

/** What a record answers before it is handled at all: expired, or not due yet; null where it is to be handled. */
export function answerBefore(record: LogRecord, now: number, policy: RetryPolicy): Settled | null {
  if (now > endOf(record, policy)) return reject(expired(record, policy));
  const { notBefore } = historyOf(record);
  return notBefore > now ? defer(notBefore) : null;
}

/** Decides what becomes of a handled record. `now` in milliseconds since the epoch. */
export function settle(answer: Settled, handled: Handled, now: number, policy: RetryPolicy): Outcome {
  switch (answer.kind) {
    case 'done':
      return { kind: 'done', work: doneWork(answer, handled), facts: handled.facts, committed: answer.committed };
    case 'reject':
      return rejection(answer.cause, handled, historyOf(handled.record));
    case 'retry':
      return retryOutcome(answer, handled, now, policy);
    case 'defer':
      return deferOutcome(answer, handled, now, policy);
  }
}

function doneWork(answer: Done, { record, trace }: Handled): Work {
  const isTraced = Object.keys(trace).length > 0;
  const traced = (emits: readonly OutRecord[]) =>
    isTraced ? emits.map((emit) => ({ ...emit, headers: { ...trace, ...emit.headers } })) : emits;
  const { effects } = answer;
  return {
    input: historyOf(record).input,
    ...deliveryOf(record),
    effects: effects && (async (tx) => traced(await effects(tx))),
    emits: traced(answer.emits),
  };
}

function retryOutcome(answer: Retry, handled: Handled, now: number, policy: RetryPolicy): Outcome {
  const old = historyOf(handled.record);
  const attempts = old.attempts + 1;
  const bug = !(answer.cause instanceof CodedError);
  const due = now + Math.max(answer.afterMs, delayAfter(attempts, policy));
  const spent = attempts >= (bug ? policy.maxBugAttempts : policy.maxAttempts);
  if (spent || due > endOf(handled.record, policy)) return rejection(answer.cause, handled, { ...old, attempts });
  const history = { ...old, attempts, notBefore: due };
  const tier = tierFor(due - now) ?? shortestTier();
  return {
    kind: 'retry',
    work: parked(tier, causeOf(answer.cause), handled, history),
    facts: handled.facts,
    cause: answer.cause,
  };
}

function deferOutcome(answer: Defer, handled: Handled, now: number, policy: RetryPolicy): Outcome {
  const { until } = answer;
  if (until > endOf(handled.record, policy)) {
    return rejection(expired(handled.record, policy), handled, historyOf(handled.record));
  }
  const record = { ...handled.record, headers: { ...handled.record.headers, ...answer.headers } };
  const tier = tierFor(until - now);
  if (until - now <= handled.patienceMs || tier === undefined) return { kind: 'wait', until, record };
  const history = { ...historyOf(record), notBefore: until };
  return { kind: 'defer', work: parked(tier, notYet(until), { ...handled, record }, history), facts: handled.facts };
}

/** The longest tier that does not overshoot; what remains is waited for after the record's return. */
function tierFor(ms: number): RetryTier | undefined {
  return retryTiers.findLast(({ delayMs }) => delayMs <= ms);
}

function shortestTier(): RetryTier {
  return retryTiers[0] as RetryTier;
}

/** Written into a deferred record for whoever looks into a retry tier; no error, so no code of the table. */
function notYet(until: number): Cause {
  return { code: 'DEFERRED', message: `not before ${new Date(until).toISOString()}` };
}

function expired(record: LogRecord, policy: RetryPolicy): CodedError {
  return new CodedError('EXPIRED', 'could not be done before its end', {
    value: new Date(endOf(record, policy)).toISOString(),
  });
}

function parked(tier: RetryTier, cause: Cause, handled: Handled, history: History): Work {
  const value = parkedRecord(cause, handled, history);
  const emits = [encode(tier, value, handled.trace)];
  return { input: history.input, ...deliveryOf(handled.record), effects: null, emits };
}

function deliveryOf(record: LogRecord): Required<Pick<Work, 'offset' | 'digest'>> {
  return { offset: record.offset, digest: digestOf(record) };
}

/** The failure record of a rejection, with its cause in Kafka Connect's dead-letter headers. */
function rejection(cause: unknown, handled: Handled, history: History): Outcome {
  const value = parkedRecord(causeOf(cause), handled, history);
  const headers: Headers = {
    ...handled.trace,
    '__connect.errors.topic': value.topic,
    '__connect.errors.partition': String(value.partition),
    '__connect.errors.offset': String(value.offset),
    '__connect.errors.connector.name': handled.processor,
    '__connect.errors.exception.class.name': value.code,
    '__connect.errors.exception.message': value.message,
  };
  const emits = [encode(failures, value, headers)];
  const work = { input: history.input, ...deliveryOf(handled.record), effects: handled.rejected, emits };
  return { kind: 'reject', work, facts: handled.facts, cause };
}

/** Parks a record, with its history, under the position and time of its first arrival. */
function parkedRecord(cause: Cause, handled: Handled, history: History): ParkedRecord {
  const record = { ...handled.record, headers: withHistory(handled.record.headers, history) };
  const [offset, partition] = history.input.split('/').reverse().map(Number);
  const value = park(record, handled.processor, cause, handled.facts);
  return { ...value, partition: partition as number, offset: offset as number, timestamp: history.firstSeen };
}
