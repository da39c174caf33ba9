/** The headers that the engine keeps on a record through retry and defer. */
import type { Headers, LogRecord } from '../ports/log.ts';
import type { InputId } from '../ports/store.ts';

export const HEADER = {
  /** topic/partition/offset of the first arrival. */
  input: 'qw-input',
  attempts: 'qw-attempts',
  firstSeen: 'qw-first-seen',
  /** Milliseconds since the epoch before which the record is not handled again. */
  notBefore: 'qw-not-before',
  /** Milliseconds since the epoch after which the record is of no use. */
  notAfter: 'qw-not-after',
  trace: 'traceparent',
  traceState: 'tracestate',
} as const;

/** A record's history, from its headers. */
export interface History {
  readonly input: InputId;
  /** Failed tries so far. */
  readonly attempts: number;
  /** Milliseconds since the epoch. */
  readonly firstSeen: number;
  readonly notBefore: number;
  readonly notAfter: number | null;
}

/**
 * Reads a record's history; a record without one starts it. Publishers can write headers too: what does not fit (no
 * whole number, a first arrival after this one, in another topic) is as if it were not there.
 */
export function historyOf(record: LogRecord): History {
  const number = (name: string, most = Number.MAX_SAFE_INTEGER) => {
    const text = record.headers[name] ?? '';
    return /^\d{1,16}$/.test(text) && Number(text) <= most ? Number(text) : null;
  };
  return {
    input: firstArrival(record) ?? `${record.topic}/${record.partition}/${record.offset}`,
    attempts: number(HEADER.attempts) ?? 0,
    firstSeen: number(HEADER.firstSeen, record.timestamp) ?? record.timestamp,
    notBefore: number(HEADER.notBefore) ?? 0,
    notAfter: number(HEADER.notAfter),
  };
}

function firstArrival({ topic, headers }: LogRecord): InputId | null {
  const input = headers[HEADER.input] ?? '';
  return input.startsWith(`${topic}/`) && /^\/\d{1,9}\/\d{1,16}$/.test(input.slice(topic.length)) ? input : null;
}

/** The headers that carry a history on. */
export function withHistory(headers: Headers, history: History): Headers {
  return {
    ...headers,
    [HEADER.input]: history.input,
    [HEADER.attempts]: String(history.attempts),
    [HEADER.firstSeen]: String(history.firstSeen),
    [HEADER.notBefore]: String(history.notBefore),
  };
}

/** The headers of a record that another one gives rise to, for the same purpose: as old, and of no use after the same time. */
export function inherited(record: LogRecord): Headers {
  const { firstSeen, notAfter } = historyOf(record);
  return { [HEADER.firstSeen]: String(firstSeen), ...(notAfter !== null && { [HEADER.notAfter]: String(notAfter) }) };
}

/** The headers of a record that starts anew: without its history, and without what processors carried in `qw-`. */
export function withoutHistory(headers: Headers): Headers {
  return Object.fromEntries(
    Object.entries(headers).filter(([name]) => !name.startsWith('qw-') || name === HEADER.notAfter),
  );
}
