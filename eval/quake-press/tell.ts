/** What pages of the second simulation say. */
import { distanceKm } from '../../src/domains/earthquake/places/geodesy.ts';
import type { Report } from '../../topics/reports.ts';
import type { Chance } from '../quake-world/chance.ts';
import { round } from '../quake-world/measure.ts';
import type { TrueReport } from '../quake-world/records.ts';
import { empty, iso } from '../quake-world/writing.ts';
import type { Press } from './settings.ts';
import { type PressAgency, type PressTown, TOWNS } from './towns.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const FAR_KM = 350;

export interface PressQuake {
  readonly id: string;
  readonly at: number;
  readonly country: string;
  readonly zone: number;
  readonly latitude: number;
  readonly longitude: number;
  readonly magnitude: number;
  readonly depthKm: number;
  readonly role: 'main' | 'aftershock';
  /** Nothing happened. */
  readonly false: boolean;
}

export interface Coverage {
  readonly quake: PressQuake;
  /** The agency's report that it follows. */
  readonly told: TrueReport;
  readonly publishedAt: number;
}

/** `rough`: how much less exact than at last. */
export function agencyReport(
  quake: PressQuake,
  { type, bias }: PressAgency,
  ordinal: number,
  rough: number,
  chance: Chance,
): TrueReport {
  const value = round(quake.magnitude + bias + chance.normal(0.1 * rough), 1);
  const at = Math.round((quake.at + chance.normal(2500 * rough)) / 1000) * 1000;
  const latitude = round(quake.latitude + chance.normal(0.06 * rough), 2);
  const longitude = round(quake.longitude + chance.normal(0.07 * rough), 2);
  const [town] = townsNear({ latitude, longitude });
  return {
    ...blank(ordinal, quake.role === 'main' ? chance.pick(['main', 'other'] as const) : 'other', quake.id),
    magnitude: { value, type, raw: `${type} ${value}` },
    originTime: { utc: iso(at), precision: 'second', zone: 'UTC', raw: '' },
    location: {
      ...nowhere(),
      ...(town === undefined ? {} : offsetFrom(town, { latitude, longitude })),
      ...{ place: town?.names[0] ?? null, country: quake.country, latitude, longitude, depthKm: quake.depthKm },
    },
  };
}

export function newsReport({ quake, told }: Coverage, ordinal: number, settings: Press, chance: Chance): TrueReport {
  const role = chance.happens(0.2) ? 'other' : quake.role;
  return {
    ...blank(ordinal, role, quake.id),
    magnitude: magnitudeOf(told, settings, chance),
    originTime: timeOf(told, quake, settings, chance),
    location: locationOf(told, quake, settings, chance),
  };
}

/** A blast, a drill, an anniversary, or what nobody dates. */
export function silentReport(town: PressTown, at: number, chance: Chance): TrueReport {
  const kind = chance.pick(['blast', 'other', 'old', 'historical', 'undated'] as const);
  const then = kind === 'old' || kind === 'historical' ? at - chance.between(15, 4000) * DAY : at - 2 * HOUR;
  const value = round(chance.between(3, 7), 1);
  return {
    ...blank(0, kind === 'historical' ? 'historical' : 'main', null),
    kind: kind === 'blast' || kind === 'other' ? kind : 'earthquake',
    magnitude: { value, type: 'unknown', raw: `${value}` },
    originTime:
      kind === 'undated'
        ? null
        : { utc: iso(Math.floor(then / MINUTE) * MINUTE), precision: 'minute', zone: null, raw: '' },
    location: { ...nowhere(), place: chance.pick(town.names), country: town.country },
  };
}

function magnitudeOf(told: TrueReport, settings: Press, chance: Chance): Report['magnitude'] {
  if (told.magnitude === null || chance.happens(settings.noMagnitude)) return null;
  const { value, type } = told.magnitude;
  const rounded = chance.happens(settings.halves) ? Math.round(value * 2) / 2 : value;
  return { value: rounded, type: chance.happens(0.6) ? 'unknown' : type, raw: `${rounded}` };
}

function timeOf(told: TrueReport, { zone }: PressQuake, settings: Press, chance: Chance): Report['originTime'] {
  const { seconds, hours, days_, wrongZone, wrongMinute } = settings;
  const wrong = chance.happens(wrongZone) ? chance.pick([-3, -2, -1, 1, 2, 3]) * HOUR : 0;
  const slip = chance.happens(wrongMinute) ? chance.pick([-10, -3, -2, -1, 1, 2, 3, 10]) * MINUTE : 0;
  const at = Date.parse(told.originTime?.utc ?? '') + wrong + slip;
  const pick = chance.fraction();
  if (pick < seconds) return { utc: iso(at), precision: 'second', zone: null, raw: '' };
  if (pick < seconds + hours) {
    return { utc: iso(Math.floor(at / HOUR) * HOUR), precision: 'hour', zone: null, raw: '' };
  }
  if (pick < seconds + hours + days_) {
    const local = at + zone * HOUR;
    return { utc: iso(Math.floor(local / DAY) * DAY), precision: 'day', zone: null, raw: '' };
  }
  return { utc: iso(Math.round(at / MINUTE) * MINUTE), precision: 'minute', zone: null, raw: '' };
}

function locationOf(told: TrueReport, quake: PressQuake, settings: Press, chance: Chance): Report['location'] {
  const point = { latitude: told.location.latitude as number, longitude: told.location.longitude as number };
  const [first, ...others] = townsNear(point);
  const town = chance.happens(settings.farTown) ? (chance.pick(others) ?? first) : first;
  const country = chance.happens(settings.noCountry) ? null : quake.country;
  const stated = chance.happens(settings.coordinates)
    ? { latitude: round(point.latitude, chance.whole(1, 2)), longitude: round(point.longitude, chance.whole(1, 2)) }
    : {};
  const base = { ...nowhere(), country, depthKm: chance.happens(0.4) ? quake.depthKm : null, ...stated };
  if (town === undefined || chance.happens(settings.noPlace)) return base;
  const away = chance.happens(0.6) ? offsetFrom(town, point) : {};
  return { ...base, place: chance.pick(town.names), ...away };
}

/** Up to three; newsrooms name none that is far away. */
function townsNear(point: { readonly latitude: number; readonly longitude: number }): readonly PressTown[] {
  const sorted = TOWNS.toSorted((a, b) => distanceKm(a, point) - distanceKm(b, point));
  return sorted.filter((town, rank) => rank === 0 || (rank < 3 && distanceKm(town, point) < FAR_KM));
}

const POINTS = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'];

function offsetFrom(town: PressTown, point: { readonly latitude: number; readonly longitude: number }) {
  const north = point.latitude - town.latitude;
  const east = (point.longitude - town.longitude) * Math.cos((town.latitude * Math.PI) / 180);
  const direction = POINTS[(Math.round(Math.atan2(east, north) / (Math.PI / 4)) + 8) % 8] ?? 'N';
  return { distanceKm: Math.round(distanceKm(town, point)), direction };
}

function nowhere(): Report['location'] {
  return empty(0, 'main', null).location;
}

function blank(ordinal: number, role: Report['role'], truth: string | null): TrueReport {
  return empty(ordinal, role, truth);
}
