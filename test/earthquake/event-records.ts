/** Events for the tests of outputs. */
import type { EventRecord } from '../../topics/events.ts';

const support = (agency: string | null, source: string) => ({
  documentId: 'd1',
  ordinal: 0,
  source,
  agency,
  publishedAt: '2026-03-01T10:05:00Z',
  extractor: 'rule:en/magnitude',
  evidence: [{ quote: 'magnitude 5.3', source: 'text' as const, start: 0, end: 13 }],
});

/** With stated coordinates, a depth, and two agencies' magnitudes. */
export const STATED: EventRecord = {
  eventId: '0123456789abcdef0123456789abcdef',
  revision: 3,
  status: 'update',
  supersededBy: null,
  cause: null,
  role: 'main',
  magnitude: { value: 5.3, type: 'mb', raw: 'mb 5.3' },
  energyClass: null,
  intensity: { value: 'VI-VII', scale: 'MMI', place: 'Osh' },
  originTime: { utc: '2026-03-01T09:58:12Z', precision: 'second', zone: 'UTC', raw: '09:58:12 UTC' },
  location: {
    place: 'Ош',
    country: 'KG',
    latitude: 40.61,
    longitude: 72.9,
    depthKm: 12.5,
    distanceKm: 24,
    direction: 'NNE',
    inferred: null,
    gazetteerId: 'g1',
    names: { en: 'Osh', ru: 'Ош' },
  },
  impact: { deaths: 0, injured: 12, buildingsDamaged: null, tsunamiWarning: true },
  claims: {
    magnitude: [
      { value: { value: 5.3, type: 'mb', raw: 'mb 5.3' }, weight: 1, support: [support('EMSC', 'emsc.example')] },
      { value: { value: 5.1, type: 'unknown', raw: '5.1' }, weight: 0.4, support: [support(null, 'news.example')] },
    ],
  },
  firstSeen: '2026-03-01T10:05:00Z',
  lastSeen: '2026-03-01T11:00:00Z',
  documents: ['d1'],
  reports: [{ documentId: 'd1', ordinal: 0 }],
};

/** The same, its coordinates inferred and its time known to the minute. */
export const INFERRED: EventRecord = {
  ...STATED,
  eventId: 'f'.repeat(32),
  originTime: { utc: '2026-03-01T09:58:00Z', precision: 'minute', zone: 'UTC', raw: '09:58 UTC' },
  location: {
    ...STATED.location,
    latitude: null,
    longitude: null,
    depthKm: null,
    inferred: { latitude: 40.7, longitude: 72.9, radiusKm: 20, from: 'Osh, 24 km NNE' },
  },
};

/** Cancelled, and nobody knows where and when exactly it was to be. */
export const CANCELLED: EventRecord = {
  ...STATED,
  eventId: 'a'.repeat(32),
  status: 'cancel',
  cause: 'retracted',
  magnitude: null,
  intensity: null,
  originTime: { utc: '2026-03-01T00:00:00Z', precision: 'day', zone: null, raw: '1 March' },
  location: {
    ...INFERRED.location,
    place: null,
    country: null,
    distanceKm: null,
    direction: null,
    inferred: null,
    names: {},
  },
  claims: {},
};

export const UPDATED = Date.UTC(2026, 2, 1, 11, 0, 1);
