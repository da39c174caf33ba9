/** Where an intensity was felt: the place, or the word for the epicentre, that stands nearest to it. */
import { EPICENTRE_WORDS } from '../../data/felt-words.ts';
import type { Language } from '../../language.ts';
import type { AnyMention, IntensityMention } from '../../mentions.ts';
import { placeOf } from '../../places/gazetteer.ts';
import type { Sentence } from '../../text/sentences.ts';
import { firstAfter, lastBefore, matchesOf, type Span } from '../spans.ts';
import { unknownFelt } from './felt-unknown.ts';

type Felt = NonNullable<IntensityMention['place']>;

/** In characters, marks counted as many: further away, a place is another clause's. */
const FARTHEST = 110;
/** Chinese and Japanese say more with a character. */
const DENSE = 2;
const MARKS = /[,;()（）、，|]/gu;
const MARK_COST = 25;

/**
 * Intensities with their places: the nearest before or behind, which no other intensity is nearer to. `others` are
 * what else was found in the sentence.
 */
export function withPlaces(
  intensities: readonly IntensityMention[],
  sentence: Sentence,
  language: Language,
  others: readonly AnyMention[],
): readonly IntensityMention[] {
  if (intensities.length === 0) return intensities;
  const known = [...places(others), ...epicentresIn(sentence)];
  const named = [...known, ...unknownFelt(sentence, language, [...known, ...others, ...intensities])];
  named.sort((a, b) => a.start - b.start);
  const cost = (a: Span, b: Span) => distance(gapOf(a, b, sentence), language.unspaced ? DENSE : 1);
  const nearest = new Map<IntensityMention, { readonly at: number; readonly away: number }>();
  for (const [at, place] of named.entries()) {
    const [before, after] = [lastBefore(intensities, place.start), firstAfter(intensities, place.end)];
    const [here, there] = [before && cost(before, place), after && cost(place, after)];
    const own = here !== null && (there === null || here <= there) ? before : after;
    const away = own === before ? here : there;
    if (own === null || away === null || away >= (nearest.get(own)?.away ?? FARTHEST)) continue;
    nearest.set(own, { at, away });
  }
  return intensities.map((intensity) => {
    const found = nearest.get(intensity);
    return found === undefined ? intensity : { ...intensity, place: listed(named, found.at, intensity, sentence) };
  });
}

/** Those narrower than a country, but for those that only a distance counts from. */
function places(others: readonly AnyMention[]): readonly Felt[] {
  return others.flatMap((mention) => {
    if (mention.kind !== 'place' || mention.use === 'reference' || mention.name === '') return [];
    const kind = placeOf(mention.candidates[0] ?? '')?.kind;
    return kind === 'country' || kind === 'sea' ? [] : [{ name: mention.name, start: mention.start, end: mention.end }];
  });
}

let epicentres: RegExp | undefined;

function epicentresIn({ folded, raw, start }: Sentence): readonly Felt[] {
  epicentres ??= new RegExp(`(?<![\\p{L}\\p{M}])(?:${EPICENTRE_WORDS.join('|')})`, 'gu');
  return matchesOf(epicentres, folded).map(({ 0: word, index }) => ({
    start: start + index,
    end: start + index + word.length,
    name: raw.slice(index, index + word.length).toLowerCase(),
  }));
}

function distance(gap: string, density: number): number {
  return gap.length * density + MARK_COST * (gap.length > FARTHEST ? 1 : matchesOf(MARKS, gap).length);
}

function gapOf(a: Span, b: Span, { raw, start }: Sentence): string {
  const [from, to] = a.start <= b.start ? [a.end, b.start] : [b.end, a.start];
  return raw.slice(Math.max(0, from - start), Math.max(0, to - start));
}

/** Of "in X and Y" before an intensity the first, as of those behind it; of "X県Y市" what lies in the other. */
function listed(named: readonly Felt[], nearest: number, intensity: Span, sentence: Sentence): Felt | null {
  let at = nearest;
  const isBetween = (first: number, gap: RegExp): boolean => {
    const [a, b] = [named[first], named[first + 1]];
    return a !== undefined && b !== undefined && gap.test(gapOf(a, b, sentence));
  };
  if ((named[at]?.end ?? 0) <= intensity.start) while (isBetween(at - 1, CONJUNCTION)) at -= 1;
  while (isBetween(at, /^$/u)) at += 1;
  return named[at] ?? null;
}

/** A comma, or a short word, between two names of a list. */
const CONJUNCTION =
  /^(?:[とや、及]|および|, | (?:и|и в|мен|және|менен|жана|and|va|ve|və|y|e|et|und|dan|και|و|र|ile|həm) )$/u;
