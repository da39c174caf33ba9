import { z } from 'zod';
import { type Contract, DAY_MS } from './contract.ts';

const utility = z.object({
  length: z.number(),
  structure: z.number(),
  semantics: z.number(),
  total: z.number(),
});

const grid = z.array(z.array(z.string()).readonly()).readonly();

export const document = z.object({
  id: z.string().describe('hash of the URL as canonicalised at intake'),
  revision: z.number().int().min(1).describe('ignore a revision that is not above the one you have'),
  status: z.enum(['published', 'withdrawn']),
  url: z.string(),
  finalUrl: z.string().describe('the address that answered, after redirects'),
  canonicalUrl: z.string().nullable().describe('rel=canonical, within the same registrable domain'),
  site: z.string().describe('registrable domain by the public suffix list'),
  country: z.object({ value: z.string(), source: z.enum(['hint', 'profile', 'ccTLD']) }).nullable(),
  language: z.string().nullable(),
  title: z.string().nullable(),
  authors: z.array(z.string()).readonly(),
  publishedAt: z
    .object({
      value: z.string().describe('ISO 8601 in the page’s own zone, cut to the precision'),
      precision: z.enum(['day', 'minute', 'second']),
      zone: z.string().nullable(),
      raw: z.string(),
      source: z.string(),
    })
    .nullable(),
  text: z.string().describe('the body without the headline; offsets count its UTF-16 code units'),
  markdown: z.string(),
  images: z.array(z.object({ src: z.string(), alt: z.string().nullable(), caption: z.string().nullable() })).readonly(),
  links: z.array(z.object({ url: z.string(), text: z.string(), rel: z.string().nullable() })).readonly(),
  tables: z
    .array(
      z.object({
        caption: z.string().nullable(),
        headerRows: grid,
        headerColumns: z.number().int(),
        rows: grid,
        markdown: z.string(),
      }),
    )
    .readonly(),
  description: z.string().nullable(),
  keywords: z.array(z.string()).readonly(),
  fields: z.record(z.string(), z.unknown()).describe('user-defined fields, by name'),
  profile: z.object({ id: z.string(), version: z.number().int() }).nullable(),
  path: z
    .enum(['schema', 'metadata', 'fallback:density', 'fallback:readability'])
    .meta({ description: 'how the text was found; other fallbacks may come', 'x-extensible': true }),
  utility: z.record(z.string(), utility),
  flags: z.object({
    truncated: z.boolean(),
    hiddenTextDropped: z.boolean(),
    consentWall: z.boolean(),
    paywall: z.boolean(),
    injectionSuspected: z.boolean(),
  }),
  audit: z.object({
    pageHash: z.string(),
    fetchedAt: z.iso.datetime(),
    rendered: z.boolean(),
    modelId: z.string().nullable(),
    promptVersion: z.string().nullable(),
  }),
});
export type Document = z.infer<typeof document>;

export const documents: Contract<Document> = {
  topic: 'documents',
  description: 'documents, one record a revision; a withdrawn document is a revision with that status',
  public: 'out',
  schema: document,
  version: 1,
  partitions: 8,
  retentionMs: 30 * DAY_MS,
  compact: true,
  maxBytes: 8 * 1024 * 1024,
  keyed: 'document id',
  key: (value) => value.id,
  orderKey: (value) => value.id,
  eventId: (value) => `${value.id}/${value.revision}`,
};
