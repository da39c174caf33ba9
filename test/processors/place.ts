/** A record and a context for calling a processor by hand. */
import type { Context } from '../../src/engine/processor.ts';
import type { LogRecord } from '../../src/ports/log.ts';

export const NOW = 1_700_000_000_000;

const silent = { debug() {}, info() {}, warn() {}, error() {}, child: () => silent };

/** A context at `now` for a record that is of use for an hour. */
export const contextAt = (now = NOW): Context => ({
  input: 'fetch/0/0',
  attempt: 1,
  endsAt: NOW + 3_600_000,
  signal: new AbortController().signal,
  logger: silent,
  now: () => now,
  expose: (work) => work(),
  time() {},
  count() {},
});

export const record = (headers: Record<string, string> = {}): LogRecord => ({
  topic: 'fetch',
  partition: 0,
  offset: 0,
  key: null,
  value: new Uint8Array(),
  timestamp: NOW,
  headers,
});
