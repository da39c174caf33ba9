/** Brings parked records back to their topics: one returner per retry tier. */
import { decode } from '../../topics/contract.ts';
import { type ParkedRecord, unpark } from '../../topics/parked.ts';
import type { RetryTier } from '../../topics/retry.ts';
import { defer, done, type Processor } from './processor.ts';

/** A processor over one retry tier. All its records wait equally long, so the oldest is always the next one due. */
export function returner(tier: RetryTier): Processor<ParkedRecord> {
  return {
    name: `return.${tier.topic.slice('retry.'.length)}`,
    input: tier,
    deadlineMs: 60_000,
    patienceMs: Number.POSITIVE_INFINITY,
    recordsPerPartition: 32,
    ageless: true,
    decode: (record) => decode(tier, record),
    facts: ({ documentId, url }) => ({
      ...(documentId !== undefined && { documentId }),
      ...(url !== undefined && { url }),
    }),
    handle(parked, record, context) {
      const due = record.timestamp + tier.delayMs;
      if (context.now() < due) return defer(due);
      return done([unpark(parked)]);
    },
  };
}
