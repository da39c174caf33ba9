/** Reports records for tests of correlation. */

import { bundledKnowledge, Correlator, MemoryQuakes } from '../../src/domains/earthquake/correlate/index.ts';
import type { MagnitudeClaim, Report, ReportsRecord, Retraction } from '../../topics/reports.ts';

type OriginTime = NonNullable<Report['originTime']>;

export interface Told {
  readonly at?: string | null;
  readonly precision?: OriginTime['precision'];
  readonly magnitude?: number | null;
  readonly type?: string;
  readonly role?: Report['role'];
  readonly kind?: Report['kind'];
  readonly location?: Partial<Report['location']>;
  readonly impact?: Partial<Report['impact']>;
  readonly claims?: readonly Pick<MagnitudeClaim, 'value' | 'type' | 'agency'>[];
}

export const ALMATY = { place: 'Almaty', country: 'KZ', distanceKm: 30, direction: 'S' };

/** An earthquake near Almaty on 1 March 2026 at 10:00 UTC, of magnitude 5.2, but for what is said otherwise. */
export function told(said: Told = {}, ordinal = 0): Report {
  const { at = '2026-03-01T10:00:00Z', precision = 'minute', magnitude = 5.2, type = 'Mw', location = ALMATY } = said;
  const quote = (field: string) => [{ quote: field, source: 'text' as const, start: 0, end: field.length }];
  return {
    ordinal,
    kind: said.kind ?? 'earthquake',
    role: said.role ?? 'main',
    magnitude: magnitude === null ? null : { value: magnitude, type, raw: `${magnitude}` },
    claims: (said.claims ?? []).map((claim) => ({
      ...claim,
      raw: `M ${claim.value}`,
      evidence: quote(`M ${claim.value}`),
    })),
    energyClass: null,
    intensity: null,
    originTime: at === null ? null : { utc: at, precision, zone: null, raw: '' },
    location: { ...NOWHERE, ...location },
    impact: { deaths: null, injured: null, buildingsDamaged: null, tsunamiWarning: null, ...said.impact },
    evidence: {
      magnitude: quote('magnitude'),
      place: quote('place'),
      deaths: quote('deaths'),
      originTime: quote('originTime'),
    },
    extractor: { magnitude: 'rule:test' },
    notes: [],
  };
}

const NOWHERE: Report['location'] = {
  ...{ place: null, country: null, latitude: null, longitude: null, depthKm: null },
  ...{ distanceKm: null, direction: null, inferred: null },
};

export interface Published {
  readonly source?: string;
  readonly publishedAt?: string | null;
  readonly revision?: number;
  readonly textHash?: string;
  readonly retractions?: readonly Retraction[];
}

export function document(documentId: string, reports: readonly Report[], said: Published = {}): ReportsRecord {
  const revision = said.revision ?? 2;
  return {
    documentId,
    documentRevision: Math.floor(revision / 2),
    revision,
    publishedAt: said.publishedAt === undefined ? '2026-03-01T11:00:00Z' : said.publishedAt,
    source: said.source ?? `${documentId}.example`,
    language: 'en',
    textHash: said.textHash ?? `hash of ${documentId} ${revision}`,
    reports: reports.map((report, ordinal) => ({ ...report, ordinal })),
    retractions: said.retractions ?? [],
  };
}

export function retraction(refersTo: Partial<Retraction['refersTo']>): Retraction {
  const open = { magnitude: null, originTime: null, place: null };
  return { quote: 'withdrawn', source: 'text', start: 0, end: 9, refersTo: { ...open, ...refersTo } };
}

const KNOWLEDGE = bundledKnowledge();

export function freshCorrelator(): Correlator {
  return new Correlator(KNOWLEDGE);
}

/** The Store after these records, in this order. */
export async function after(records: readonly ReportsRecord[], quakes = new MemoryQuakes()): Promise<MemoryQuakes> {
  const correlator = freshCorrelator();
  for (const record of records) await quakes.take(record, correlator);
  return quakes;
}

/** Documents of each event that is alive, by their first document. */
export function living(quakes: MemoryQuakes): readonly (readonly string[])[] {
  return quakes.records
    .filter(({ status }) => status !== 'cancel')
    .map(({ reports }) =>
      reports.map(({ documentId, ordinal }) => (ordinal === 0 ? documentId : `${documentId}/${ordinal}`)),
    )
    .sort((a, b) => ((a[0] ?? '') < (b[0] ?? '') ? -1 : 1));
}
