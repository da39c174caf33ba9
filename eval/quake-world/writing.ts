/** Reports: what agencies publish of what they measure, and what newsrooms make of it. */

import { distanceKm } from '../../src/domains/earthquake/places/geodesy.ts';
import type { Report } from '../../topics/reports.ts';
import type { Chance } from './chance.ts';
import { type Measured, round } from './measure.ts';
import type { TrueQuake } from './quakes.ts';
import type { TrueReport } from './records.ts';
import type { Town } from './regions.ts';
import { REGIONS } from './regions.ts';
import type { Settings } from './settings.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

export interface Telling {
  readonly quake: TrueQuake;
  readonly measured: Measured;
  readonly language: string;
  readonly publishedAt: number;
}

/** Everything, to the second. */
export function agencyReport({ quake, measured, language }: Telling, ordinal: number, chance: Chance): TrueReport {
  const { latitude, longitude, depthKm } = measured;
  const town = townOf(quake.region, measured, chance);
  return {
    ...empty(ordinal, quake.role, quake.id),
    magnitude: { value: measured.magnitude, type: measured.type, raw: `${measured.magnitude}` },
    originTime: { utc: iso(measured.at), precision: 'second', zone: 'UTC', raw: '' },
    location: { ...located(town, language, measured, quake, chance), latitude, longitude, depthKm },
    evidence: evidenceFor(['magnitude', 'originTime', 'place', 'latitude', 'longitude', 'depthKm']),
  };
}

/** Rounded, shortened and now and then wrong. `toll`: people who died, as is known at the time. */
export function newsReport(
  telling: Telling,
  ordinal: number,
  toll: number | null,
  settings: Settings,
  chance: Chance,
): TrueReport {
  const { quake, measured } = telling;
  const base = { ...empty(ordinal, quake.role, quake.id), originTime: timeOf(telling, settings, chance) };
  const magnitude = chance.happens(settings.noMagnitude) ? null : strengthOf(measured, settings, chance);
  const others = quake.region.agencies.filter(([site]) => site !== measured.site);
  const second = magnitude !== null && chance.happens(0.2) ? chance.pick(others) : null;
  const agency = measured.site === 'local' ? null : measured.site;
  const first = magnitude === null ? [] : [claimed(magnitude.value, magnitude.type, agency)];
  const claims =
    second === null
      ? first.filter((claim) => claim.agency !== null)
      : [...first, claimed(round(quake.magnitude + second[2] + chance.normal(0.1), 1), second[1], second[0])];
  const deaths = toll !== null && chance.happens(0.5) ? toll : null;
  return {
    ...base,
    magnitude,
    claims,
    location: placeOf(telling, settings, chance),
    impact: { ...base.impact, deaths, injured: deaths === null ? null : deaths * 5 },
    evidence: evidenceFor(['magnitude', 'originTime', 'place', 'country', 'deaths', 'injured']),
  };
}

function claimed(value: number, type: string, agency: string | null): Report['claims'][number] {
  const raw = `${value}`;
  return { value, type, raw, agency, evidence: [{ quote: raw, source: 'text', start: 0, end: raw.length }] };
}

function timeOf({ measured, quake }: Telling, settings: Settings, chance: Chance): Report['originTime'] {
  const slip = chance.happens(settings.minuteSlips) ? chance.whole(1, 9) * (chance.happens(0.5) ? 1 : -1) * MINUTE : 0;
  const zone = chance.happens(settings.hourSlips) ? chance.whole(1, 6) * (chance.happens(0.5) ? 1 : -1) * HOUR : 0;
  const at = measured.at + slip + zone;
  const local = at + quake.region.zone * HOUR;
  const pick = chance.fraction();
  if (pick < settings.dates) {
    return { utc: iso(Math.floor(local / (24 * HOUR)) * 24 * HOUR), precision: 'day', zone: null, raw: '' };
  }
  if (pick < settings.dates + settings.hours) {
    return { utc: iso(Math.floor(at / HOUR) * HOUR), precision: 'hour', zone: null, raw: '' };
  }
  return { utc: iso(Math.floor(at / MINUTE) * MINUTE), precision: 'minute', zone: null, raw: '' };
}

function strengthOf(
  { magnitude, type }: Measured,
  settings: Settings,
  chance: Chance,
): NonNullable<Report['magnitude']> {
  const slipped = chance.happens(settings.magnitudeSlips) ? magnitude + chance.pick([-1, 1, 0.5, -0.5]) : magnitude;
  const value = round(chance.happens(0.05) ? Math.round(slipped) : slipped, 1);
  return { value, type: chance.happens(0.5) ? 'unknown' : type, raw: `${value}` };
}

function placeOf({ quake, measured, language }: Telling, settings: Settings, chance: Chance): Report['location'] {
  const region = chance.happens(settings.placeSlips) ? chance.pick(REGIONS) : quake.region;
  const { latitude, longitude, depthKm } = measured;
  const stated = !chance.happens(settings.noCoordinates) && region === quake.region;
  const country = chance.happens(settings.noCountry) ? null : region.country;
  const nowhere = { ...NOWHERE, country, depthKm: chance.happens(0.5) ? depthKm : null };
  const named = chance.happens(settings.noPlace)
    ? nowhere
    : { ...nowhere, ...located(townOf(region, measured, chance), language, measured, quake, chance), country };
  return stated ? { ...named, latitude, longitude } : named;
}

/** One of the two nearest. */
function townOf({ towns }: TrueQuake['region'], { latitude, longitude }: Measured, chance: Chance): Town {
  const far = (town: Town) => distanceKm(town, { latitude, longitude });
  return chance.pick(towns.toSorted((a, b) => far(a) - far(b)).slice(0, 2));
}

const DIRECTIONS = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'];

/** So many kilometres to that direction of the town. */
function located(
  town: Town,
  language: string,
  { latitude, longitude }: Measured,
  quake: TrueQuake,
  chance: Chance,
): Report['location'] {
  const km = Math.round(distanceKm(town, { latitude, longitude }));
  const bearing = Math.atan2(
    (longitude - town.longitude) * Math.cos((latitude * Math.PI) / 180),
    latitude - town.latitude,
  );
  const direction = DIRECTIONS[(Math.round(bearing / (Math.PI / 4)) + 8) % 8] ?? 'N';
  // what is far away is said to be
  const told = km > 100 || (km > 5 && chance.happens(0.7));
  const inferred = told && chance.happens(0.5) ? { latitude, longitude, radiusKm: 8 + km / 3, from: 'place' } : null;
  return {
    ...NOWHERE,
    place: town.names[language] ?? (town.names.en as string),
    country: quake.region.country,
    distanceKm: told ? km : null,
    direction: told ? direction : null,
    inferred,
  };
}

const NOWHERE: Report['location'] = {
  place: null,
  country: null,
  latitude: null,
  longitude: null,
  depthKm: null,
  distanceKm: null,
  direction: null,
  inferred: null,
};

/** Of nothing but its role. */
export function empty(ordinal: number, role: Report['role'], truth: string | null): TrueReport {
  return {
    ordinal,
    kind: 'earthquake',
    role,
    magnitude: null,
    claims: [],
    energyClass: null,
    intensity: null,
    originTime: null,
    location: NOWHERE,
    impact: { deaths: null, injured: null, buildingsDamaged: null, tsunamiWarning: null },
    evidence: {},
    extractor: {},
    notes: [],
    truth,
  };
}

function evidenceFor(fields: readonly string[]): Report['evidence'] {
  return Object.fromEntries(
    fields.map((field) => [field, [{ quote: field, source: 'text', start: 0, end: field.length }]]),
  );
}

export function iso(at: number): string {
  return new Date(at).toISOString();
}
