/** Trace context from header to header, with or without anybody who traces. */
import type { Headers, LogRecord } from '../ports/log.ts';
import type { Span, Tracer } from '../ports/tracer.ts';
import { HEADER } from './headers.ts';

/** Version, trace, span, flags; nothing may stand behind them in version 00, and what may in a later one is not known. */
const TRACEPARENT = /^(?!ff)([\da-f]{2})-(?!0{32})([\da-f]{32})-(?!0{16})[\da-f]{16}-[\da-f]{2}(?:-.{0,64})?$/;
const LENGTH_OF_00 = 55;
/** As much of it as everybody must carry on; publishers write it too. */
const TRACESTATE = /^[\x20-\x7e]{1,512}$/;

/** A record's trace context (W3C Trace Context); empty where there is none, or a malformed one. */
export function traceOf({ headers }: Pick<LogRecord, 'headers'>): Headers {
  const parent = headers[HEADER.trace] ?? '';
  const version = TRACEPARENT.exec(parent)?.[1];
  if (version === undefined || (version === '00' && parent.length > LENGTH_OF_00)) return {};
  const state = headers[HEADER.traceState] ?? '';
  return { [HEADER.trace]: parent, ...(TRACESTATE.test(state) && { [HEADER.traceState]: state }) };
}

/** Makes no spans: what a record gives rise to carries the record's own context. */
export const carrying: Tracer = {
  start: (_processor, _record, parent): Span => ({
    headers: parent,
    traceId: TRACEPARENT.exec(parent[HEADER.trace] ?? '')?.[2] ?? null,
    within: (work) => work(),
    end() {},
  }),
};
