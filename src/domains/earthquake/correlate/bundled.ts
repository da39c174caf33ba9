/** Knowledge from the data that come with this package. */
import { AGENCIES } from '../data/agencies.ts';
import type { Agency } from '../data/agency.ts';
import { COUNTRY_ORDER, SOURCE_WEIGHTS, WORLD_ORDER } from '../data/agency-order.ts';
import { countryPlace, lookUp, namesOf, placeOf } from '../places/gazetteer.ts';
import type { Area, Knowledge, PlaceFix, PlaceQuery, SourceKind } from './knowledge.ts';

/** A name that means many places locates nothing. */
const MOST_PLACES = 4;

/**
 * Agencies and places are looked up once, then remembered. `preferences`: agencies that go before the bundled order, by
 * country or for the `world`, as `KZ=KNDC+SOME`.
 */
export function bundledKnowledge(preferences: readonly string[] = []): Knowledge {
  const agencies = indexOf(AGENCIES);
  const orders = new Map<string, readonly string[]>();
  const areas = new Map<string, Area | null>();
  const places = new Map<string, readonly PlaceFix[]>();
  const named = new Map<string, Agency | null>();
  const agencyOf = (name: string) => remembered(named, name, () => bySite(agencies, name.toLowerCase()));
  const own = ownOrders(preferences, (name) => agencyOf(name)?.id ?? name);
  return {
    kindOf: (site): SourceKind => agencyOf(site)?.kind ?? 'local',
    agencyOf: (name) => agencyOf(name)?.id ?? null,
    weightOf: (kind) => SOURCE_WEIGHTS[kind],
    preferred: (country) => remembered(orders, country ?? '', () => orderOf(country ?? '', own)),
    findPlaces: (query) => remembered(places, `${query.country} ${query.name}`, () => findPlaces(query)),
    namesOf: placeNames,
    areaOf: (country) => remembered(areas, country, () => countryPlace(country)),
  };
}

type Orders = ReadonlyMap<string, readonly string[]>;

function ownOrders(preferences: readonly string[], idOf: (name: string) => string): Orders {
  return new Map(
    preferences.map((text) => {
      const [country = '', agencies = ''] = text.split('=');
      return [country, agencies.split('+').map((name) => idOf(name.trim()))];
    }),
  );
}

function orderOf(country: string, own: Orders): readonly string[] {
  const all = [own.get(country), COUNTRY_ORDER[country], own.get('world'), WORLD_ORDER];
  return [...new Set(all.flatMap((some) => some ?? []))];
}

const REMEMBERED = 10_000;

function remembered<T>(known: Map<string, T>, key: string, find: () => T): T {
  let value = known.get(key);
  if (value === undefined) {
    value = find();
    if (known.size >= REMEMBERED) known.clear();
    known.set(key, value);
  }
  return value;
}

/** By id, site, short and full name. A name that several agencies share names none. */
function indexOf(agencies: readonly Agency[]): ReadonlyMap<string, Agency | null> {
  const index = new Map<string, Agency | null>();
  for (const agency of agencies) {
    const all = [agency.id, ...[agency.sites, agency.short, agency.names].flatMap((some) => some?.split('|') ?? [])];
    for (const name of new Set(all.map((one) => one.trim().replace(/\s+/gu, ' ').toLowerCase()))) {
      index.set(name, index.has(name) ? null : agency);
    }
  }
  return index;
}

/** Of `earthquake.usgs.gov` also `usgs.gov` counts. */
function bySite(index: ReadonlyMap<string, Agency | null>, site: string): Agency | null {
  for (let rest = site; rest !== ''; ) {
    const found = index.get(rest);
    if (found !== undefined) return found;
    const dot = rest.indexOf('.');
    if (dot < 0 || !rest.includes('.', dot + 1)) return null;
    rest = rest.slice(dot + 1);
  }
  return null;
}

function findPlaces({ name, language, country }: PlaceQuery): readonly PlaceFix[] {
  const found = lookUp(name, language, country);
  const inCountry = found.filter((place) => place.country === country);
  return (country !== null && inCountry.length > 0 ? inCountry : found).slice(0, MOST_PLACES);
}

function placeNames(id: string): Readonly<Record<string, string>> {
  const place = placeOf(id);
  if (place === null) return {};
  return Object.fromEntries(Object.entries(namesOf(place)).filter(([, name]) => name !== null));
}
