/**
 * A topic's contract: what its records hold, how they are keyed and ordered, how long they stay. Everything that
 * writes or reads a topic goes through `encode` and `decode` of its contract.
 */
import { createHash } from 'node:crypto';
import type { z } from 'zod';
import { CodedError } from '../src/ports/errors.ts';
import type { Headers, LogRecord, OutRecord, TopicSettings } from '../src/ports/log.ts';

export const DAY_MS = 86_400_000;

export interface Contract<T> extends TopicSettings {
  /** One sentence for readers of asyncapi.json. */
  readonly description: string;
  /** `in`: others write it; `out`: others read it; null: ours alone. */
  readonly public: 'in' | 'out' | null;
  readonly schema: z.ZodType<T>;
  /** Major version of the schema: within it, only additions. */
  readonly version: number;
  /** What the key is, for readers of asyncapi.json. */
  readonly keyed: string;
  /** The record's key; null where any will do. */
  key(value: T): string | null;
  /** At most one record per order key is in flight; null: records are independent. */
  orderKey(value: T): string | null;
  /** CloudEvents id: the same for the same thing and revision. */
  eventId(value: T): string;
}

/** A contract of whatever values. */
export type AnyContract = Omit<Contract<never>, 'schema'> & { readonly schema: z.ZodType };

/** Encodes a value as a record of its topic, as a CloudEvent in Kafka's binary form. Throws RECORD_TOO_LARGE, RECORD_INVALID. */
export function encode<T>(contract: Contract<T>, value: T, headers: Headers = {}): OutRecord {
  const checked = contract.schema.safeParse(value);
  if (!checked.success) throw invalid(contract, checked.error);
  const bytes = Buffer.from(JSON.stringify(checked.data));
  if (bytes.length > contract.maxBytes) {
    throw new CodedError('RECORD_TOO_LARGE', `${contract.topic} takes ${contract.maxBytes} bytes`, {
      value: bytes.length,
    });
  }
  return {
    topic: contract.topic,
    key: contract.key(value),
    value: bytes,
    headers: { ...headers, ...cloudEvent(contract, contract.eventId(value)) },
  };
}

/** Decodes a record of one of our own topics. Throws RECORD_EMPTY, RECORD_MALFORMED, RECORD_INVALID. */
export function decode<T>(contract: Contract<T>, record: Pick<LogRecord, 'value'>): T {
  if (record.value.length === 0) throw new CodedError('RECORD_EMPTY', `a record of ${contract.topic} has no value`);
  const checked = contract.schema.safeParse(parseJson(record.value));
  if (!checked.success) throw invalid(contract, checked.error);
  return checked.data;
}

/** Strict UTF-8 JSON. Throws RECORD_MALFORMED. */
export function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(strictUtf8.decode(bytes));
  } catch (cause) {
    throw new CodedError('RECORD_MALFORMED', 'not JSON in UTF-8', { value: preview(bytes), cause });
  }
}

/** A deterministic identifier: the first 128 bits of the SHA-256 of its parts, hexadecimal. */
export function identifier(...parts: readonly (string | number)[]): string {
  return createHash('sha256').update(parts.join('\n')).digest('hex').slice(0, 32);
}

/** The start of a value, for error messages. */
export function preview(bytes: Uint8Array): string {
  return Buffer.from(bytes.subarray(0, 200)).toString('utf8');
}

const strictUtf8 = new TextDecoder('utf-8', { fatal: true });

function invalid(contract: TopicSettings, error: z.ZodError): CodedError {
  const faults = error.issues.map((issue) => `${issue.path.join('.') || 'value'}: ${issue.message}`);
  return new CodedError('RECORD_INVALID', `breaks the contract of ${contract.topic}`, {
    value: faults.join('; '),
    cause: error,
  });
}

/** The attributes of CloudEvents 1.0 in Kafka's binary form. */
export function cloudEvent(contract: Pick<AnyContract, 'topic' | 'version'>, id: string): Headers {
  return {
    ce_specversion: '1.0',
    ce_id: id,
    ce_source: '/quakewire',
    ce_type: `quakewire.${contract.topic}`,
    ce_dataschema: `urn:quakewire:${contract.topic}:${contract.version}`,
    'content-type': 'application/json',
  };
}
