/** One report as correlation sees it: when, where, how strong, and who says so. */
import type { Report, ReportsRecord } from '../../../../topics/reports.ts';
import { inferCoordinates } from '../places/infer.ts';
import type { Area, Knowledge, PlaceFix, SourceKind } from './knowledge.ts';
import { isFine, publication, type Span, spanOf } from './span.ts';
import { type KeptList, textsOf } from './texts.ts';
import { EARLY_MS, NAMED_KM, NEWS_MS, STATED_KM } from './tolerances.ts';

/** What reports and earthquakes are compared by. Times are milliseconds since the epoch. */
export interface Features {
  readonly span: Span;
  /** No report of it is older; a bare date counts to its end. */
  readonly publishedTo: number;
  /** Where it may have been: one of these. */
  readonly areas: readonly Area[];
  readonly placeName: string | null;
  readonly country: string | null;
  /** The current magnitude first, then others that are claimed. */
  readonly magnitudes: readonly number[];
  /** The magnitude follows from an energy class. */
  readonly fromEnergy: boolean;
  readonly role: Report['role'];
  /** An agency says so, too. */
  readonly official: boolean;
}

export interface Sighting extends Features {
  /** Document id and ordinal. */
  readonly key: string;
  readonly documentId: string;
  readonly ordinal: number;
  readonly site: string;
  readonly kind: SourceKind;
  /** Null: unknown, so a text of its own. */
  readonly textHash: string | null;
  /** That, and texts that its document had before. */
  readonly texts: readonly string[];
  /** Its document and its text: what has at most one report of an earthquake. */
  readonly names: readonly string[];
  /** The same for the same report of the same text, in whatever document. */
  readonly unit: string;
  /** The same for reports between which nothing that is compared differs. */
  readonly signature: string;
  /** Smaller where the source and its time are better. */
  readonly rank: number;
  readonly publishedAt: number;
  /** Its time is known to the minute, and something of its place. */
  readonly fine: boolean;
  /** As the gazetteer knows the place. */
  readonly place: PlaceFix | null;
  readonly report: Report;
  readonly record: KeptList;
}

const SOURCES: readonly SourceKind[] = ['agency', 'emergency', 'wire', 'local'];
const PRECISIONS = ['second', 'minute', 'hour', 'day', 'month', 'year'];
const COUNTED: ReadonlySet<Report['role']> = new Set(['main', 'aftershock', 'foreshock', 'other']);

/** The reports of a record that may raise an event: of recent earthquakes, whose origin time is known at least to the day. */
export function sightingsOf(record: KeptList, knowledge: Knowledge): readonly Sighting[] {
  const published = publication(record.publishedAt);
  if (published === null) return [];
  return record.reports.flatMap((report) => {
    const sighting = sightingOf(record, report, published, knowledge);
    if (sighting === null) return [];
    const { from, to } = sighting.span;
    const recent = published.from - to <= NEWS_MS && from - published.to <= EARLY_MS;
    return recent ? [sighting] : [];
  });
}

function sightingOf(
  record: KeptList,
  report: Report,
  published: { readonly from: number; readonly to: number },
  knowledge: Knowledge,
): Sighting | null {
  const { kind, role, originTime, location } = report;
  if (kind !== 'earthquake' || !COUNTED.has(role) || originTime === null) return null;
  const places = placesOf(record, report, knowledge);
  const areas = areasOf(location, places);
  const span = spanOf(originTime, areas[0]?.longitude ?? null);
  if (span === null) return null;
  const place = places[0] ?? null;
  const country = location.country ?? (places.length === 1 ? (place?.country ?? null) : null);
  const { documentId } = record;
  const key = `${documentId}/${report.ordinal}`;
  const kindOfSource = knowledge.kindOf(record.source);
  const textHash = record.textHash || null;
  const official = kindOfSource === 'agency';
  const strength = strengthOf(report);
  return {
    key,
    documentId,
    ordinal: report.ordinal,
    site: record.source,
    kind: kindOfSource,
    textHash,
    texts: textsOf(record),
    names: textHash === null ? [documentId] : [documentId, `#${textHash}`],
    // a text that says "yesterday" speaks of another earthquake a week later
    unit: textHash === null ? key : `${textHash} ${report.ordinal} ${span.from} ${span.to}`,
    signature: signatureOf({ span, areas, country, role, official, ...strength }),
    rank: 10 * SOURCES.indexOf(kindOfSource) + PRECISIONS.indexOf(originTime.precision),
    publishedAt: published.from,
    publishedTo: published.to,
    span,
    fine: isFine(originTime.precision) && (areas.length > 0 || country !== null || location.place !== null),
    areas,
    place,
    placeName: location.place?.toLowerCase().trim() ?? null,
    country,
    ...strength,
    role,
    official,
    report,
    record,
  };
}

function signatureOf(features: Omit<Features, 'publishedTo' | 'placeName'>): string {
  const { span, areas, country, magnitudes, fromEnergy, role, official } = features;
  const where = areas.map(({ latitude, longitude, radiusKm }) => `${latitude},${longitude},${radiusKm}`).join(';');
  return [span.from, span.to, span.at, where, country, magnitudes.join(), fromEnergy, role, official].join('|');
}

function placesOf({ language }: ReportsRecord, { location }: Report, knowledge: Knowledge): readonly PlaceFix[] {
  const { place, country } = location;
  return place === null ? [] : knowledge.findPlaces({ name: place, language, country });
}

/** Stated coordinates, or what follows from place, distance and direction. */
function areasOf(location: Report['location'], places: readonly PlaceFix[]): readonly Area[] {
  const { latitude, longitude, inferred, distanceKm, direction } = location;
  if (latitude !== null && longitude !== null) return [{ latitude, longitude, radiusKm: STATED_KM }];
  if (inferred !== null) return [inferred];
  if (distanceKm !== null) return places.map((place) => inferCoordinates(place, distanceKm, direction));
  return places.map(near);
}

/** Somewhere about a place: newsrooms name earthquakes after the nearest town that readers know. */
export function near({ latitude, longitude, radiusKm }: Area): Area {
  return { latitude, longitude, radiusKm: Math.max(radiusKm, NAMED_KM) };
}

/** Rautian's K = 4 + 1.8 M stands in for a magnitude that nobody gives. */
function strengthOf({ magnitude, claims, energyClass }: Report): Pick<Features, 'magnitudes' | 'fromEnergy'> {
  const values = [...(magnitude === null ? [] : [magnitude.value]), ...claims.map(({ value }) => value)];
  if (values.length > 0 || energyClass === null) return { magnitudes: [...new Set(values)], fromEnergy: false };
  return { magnitudes: [(energyClass - 4) / 1.8], fromEnergy: true };
}
