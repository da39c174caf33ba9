/** What of a document's reports is right: the conventions of the hand-made cases, field by field. */
import type { Report } from '../../src/domains/earthquake/document.ts';

/** A report as a careful reader wrote it down. */
export interface Expected {
  readonly role: string;
  readonly magnitude: { readonly value: number; readonly type: string } | null;
  readonly energyClass: number | null;
  readonly intensity: { readonly value: string; readonly place?: string | null } | null;
  readonly originTime: { readonly utc: string; readonly precision: string } | null;
  readonly location: {
    readonly placeMustContain: readonly string[];
    readonly country: string | null;
    readonly latitude: number | null;
    readonly longitude: number | null;
    readonly depthKm: number | null;
    readonly distanceKm: number | null;
    readonly direction: string | null;
  };
  readonly impact: {
    readonly deaths: number | null;
    readonly injured: number | null;
    readonly buildingsDamaged: number | null;
    readonly tsunamiWarning: boolean | null;
  };
}

export interface Tally {
  right: number;
  wrong: number;
  missing: number;
  invented: number;
}

interface Comparison {
  readonly want: (report: Expected) => unknown;
  readonly got: (report: Report) => unknown;
  readonly same?: (want: never, got: never) => boolean;
}

const near = (tolerance: number) => (want: number, got: number) => Math.abs(want - got) <= tolerance;
const squashed = (text: string) => text.replace(/\s+/gu, ' ').trim().toLowerCase().replaceAll('–', '-');

/** Seconds by which a time of each precision may be off. */
const OFF_S: Readonly<Record<string, number>> = { second: 30, minute: 90, hour: 3600 };

function sameTime(want: NonNullable<Expected['originTime']>, got: NonNullable<Report['originTime']>): boolean {
  const off = OFF_S[want.precision];
  if (off !== undefined) return Math.abs(Date.parse(want.utc) - Date.parse(got.utc)) <= off * 1000;
  const length = want.precision === 'year' ? 4 : want.precision === 'month' ? 7 : 10;
  const exact = want.precision !== 'day' || got.precision === 'day';
  return exact && want.utc.slice(0, length) === got.utc.slice(0, length);
}

export const COMPARISONS: Readonly<Record<string, Comparison>> = {
  magnitude: { want: (r) => r.magnitude?.value, got: (r) => r.magnitude?.value, same: near(0.001) },
  'magnitude type': { want: (r) => r.magnitude?.type, got: (r) => r.magnitude?.type },
  'energy class': { want: (r) => r.energyClass, got: (r) => r.energyClass, same: near(0.001) },
  intensity: {
    want: (r) => r.intensity?.value,
    got: (r) => r.intensity?.value,
    same: (want: string, got: string) => squashed(want) === squashed(got),
  },
  'intensity place': {
    want: (r) => r.intensity?.place,
    got: (r) => r.intensity?.place,
    same: (want: string, got: string) => squashed(want) === squashed(got),
  },
  'origin time': { want: (r) => r.originTime, got: (r) => r.originTime, same: sameTime },
  place: {
    want: (r) => (r.location.placeMustContain.length === 0 ? null : r.location.placeMustContain),
    got: (r) => r.location.place,
    same: (want: readonly string[], got: string) => want.every((part) => squashed(got).includes(squashed(part))),
  },
  country: { want: (r) => r.location.country, got: (r) => r.location.country },
  latitude: { want: (r) => r.location.latitude, got: (r) => r.location.latitude, same: near(0.02) },
  longitude: { want: (r) => r.location.longitude, got: (r) => r.location.longitude, same: near(0.02) },
  depth: { want: (r) => r.location.depthKm, got: (r) => r.location.depthKm, same: near(0.6) },
  distance: { want: (r) => r.location.distanceKm, got: (r) => r.location.distanceKm, same: near(1) },
  direction: { want: (r) => r.location.direction, got: (r) => r.location.direction },
  deaths: { want: (r) => r.impact.deaths, got: (r) => r.impact.deaths },
  injured: { want: (r) => r.impact.injured, got: (r) => r.impact.injured },
  damage: { want: (r) => r.impact.buildingsDamaged, got: (r) => r.impact.buildingsDamaged },
  tsunami: { want: (r) => r.impact.tsunamiWarning, got: (r) => r.impact.tsunamiWarning },
};

/** How a field of a paired report came out; null where both have none. */
export function verdict(field: Comparison, want: Expected, got: Report | null): keyof Tally | null {
  const a = field.want(want) ?? null;
  const b = (got === null ? null : field.got(got)) ?? null;
  if (a === null) return b === null ? null : 'invented';
  if (b === null) return 'missing';
  const same = field.same ?? ((one, other) => one === other);
  return same(a as never, b as never) ? 'right' : 'wrong';
}

/** Pairs reports one to one, the likest first; null: nobody gave that one. */
export function paired(
  wants: readonly Expected[],
  gots: readonly Report[],
): readonly (readonly [Expected, Report | null])[] {
  const free = new Set(gots);
  const matches = wants
    .flatMap((want) => gots.map((got) => ({ want, got, likeness: likeness(want, got) })))
    .sort((a, b) => b.likeness - a.likeness);
  const chosen = new Map<Expected, Report>();
  for (const { want, got, likeness: score } of matches) {
    if (score <= 0 || chosen.has(want) || !free.has(got)) continue;
    chosen.set(want, got);
    free.delete(got);
  }
  return wants.map((want) => [want, chosen.get(want) ?? null]);
}

function likeness(want: Expected, got: Report): number {
  const fits = (field: string) => verdict(COMPARISONS[field] as Comparison, want, got);
  const magnitude = fits('magnitude');
  return (
    (want.role === got.role ? 2 : 0) +
    (magnitude === 'right' ? 3 : magnitude === null ? 1 : 0) +
    (fits('origin time') === 'right' ? 2 : 0) +
    (fits('place') === 'right' ? 1 : 0)
  );
}
