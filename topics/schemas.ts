import { z } from 'zod';
import type { Profile } from '../src/schema/profile.ts';
import type { Contract } from './contract.ts';

const selector = z.object({ language: z.enum(['css', 'xpath']), value: z.string() });

const origin = z.object({
  kind: z.enum(['deterministic', 'model', 'neighbour']),
  name: z.string().describe('the strategy, the model, or the neighbour’s profile'),
  promptVersion: z.string().nullable(),
});

/** A profile version, as it stands in the Store and in the topic. */
export const profile = z.object({
  id: z.string(),
  version: z.number().int().min(1),
  revision: z.number().int().min(1).describe('ignore a revision that is not above the one you have'),
  site: z.string(),
  status: z.enum(['candidate', 'active', 'drifting', 'pinned', 'retired']),
  rules: z.object({
    fields: z.record(
      z.string(),
      z.object({ selectors: z.array(selector).readonly(), attribute: z.string().nullable() }),
    ),
    exclusions: z.array(selector).readonly(),
    repeats: z.array(z.string()).readonly().describe('lines that the template’s pages repeat'),
    formatting: z.object({
      titleAffixes: z.array(z.string()).readonly(),
      monthFirst: z.boolean().nullable(),
    }),
  }),
  origin,
  contenders: z
    .array(z.object({ origin, utility: z.number(), won: z.boolean() }))
    .readonly()
    .describe('who proposed what, and how it scored'),
  fragility: z.number().describe('0 robust, 1 fragile'),
  rendered: z.boolean(),
  language: z.string().nullable(),
  country: z.string().nullable(),
  learnedFrom: z.array(z.string()).readonly().describe('hashes of pages'),
  baseline: z.number(),
  validFrom: z.number().int(),
  validTo: z.number().int().nullable(),
}) satisfies z.ZodType<Profile>;

export const schemaRecord = z.object({
  id: z.string(),
  /** The version that is in use, or else the latest. */
  current: profile,
  outcomes: z.object({
    uses: z.number().int(),
    valid: z.number().int(),
    chosen: z.number().int(),
    meanUtility: z.number(),
  }),
});
export type SchemaRecord = z.infer<typeof schemaRecord>;

export const schemas: Contract<SchemaRecord> = {
  topic: 'schemas',
  description: 'every profile’s full current state, one record a change',
  public: 'out',
  schema: schemaRecord,
  version: 1,
  partitions: 8,
  retentionMs: null,
  compact: true,
  maxBytes: 1024 * 1024,
  keyed: 'profile id',
  key: (value) => value.id,
  orderKey: (value) => value.id,
  eventId: (value) => `${value.id}/${value.current.revision}`,
};
