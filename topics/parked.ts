import { z } from 'zod';
import { CodedError } from '../src/ports/errors.ts';
import type { LogRecord, OutRecord, RawParts } from '../src/ports/log.ts';

const rawParts = z.object({
  key: z.string().optional().describe('the key in base64, where it is not UTF-8'),
  noValue: z.literal(true).optional().describe('there was no value, which is another thing than an empty one'),
  headers: z
    .record(z.string(), z.array(z.string().nullable()))
    .optional()
    .describe('all values in base64 of headers that are not UTF-8, have no value (null), or occur several times'),
});

/**
 * A record that left its topic, whole: what a failure holds, and what waits in a retry tier. Nothing of the
 * original is lost, so it can go back byte for byte.
 */
export const parkedRecord = z.object({
  processor: z.string().describe('who could not finish it'),
  code: z.string(),
  message: z.string(),
  documentId: z.string().optional(),
  url: z.string().optional(),
  topic: z.string(),
  partition: z.number().int(),
  offset: z.number().int(),
  key: z.string().nullable(),
  value: z.string(),
  valueEncoding: z.enum(['utf8', 'base64']),
  headers: z.record(z.string(), z.string()),
  raw: rawParts.optional().describe('what the text of key and headers does not say of their bytes'),
  timestamp: z.number().int().describe('of the original record, milliseconds since the epoch'),
});
export type ParkedRecord = z.infer<typeof parkedRecord>;

/** Why a record left its topic. */
export interface Cause {
  readonly code: string;
  readonly message: string;
}

/** Largest record of any topic that can be parked: its value in base64, with headers, must fit. */
export const LARGEST_PARKED_BYTES = 12 * 1024 * 1024;

/** A value as a JSON member: text where it is UTF-8, base64 where it is not. */
function packValue(value: Uint8Array): Pick<ParkedRecord, 'value' | 'valueEncoding'> {
  try {
    return { value: strictUtf8.decode(value), valueEncoding: 'utf8' };
  } catch {
    return { value: Buffer.from(value).toString('base64'), valueEncoding: 'base64' };
  }
}

function packRaw({ key, noValue, headers }: RawParts): ParkedRecord['raw'] {
  const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64');
  const lists = Object.entries(headers ?? {}).map(([name, values]) => [
    name,
    values.map((value) => (value === null ? null : base64(value))),
  ]);
  return {
    ...(key !== undefined && { key: base64(key) }),
    ...(noValue && { noValue }),
    ...(lists.length > 0 && { headers: Object.fromEntries(lists) }),
  };
}

function unpackRaw({ key, noValue, headers }: NonNullable<ParkedRecord['raw']>): RawParts {
  const lists = Object.entries(headers ?? {}).map(([name, values]) => [
    name,
    values.map((value) => (value === null ? null : Buffer.from(value, 'base64'))),
  ]);
  return {
    ...(key !== undefined && { key: Buffer.from(key, 'base64') }),
    ...(noValue && { noValue }),
    ...(lists.length > 0 && { headers: Object.fromEntries(lists) }),
  };
}

/** The record as it came, to go back to its topic. */
export function unpark(parked: ParkedRecord): OutRecord {
  const { topic, key, headers, raw } = parked;
  return { topic, key, value: unpackValue(parked), headers, ...(raw !== undefined && { raw: unpackRaw(raw) }) };
}

/** The bytes of a packed value. */
export function unpackValue(parked: Pick<ParkedRecord, 'value' | 'valueEncoding'>): Uint8Array {
  return Buffer.from(parked.value, parked.valueEncoding);
}

/** The parked form of a record. */
export function park(
  record: LogRecord,
  processor: string,
  cause: Cause,
  facts: Pick<ParkedRecord, 'documentId' | 'url'>,
): ParkedRecord {
  return {
    processor,
    code: cause.code,
    message: cause.message,
    ...facts,
    topic: record.topic,
    partition: record.partition,
    offset: record.offset,
    key: record.key,
    ...packValue(record.value),
    headers: { ...record.headers },
    ...(record.raw !== undefined && { raw: packRaw(record.raw) }),
    timestamp: record.timestamp,
  };
}

// ignoreBOM keeps a byte order mark in the text, so that the bytes come back unchanged
const strictUtf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** Narrows an unknown error to what is parked of it. */
export function causeOf(error: unknown): Cause {
  if (error instanceof CodedError) return { code: error.code, message: error.message };
  return { code: 'BUG', message: error instanceof Error ? `${error.name}: ${error.message}` : String(error) };
}
