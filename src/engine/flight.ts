import type { Assignment, LogRecord } from '../ports/log.ts';
import type { Span, Tracer } from '../ports/tracer.ts';
import { historyOf } from './headers.ts';
import type { Facts, Processor } from './processor.ts';
import type { Handled } from './settle.ts';
import { traceOf } from './tracing.ts';

type Decoded<T> =
  | { readonly ok: true; readonly value: T; readonly key: string | null }
  | { readonly ok: false; readonly error: unknown };

/** One record between its delivery and its commit. */
export class Flight<T> {
  readonly assignment: Assignment;
  readonly decoded: Decoded<T>;
  readonly key: string | null;
  readonly bytes: number;
  /** As delivered, plus the headers that a deferral added. */
  record: LogRecord;
  /** Cancels the timer of a record that waits for its time. */
  cancelWait: (() => void) | null = null;
  /** When it was last begun to be handled, in milliseconds since the epoch. */
  begun = 0;
  #span: Span | null = null;

  constructor(assignment: Assignment, record: LogRecord, processor: Processor<T>) {
    this.assignment = assignment;
    this.record = record;
    this.bytes = record.value.length;
    this.decoded = decodeWith(processor, record);
    this.key = this.decoded.ok ? this.decoded.key : null;
  }

  get input(): string {
    return historyOf(this.record).input;
  }

  /** Of this delivery, from its first handling on; null before. */
  get span(): Span | null {
    return this.#span;
  }

  /** Its span, begun with its first handling. */
  trace(processor: string, tracer: Tracer): Span {
    this.#span ??= tracer.start(processor, this.record, traceOf(this.record));
    return this.#span;
  }

  endTrace(outcome: string, cause?: unknown): void {
    this.#span?.end(outcome, cause);
    this.#span = null;
  }

  /** The record without anything that the processor says of it. */
  bare(processor: Processor<T>): Handled {
    return {
      processor: processor.name,
      patienceMs: processor.patienceMs,
      record: this.record,
      facts: {},
      trace: this.#span?.headers ?? traceOf(this.record),
      rejected: null,
    };
  }

  handled(processor: Processor<T>): Handled {
    const { decoded } = this;
    const facts: Facts = decoded.ok ? processor.facts(decoded.value) : {};
    const rejected = decoded.ok ? (processor.rejected?.(decoded.value) ?? null) : null;
    return { ...this.bare(processor), facts, rejected };
  }
}

function decodeWith<T>(processor: Processor<T>, record: LogRecord): Decoded<T> {
  try {
    const value = processor.decode(record);
    return { ok: true, value, key: processor.input.orderKey(value as never) };
  } catch (error) {
    return { ok: false, error };
  }
}
