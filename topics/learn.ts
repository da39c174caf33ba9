import { z } from 'zod';
import { type Contract, DAY_MS } from './contract.ts';

const considered = z.object({
  id: z.string(),
  version: z.number().int(),
  site: z.string(),
  utility: z.number(),
  valid: z.boolean(),
  fault: z.enum(['missing-content', 'wrong-element', 'excessive-noise', 'fragility', 'minor']).nullable(),
});

/** How a page was read: what learn learns from. */
const outcome = z.object({
  kind: z.literal('outcome'),
  site: z.string(),
  documentId: z.string(),
  url: z.string(),
  pageHash: z.string(),
  /** When the page was fetched, in milliseconds since the epoch. */
  at: z.number().int(),
  path: z.enum(['schema', 'metadata', 'fallback:density', 'fallback:readability']),
  /** The profile whose text was published. */
  profile: z.object({ id: z.string(), version: z.number().int(), site: z.string() }).nullable(),
  /** Utility of the published text. */
  utility: z.number(),
  considered: z.array(considered).readonly(),
  rendered: z.boolean(),
  language: z.string().nullable(),
  country: z.string().nullable(),
  /** Fingerprints, base64: 512 signed bytes; 384 little-endian floats where one was made. */
  structure: z.string(),
  semantics: z.string().nullable(),
  /** The page was read again from the Store, for a promoted profile. */
  reread: z.boolean(),
});
export type Outcome = z.infer<typeof outcome>;

/** A stored page that was to be read again is gone, or is no document any more. */
const lost = z.object({
  kind: z.literal('lost'),
  site: z.string(),
  documentId: z.string(),
  pageHash: z.string(),
  code: z.string(),
});

/** What somebody asks of a site's profiles. */
const request = z.object({
  kind: z.literal('request'),
  site: z.string(),
  action: z.enum(['pin', 'unpin', 'retire', 'learn', 'roll-back']),
  /** Null for the site as a whole (`learn`). */
  profile: z.string().nullable(),
  /** Null: the current one. */
  version: z.number().int().nullable(),
});

/** Goes on sending pages back to be read again, where they were more than one batch. */
const reread = z.object({
  kind: z.literal('reread'),
  site: z.string(),
  profile: z.string(),
  version: z.number().int(),
  /** Null: pages that waited; otherwise those that this version published since then. */
  drifted: z.object({ version: z.number().int(), since: z.number().int() }).nullable(),
  /** Documents up to this id are done. */
  after: z.string(),
});

export const learnRecord = z.discriminatedUnion('kind', [outcome, lost, request, reread]);
export type LearnRecord = z.infer<typeof learnRecord>;

export const learn: Contract<LearnRecord> = {
  topic: 'learn',
  description: 'how pages were read, and requests to learn, keyed by site',
  public: null,
  schema: learnRecord,
  version: 1,
  partitions: 8,
  retentionMs: 7 * DAY_MS,
  compact: false,
  maxBytes: 256 * 1024,
  keyed: 'site',
  key: (value) => value.site,
  orderKey: (value) => value.site,
  eventId: (value) =>
    value.kind === 'outcome' || value.kind === 'lost'
      ? `${value.documentId}/${value.pageHash}/${value.kind}`
      : `${value.site}/${value.kind}`,
};
