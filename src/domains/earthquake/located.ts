/** Where an earthquake was: its place in the gazetteer, its country, and the point that follows from them. */
import { type CountrySource, countrySource } from './country.ts';
import type { QuakeDocument, Report } from './document.ts';
import type { OffsetMention, PlaceMention } from './mentions.ts';
import { antecedentOf } from './places/antecedent.ts';
import { type Place, placeOf } from './places/gazetteer.ts';
import { inferCoordinates } from './places/infer.ts';
import type { PlaceKind } from './places/kinds.ts';
import { countryOf, type PlaceContext, resolvePlace, zoneOf } from './places/resolve.ts';
import type { Choice } from './segment/choose.ts';
import { type Draft, mentionsOf } from './segment/draft.ts';
import { ofKind } from './segment/reading.ts';

export interface Located {
  readonly mention: PlaceMention | null;
  readonly country: string | null;
  /** What says so; null without a country. */
  readonly countryFrom: CountrySource | null;
  readonly zone: string | null;
  readonly inferred: Report['location']['inferred'];
}

/** `named` are all places of the document, in its order: "the town" may be one that was named with another earthquake. */
export function locate(
  document: QuakeDocument,
  draft: Pick<Draft, 'parts'>,
  { offset, coordinates }: Pick<Choice, 'offset' | 'coordinates'>,
  named: readonly PlaceMention[] = placesOf(draft),
): Located {
  const places = placesOf(draft);
  const mention = locatingPlace(places, offset, named);
  const context = {
    sourceCountry: document.country,
    publishedAt: document.publishedAt,
    coordinates,
    distanceKm: offset?.distanceKm ?? null,
  };
  const place = mention === null ? null : resolvePlace(mention, places, context);
  const country = countryOf(place, places, { ...context, isInside: mention?.use === 'epicentre' });
  return {
    mention,
    country,
    countryFrom: countrySource(country, mention, places),
    zone: zoneFor(place ?? around(places, country, context), country, document.country),
    inferred: place === null ? null : inferCoordinates(place, offset?.distanceKm ?? null, offset?.direction ?? null),
  };
}

function placesOf(draft: Pick<Draft, 'parts'>): readonly PlaceMention[] {
  return ofKind(mentionsOf(draft), 'place');
}

/** Of a village that nobody knows, the region or town named with it tells the zone. */
function around(places: readonly PlaceMention[], country: string | null, context: PlaceContext): Place | null {
  const known = places.map((mention) => resolvePlace(mention, places, context)).filter((place) => place !== null);
  return known.find((place) => place.kind !== 'country' && place.country === country) ?? null;
}

/** Of the place, unless it lies in a third country: neither the epicentre's nor the newsroom's. */
function zoneFor(place: Place | null, country: string | null, newsroom: string | null): string | null {
  const near = place !== null && (country === null || place.country === country || place.country === newsroom);
  return (near ? zoneOf(place) : null) ?? (country === null ? null : zoneOf(country));
}

const USES: Readonly<Record<PlaceMention['use'], number>> = {
  reference: 30,
  epicentre: 20,
  other: 10,
  felt: 0,
  aside: -10,
};
/** The narrower a place, the better it locates. */
const KINDS: Readonly<Record<PlaceKind, number>> = {
  city: 8,
  district: 7,
  island: 6,
  lake: 5,
  area: 5,
  range: 4,
  region: 4,
  sea: 3,
  country: 0,
};

/** The reference of the distance, or else the narrowest place that is said to hold the epicentre. */
function locatingPlace(
  places: readonly PlaceMention[],
  offset: OffsetMention | null,
  named: readonly PlaceMention[],
): PlaceMention | null {
  if (offset !== null && offset.place.name !== '') return offset.place;
  const meant = offset === null ? null : antecedentOf(offset, named);
  if (meant !== null) return meant;
  let best: PlaceMention | null = null;
  for (const place of places) {
    if (best === null || scoreOf(place) > scoreOf(best) || isWithin(place, best) || isPart(place, best)) best = place;
  }
  return best;
}

/** "Bingöl'ün Karlıova": what lies in the best one so far locates better, unless it was only felt there. */
function isPart({ within, use }: PlaceMention, wider: PlaceMention): boolean {
  const same = within !== undefined && (within.startsWith(wider.name) || wider.name.startsWith(within));
  return same && USES[use] >= USES.other;
}

/** Where no space stands between words, a place follows the one that it is part of: prefecture, county. */
function isWithin(place: PlaceMention, wider: PlaceMention): boolean {
  return (
    place.source === wider.source &&
    place.start - wider.end <= 1 &&
    place.start >= wider.end &&
    place.use === wider.use &&
    UNSPACED.test(place.name)
  );
}

const UNSPACED = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]+$/u;

function scoreOf({ use, isSeat, candidates, source }: PlaceMention): number {
  const kind = placeOf(candidates[0] ?? '')?.kind;
  const told = isSeat && kind !== 'country' ? USES.reference : USES[use];
  return told + (kind === undefined ? KINDS.region : KINDS[kind]) + (source === 'text' ? 1 : 0);
}
