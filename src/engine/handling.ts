/** One call of a handler: its context, its deadline, and what its errors answer. */
import type { Clock } from '../ports/clock.ts';
import { CodedError } from '../ports/errors.ts';
import type { LogRecord } from '../ports/log.ts';
import type { InputId } from '../ports/store.ts';
import type { Span, Tracer } from '../ports/tracer.ts';
import type { Exposure } from './exposure.ts';
import type { Flight } from './flight.ts';
import { historyOf } from './headers.ts';
import type { Logger } from './logger.ts';
import type { CounterLabels, CounterName, Meter } from './meter.ts';
import { type Answer, type Context, halt, type Processor, type Retry, reject, retry } from './processor.ts';

/** A handler that ignores its signal is given up this long after the deadline. */
const GRACE_MS = 2_000;

export interface Surroundings {
  readonly clock: Clock;
  readonly logger: Logger;
  readonly meter: Meter;
  readonly exposure: Exposure;
  /** Without one, records carry on the trace context that they came with. */
  readonly tracer?: Tracer;
}

/** The signal and the logger are made when first asked for: most records of cheap processors need neither. */
export class HandlerContext implements Context {
  readonly input: InputId;
  readonly attempt: number;
  readonly endsAt: number;
  readonly #processor: string;
  readonly #traceId: string | null;
  readonly #around: Surroundings;
  readonly #stop: AbortSignal;
  #controller: AbortController | null = null;
  #signal: AbortSignal | null = null;
  #logger: Logger | null = null;
  #exposures = 0;

  constructor(
    processor: string,
    { record, span }: { readonly record: LogRecord; readonly span: Span | null },
    endsAt: number,
    stop: AbortSignal,
    around: Surroundings,
  ) {
    const { input, attempts } = historyOf(record);
    this.#processor = processor;
    this.#traceId = span?.traceId ?? null;
    this.input = input;
    this.attempt = attempts + 1;
    this.endsAt = endsAt;
    this.#stop = stop;
    this.#around = around;
  }

  get signal(): AbortSignal {
    this.#controller ??= new AbortController();
    this.#signal ??= AbortSignal.any([this.#stop, this.#controller.signal]);
    return this.#signal;
  }

  get logger(): Logger {
    if (this.#logger === null) {
      const trace = this.#traceId === null ? {} : { traceId: this.#traceId };
      const { input, attempt } = this;
      this.#logger = this.#around.logger.child({ processor: this.#processor, input, attempt, ...trace });
    }
    return this.#logger;
  }

  now(): number {
    return this.#around.clock.now();
  }

  expose<T>(work: () => Promise<T>): Promise<T> {
    this.#exposures += 1;
    // what crashes is one of them, and those before it say nothing for it
    const name = this.#exposures === 1 ? this.input : `${this.input}+${this.#exposures}`;
    return this.#around.exposure.run(name, work);
  }

  time(stage: string, ms: number): void {
    this.#around.meter.time('stage', { processor: this.#processor, stage }, ms);
  }

  count<Name extends CounterName>(name: Name, labels: CounterLabels<Name>, by = 1): void {
    this.#around.meter.count(name, labels, by);
  }

  abort(reason: unknown): void {
    this.#controller ??= new AbortController();
    this.#controller.abort(reason);
  }
}

/** What a record's handler answers, or what its value that cannot be decoded does. */
export function ask<T>(
  processor: Processor<T>,
  { decoded, record }: Flight<T>,
  context: Context,
): Answer | Promise<Answer> {
  if (!decoded.ok) return answerOf(decoded.error);
  try {
    return processor.handle(decoded.value, record, context);
  } catch (error) {
    return answerOf(error);
  }
}

/** Waits for a handler's answer, at most until its deadline plus a short grace; never rejects. */
export function answerInTime(
  work: Promise<Answer>,
  deadlineMs: number,
  context: HandlerContext,
  clock: Clock,
): Promise<Answer> {
  return new Promise((resolve) => {
    let overrun: CodedError | null = null;
    let cancel = clock.after(deadlineMs, () => {
      overrun = new CodedError('RECORD_DEADLINE', `not handled within ${deadlineMs} ms`, { value: context.input });
      const answer = answerOf(overrun);
      context.abort(overrun);
      cancel = clock.after(GRACE_MS, () => resolve(answer));
    });
    work
      .catch((error: unknown) => answerOf(error instanceof CodedError ? error : (overrun ?? error)))
      .then((answer) => {
        cancel();
        resolve(answer);
      });
  });
}

/** What a thrown error answers: a coded one by its disposition; any other is a bug, tried again a few times. */
export function answerOf(error: unknown): Answer {
  if (!(error instanceof CodedError)) return retry(error);
  switch (error.disposition) {
    case 'retry':
      return retry(error, error.retryAfterMs ?? 0);
    case 'halt':
      return halt(error);
    case 'reject':
    case 'exit':
    case 'tell':
      return reject(error);
  }
}

/** Whether the record's deadline passed while it was handled. */
export function isOverrun(answer: Answer): answer is Retry {
  return answer.kind === 'retry' && answer.cause instanceof CodedError && answer.cause.code === 'RECORD_DEADLINE';
}
