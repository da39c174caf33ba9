/** Distributed tracing: records carry W3C trace context in their headers. */
import type { Headers, LogRecord } from './log.ts';

/** The handling of one record. */
export interface Span {
  /** traceparent and tracestate of what the record gives rise to; empty where nobody traces. */
  readonly headers: Headers;
  /** 32 hexadecimal digits; null where nobody traces. */
  readonly traceId: string | null;
  /** Does work in its context, so that what the work's libraries trace belongs to it. */
  within<T>(work: () => T): T;
  /** `outcome`: done, retry, defer, reject, or dropped (its partition went elsewhere); `error`: why it failed. */
  end(outcome: string, error?: unknown): void;
}

export interface Tracer {
  /** `parent`: the record's own trace context, well formed, or empty. */
  start(processor: string, record: LogRecord, parent: Headers): Span;
}
