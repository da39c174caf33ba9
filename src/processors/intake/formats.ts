/** The forms in which publishers may send a URL: bare, JSON, or a CloudEvent (binary or structured) around either. */
import { z } from 'zod';
import { parseJson, preview } from '../../../topics/contract.ts';
import { type UrlRecord, urlRecord } from '../../../topics/urls.ts';
import { CodedError } from '../../ports/errors.ts';
import type { LogRecord } from '../../ports/log.ts';

/*
 * Read here rather than with the `cloudevents` package: its Kafka binding crashes on a structured event without a
 * time (an optional attribute), and accepts events without an id and of unknown versions.
 */
const attributes = z.object({
  specversion: z.literal('1.0'),
  id: z.string().min(1),
  source: z.string().min(1),
  type: z.string().min(1),
});

/** Reads what a record of `urls` asks for. Throws RECORD_EMPTY, RECORD_MALFORMED, RECORD_INVALID, CLOUDEVENT_INVALID. */
export function readUrlRecord(record: Pick<LogRecord, 'value' | 'headers'>): UrlRecord {
  const headers = lowerCased(record.headers);
  if (headers['content-type']?.toLowerCase().startsWith('application/cloudevents+json'))
    return fromStructured(record.value);
  if (headers.ce_specversion !== undefined) checkBinary(headers);
  return fromBytes(record.value);
}

function fromStructured(value: Uint8Array): UrlRecord {
  const event = parseJson(value);
  checkAttributes(event);
  const { data, data_base64: base64 } = event as { data?: unknown; data_base64?: unknown };
  if (typeof base64 === 'string') return fromBytes(Buffer.from(base64, 'base64'));
  if (data === undefined || data === null)
    throw new CodedError('CLOUDEVENT_INVALID', 'the event has no data', { value: preview(value) });
  return fromJson(data);
}

function checkBinary(headers: Readonly<Record<string, string>>): void {
  const names = Object.entries(headers).filter(([name]) => name.startsWith('ce_'));
  checkAttributes(Object.fromEntries(names.map(([name, value]) => [name.slice(3), value])));
}

function checkAttributes(event: unknown): void {
  const checked = attributes.safeParse(event);
  if (checked.success) return;
  const faults = checked.error.issues.map((issue) => `${issue.path.join('.') || 'event'}: ${issue.message}`);
  throw new CodedError('CLOUDEVENT_INVALID', 'not a CloudEvent 1.0', { value: faults.join('; ') });
}

function fromBytes(bytes: Uint8Array): UrlRecord {
  const text = decodeText(bytes).trim();
  if (text === '') throw new CodedError('RECORD_EMPTY', 'the record has no value');
  return /^["{[]/.test(text) ? fromJson(parseJson(Buffer.from(text))) : { url: text };
}

function fromJson(value: unknown): UrlRecord {
  if (typeof value === 'string') return { url: value.trim() };
  const checked = urlRecord.safeParse(value);
  if (checked.success) return checked.data;
  const faults = checked.error.issues.map((issue) => `${issue.path.join('.') || 'value'}: ${issue.message}`);
  throw new CodedError('RECORD_INVALID', 'breaks the contract of urls', { value: faults.join('; ') });
}

function decodeText(bytes: Uint8Array): string {
  try {
    return strictUtf8.decode(bytes);
  } catch (cause) {
    throw new CodedError('RECORD_MALFORMED', 'not UTF-8', { value: preview(bytes), cause });
  }
}

function lowerCased(headers: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
}

const strictUtf8 = new TextDecoder('utf-8', { fatal: true });
