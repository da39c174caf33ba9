/**
 * Tracer on the OpenTelemetry API. It does nothing by itself: whoever runs the program registers an SDK, before anything
 * else is loaded. Without one, records carry on the context that they came with.
 */
import {
  type Attributes,
  type Context,
  context,
  createTraceState,
  isSpanContextValid,
  ROOT_CONTEXT,
  type SpanContext,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import { CodedError } from '../../ports/errors.ts';
import type { Headers, LogRecord } from '../../ports/log.ts';
import type { Span, Tracer } from '../../ports/tracer.ts';

export interface TracerOptions {
  /** The log: kafka, or our own. */
  readonly system: string;
  readonly version: string;
}

const PARENT = 'traceparent';
const STATE = 'tracestate';
/** Those that say that it went wrong; a retry has another chance, and a dropped record another reader. */
const FAILED = 'reject';

export function createTracer({ system, version }: TracerOptions): Tracer {
  const tracer = trace.getTracer('quakewire', version);
  return {
    start(processor, record, parent): Span {
      const attributes = attributesOf(system, processor, record);
      const options = { kind: SpanKind.CONSUMER, attributes };
      const around = contextOf(parent);
      const span = tracer.startSpan(`${processor} process`, options, around);
      const of = span.spanContext();
      return {
        headers: headersOf(of),
        traceId: isSpanContextValid(of) ? of.traceId : null,
        within: (work) => context.with(trace.setSpan(around, span), work),
        end(outcome, error) {
          span.setAttribute('quakewire.outcome', outcome);
          if (error !== undefined) span.setAttribute('error.type', error instanceof CodedError ? error.code : 'BUG');
          if (outcome === FAILED) span.setStatus({ code: SpanStatusCode.ERROR });
          span.end();
        },
      };
    },
  };
}

/** Names of the semantic conventions for messaging, version 1.30 and later. */
function attributesOf(system: string, processor: string, record: LogRecord): Attributes {
  const { topic, partition, offset, key, value } = record;
  return {
    'messaging.system': system,
    'messaging.operation.type': 'process',
    'messaging.operation.name': 'process',
    'messaging.destination.name': topic,
    'messaging.destination.partition.id': String(partition),
    'messaging.consumer.group.name': processor,
    'messaging.message.body.size': value.length,
    'messaging.kafka.offset': offset,
    ...(key !== null && { 'messaging.kafka.message.key': key }),
  };
}

/** `parent` is well formed, or empty. */
function contextOf(parent: Headers): Context {
  const [, traceId, spanId, flags] = (parent[PARENT] ?? '').split('-');
  if (traceId === undefined || spanId === undefined || flags === undefined) return ROOT_CONTEXT;
  const state = parent[STATE];
  return trace.setSpanContext(ROOT_CONTEXT, {
    traceId,
    spanId,
    traceFlags: Number.parseInt(flags, 16),
    isRemote: true,
    ...(state !== undefined && { traceState: createTraceState(state) }),
  });
}

function headersOf(of: SpanContext): Headers {
  if (!isSpanContextValid(of)) return {};
  const { traceId, spanId, traceFlags, traceState } = of;
  const state = traceState?.serialize() ?? '';
  const flags = traceFlags.toString(16).padStart(2, '0');
  return { [PARENT]: `00-${traceId}-${spanId}-${flags}`, ...(state !== '' && { [STATE]: state }) };
}
