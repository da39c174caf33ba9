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
  cut: z
    .number()
    .int()
    .optional()
    .describe(
      'bytes of the value, where the record was too large to be kept: the start of key and value is what is left',
    ),
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

/** Longer values are in base64 though they are text: JSON may write a byte with six. */
const TEXT_BYTES = 1024 * 1024;
const MOST_IN_JSON = 6;
/** For all other members together. */
const REST_BYTES = 64 * 1024;
/** What is kept of the value and of the key of a record that is too large, as a broker with other limits may let through. */
const CUT_BYTES = 16 * 1024;

/** A value as a JSON member: text where it is UTF-8, base64 where it is not. */
function packValue(value: Uint8Array): Pick<ParkedRecord, 'value' | 'valueEncoding'> {
  try {
    if (value.length > TEXT_BYTES) throw new RangeError('too long for text');
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

/** The record as it came, to go back to its topic. Throws RECORD_TOO_LARGE where it was not kept whole. */
export function unpark(parked: ParkedRecord): OutRecord {
  const { topic, key, headers, raw, cut } = parked;
  if (cut !== undefined) throw new CodedError('RECORD_TOO_LARGE', 'the record was not kept whole', { value: cut });
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
  const whole = mostBytes(record) <= LARGEST_PARKED_BYTES;
  const { key, value, headers, raw } = whole ? record : startOf(record);
  return {
    processor,
    code: cause.code,
    message: cause.message,
    ...facts,
    topic: record.topic,
    partition: record.partition,
    offset: record.offset,
    key,
    ...packValue(value),
    headers: { ...headers },
    ...(raw !== undefined && { raw: packRaw(raw) }),
    ...(!whole && { cut: record.value.length }),
    timestamp: record.timestamp,
  };
}

/** What a record takes when it is parked, at most. */
function mostBytes({ key, value, headers, raw }: OutRecord): number {
  const texts = [key ?? '', ...Object.entries(headers).flat()];
  const bytes = [raw?.key, ...Object.values(raw?.headers ?? {}).flat()];
  const text = sum(texts.map((one) => Buffer.byteLength(one))) + (value.length > TEXT_BYTES ? 0 : value.length);
  const base64 = sum(bytes.map((one) => one?.length ?? 0)) + (value.length > TEXT_BYTES ? value.length : 0);
  return REST_BYTES + MOST_IN_JSON * text + (base64 * 4) / 3;
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);

function startOf({ key, value }: OutRecord): Pick<OutRecord, 'key' | 'value' | 'headers' | 'raw'> {
  return { key: key?.slice(0, CUT_BYTES) ?? null, value: value.subarray(0, CUT_BYTES), headers: {} };
}

// ignoreBOM keeps a byte order mark in the text, so that the bytes come back unchanged
const strictUtf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** What an error that nobody wrote for readers may say. */
const BUG_CHARS = 2000;

/** Narrows an unknown error to what is parked of it. */
export function causeOf(error: unknown): Cause {
  if (error instanceof CodedError) return { code: error.code, message: error.message };
  const text = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  return { code: 'BUG', message: text.slice(0, BUG_CHARS) };
}
