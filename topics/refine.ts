import { z } from 'zod';
import { type Contract, DAY_MS } from './contract.ts';
import { reportsRecord } from './reports.ts';

export const refineRecord = z.object({
  /** The record that the rules made, whose every value with evidence stays. */
  rules: reportsRecord,
  title: z.string(),
  text: z.string(),
  country: z.string().nullable(),
  /** Fields whose cue words stand in the text without a value, or with two, by the report's ordinal. */
  open: z.array(z.object({ ordinal: z.number().int(), field: z.string() })).readonly(),
});
export type RefineRecord = z.infer<typeof refineRecord>;

export const refine: Contract<RefineRecord> = {
  topic: 'refine',
  description: 'documents in which rules left fields open that a language model may find',
  public: null,
  schema: refineRecord,
  version: 1,
  partitions: 4,
  retentionMs: 7 * DAY_MS,
  compact: false,
  maxBytes: 12 * 1024 * 1024,
  keyed: 'document id',
  key: (value) => value.rules.documentId,
  orderKey: (value) => value.rules.documentId,
  eventId: (value) => `${value.rules.documentId}/${value.rules.revision}`,
};
