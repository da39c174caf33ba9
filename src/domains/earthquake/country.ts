/** What says in which country an earthquake was. */
import type { PlaceMention } from './mentions.ts';
import { placeOf } from './places/gazetteer.ts';

/** named: in so many words; place: a place of that country; publisher: nothing but whose news it is. */
export interface CountrySource {
  readonly rule: 'country/named' | 'country/place' | 'country/publisher';
  /** Null: the text does not say. */
  readonly mention: PlaceMention | null;
}

/** Null where there is no country; `places` are all that were said of the earthquake, `locating` the one of them it is located by. */
export function countrySource(
  country: string | null,
  locating: PlaceMention | null,
  places: readonly PlaceMention[],
): CountrySource | null {
  if (country === null) return null;
  const names = places.filter((place) => isNameOf(country, place));
  const named = names.find(({ use }) => use === 'epicentre') ?? names[0];
  if (named !== undefined) return { rule: 'country/named', mention: named };
  const all = locating === null ? places : [locating, ...places];
  const within = all.find(({ candidates }) => candidates.some((id) => placeOf(id)?.country === country));
  return within === undefined
    ? { rule: 'country/publisher', mention: null }
    : { rule: 'country/place', mention: within };
}

function isNameOf(country: string, { candidates }: PlaceMention): boolean {
  const place = placeOf(candidates[0] ?? '');
  return place?.kind === 'country' && place.country === country;
}
