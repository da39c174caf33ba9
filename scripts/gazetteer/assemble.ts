// Entries of the gazetteer out of its sources: countries, hand-made features, regions, districts, cities.

import { keyOf } from '../../src/domains/earthquake/places/key.ts';
import type { PlaceKind } from '../../src/domains/earthquake/places/kinds.ts';
import type { Feature } from './features.ts';
import { isKept, isLatin, otherScript, withoutKind } from './names.ts';
import type { City, Sources } from './sources.ts';

export interface Entry {
  /** GeoNames' id; 0 for a feature of our own. */
  readonly id: number;
  readonly kind: PlaceKind;
  readonly country: string;
  readonly zone: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly radiusKm: number;
  readonly population: number;
  /** The region's entry. */
  readonly region: Entry | null;
  /** The main one first. */
  readonly names: readonly string[];
  /** How Russian and Kazakh write it, where it is known; otherwise they are guessed from the names. */
  readonly written?: { readonly ru: string; readonly kk: string };
}

type Spot = Pick<City, 'latitude' | 'longitude'>;

/** All entries, in the order in which they are stored: a region stands before what it contains. */
export function assemble(sources: Sources, features: readonly Feature[]): Entry[] {
  const byCountry = Map.groupBy(sources.cities, ({ countrycode }) => countrycode);
  const zoneOf = (cities: readonly City[]): string =>
    cities.toSorted((a, b) => b.population - a.population)[0]?.timezone ?? '';
  const countries = Object.entries(sources.countries).flatMap(([code, { geonameid, population }]) => {
    const cities = byCountry.get(code) ?? [];
    return cities.length === 0
      ? []
      : [
          area(
            {
              id: geonameid,
              kind: 'country',
              country: code,
              zone: zoneOf(cities),
              population,
              region: null,
              names: countryNames(code),
              written: { ru: countryName('ru', code), kk: countryName('kk', code) },
            },
            cities,
          ),
        ];
  });
  const own = features.map(
    (feature): Entry => ({
      ...feature,
      id: 0,
      zone: zoneOf(byCountry.get(feature.country) ?? []),
      population: 0,
      region: null,
    }),
  );
  const regions = regionsOf(sources, zoneOf);
  const cities = sources.cities.map((city) =>
    cityEntry(city, regions.get(`${city.countrycode}.${city.admin1code}`) ?? null),
  );
  return [
    ...countries,
    ...own,
    ...regions.values(),
    ...districtsOf(sources, regions, byCountry),
    ...cities.toSorted(byPlace),
  ];
}

const byPlace = (a: Entry, b: Entry): number =>
  a.country < b.country ? -1 : a.country > b.country ? 1 : (a.region?.id ?? 0) - (b.region?.id ?? 0) || a.id - b.id;

const LANGUAGES = [
  'en',
  'ru',
  'kk',
  'tr',
  'uz',
  'uz-Cyrl',
  'ky',
  'az',
  'es',
  'id',
  'ja',
  'zh',
  'zh-Hant',
  'it',
  'el',
  'fr',
  'de',
  'pt',
  'fa',
  'ne',
];
const COUNTRY_NAMES = LANGUAGES.map((language) => new Intl.DisplayNames([language], { type: 'region' }));
const SHORT_NAMES = LANGUAGES.map((language) => new Intl.DisplayNames([language], { type: 'region', style: 'short' }));

function countryNames(code: string): string[] {
  const names = [...COUNTRY_NAMES, ...SHORT_NAMES].map((language) => language.of(code) ?? code);
  return [...new Set([...names, ...names.map(withoutBrackets)])];
}

/** Without what CLDR adds: "Мьянма (Бирма)". */
const withoutBrackets = (name: string): string => name.replace(/ \(.*\)$/u, '');

function countryName(language: string, code: string): string {
  return withoutBrackets(new Intl.DisplayNames([language], { type: 'region', style: 'short' }).of(code) ?? code);
}

function area(entry: Omit<Entry, 'latitude' | 'longitude' | 'radiusKm'>, within: readonly Spot[]): Entry {
  const mean = (pick: (spot: Spot) => number): number =>
    within.reduce((sum, spot) => sum + pick(spot), 0) / within.length;
  const latitude = mean((spot) => spot.latitude);
  const longitude = mean((spot) => spot.longitude);
  const squares = mean((spot) => roughKm(spot, { latitude, longitude }) ** 2);
  return { ...entry, latitude, longitude, radiusKm: Math.max(10, Math.round(1.4 * Math.sqrt(squares))) };
}

/** On a plane: enough for the size of a region. */
export function roughKm(a: Spot, b: Spot): number {
  const wide = Math.cos((a.latitude * Math.PI) / 180) * (((a.longitude - b.longitude + 540) % 360) - 180);
  return 111.2 * Math.hypot(a.latitude - b.latitude, wide);
}

function regionsOf(sources: Sources, zoneOf: (cities: readonly City[]) => string): Map<string, Entry> {
  const within = Map.groupBy(sources.cities, (city) => `${city.countrycode}.${city.admin1code}`);
  const regions = new Map<string, Entry>();
  for (const { level, code, geonameid, name, names } of sources.subdivisions) {
    const cities = within.get(code);
    if (level !== 1 || cities === undefined) continue;
    const population = cities.reduce((sum, city) => sum + city.population, 0);
    regions.set(
      code,
      area(
        {
          id: geonameid,
          kind: 'region',
          country: code.slice(0, 2),
          zone: zoneOf(cities),
          population,
          region: null,
          names: subdivisionNames(name, names),
        },
        cities,
      ),
    );
  }
  return regions;
}

function subdivisionNames(name: string, names: readonly string[]): string[] {
  const all = [name, ...names].filter((other) => other === name || isKept(other));
  return [...new Set([withoutKind(name) || name, ...all.map(withoutKind), ...all])].filter((other) => other !== '');
}

function districtsOf(
  { subdivisions, districtOf, cities }: Sources,
  regions: ReadonlyMap<string, Entry>,
  byCountry: ReadonlyMap<string, readonly City[]>,
): Entry[] {
  const within = Map.groupBy(cities, ({ geonameid }) => districtOf.get(geonameid) ?? -1);
  const named = new Map([...byCountry].map(([code, those]) => [code, byKey(those)]));
  return subdivisions.flatMap(({ level, code, geonameid, name, names }, index) => {
    const region = regions.get(code.split('.').slice(0, 2).join('.'));
    if (level !== 2 || region === undefined) return [];
    const own = within.get(index) ?? [];
    const all = subdivisionNames(name, names);
    const seats = all
      .flatMap((other) => named.get(region.country)?.get(keyOf(other)) ?? [])
      .filter((seat) => roughKm(seat, region) < 3 * region.radiusKm);
    if (all.length < 3 && seats.some((seat) => own.length === 0 || own.includes(seat))) return [];
    const spots = own.length > 0 ? own : seats.slice(0, 1);
    const population = own.reduce((sum, city) => sum + city.population, 0);
    const entry = {
      id: geonameid,
      kind: 'district',
      country: region.country,
      zone: region.zone,
      population,
      region,
      names: all,
    } as const;
    return [
      spots.length > 0
        ? area(entry, spots)
        : { ...entry, latitude: region.latitude, longitude: region.longitude, radiusKm: region.radiusKm },
    ];
  });
}

const byKey = (cities: readonly City[]): Map<string, City[]> => Map.groupBy(cities, ({ name }) => keyOf(name));

/** Countries of whose towns all names are kept, small as they may be: earthquakes are frequent there, or read about. */
const CLOSE = new Set('KZ KG UZ TJ TM AF IR AZ AM GE TR GR CY IT JP TW ID PH NP PK MN RU'.split(' '));

function cityEntry(city: City, region: Entry | null): Entry {
  const { geonameid, name, latitude, longitude, countrycode, population, timezone, alternatenames } = city;
  const all = CLOSE.has(countrycode) || population >= 20_000;
  const names = alternatenames.filter(
    (other) => isKept(other) && (all || !isLatin(other) || keyOf(other).slice(0, 2) === keyOf(name).slice(0, 2)),
  );
  return {
    id: geonameid,
    kind: 'city',
    country: countrycode,
    zone: timezone,
    latitude,
    longitude,
    radiusKm: cityRadiusKm(population),
    population,
    region,
    names: [name, ...names, ...otherScript(countrycode, [name, ...names])],
  };
}

export const cityRadiusKm = (population: number): number => Math.round(3 + Math.sqrt(population) / 100);
