/** The headers that the engine keeps on a record through retry and defer. */
import type { Headers, LogRecord } from '../ports/log.ts';
import type { InputId } from '../ports/store.ts';

export const HEADER = {
  /** topic/partition/offset of the first arrival. */
  input: 'qw-input',
  attempts: 'qw-attempts',
  firstSeen: 'qw-first-seen',
  /** Milliseconds since the epoch after which the record is of no use. */
  notAfter: 'qw-not-after',
  trace: 'traceparent',
} as const;

/** A record's history, from its headers. */
export interface History {
  readonly input: InputId;
  /** Failed tries so far. */
  readonly attempts: number;
  /** Milliseconds since the epoch. */
  readonly firstSeen: number;
  readonly notAfter: number | null;
}

/** Reads a record's history; a record without one starts it. */
export function historyOf(record: LogRecord): History {
  const number = (name: string) => {
    const value = Number(record.headers[name] ?? Number.NaN);
    return Number.isFinite(value) ? value : null;
  };
  return {
    input: record.headers[HEADER.input] ?? `${record.topic}/${record.partition}/${record.offset}`,
    attempts: number(HEADER.attempts) ?? 0,
    firstSeen: number(HEADER.firstSeen) ?? record.timestamp,
    notAfter: number(HEADER.notAfter),
  };
}

/** The headers that carry a history on. */
export function withHistory(headers: Headers, history: History): Headers {
  return {
    ...headers,
    [HEADER.input]: history.input,
    [HEADER.attempts]: String(history.attempts),
    [HEADER.firstSeen]: String(history.firstSeen),
  };
}

/** The headers of a record that starts anew: without its history, and without what processors carried in `qw-`. */
export function withoutHistory(headers: Headers): Headers {
  return Object.fromEntries(
    Object.entries(headers).filter(([name]) => !name.startsWith('qw-') || name === HEADER.notAfter),
  );
}
