/** Places of the world by their names in many languages. Data: GeoNames (CC BY 4.0) and features of our own. */

import { gazetteerData, titled } from './data.ts';
import { distanceKm } from './geodesy.ts';
import { keyOf } from './key.ts';
import { KINDS, type PlaceKind } from './kinds.ts';

export interface Place {
  /** `geonames:1528121`, or `feature:hindu-kush`. */
  readonly id: string;
  readonly kind: PlaceKind;
  /** ISO 3166-1 alpha-2; null where several countries have a part of it. */
  readonly country: string | null;
  /** IANA name; null: unknown, or several. */
  readonly zone: string | null;
  readonly latitude: number;
  readonly longitude: number;
  /** Most of it lies within. */
  readonly radiusKm: number;
  /** 0: unknown. Within a tenth. */
  readonly population: number;
  /** Row of the data: only for this module's functions, not stable. */
  readonly row: number;
}

/** As people write them; null where the gazetteer has none in that language. */
export interface PlaceNames {
  readonly en: string;
  readonly ru: string | null;
  readonly kk: string | null;
}

const places = new Map<number, Place>();
const rows = new Map<string, number>();

/**
 * Places of a name, the most prominent first, those of `country` (alpha-2) before all others. The name is taken as it
 * is, in any language; the case endings of text are src/domains/earthquake/find/places/places.ts's matter.
 */
export function lookUp(name: string, _language: string | null = null, country: string | null = null): readonly Place[] {
  return lookUpKey(keyOf(name), country);
}

/** lookUp by the key of a name. */
export function lookUpKey(key: string, country: string | null = null): readonly Place[] {
  let known = lookedUp.get(country);
  let found = known?.get(key);
  if (found !== undefined) return found;
  found = sorted(key, country);
  if (found.length === 0) return found;
  if (known === undefined || known.size >= CACHED) {
    if (lookedUp.size >= MOST_COUNTRIES) lookedUp.clear();
    known = new Map();
    lookedUp.set(country, known);
  }
  known.set(key, found);
  return found;
}

/** What was found, by the publisher's country: a text names its places many times. */
const lookedUp = new Map<string | null, Map<string, readonly Place[]>>();
const MOST_COUNTRIES = 8;

function sorted(key: string, country: string | null): readonly Place[] {
  const found = gazetteerData().find(key);
  if (found.length === 0) return NONE;
  if (found.length === 1) return [placeAt(found[0] as number)];
  const unique = [...new Set(found)].map(placeAt);
  return unique.sort((a, b) => weightOf(b, key, country) - weightOf(a, key, country));
}

const NONE: readonly Place[] = [];

/** Whether there is any such name: cheaper than looking it up. */
export function isName(key: string): boolean {
  return gazetteerData().find(key).length > 0;
}

/** Whether any name in Chinese or Japanese begins with these two characters: rarely true where there is none. */
export function beginsName(two: string): boolean {
  return gazetteerData().begins(two);
}

/** How likely it is that a name means this place, knowing nothing else: more people, its main name. */
export function weightOf(place: Place, key: string, country: string | null): number {
  const main = gazetteerData().isMain(place.row, key) ? 2 : 0;
  const near = country !== null && place.country === country ? 12 : 0;
  return KIND_WEIGHT[place.kind] + main + near + Math.log2(1 + place.population) / 2;
}

const KIND_WEIGHT: Readonly<Record<PlaceKind, number>> = {
  country: 8,
  region: 1,
  district: 0,
  city: 2,
  sea: 10,
  range: 8,
  area: 8,
  island: 8,
  lake: 10,
};

/** The place of an id; null: there is none. */
export function placeOf(id: string): Place | null {
  const known = rows.get(id);
  if (known !== undefined) return placeAt(known);
  const [space, rest = ''] = id.split(':');
  if (space === 'feature') return lookUp(rest).find((place) => place.id === id) ?? null;
  const row = gazetteerData().column('id').indexOf(Number(rest));
  return space === 'geonames' && row >= 0 ? placeAt(row) : null;
}

/** Its region (oblast, state, prefecture); null: it is none's, or unknown. */
export function regionOf(place: Place): Place | null {
  const row = gazetteerData().column('region')[place.row] ?? -1;
  return row < 0 ? null : placeAt(row);
}

/** Its names in English, Russian and Kazakh. */
export function namesOf(place: Place): PlaceNames {
  const fields = gazetteerData().line(place.row).split('\t');
  const spelled = (mark: string): string | null => {
    const field = fields.find((other) => other.startsWith(mark))?.slice(1);
    return field === undefined || !/^\d+$/.test(field) ? (field ?? null) : titled(fields[Number(field)] ?? '');
  };
  const ru = spelled('<');
  return { en: spelled('=') ?? titled(fields[0] ?? ''), ru, kk: spelled('>') ?? ru };
}

/** A Greek name of a place with its accent, which moves in other cases; null: unknown. */
export function accented(place: Place, key: string): string | null {
  const fields = gazetteerData().line(place.row).split('\t');
  return fields.find((field) => field.startsWith('?') && keyOf(field.slice(1)) === key)?.slice(1) ?? null;
}

/** The country of a code. */
export function countryPlace(code: string): Place | null {
  const data = gazetteerData();
  const column = data.column('country');
  const wanted = data.countries.indexOf(code);
  // countries are the first rows
  for (let row = 0; row < data.entries && KINDS[data.column('kind')[row] ?? -1] === 'country'; row += 1) {
    if (column[row] === wanted) return placeAt(row);
  }
  return null;
}

function placeAt(row: number): Place {
  let place = places.get(row);
  if (place === undefined) {
    place = read(row);
    if (places.size > CACHED) {
      places.clear();
      rows.clear();
    }
    places.set(row, place);
    rows.set(place.id, row);
  }
  return place;
}

const CACHED = 10_000;

function read(row: number): Place {
  const data = gazetteerData();
  const cell = (name: Parameters<typeof data.column>[0]): number => data.column(name)[row] ?? 0;
  const id = cell('id');
  return {
    id: id === 0 ? `feature:${data.line(row).split('\t')[0]?.replaceAll(' ', '-')}` : `geonames:${id}`,
    kind: KINDS[cell('kind')] ?? 'city',
    country: data.countries[cell('country')] || null,
    zone: data.zones[cell('zone')] || null,
    latitude: cell('latitude') / 180,
    longitude: cell('longitude') / 180,
    radiusKm: cell('radiusKm'),
    population: Math.round(2 ** (cell('population') / 8) - 1),
    row,
  };
}

export { distanceKm };
