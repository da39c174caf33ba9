/** What a place is said of: where the quake was, where it was felt, who tells it. */
import type { PlaceMention } from '../../mentions.ts';
import type { Sentence } from '../../text/sentences.ts';
import { firstAfter, lastBefore, matchesOf, type Span, spansOf } from '../spans.ts';
import { isDateline } from './dateline.ts';
import type { Found } from './reading.ts';
import type { PlaceRules } from './rules.ts';

export type Use = Pick<PlaceMention, 'use' | 'isBorder'>;

/** A cue further away says nothing of a place. */
const NEAR = 90;
/** Nothing but a territory's noun and small words may stand between it and its country. */
const BESIDE = 14;
/** A border's countries stand right beside the word for it. */
const AT_BORDER = 30;
/** Of a line that only names where, so much may be nouns for it and numbers. */
const LABEL_CHARS = 14;

/** By the nearest cue, and for a country by the noun beside it. */
export function useIn(sentence: Sentence, names: readonly Found[], rules: PlaceRules): (found: Found) => Use {
  const { folded } = sentence;
  const epicentre = spansOf(rules.cues.epicentre, folded);
  const felt = spansOf(rules.cues.felt, folded);
  const territory = rules.territory === null ? [] : spansOf(rules.territory, folded);
  const borders = rules.border === null ? [] : spansOf(rules.border, folded);
  const spots = rules.spot === null ? [] : spansOf(rules.spot, folded);
  const centres = spansOf(rules.anyCentre, folded);
  const stop = rules.unspaced ? STOPS[sentence.source] : null;
  const distanceTo = (spans: readonly Span[], found: Span) => distance(spans, found, folded, stop);
  const isLabelled = isLabel(sentence, names);
  // "felt across Armenia": the small word is not the earthquake's
  const isFeltIn = ({ start }: Found): boolean => {
    const last = lastBefore(felt, start);
    return last !== null && start - last.end <= BESIDE && !/[,;]/u.test(folded.slice(last.end, start));
  };
  // where verbs stand last, the next one says what happened there: "Zilzila Termiz va Dushanbeda sezilgan"
  const verbOf = ({ start, end }: Found): 'felt' | null => {
    const next = firstAfter(felt, end - 1);
    if (next === null || next.start - end > NEAR || /[.;:–—]/u.test(folded.slice(end, next.start))) return null;
    const other = firstAfter(epicentre, end - 1);
    const centre = lastBefore(centres, start);
    const isCentre = centre !== null && start - centre.end <= BESIDE;
    return isCentre || (other !== null && other.start <= next.start) ? null : 'felt';
  };
  return (found) => {
    if (isDenied(found, sentence, rules) || isDateline(found, sentence) || belongsToBody(found, sentence, rules))
      return { use: 'aside' };
    const inside = isWide(found) && !isFeltIn(found) ? distanceTo(territory, found) : Number.POSITIVE_INFINITY;
    const outside = found.places[0]?.kind === 'country' ? distanceTo(borders, found) : AT_BORDER;
    if (outside < AT_BORDER && outside <= inside) return { use: 'other', isBorder: true };
    if (isLabelled || inside <= BESIDE) return { use: 'epicentre' };
    if (spots.some(({ end }) => found.start >= end && found.start - end <= 2)) return { use: 'epicentre' };
    const verb = rules.verbFinal ? verbOf(found) : null;
    if (verb !== null) return { use: verb };
    const [here, there] = [distanceTo(epicentre, found), distanceTo(felt, found)];
    if (Math.min(here, there) > NEAR) return { use: 'other' };
    return { use: here <= there ? 'epicentre' : 'felt' };
  };
}

const isWide = ({ places: [place] }: Found): boolean =>
  place === undefined || (place.kind !== 'city' && place.kind !== 'district');

/** "Afghanistan, Hindu Kush." in a bulletin: a country and a place in it, and nothing else. */
function isLabel({ raw, source }: Sentence, names: readonly Found[]): boolean {
  if (source !== 'text' || names.length !== 2 || raw.length > NEAR || names[0]?.places[0]?.kind !== 'country') {
    return false;
  }
  const named = names.reduce((sum, { start, end }) => sum + end - start, 0);
  return matchesOf(/[\p{L}\p{M}]/gu, raw).length - named <= LABEL_CHARS && !/\d/.test(raw.slice(names[0].start));
}

/** "It was not in Kazakhstan but in Tajikistan." */
function isDenied({ start, end }: Found, { folded }: Sentence, { denied }: PlaceRules): boolean {
  if (denied === null) return false;
  return (
    denied.before.test(folded.slice(Math.max(0, start - BESIDE), start)) ||
    denied.behind.test(folded.slice(end, end + BESIDE))
  );
}

/** "The Turkish service", "американская USGS", "Tahran Üniversitesi", "Institut in Freiburg": whose somebody is. */
function belongsToBody(
  { start, end, name, places }: Found,
  { folded, raw }: Sentence,
  { bodies, bodyBefore, cues }: PlaceRules,
): boolean {
  if (bodies === null || bodyBefore === null) return false;
  const after = bodies.exec(folded.slice(end, end + BODY_CHARS));
  if (places[0]?.kind === 'country') {
    if (ACRONYM.test(raw.slice(end, end + 8)) || after !== null) return true;
  } else if (after !== null && (raw.slice(start, end) === name || ATTRIBUTE.test(folded.slice(start, end)))) {
    return true;
  }
  const before = bodyBefore.exec(folded.slice(Math.max(0, start - BODY_CHARS), start));
  return before !== null && spansOf(cues.epicentre, before[0]).length === 0;
}

/** A Turkic name that belongs to the noun behind it: "Ankaradakı", "Алматыдағы", "Toshkentdagi", "Ankara'daki". */
const ATTRIBUTE = /(?:[dt][aeə][kgğ][ıiy]|[dt]a[ğg][yı]|[дт][аеоө][гғ][ыіиуү]|д[аи]ги|даги)$/u;
const ACRONYM = /^ \p{Lu}{3,}(?!\p{L})/u;
const BODY_CHARS = 60;

/** In Chinese and Japanese, what was said before a comma, or a space in a headline, is of what stands there. */
const STOPS = { title: /[、，\s]/u, text: /[、，]/u } as const;

/** To the nearest of some spans; 0 where it lies inside. */
function distance(spans: readonly Span[], found: Span, folded: string, stop: RegExp | null): number {
  const last = lastBefore(spans, found.start + 1);
  const isOver = last && stop?.test(folded.slice(last.end, found.start));
  const before = isOver ? null : last;
  const after = firstAfter(spans, Math.max(0, found.end - 1));
  return Math.min(
    before === null ? Number.POSITIVE_INFINITY : Math.max(0, found.start - before.end),
    after === null ? Number.POSITIVE_INFINITY : Math.max(0, after.start - found.end),
  );
}
