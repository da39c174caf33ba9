/** Which place a mention means, and in which country an epicentre lies. Pure; reads the gazetteer. */
import type { PlaceMention } from '../mentions.ts';
import { offsetAt, publishedIn } from '../time/instant.ts';
import { countryPlace, distanceKm, type Place, placeOf, weightOf } from './gazetteer.ts';
import type { Point } from './geodesy.ts';
import { keyOf } from './key.ts';

export interface PlaceContext {
  /** ISO 3166-1 alpha-2 of whoever published the text. */
  readonly sourceCountry: string | null;
  /** Stated coordinates of the epicentre. */
  readonly coordinates?: Point | null;
  /** Where the epicentre is said to lie from the place, at most. */
  readonly distanceKm?: number | null;
  /** The place is said to hold the epicentre: no distance counts from it. A region, then, tells its country. */
  readonly isInside?: boolean;
  /** ISO 8601; its offset says by whose clocks the publisher goes: `-09:00` is Alaska's. */
  readonly publishedAt?: string | null;
}

/** Only so many of a mention's candidates are weighed, and so many mentions beside it. */
const MOST_CANDIDATES = 40;
const MOST_NEIGHBOURS = 30;
/** Places of one text are neighbours within this distance. */
const NEIGHBOUR_KM = 400;
/** In units of weightOf, in which ten times the people are 1.7. */
const WEIGHTS = { coordinates: 30, country: 8, source: 3, neighbour: 2.5, clock: 5 };

/**
 * The place that a mention means, `others` being all that stand near it (the mention itself may be among them): by
 * stated coordinates, countries named, neighbours, the publisher's country and prominence. Null: the gazetteer has none.
 */
export function resolvePlace(
  mention: PlaceMention,
  others: readonly PlaceMention[],
  context: PlaceContext,
): Place | null {
  const all = placesOf(mention);
  const neighbours = others.filter((other) => other.name !== mention.name).slice(0, MOST_NEIGHBOURS);
  const named = new Set(distinct(neighbours.filter(({ use }) => use !== 'aside').map(countryNamed)));
  const beside = neighbours.map((other) => placesOf(other)).filter((places) => places.length > 0);
  const candidates = all.filter((place) => !isStranger(place, beside, context));
  if (candidates.length < 2) return candidates[0] ?? null;
  const key = keyOf(mention.name);
  const elsewhere = ofOtherClocks(candidates, context);
  const score = (place: Place): number =>
    weightOf(place, key, null) +
    (place.country !== null && named.has(place.country) ? WEIGHTS.country : 0) +
    (place.country === context.sourceCountry ? WEIGHTS.source : 0) +
    Math.min(3, beside.filter((places) => places.some((other) => isNear(place, other))).length) * WEIGHTS.neighbour +
    (elsewhere.has(place) ? -WEIGHTS.clock : 0) +
    (agrees(place, context) ? WEIGHTS.coordinates : 0);
  return candidates.map((place) => [score(place), place] as const).reduce((a, b) => (b[0] > a[0] ? b : a))[1];
}

/** Smaller places abroad have names that villages at home have too, which the gazetteer does not know. */
const KNOWN_ABROAD = 5_000;
/** The same where several places beside it may be at home, and so may a town that few know. */
const WELL_KNOWN = 50_000;

/** A small place abroad, where all that stands beside it may be at home: somewhere else of that name is meant. */
function isStranger(
  place: Place,
  beside: readonly (readonly Place[])[],
  { sourceCountry, coordinates }: PlaceContext,
): boolean {
  if (sourceCountry === null || place.country === sourceCountry || place.population >= WELL_KNOWN) return false;
  if ((place.kind !== 'city' && place.kind !== 'district') || (coordinates ?? null) !== null) return false;
  const atHome = (places: readonly Place[]) => places.some(({ country }) => country === sourceCountry);
  const isAbroad = (places: readonly Place[]) =>
    !atHome(places) && places.some(({ kind, population }) => kind === 'country' || population >= KNOWN_ABROAD);
  const home = beside.filter(atHome).length;
  return home > (place.population < KNOWN_ABROAD ? 0 : 1) && !beside.some(isAbroad);
}

function placesOf(mention: PlaceMention): readonly Place[] {
  return mention.candidates.slice(0, MOST_CANDIDATES).flatMap((id) => placeOf(id) ?? []);
}

function isNear(a: Place, b: Place): boolean {
  return (
    a !== b && b.kind !== 'country' && distanceKm(a, b) < Math.max(NEIGHBOUR_KM, Math.min(b.radiusKm, 2 * NEIGHBOUR_KM))
  );
}

function agrees(place: Place, { coordinates, distanceKm: stated }: PlaceContext): boolean {
  if (coordinates === undefined || coordinates === null) return false;
  return distanceKm(place, coordinates) < place.radiusKm + Math.max(100, 1.5 * (stated ?? 0));
}

/** Of several in the publisher's country, those by whose clocks it does not go: Cordova in Tennessee, not in Alaska. */
function ofOtherClocks(candidates: readonly Place[], { sourceCountry, publishedAt }: PlaceContext): ReadonlySet<Place> {
  const home = candidates.filter(({ country, zone }) => country === sourceCountry && zone !== null);
  const published = home.length < 2 ? null : publishedIn(publishedAt ?? null, 'UTC');
  if (published?.offset == null) return new Set();
  const own = offsetAt(published.ms, published.offset);
  const others = home.filter(({ zone }) => offsetAt(published.ms, zone ?? 'UTC') !== own);
  return new Set(others.length === home.length ? [] : others);
}

/** The country that a mention is the name of. */
function countryNamed(mention: PlaceMention): string | null {
  const place = placeOf(mention.candidates[0] ?? '');
  return place?.kind === 'country' ? place.country : null;
}

/**
 * The country of an epicentre, ISO 3166-1 alpha-2. `mentions` are those that were said of this earthquake, `place` the
 * one that it is located by. A country or region said to hold the epicentre beats the country of the place; two
 * different ones (a border) and places of several countries are none: null.
 */
export function countryOf(
  place: Place | null,
  mentions: readonly PlaceMention[],
  context: PlaceContext,
): string | null {
  const said = mentions.filter(({ use }) => use === 'epicentre');
  const seats = distinct(mentions.filter(({ isSeat }) => isSeat).map(countryNamed));
  const countries = seats.length === 1 ? seats : distinct(said.map(countryNamed));
  if (seats.length === 0 && context.isInside && place?.kind === 'region') return place.country;
  const [only] = countries;
  if (place?.country != null && seats.length === 0 && isOneOfTwo(place, only, said)) return place.country;
  if (only !== undefined && countries.length > 1)
    return place === null ? besideUnknown(said, mentions) : amongst(countries, place);
  if (only !== undefined) return only;
  if (isOnBorder(mentions)) return null;
  if (place !== null) return place.country;
  // a village that nobody knows is most often the publisher's own
  const isUnknown = (mention: PlaceMention) => mention.name !== '' && resolvePlace(mention, mentions, context) === null;
  if (mentions.some((mention) => mention.use === 'reference' && isUnknown(mention))) {
    return context.sourceCountry;
  }
  const around = distinct(said.map((mention) => resolvePlace(mention, mentions, context)?.country ?? null));
  const named = around.length > 0 ? around : distinct(mentions.map(countryNamed));
  if (named.length === 0 && said.some(isUnknown)) return context.sourceCountry;
  return named.length === 1 ? (named[0] ?? null) : null;
}

/** "At the border of X and Y", where nothing but a distance says more. */
function isOnBorder(mentions: readonly PlaceMention[]): boolean {
  const sides = distinct(mentions.filter(({ isBorder }) => isBorder).map(countryNamed));
  return sides.length > 1 && !mentions.some(({ use, candidates }) => use === 'epicentre' && isLocal(candidates));
}

const isLocal = (candidates: readonly string[]): boolean =>
  !['country', undefined].includes(placeOf(candidates[0] ?? '')?.kind);

/** "Malatya and Cyprus woke to earthquakes": a country beside a place of the other one, which is what is located here. */
function isOneOfTwo(place: Place, country: string | undefined, said: readonly PlaceMention[]): boolean {
  const abroad = said.filter((mention) => countryNamed(mention) === country);
  const isHere = ({ candidates }: PlaceMention) => placeOf(candidates[0] ?? '')?.country === place.country;
  const isBeside = (one: PlaceMention, other: PlaceMention) =>
    one.source === other.source && other.start > one.end + 2 && other.start <= one.end + CONJUNCTION;
  return abroad.some((one) => said.some((other) => isHere(other) && (isBeside(one, other) || isBeside(other, one))));
}

/** No more than a word and its blanks. */
const CONJUNCTION = 6;

/** "İran'ın Hoy kentinin 21 km güneyinde": the country said in the sentence that counts from a place nobody knows. */
function besideUnknown(said: readonly PlaceMention[], mentions: readonly PlaceMention[]): string | null {
  const reference = mentions.find(({ use }) => use === 'reference');
  const beside = said.filter(({ source, sentence }) => source === reference?.source && sentence === reference.sentence);
  const [country, other] = distinct(beside.map(countryNamed));
  return other === undefined ? (country ?? null) : null;
}

/** Of several countries named with the epicentre, the place's own where it is one of them. */
function amongst(countries: readonly string[], place: Place | null): string | null {
  return place?.country !== null && place?.country !== undefined && countries.includes(place.country)
    ? place.country
    : null;
}

function distinct(values: readonly (string | null)[]): readonly string[] {
  return [...new Set(values.filter((value) => value !== null))];
}

/** IANA name of the zone of a place, or of a country that has one zone or a chief one; null: unknown. */
export function zoneOf(place: Place | string): string | null {
  return typeof place === 'string' ? (countryPlace(place)?.zone ?? null) : place.zone;
}
