/** Names in Chinese and Japanese text, which has no space between words: the longest that the gazetteer knows. */

import { beginsName, lookUpKey, type Place } from '../../places/gazetteer.ts';
import { keyOf } from '../../places/key.ts';
import { matchesOf } from '../spans.ts';
import type { Found } from './reading.ts';
import type { PlaceRules } from './rules.ts';

const LONGEST = 10;
/** Short names are common words too: so many people live in those that count. */
const PROMINENT = 100_000;
const NAME = /[\p{Script=Han}\p{Script=Katakana}\p{Script=Hiragana}ー・ヶケ]+/gu;
/** Hiragana only: endings of verbs, unless a noun for what it is stands behind it. */
const PHONETIC = /^\p{Script=Hiragana}+$/u;
const HEADED = /[県府都道州省市区區町村島県沖湾湾半島県郡县縣镇鎮盆地海]$/u;

/** All names of a text, left to right. */
export function unspacedNames(raw: string, rules: PlaceRules, country: string | null): readonly Found[] {
  const found: Found[] = [];
  for (const { 0: run, index } of matchesOf(NAME, raw)) {
    for (let at = 0; at < run.length - 1; ) {
      const one = longestAt(run, at, rules, country);
      if (one !== null)
        found.push(asArea({ ...one, start: index + at, end: index + at + one.name.length }, raw, rules));
      at += one === null ? 1 : (found.at(-1)?.end ?? 0) - index - at;
    }
  }
  joinSeas(found);
  const told = focusNames(raw, rules).filter((one) => !isTiled(one, found));
  return [...found.filter((one) => !told.some(({ start, end }) => start < one.end && one.start < end)), ...told];
}

/** "伊豆大島近海": the waters of an island have the name of its group, too. */
function joinSeas(found: Found[]): void {
  for (let at = found.length - 1; at > 0; at -= 1) {
    const [before, sea] = [found[at - 1], found[at]];
    if (!before || !sea || before.end !== sea.start || !/(?:近海|沖)$/u.test(sea.name) || HEADED.test(before.name))
      continue;
    found.splice(at - 1, 2, { ...sea, start: before.start, name: before.name + sea.name });
  }
}

/** Whether names that are known tell all of it: "熊本県阿蘇地方". */
function isTiled({ start, end }: Found, names: readonly Found[]): boolean {
  const inside = names.filter((name) => name.start < end && start < name.end);
  const covered = inside.reduce((sum, name) => sum + Math.min(end, name.end) - Math.max(start, name.start), 0);
  return covered === end - start;
}

/** "鳥取" of "鳥取県中部": with what makes it an area of its own. */
function asArea(found: Found, raw: string, { areas }: PlaceRules): Found {
  const [more = ''] = areas?.exec(raw.slice(found.end, found.end + LONGEST)) ?? [];
  return more === '' ? found : { ...found, end: found.end + more.length, name: found.name + more };
}

/** Names that nobody knows, where a text says the focus was: "震源地は浦河沖". */
function focusNames(raw: string, { focus }: PlaceRules): readonly Found[] {
  if (focus === null) return [];
  const behind = matchesOf(focus.before, raw).map((match) => match.index + match[0].length);
  const before = matchesOf(focus.behind, raw).map(({ index }) => index);
  return [
    ...behind.map((start) => ({
      start,
      end: start + (RUN.exec(raw.slice(start, start + 2 * LONGEST))?.[0].length ?? 0),
    })),
    ...before.map((end) => ({ start: startOf(raw, end), end })),
  ]
    .filter(({ start, end }) => end - start >= 2 && end - start <= 2 * LONGEST)
    .map((span) => ({
      ...span,
      name: raw.slice(span.start, span.end),
      places: lookUpKey(keyOf(raw.slice(span.start, span.end))),
    }));
}

const RUN = /^[\p{Script=Han}\p{Script=Katakana}ー・ヶケノ]+/u;

function startOf(raw: string, end: number): number {
  let start = end;
  while (start > 0 && end - start <= 2 * LONGEST && RUN.test(raw.charAt(start - 1))) start -= 1;
  return start;
}

function longestAt(
  run: string,
  at: number,
  rules: PlaceRules,
  country: string | null,
): Pick<Found, 'name' | 'places'> | null {
  if (!beginsName(run.slice(at, at + 2))) return null;
  for (let length = Math.min(LONGEST, run.length - at); length >= 2; length -= 1) {
    const name = run.slice(at, at + length);
    const key = keyOf(name);
    const places = rules.never.has(key) ? [] : lookUpKey(key, country);
    if (
      places.length > 0 &&
      !isInWord(run, at, at + length) &&
      (!PHONETIC.test(name) || /^[県都道州市区町村島沖]/u.test(run.slice(at + length))) &&
      (length > 2 || HEADED.test(name) || isPlain(places, country))
    )
      return { name, places };
  }
  return null;
}

/** Katakana on both sides of a border: the name is a piece of a longer word. */
function isInWord(run: string, start: number, end: number): boolean {
  return KATAKANA.test(run.slice(Math.max(0, start - 1), start + 1)) || KATAKANA.test(run.slice(end - 1, end + 1));
}

const KATAKANA = /^[\p{Script=Katakana}ー]{2}$/u;

function isPlain(places: readonly Place[], country: string | null): boolean {
  return places.some((place) => place.kind !== 'city' || place.population >= PROMINENT || place.country === country);
}

const BOUNDARY = /[^\p{Script=Han}\p{Script=Katakana}\p{Script=Hiragana}ー]|[のにではがとも在于於距位离離从從]/u;

/** The name that ends at a place of the text, known or not. */
export function unspacedUpTo(raw: string, end: number, country: string | null): Found | null {
  // the noun behind it may be a part of its name
  const known = knownUpTo(raw, end, country) ?? knownUpTo(raw, end + 1, country);
  if (known !== null) return known;
  let start = end;
  while (start > 0 && end - start < LONGEST && !BOUNDARY.test(raw.charAt(start - 1))) start -= 1;
  return end - start < 2 ? null : { start, end, name: raw.slice(start, end), places: [] };
}

function knownUpTo(raw: string, end: number, country: string | null): Found | null {
  for (let length = LONGEST; length >= 2; length -= 1) {
    const name = raw.slice(Math.max(0, end - length), end);
    const places = name.length === length ? lookUpKey(keyOf(name), country) : [];
    if (places.length > 0) return { start: end - length, end, name, places };
  }
  return null;
}
