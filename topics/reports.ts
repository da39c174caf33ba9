import { z } from 'zod';
import { type Contract, DAY_MS } from './contract.ts';

export const precision = z.enum(['second', 'minute', 'hour', 'day', 'month', 'year']);

/** Where a value was read: it equals the text at its offsets, and the value can be derived from it again. */
export const evidence = z.object({
  quote: z.string().min(1).max(200),
  source: z.enum(['title', 'text']),
  start: z.number().int().min(0).describe('in UTF-16 code units of that document revision'),
  end: z.number().int(),
});
export type Evidence = z.infer<typeof evidence>;

export const originTime = z.object({
  utc: z.iso
    .datetime()
    .describe('true UTC for second, minute and hour; otherwise the stated date’s first day at 00:00Z'),
  precision,
  zone: z.string().nullable().describe('IANA name or offset by which the stated time was read'),
  raw: z.string(),
});

export const magnitude = z.object({
  value: z.number(),
  type: z
    .string()
    .describe(
      'normalised (Mww and Mwc are Mw; raw has it as written), case-sensitive (mb is not mB): Mw, ML, Ms, mb, mB, mpv, ...; unknown where the text has none',
    ),
  raw: z.string(),
});

/** A magnitude in somebody's name, or in nobody's; older records have neither raw nor quotes. */
export const magnitudeClaim = magnitude.extend({
  raw: magnitude.shape.raw.default(''),
  agency: z.string().nullable().describe('whom the text names for the value'),
  evidence: z.array(evidence).readonly().default([]).describe('quotes of this very value'),
});
export type MagnitudeClaim = z.infer<typeof magnitudeClaim>;

export const inferred = z.object({
  latitude: z.number(),
  longitude: z.number(),
  radiusKm: z.number().describe('within this distance of the point, most likely'),
  from: z.string().describe('what it follows from: place, or place with distance and direction'),
});

export const location = z.object({
  place: z.string().nullable().describe('the place that the text locates it by, in its base form'),
  country: z.string().nullable().describe('ISO 3166-1 alpha-2 of the epicentre'),
  latitude: z.number().nullable().describe('stated only'),
  longitude: z.number().nullable().describe('stated only'),
  depthKm: z.number().nullable(),
  distanceKm: z.number().nullable().describe('from the place'),
  direction: z.string().nullable().describe('compass point of the epicentre seen from the place: N, NNE, ...'),
  inferred: inferred.nullable(),
});

export const impact = z.object({
  deaths: z.number().int().nullable(),
  injured: z.number().int().nullable(),
  buildingsDamaged: z.number().int().nullable().describe('damaged and destroyed'),
  tsunamiWarning: z
    .boolean()
    .nullable()
    .describe('true: one was issued, lifted since or not; false: the text says none'),
});

export const report = z.object({
  ordinal: z.number().int().min(0).describe('place in the document; with the document’s id, the report’s id'),
  kind: z.enum(['earthquake', 'blast', 'other']),
  role: z.enum(['main', 'aftershock', 'foreshock', 'historical', 'other']),
  magnitude: magnitude.nullable(),
  claims: z
    .array(magnitudeClaim)
    .readonly()
    .describe(
      'all values that the text has of this one earthquake, the current one first: several, or one with its agency; each with its quotes',
    ),
  energyClass: z.number().nullable().describe('K, of the former Soviet networks'),
  intensity: z
    .object({
      value: z.string().describe('as written, the highest'),
      scale: z.enum(['MSK-64', 'MMI', 'EMS-98', 'Shindo', 'unknown']),
      place: z.string().nullable(),
    })
    .nullable(),
  originTime: originTime.nullable(),
  location,
  impact,
  evidence: z
    .record(z.string(), z.array(evidence))
    .describe('by field: magnitude, originTime, place, depthKm, deaths, ...'),
  extractor: z.record(z.string(), z.string()).describe('by field: rule:<name>, or model id and prompt version'),
  notes: z
    .array(z.object({ field: z.string(), code: z.string(), value: z.string() }))
    .readonly()
    .describe('what looked wrong: a value that a business rule refused or doubts'),
});
export type Report = z.infer<typeof report>;

export const retraction = evidence.extend({
  refersTo: z.object({
    magnitude: z.number().nullable(),
    originTime: originTime.nullable(),
    place: z.string().nullable(),
  }),
});
export type Retraction = z.infer<typeof retraction>;

export const reportsRecord = z.object({
  documentId: z.string(),
  documentRevision: z.number().int(),
  revision: z
    .number()
    .int()
    .describe('2 x document revision, plus 1 when refined; ignore one not above the one you have'),
  publishedAt: z
    .string()
    .nullable()
    .describe(
      'ISO 8601 with its offset; without one where neither the page nor its country tells the zone, and where only the day is known; where the page has no date, when it was fetched',
    ),
  source: z.string().describe('site: registrable domain'),
  language: z.string().nullable(),
  textHash: z.string().describe('the same for the same text, spaces and case aside: copies count once'),
  reports: z.array(report).readonly(),
  retractions: z.array(retraction).readonly(),
});
export type ReportsRecord = z.infer<typeof reportsRecord>;

export const reports: Contract<ReportsRecord> = {
  topic: 'reports',
  description: 'what each document revision says about earthquakes: the complete, possibly empty list',
  public: 'out',
  schema: reportsRecord,
  version: 1,
  partitions: 1,
  retentionMs: 30 * DAY_MS,
  compact: false,
  maxBytes: 4 * 1024 * 1024,
  keyed: 'document id',
  key: (value) => value.documentId,
  // correlation needs one order, and has it: its effects run one after the other in the transactions of one partition
  orderKey: (value) => value.documentId,
  eventId: (value) => `${value.documentId}/${value.revision}`,
};
