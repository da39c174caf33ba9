/** Business rules: what no earthquake has is refused, what few have is marked. */
import type { Report } from '../document.ts';
import { distanceKm } from '../places/geodesy.ts';

export type Note = Report['notes'][number];

/** refuse: the value is wrong for sure, and goes; mark: it stays, with a note. */
interface Rule {
  readonly field: string;
  readonly code: string;
  readonly effect: 'refuse' | 'mark';
  /** The offending value, or null. */
  readonly breaks: (report: Report, context: Context) => number | string | null;
}

interface Context {
  /** Milliseconds since the epoch; null: unknown. */
  readonly published: number | null;
  /** Where the place is, with its distance and direction, which a report with stated coordinates does not have. */
  readonly near?: Report['location']['inferred'];
}

/** Depths of the deepest earthquakes, in kilometres. */
const DEEPEST_KM = 800;
/** The largest ever measured is 9.5. */
const LARGEST = 10;
const SMALLEST = -3;
/** Where a scale saturates, or ends. */
const SATURATES: Readonly<Record<string, number>> = { mb: 7.5, mB: 8.5, ML: 8, Md: 7, mpv: 8.5, Ms: 9, Mw: LARGEST };
const LARGEST_CLASS = 20;
/** Further from the stated point, the place is another one of that name. */
const FAR_KM = 500;
/** Clocks of newsrooms and networks differ. */
const TOLERANCE_MS = 15 * 60_000;
/** No earthquake has ever done this to so many people, or houses. */
const MOST_DEATHS = 10_000_000;
const MOST_HARMED = 100_000_000;
/** A stated date begins so long before its 00:00Z where days begin first. */
const EARLIEST_DAY_MS = 14 * 3_600_000;
const PRECISE = new Set(['second', 'minute', 'hour']);

const RULES: readonly Rule[] = [
  {
    field: 'depthKm',
    code: 'out-of-range',
    effect: 'refuse',
    breaks: ({ location }) => outside(location.depthKm, 0, DEEPEST_KM),
  },
  {
    field: 'magnitude',
    code: 'out-of-range',
    effect: 'refuse',
    breaks: ({ magnitude }) => outside(magnitude?.value, SMALLEST, LARGEST),
  },
  {
    field: 'energyClass',
    code: 'out-of-range',
    effect: 'refuse',
    breaks: ({ energyClass }) => outside(energyClass, 0, LARGEST_CLASS),
  },
  {
    field: 'latitude',
    code: 'out-of-range',
    effect: 'refuse',
    breaks: ({ location }) => outside(location.latitude, -90, 90),
  },
  {
    field: 'longitude',
    code: 'out-of-range',
    effect: 'refuse',
    breaks: ({ location }) => outside(location.longitude, -180, 180),
  },
  {
    field: 'deaths',
    code: 'out-of-range',
    effect: 'refuse',
    breaks: ({ impact }) => outside(impact.deaths, 0, MOST_DEATHS),
  },
  {
    field: 'injured',
    code: 'out-of-range',
    effect: 'refuse',
    breaks: ({ impact }) => outside(impact.injured, 0, MOST_HARMED),
  },
  {
    field: 'buildingsDamaged',
    code: 'out-of-range',
    effect: 'refuse',
    breaks: ({ impact }) => outside(impact.buildingsDamaged, 0, MOST_HARMED),
  },
  {
    field: 'magnitude',
    code: 'beyond-its-scale',
    effect: 'mark',
    breaks: ({ magnitude }) =>
      magnitude === null ? null : outside(magnitude.value, SMALLEST, SATURATES[magnitude.type] ?? LARGEST),
  },
  {
    field: 'place',
    code: 'far-from-coordinates',
    effect: 'mark',
    breaks: ({ location }, { near }) => farFrom(near ?? location.inferred, location),
  },
  {
    field: 'originTime',
    code: 'after-publication',
    effect: 'refuse',
    breaks: ({ originTime }, { published }) => afterwards(originTime, published),
  },
];

function outside(value: number | null | undefined, from: number, to: number): number | null {
  return value == null || (value >= from && value <= to) ? null : value;
}

function farFrom(point: Report['location']['inferred'], { place, latitude, longitude }: Report['location']) {
  if (place === null || latitude === null || longitude === null || point === null) return null;
  const km = distanceKm({ latitude, longitude }, point);
  return km > FAR_KM + point.radiusKm ? `${Math.round(km)} km` : null;
}

function afterwards(originTime: Report['originTime'], published: number | null): string | null {
  if (originTime === null || published === null) return null;
  const slack = PRECISE.has(originTime.precision) ? TOLERANCE_MS : EARLIEST_DAY_MS;
  return Date.parse(originTime.utc) > published + slack ? originTime.utc : null;
}

/** A report without what the rules refuse, with a note for each rule that it breaks. */
export function checked(report: Report, context: Context): Report {
  let sound = report;
  const notes: Note[] = [];
  for (const { field, code, effect, breaks } of RULES) {
    const value = breaks(sound, context);
    if (value === null) continue;
    notes.push({ field, code, value: String(value) });
    if (effect === 'refuse') sound = without(sound, field);
  }
  return notes.length === 0 ? report : { ...sound, notes: [...sound.notes, ...notes] };
}

/** A report without a value, its evidence and its extractor, by leaf name. */
export function without(report: Report, field: string): Report {
  const { [field]: _quotes, ...evidence } = report.evidence;
  const { [field]: _rule, ...extractor } = report.extractor;
  const bare = { ...report, evidence, extractor };
  if (field === 'magnitude') return { ...bare, magnitude: null, claims: [] };
  if (field in report.location) return { ...bare, location: { ...report.location, [field]: null } };
  if (field in report.impact) return { ...bare, impact: { ...report.impact, [field]: null } };
  return { ...bare, [field]: null };
}
