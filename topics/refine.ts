import { z } from 'zod';
import { type Contract, DAY_MS } from './contract.ts';
import { reportsRecord } from './reports.ts';

export const refineRecord = z.object({
  /** The record that the rules made, whose every value with evidence stays. */
  rules: reportsRecord,
  /** As the rules read it. */
  document: z.object({
    title: z.string(),
    text: z.string(),
    language: z.string().nullable(),
    publishedAt: z.string().nullable(),
    country: z.string().nullable(),
    site: z.string().nullable(),
  }),
  /** Fields whose cue words stand in the text without a value, or with two, by the report's ordinal and its draft. */
  open: z.array(z.object({ ordinal: z.number().int(), draft: z.number().int(), field: z.string() })).readonly(),
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
