/** Finds names of places, and what each is said of: where the quake was, where it was felt, from where a distance counts. */
import type { Language } from '../../language.ts';
import type { OffsetMention, PlaceMention } from '../../mentions.ts';
import type { Sentence } from '../../text/sentences.ts';
import { findOffsets } from '../offset/offset.ts';
import { firstAfter, lastBefore, type Span, spansOf } from '../spans.ts';
import type { Found } from './reading.ts';
import { type PlaceRules, placeRules } from './rules.ts';
import { scanPlaces } from './scan.ts';

export { findOffsets };

/** A cue further away says nothing of a place. */
const NEAR = 90;
/** Nothing but a territory's noun and small words may stand between it and its country. */
const BESIDE = 14;
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
  const uses = useIn(sentence, rules);
  const seats = seatsOf(names, sentence, rules);
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
        use: isBeside(found, offsets, sentence.start) ? 'epicentre' : uses(found),
        ...withinOf(names, at, sentence, rules),
      },
    ];
  });
  return [...offsets, ...references, ...others].sort((a, b) => a.start - b.start);
}

/** What holds the epicentre in so many words, and the country right behind it. */
function seatsOf(names: readonly Found[], { folded }: Sentence, { seat, cues }: PlaceRules): ReadonlySet<Found> {
  const seats = new Set<Found>();
  if (seat === null) return seats;
  const told = spansOf(seat, folded);
  for (const [at, found] of names.entries()) {
    const before = names[at - 1];
    const gap = before === undefined ? '' : folded.slice(before.end, found.start);
    const isCountry = found.places[0]?.kind === 'country';
    cues.felt.lastIndex = 0;
    const follows = before !== undefined && seats.has(before) && WITHIN.test(gap) && !cues.felt.test(gap);
    if ((isCountry && follows) || told.some(({ end }) => end <= found.start && found.start - end <= 2))
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
  const inBrackets =
    behind !== undefined && folded.slice(found.end, behind.start) === ' (' && folded[behind.end] === ')';
  return inBrackets ? { within: behind.name } : {};
}

/** A name and at most two nouns. */
const OWNED = /^[^,;.()\d]{2,50}$/u;

/** "in China, 88 km east of Karakul": a country or region right beside an offset holds the epicentre. */
function isBeside({ start, end, places }: Found, offsets: readonly OffsetMention[], shift: number): boolean {
  const [place] = places;
  if (place === undefined || place.kind === 'city' || place.kind === 'district') return false;
  return offsets.some((offset) => {
    const before = offset.start - shift - end;
    const after = start + shift - offset.end;
    return (before >= 0 && before <= COMMA) || (after >= 0 && after <= COMMA && place.kind === 'country');
  });
}

/** What a place is said of: by the nearest cue, and for a country by the noun beside it. */
function useIn({ folded, raw }: Sentence, rules: PlaceRules): (found: Found) => PlaceMention['use'] {
  const epicentre = spansOf(rules.cues.epicentre, folded);
  const felt = spansOf(rules.cues.felt, folded);
  const territory = rules.territory === null ? [] : spansOf(rules.territory, folded);
  const stop = rules.unspaced ? folded : null;
  return (found) => {
    if (belongsToBody(found, folded, raw, rules)) return 'other';
    if (distanceTo(territory, found, stop) <= BESIDE) return 'epicentre';
    const [here, there] = [distanceTo(epicentre, found, stop), distanceTo(felt, found, stop)];
    if (Math.min(here, there) > NEAR) return 'other';
    return here <= there ? 'epicentre' : 'felt';
  };
}

/** "The Turkish service", "американская USGS": a country's word that tells whose an authority is, not where it shook. */
function belongsToBody({ end, places }: Found, folded: string, raw: string, { bodies }: PlaceRules): boolean {
  if (bodies === null || places[0]?.kind !== 'country') return false;
  return ACRONYM.test(raw.slice(end, end + 8)) || bodies.test(folded.slice(end, end + BODY_CHARS));
}

const ACRONYM = /^ \p{Lu}{3,}(?!\p{L})/u;
const BODY_CHARS = 60;

/**
 * To the nearest of some spans; 0 where it lies inside. In a text of Chinese or Japanese, `stop`, what was said before a
 * comma is of what stands there.
 */
function distanceTo(spans: readonly Span[], found: Span, stop: string | null): number {
  const last = lastBefore(spans, found.start + 1);
  const isOver = last !== null && stop !== null && /[、，]/u.test(stop.slice(last.end, found.start));
  const before = isOver ? null : last;
  const after = firstAfter(spans, Math.max(0, found.end - 1));
  return Math.min(
    before === null ? Number.POSITIVE_INFINITY : Math.max(0, found.start - before.end),
    after === null ? Number.POSITIVE_INFINITY : Math.max(0, after.start - found.end),
  );
}
