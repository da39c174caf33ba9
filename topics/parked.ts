import { z } from 'zod';
import { CodedError } from '../src/ports/errors.ts';
import type { LogRecord } from '../src/ports/log.ts';

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
