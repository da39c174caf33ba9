/** What `quakewire correlate` reads: records of the topic `reports`, in which whatever nobody knows may be missing. */
import { z } from 'zod';
import { type ReportsRecord, report, retraction } from '../../topics/reports.ts';
import type { Knowledge } from '../domains/earthquake/correlate/knowledge.ts';
import { NAMED_KM } from '../domains/earthquake/correlate/tolerances.ts';
import { CodedError } from '../ports/errors.ts';
import { isoTime, jsonOf, type Line } from './lines.ts';

/** As it is, or missing, or null: then `value`. */
const or = <T extends z.ZodType>(schema: T, value: z.output<T>) =>
  schema.nullish().transform((found): z.output<T> => found ?? value);
const nullable = <T extends z.ZodType>(schema: T) =>
  schema.nullish().transform((found): z.output<T> | null => found ?? null);

const { kind, role, magnitude, claims, intensity, originTime, location, impact, evidence, extractor, notes } =
  report.shape;
const value = magnitude.unwrap().shape;
const origin = originTime.unwrap().shape;
const degree = intensity.unwrap().shape;
const near = location.shape.inferred.unwrap().shape;

/** `2026-03-01 10:00:00` is written for `2026-03-01T10:00:00`, too. */
const moment = z.preprocess(
  (found) => (typeof found === 'string' ? found.replace(/^(\d{4}-\d{2}-\d{2}) (?=\d)/, '$1T') : found),
  isoTime,
);
const time = z.object({
  utc: moment.transform(toUtc),
  precision: or(origin.precision, 'minute'),
  zone: nullable(z.string()),
  raw: or(origin.raw, ''),
});
const place = z.object({
  ...(Object.fromEntries(
    (['latitude', 'longitude', 'depthKm', 'distanceKm'] as const).map((field) => [field, nullable(z.number())]),
  ) as Record<'latitude' | 'longitude' | 'depthKm' | 'distanceKm', ReturnType<typeof nullable<z.ZodNumber>>>),
  place: nullable(z.string()),
  country: nullable(z.string()),
  direction: nullable(z.string()),
  inferred: nullable(z.object({ ...near, radiusKm: or(near.radiusKm, NAMED_KM), from: or(near.from, 'place') })),
});
const NOWHERE = place.parse({});
const counts = z.object({
  deaths: or(impact.shape.deaths, null),
  injured: or(impact.shape.injured, null),
  buildingsDamaged: or(impact.shape.buildingsDamaged, null),
  tsunamiWarning: or(impact.shape.tsunamiWarning, null),
});
const claim = claims.unwrap().element.shape;

const scenarioReport = z.object({
  ordinal: report.shape.ordinal,
  // what has a name that nobody knows raises no event, and a role that nobody knows tells none
  kind: or(kind, 'earthquake').catch('other'),
  role: or(role, 'main').catch('other'),
  magnitude: nullable(z.object({ value: value.value, type: or(value.type, 'unknown'), raw: or(value.raw, '') })),
  claims: or(
    z.array(
      z.object({
        value: claim.value,
        type: or(claim.type, 'unknown'),
        raw: or(claim.raw, ''),
        agency: or(claim.agency, null),
        evidence: or(claim.evidence, []),
      }),
    ),
    [],
  ),
  energyClass: nullable(z.number()),
  intensity: nullable(
    z.object({ value: z.coerce.string(), scale: or(degree.scale, 'unknown'), place: or(degree.place, null) }),
  ),
  originTime: nullable(time),
  location: or(place, NOWHERE),
  impact: or(counts, counts.parse({})),
  evidence: or(evidence, {}),
  extractor: or(extractor, {}),
  notes: or(notes, []),
});

const scenarioRetraction = z.object({
  quote: or(z.string(), ''),
  source: or(retraction.shape.source, 'text'),
  start: or(z.number(), 0),
  end: or(z.number(), 0),
  refersTo: or(z.object({ magnitude: nullable(z.number()), originTime: nullable(time), place: nullable(z.string()) }), {
    magnitude: null,
    originTime: null,
    place: null,
  }),
});

const scenarioLine = z
  .object({
    documentId: z.string().min(1),
    documentRevision: nullable(z.number().int()),
    revision: or(z.number().int(), 1),
    publishedAt: nullable(moment),
    source: or(z.string(), ''),
    language: nullable(z.string()),
    textHash: or(z.string(), ''),
    reports: or(z.array(scenarioReport), []),
    retractions: or(z.array(scenarioRetraction), []),
  })
  .transform((line) => ({ ...line, documentRevision: line.documentRevision ?? Math.floor(line.revision / 2) }));

/** Throws RECORD_MALFORMED, RECORD_INVALID, each with the line. */
export function scenarioRecord(line: Line): ReportsRecord {
  const found = jsonOf(line);
  const checked = scenarioLine.safeParse(found);
  const faults = checked.error?.issues.map((issue) => `${issue.path.join('.') || 'line'}: ${issue.message}`) ?? [];
  // all may be missing, but what says nothing at all is something else
  const keys = Object.keys(Object(found));
  const isSilent = !keys.some((key) => key === 'reports' || key === 'retractions');
  if (checked.success && !isSilent) return checked.data;
  const silent = isSilent ? [`neither reports nor retractions among its keys: ${keys.slice(0, SHOWN).join(', ')}`] : [];
  throw new CodedError('RECORD_INVALID', `${line.where} is no record of reports`, {
    value: [...faults, ...silent].join('; '),
  });
}

/** Keys of a line that is none, in the message that says so. */
const SHOWN = 10;

/** Domains that nobody can own (RFC 2606). */
const RESERVED = /\.(?:example|test|invalid)$/i;

/** What is known of sources, for worlds that are made up: they write `kndc.example` for the site of an agency. */
export function scenarioKnowledge(known: Knowledge): Knowledge {
  return {
    ...known,
    kindOf: (site) => known.kindOf(site.replace(RESERVED, '')),
    agencyOf: (name) => known.agencyOf(name.replace(RESERVED, '')),
  };
}

/** A time without a zone is UTC. */
function toUtc(text: string): string {
  const zoned = /(?:Z|[+-]\d{2}:?\d{2})$/.test(text) || !text.includes('T');
  return new Date(zoned ? text : `${text}Z`).toISOString().replace('.000Z', 'Z');
}
