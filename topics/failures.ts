import { type Contract, DAY_MS } from './contract.ts';
import { LARGEST_PARKED_BYTES, type ParkedRecord, parkedRecord } from './parked.ts';

export const failures: Contract<ParkedRecord> = {
  topic: 'failures',
  description: 'records that ended without success, whole, with the cause in Connect-style headers',
  public: 'out',
  schema: parkedRecord,
  version: 1,
  partitions: 8,
  retentionMs: 30 * DAY_MS,
  compact: false,
  maxBytes: LARGEST_PARKED_BYTES,
  keyed: 'key of the original record',
  key: (value) => value.key,
  orderKey: () => null,
  eventId: (value) => `${value.processor}/${value.topic}/${value.partition}/${value.offset}`,
};
