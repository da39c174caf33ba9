/** Finds names of places, and what each is said of: where the quake was, where it was felt, from where a distance counts. */
import type { Language } from '../../language.ts';
import type { OffsetMention, PlaceMention } from '../../mentions.ts';
import { regionOf } from '../../places/gazetteer.ts';
import type { Sentence } from '../../text/sentences.ts';
import { findOffsets } from '../offset/offset.ts';
import { spansOf } from '../spans.ts';
import type { Found } from './reading.ts';
import { type PlaceRules, placeRules } from './rules.ts';
import { scanPlaces } from './scan.ts';
import { type Use, useIn } from './use.ts';

export { findOffsets };

/** A comma and a preposition. */
const COMMA = 6;

/**
 * Places of a sentence, those of its offsets among them (use `reference`). `country` is the publisher's: it decides
 * which of several places of a name comes first, and whether a small one is believed. Empty where the language's
 * section is.
 */
export function findPlaces(
  sentence: Sentence,
  language: Language,
  country: string | null = null,
): readonly PlaceMention[] {
  return findPlacesAndOffsets(sentence, language, country).filter((mention) => mention.kind === 'place');
}

/** Both at once. */
export function findPlacesAndOffsets(
  sentence: Sentence,
  language: Language,
  country: string | null = null,
): readonly (PlaceMention | OffsetMention)[] {
  const rules = placeRules(language);
  if (rules === null) return [];
  const offsets = findOffsets(sentence, language, country);
  const references = offsets.map(({ place }) => place).filter(({ name }) => name !== '');
  const names = scanPlaces(sentence, rules, country);
  const useOf = useIn(sentence, names, rules);
  const seats = seatsOf(names, sentence, rules);
  let last: { readonly end: number; readonly use: PlaceMention['use'] } | null = null;
  const useAt = (found: Found): Use => {
    const own = inherited(useOf(found), last, found, sentence);
    last = { end: found.end, use: own.use };
    return own.use !== 'aside' && own.isBorder !== true && isBeside(found, offsets, sentence.start)
      ? { use: 'epicentre' }
      : own;
  };
  const others = names.flatMap((found, at): PlaceMention[] => {
    const start = sentence.start + found.start;
    const end = sentence.start + found.end;
    if (references.some((place) => place.start < end && start < place.end)) return [];
    const { source, index } = sentence;
    const candidates = found.places.map(({ id }) => id);
    return [
      {
        kind: 'place',
        source,
        start,
        end,
        sentence: index,
        rule: `${language.code}/places/name`,
        name: found.name,
        candidates,
        ...(seats.has(found) ? { isSeat: true } : {}),
        ...useAt(found),
        ...withinOf(names, at, sentence, rules),
      },
    ];
  });
  return [...offsets, ...references, ...others].sort((a, b) => a.start - b.start);
}

/** What holds the epicentre in so many words, and the country right behind it. */
function seatsOf(
  names: readonly Found[],
  { folded }: Sentence,
  { seat, cues, focus, unspaced }: PlaceRules,
): ReadonlySet<Found> {
  const seats = new Set<Found>();
  if (seat === null) return seats;
  const told = spansOf(seat, folded);
  for (const [at, found] of names.entries()) {
    const before = names[at - 1];
    const gap = before === undefined ? '' : folded.slice(before.end, found.start);
    const isCountry = found.places[0]?.kind === 'country';
    cues.felt.lastIndex = 0;
    const isPart = unspaced && before !== undefined && seats.has(before) && found.start - before.end <= 1;
    const follows = before !== undefined && seats.has(before) && WITHIN.test(gap) && !cues.felt.test(gap);
    const isFocus = focus !== null && spansOf(focus.behind, folded).some(({ start }) => start === found.end);
    if (
      isFocus ||
      isPart ||
      (isCountry && follows) ||
      told.some(({ end }) => end <= found.start && found.start - end <= 2)
    )
      seats.add(found);
  }
  return seats;
}

/** "Hindu Kush mountain range in Afghanistan", "Gorkha, Nepal". */
const WITHIN = /^(?:, | of |(?: \p{L}+){0,2} in )$/u;

/** Its province or town, named right before it or in brackets behind it. */
function withinOf(
  names: readonly Found[],
  at: number,
  { folded }: Sentence,
  { owner }: PlaceRules,
): Pick<PlaceMention, 'within'> {
  const [before, found, behind] = [names[at - 1], names[at], names[at + 1]];
  if (found === undefined) return {};
  const lead = before === undefined ? '' : folded.slice(before.start, found.start);
  if (before !== undefined && owner?.test(lead) && OWNED.test(lead)) return { within: before.name };
  if (before !== undefined && found.start - before.end === 1 && isRegionOf(before, found))
    return { within: before.name };
  const inBrackets =
    behind !== undefined && folded.slice(found.end, behind.start) === ' (' && folded[behind.end] === ')';
  return inBrackets ? { within: behind.name } : {};
}

/** "Balıkesir Bigadiç'te": a province and a town in it, one behind the other. */
function isRegionOf(before: Found, { places: [place] }: Found): boolean {
  const region = place === undefined || place.kind === 'country' ? null : regionOf(place);
  return region !== null && before.places.includes(region) && place !== region;
}

/** A name and at most two nouns. */
const OWNED = /^[^,;.()\d]{2,50}$/u;

/** Of a list, all were felt or received what the first did: "Alarms rang in Mexico City and Toluca". */
function inherited(
  own: Use,
  last: { readonly end: number; readonly use: PlaceMention['use'] } | null,
  { start }: Found,
  { folded }: Sentence,
): Use {
  const isListed = last?.use === 'felt' && own.use === 'epicentre' && LISTED.test(folded.slice(last.end, start));
  return isListed ? { use: 'felt' } : own;
}

const LISTED = /^ (?:and|y|e|и|et|und|και|dan|ve|və|va|ва|және|жана|мен|бен|пен|ben|men|pen)(?: [\p{L}]{1,4})? $/u;

/** "in China, 88 km east of Karakul": a country or region right beside an offset holds the epicentre. */
function isBeside({ start, end, places }: Found, offsets: readonly OffsetMention[], shift: number): boolean {
  const [place] = places;
  if (place === undefined || place.kind === 'city' || place.kind === 'district') return false;
  return offsets.some((offset, at) => {
    const before = offset.start - shift - end;
    const after = start + shift - offset.end;
    // of several towns the nearest comes first
    const isOwn = at === 0 && place.kind === 'country';
    return (before >= 0 && before <= COMMA) || (after >= 0 && after <= COMMA && isOwn);
  });
}
