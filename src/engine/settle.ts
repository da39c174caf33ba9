/** From a handler's answer to what is committed: the policy of retries, deferrals and rejections. */
import { encode } from '../../topics/contract.ts';
import { failures } from '../../topics/failures.ts';
import { causeOf, type ParkedRecord, park } from '../../topics/parked.ts';
import { type RetryTier, retryTiers } from '../../topics/retry.ts';
import type { Work } from '../ports/committer.ts';
import { CodedError } from '../ports/errors.ts';
import type { Headers, LogRecord, OutRecord } from '../ports/log.ts';
import type { Effects } from '../ports/store.ts';
import { HEADER, type History, historyOf, withHistory } from './headers.ts';
import { delayAfter, type RetryPolicy } from './policy.ts';
import type { Answer, Facts } from './processor.ts';

/** A record as it was handled. */
export interface Handled {
  readonly processor: string;
  readonly patienceMs: number;
  readonly record: LogRecord;
  readonly facts: Facts;
  /** What the processor wants done in the transaction that records a rejection. */
  readonly rejected: Effects | null;
}

export type Outcome =
  | { readonly kind: 'wait'; readonly until: number; readonly record: LogRecord }
  | { readonly kind: 'done' | 'retry' | 'defer' | 'reject'; readonly work: Work; readonly cause?: unknown };

type Settled = Exclude<Answer, { kind: 'halt' }>;

/** Decides what becomes of a handled record. `now` in milliseconds since the epoch. */
export function settle(answer: Settled, handled: Handled, now: number, policy: RetryPolicy): Outcome {
  const history = historyOf(handled.record);
  switch (answer.kind) {
    case 'done':
      return { kind: 'done', work: doneWork(answer, handled.record, history) };
    case 'reject':
      return rejection(answer.cause, handled, history);
    case 'retry':
      return retryOutcome(answer, handled, history, now, policy);
    case 'defer':
      return deferOutcome(answer, handled, history, now, policy);
  }
}

function doneWork(answer: Extract<Answer, { kind: 'done' }>, record: LogRecord, history: History): Work {
  const trace = record.headers[HEADER.trace];
  const traced = (emits: readonly OutRecord[]) =>
    trace === undefined
      ? emits
      : emits.map((emit) => ({ ...emit, headers: { [HEADER.trace]: trace, ...emit.headers } }));
  const { effects } = answer;
  return {
    input: history.input,
    effects: effects && (async (tx) => traced(await effects(tx))),
    emits: traced(answer.emits),
  };
}

function retryOutcome(
  answer: Extract<Answer, { kind: 'retry' }>,
  handled: Handled,
  history: History,
  now: number,
  policy: RetryPolicy,
): Outcome {
  const attempts = history.attempts + 1;
  const bug = !(answer.cause instanceof CodedError);
  const delay = Math.max(answer.afterMs, delayAfter(attempts, policy));
  const due = now + delay;
  const spent = attempts >= (bug ? policy.maxBugAttempts : policy.maxAttempts);
  if (spent || due > endOf(history, policy)) return rejection(answer.cause, handled, { ...history, attempts });
  const tier = retryTiers.find(({ delayMs }) => delayMs >= delay) ?? longestTier();
  const record = { ...handled.record, headers: withHistory(handled.record.headers, { ...history, attempts }) };
  return { kind: 'retry', work: parkedIn(tier, record, answer.cause, handled, history), cause: answer.cause };
}

function deferOutcome(
  answer: Extract<Answer, { kind: 'defer' }>,
  handled: Handled,
  history: History,
  now: number,
  policy: RetryPolicy,
): Outcome {
  const { until } = answer;
  if (until > endOf(history, policy)) {
    const cause = new CodedError('EXPIRED', 'could not be done before its end', {
      value: new Date(endOf(history, policy)).toISOString(),
    });
    return rejection(cause, handled, history);
  }
  const headers: Headers = { ...handled.record.headers, ...answer.headers };
  const record = { ...handled.record, headers };
  const tier = retryTiers.findLast(({ delayMs }) => delayMs <= until - now);
  if (until - now <= handled.patienceMs || tier === undefined) return { kind: 'wait', until, record };
  const parked = { ...record, headers: withHistory(headers, history) };
  return { kind: 'defer', work: parkedIn(tier, parked, deferred(until), handled, history) };
}

const deferred = (until: number) => ({ code: 'DEFERRED', message: `not before ${new Date(until).toISOString()}` });

function longestTier(): RetryTier {
  return retryTiers.at(-1) as RetryTier;
}

function endOf(history: History, policy: RetryPolicy): number {
  return Math.min(history.notAfter ?? Number.POSITIVE_INFINITY, history.firstSeen + policy.maxAgeMs);
}

function parkedIn(tier: RetryTier, record: LogRecord, cause: unknown, handled: Handled, history: History): Work {
  const parked = parkedRecord(record, cause, handled, history);
  return { input: history.input, effects: null, emits: [encode(tier, parked, trace(record))] };
}

/** The failure record of a rejection, with its cause in Kafka Connect's dead-letter headers. */
function rejection(cause: unknown, handled: Handled, history: History): Outcome {
  const record = { ...handled.record, headers: withHistory(handled.record.headers, history) };
  const parked = parkedRecord(record, cause, handled, history);
  const headers: Headers = {
    ...trace(record),
    '__connect.errors.topic': parked.topic,
    '__connect.errors.partition': String(parked.partition),
    '__connect.errors.offset': String(parked.offset),
    '__connect.errors.connector.name': handled.processor,
    '__connect.errors.exception.class.name': parked.code,
    '__connect.errors.exception.message': parked.message,
  };
  return {
    kind: 'reject',
    work: { input: history.input, effects: handled.rejected, emits: [encode(failures, parked, headers)] },
    cause,
  };
}

/** Parks a record under the position and time of its first arrival. */
function parkedRecord(record: LogRecord, cause: unknown, handled: Handled, history: History): ParkedRecord {
  const named = isCause(cause) ? cause : causeOf(cause);
  const parked = park(record, handled.processor, named, handled.facts);
  const [offset, partition] = history.input.split('/').reverse().map(Number);
  return {
    ...parked,
    partition: partition ?? parked.partition,
    offset: offset ?? parked.offset,
    timestamp: history.firstSeen,
  };
}

function isCause(cause: unknown): cause is { code: string; message: string } {
  return (
    typeof cause === 'object' && cause !== null && !(cause instanceof Error) && 'code' in cause && 'message' in cause
  );
}

function trace(record: LogRecord): Headers {
  const value = record.headers[HEADER.trace];
  return value === undefined ? {} : { [HEADER.trace]: value };
}
