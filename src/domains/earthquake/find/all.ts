/** All finders over one sentence. */
import type { Field } from '../fields.ts';
import type { Language } from '../language.ts';
import type { AnyMention, OffsetMention, PlaceMention, TimeMention } from '../mentions.ts';
import { inOrder } from '../segment/reading.ts';
import type { Sentence } from '../text/sentences.ts';
import { findAgencies } from './agencies/agencies.ts';
import { findCues } from './cues/cues.ts';
import { findCounts, findTsunami } from './impact/impact.ts';
import { findPlacesAndOffsets } from './places/places.ts';
import { withPlaces } from './quantities/felt.ts';
import { findQuantities } from './quantities/quantities.ts';
import { findTimes } from './time/time.ts';
import { zonedByTowns } from './time/towns.ts';

/** Every mention of a sentence, in the order of the text; `country` is where the document was published. */
export function findAll(sentence: Sentence, language: Language, country: string | null): readonly AnyMention[] {
  const agencies = findAgencies(sentence, language, country);
  const quantities = findQuantities(sentence, language, agencies);
  const located = findPlacesAndOffsets(sentence, language, country);
  const times = zonedByTowns(findTimes(sentence, language), () => located, sentence);
  const places = located.filter((place) => !isOfDate(place, times)).map((place) => besideClocks(place, times));
  const intensities = quantities.filter((mention) => mention.kind === 'intensity');
  return inOrder([
    ...findCues(sentence, language),
    ...times,
    ...quantities.filter((mention) => mention.kind !== 'intensity'),
    ...withPlaces(intensities, sentence, language, [...places, ...agencies]),
    ...places,
    ...findCounts(sentence, language),
    ...findTsunami(sentence, language),
    ...agencies,
  ]);
}

/** "Bazar günü", "Martın 5-də": names of days and months are names of places too. */
function isOfDate({ kind, start, end }: PlaceMention | OffsetMention, times: readonly TimeMention[]): boolean {
  return kind === 'place' && times.some((time) => time.zone === null && time.start <= start && end <= time.end);
}

/** "9:20 a.m. in Astana": the town of a clock is where it hangs. */
function besideClocks<Located extends PlaceMention | OffsetMention>(
  place: Located,
  times: readonly TimeMention[],
): Located {
  const tells = times.some(({ zone, start, end }) => zone !== null && start < place.start && end === place.end);
  return tells && place.kind === 'place' ? { ...place, use: 'aside' } : place;
}

/** The finders that one field's value may come from. */
export function findFor(
  field: Field,
  sentence: Sentence,
  language: Language,
  country: string | null,
): readonly AnyMention[] {
  switch (field) {
    case 'originTime':
      return zonedByTowns(
        findTimes(sentence, language),
        () => findPlacesAndOffsets(sentence, language, country),
        sentence,
      );
    case 'place':
    case 'distanceKm':
    case 'direction':
      return findPlacesAndOffsets(sentence, language, country);
    case 'deaths':
    case 'injured':
    case 'buildingsDamaged':
      return findCounts(sentence, language);
    case 'tsunamiWarning':
      return findTsunami(sentence, language);
    default:
      return findQuantities(sentence, language, []);
  }
}
