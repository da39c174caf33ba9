import type { OutRecord } from '../../ports/log.ts';
import { bytesOf, rawValues } from '../../ports/raw.ts';
import { partitionOfKey } from '../log/partitioner.ts';
import type { Message } from './kafkajs.ts';

/** Records of one partition that are written together; `at`: their places among all that were given. */
export interface Batch {
  readonly topic: string;
  readonly partition: number;
  readonly messages: Message[];
  readonly at: number[];
  bytes: number;
}

export interface Target {
  /** As the brokers know it. */
  readonly topic: string;
  readonly partitions: number;
  /** Most bytes of one batch. */
  readonly maxBytes: number;
}

/** A request holds no more than this, or one record. */
const REQUEST_BYTES = 8 * 1024 * 1024;
/** What a record, and a batch of it alone, take beside its key, value and headers, at most. */
const RECORD_BYTES = 128;
/** Likewise a header's name and value. */
const HEADER_BYTES = 10;

/**
 * Splits records into requests, each with at most one batch a partition, in their order. Records without a key all go to
 * one partition, the `turn`th, so that a transaction touches few.
 */
export function requestsOf(
  records: readonly OutRecord[],
  targetOf: (topic: string) => Target,
  turn: number,
  now: number,
): Batch[][] {
  const requests: Batch[][] = [];
  let open = new Map<string, Batch>();
  let total = 0;
  for (const [at, record] of records.entries()) {
    const { topic, partitions, maxBytes } = targetOf(record.topic);
    const message = { ...bytesOf(record), timestamp: now };
    const partition = message.key === null ? turn % partitions : partitionOfKey(message.key, partitions);
    const name = `${topic} ${partition}`;
    const bytes = sizeOf(record);
    let batch = open.get(name);
    if (total > 0 && (total + bytes > REQUEST_BYTES || (batch !== undefined && batch.bytes + bytes > maxBytes))) {
      requests.push([...open.values()]);
      open = new Map();
      total = 0;
      batch = undefined;
    }
    batch ??= { topic, partition, messages: [], at: [], bytes: 0 };
    open.set(name, batch);
    batch.messages.push(message);
    batch.at.push(at);
    batch.bytes += bytes;
    total += bytes;
  }
  if (open.size > 0) requests.push([...open.values()]);
  return requests;
}

/** Bytes that a record takes in the log, uncompressed, at most. */
export function sizeOf(record: OutRecord): number {
  const { key, value, headers, raw } = record;
  let bytes = RECORD_BYTES + value.length + (raw?.key?.length ?? (key === null ? 0 : Buffer.byteLength(key)));
  for (const [name, text] of Object.entries(headers)) {
    const values = rawValues(raw ?? {}, name) ?? [text];
    for (const one of values)
      bytes += HEADER_BYTES + Buffer.byteLength(name) + (one === null ? 0 : Buffer.byteLength(one));
  }
  return bytes;
}
