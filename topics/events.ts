import { z } from 'zod';
import { type Contract, DAY_MS } from './contract.ts';
import { evidence, impact, location, magnitude, originTime, report } from './reports.ts';

/** One report's word for a value. */
export const support = z.object({
  documentId: z.string(),
  ordinal: z.number().int(),
  source: z.string().describe('site of the document'),
  agency: z.string().nullable().describe('whom the text names for the value'),
  publishedAt: z.string().nullable(),
  extractor: z.string(),
  evidence: z.array(evidence).readonly(),
});
export type Support = z.infer<typeof support>;

/** A value, and who says so. */
export const claim = z.object({
  value: z.unknown(),
  weight: z.number().describe('of its independent sources together'),
  support: z.array(support).readonly().describe('the newest, where a hundred reports or more give the field'),
});
export type Claim = z.infer<typeof claim>;

export const eventRecord = z.object({
  eventId: z.string(),
  revision: z.number().int().min(1).describe('ignore a revision that is not above the one you have'),
  status: z.enum(['create', 'update', 'cancel']),
  supersededBy: z.string().nullable().describe('the event that this one proved to be'),
  cause: z.enum(['retracted', 'withdrawn', 'merged']).nullable().describe('why it was cancelled'),
  role: report.shape.role,
  magnitude: magnitude.nullable().describe('value and type of one source, by the list of preferred agencies'),
  energyClass: report.shape.energyClass,
  intensity: report.shape.intensity,
  originTime: originTime.nullable(),
  location: location.extend({
    gazetteerId: z.string().nullable(),
    names: z.record(z.string(), z.string()).describe('of the place, by language: kk, ru, en where known'),
  }),
  impact,
  claims: z
    .record(z.string(), z.array(claim).readonly())
    .describe('by field, as in a report’s evidence: every value that was reported (at most 100), the chosen one first'),
  firstSeen: z.string().describe('publication of its earliest report'),
  lastSeen: z.string(),
  documents: z.array(z.string()).readonly(),
  reports: z.array(z.object({ documentId: z.string(), ordinal: z.number().int() })).readonly(),
});
export type EventRecord = z.infer<typeof eventRecord>;

export const events: Contract<EventRecord> = {
  topic: 'events',
  description: 'one earthquake each: created, revised as reports come, cancelled where it was none',
  public: 'out',
  schema: eventRecord,
  version: 1,
  partitions: 8,
  retentionMs: 365 * DAY_MS,
  compact: true,
  maxBytes: 8 * 1024 * 1024,
  keyed: 'event id',
  key: (value) => value.eventId,
  orderKey: (value) => value.eventId,
  eventId: (value) => `${value.eventId}/${value.revision}`,
};
