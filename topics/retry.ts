import { type Contract, DAY_MS } from './contract.ts';
import { LARGEST_PARKED_BYTES, type ParkedRecord, parkedRecord } from './parked.ts';

/** A retry tier delays every record by exactly its own length, so its head blocks nobody. */
export interface RetryTier extends Contract<ParkedRecord> {
  readonly delayMs: number;
}

const tier = (name: string, delayMs: number): RetryTier => ({
  topic: `retry.${name}`,
  description: `records that wait ${name} before they return to their topic`,
  public: null,
  schema: parkedRecord,
  version: 1,
  partitions: 4,
  retentionMs: 2 * DAY_MS,
  compact: false,
  maxBytes: LARGEST_PARKED_BYTES,
  keyed: 'key of the original record',
  key: (value) => value.key,
  orderKey: () => null,
  eventId: (value) => `${value.processor}/${value.topic}/${value.partition}/${value.offset}`,
  delayMs,
});

/** Shortest first. */
export const retryTiers: readonly RetryTier[] = [tier('10s', 10_000), tier('1m', 60_000), tier('10m', 600_000)];
