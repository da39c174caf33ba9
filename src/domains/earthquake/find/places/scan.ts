/** All names of a sentence that the gazetteer knows, countries by their adjectives, and adjectives with their nouns. */
import { countryPlace, type Place } from '../../places/gazetteer.ts';
import { keyOf } from '../../places/key.ts';
import type { Sentence } from '../../text/sentences.ts';
import { spansOf } from '../spans.ts';
import { featureAt, opensFeature, withFeature } from './features.ts';
import { formsOf } from './forms.ts';
import { isOfPair, paired } from './pairs.ts';
import { type Found, nameAt, unknownAt } from './reading.ts';
import type { PlaceRules } from './rules.ts';
import { type Token, tokensOf } from './tokens.ts';
import { unspacedNames } from './unspaced.ts';

/** A name that begins a sentence is as likely a common word; so many people must live there. */
const PROMINENT = 20_000;
/** Smaller places far from the publisher are as likely surnames. */
const NOTABLE = 5_000;

/** Shorter ones are articles and prepositions. */
const SHORTEST_HEAD = 4;

/** Names left to right; none lies inside of another. `country` is the publisher's. */
export function scanPlaces(sentence: Sentence, rules: PlaceRules, country: string | null): readonly Found[] {
  if (rules.unspaced) return merged(countryWords(sentence, null, rules), unspacedNames(sentence.raw, rules, country));
  const tokens = tokensOf(sentence);
  const countries = countryWords(sentence, tokens, rules);
  const spots = rules.spot === null ? [] : spansOf(rules.spot, sentence.folded);
  const found: Found[] = [];
  for (let at = 0; at < tokens.length; ) {
    const token = tokens[at] as Token;
    const one =
      token.named && !isAcronym(token) && !opensFeature(tokens, at, rules)
        ? (adjective(tokens, at, rules, country) ??
          nameAt(tokens, at, rules, country) ??
          regionOf(token, rules) ??
          featureAt(tokens, at, rules))
        : null;
    const isSpot =
      spots.some(({ end }) => token.start >= end && token.start - end <= 2) ||
      isOfPair(token, found.at(-1), sentence, rules);
    if (one === null && (isSpot || isOwned(tokens, at, found.at(-1), sentence, rules))) {
      const unknown = unknownAt(tokens, at, rules, false);
      if (unknown !== null && !isAcronym(token)) found.push(unknown);
    }
    if (one === null || !isLikely(one, at, tokens, rules, country)) {
      at += 1;
      continue;
    }
    const whole = one.places.length === 0 ? one : withFeature(one, at, tokens, rules);
    found.push(whole);
    while (at < tokens.length && (tokens[at]?.start ?? 0) < whole.end) at += 1;
  }
  return merged(countries, paired(found, sentence, rules));
}

/** "Шыңжаң-Ұйғыр": a region by the first half of its name. */
function regionOf(token: Token, rules: PlaceRules): Found | null {
  const cut = token.raw.indexOf('-');
  if (cut < 4 || !/^-\p{Lu}/u.test(token.raw.slice(cut))) return null;
  const found = nameAt([{ ...token, raw: token.raw.slice(0, cut), joins: false }], 0, rules, null);
  return found?.places[0]?.kind === 'region' ? { ...found, name: token.raw } : null;
}

/** "Quba rayonunun Xınalıq kəndi": what lies in a known place, with a noun for what it is, is a place. */
function isOwned(
  tokens: readonly Token[],
  at: number,
  last: Found | undefined,
  { folded }: Sentence,
  rules: PlaceRules,
): boolean {
  const [token, noun] = [tokens[at], tokens[at + 1]];
  if (rules.owner === null || last === undefined || !token?.named || !token.joins || noun === undefined) return false;
  const lead = folded.slice(last.start, token.start);
  return lead.length <= OWNED_CHARS && !/[,;.()\d]/u.test(lead) && rules.owner.test(lead) && rules.isHead(noun.folded);
}

const OWNED_CHARS = 50;

const isAcronym = ({ raw }: Token): boolean =>
  raw.length <= 6 && raw.length > 1 && raw === raw.toUpperCase() && raw !== raw.toLowerCase();

function isLikely(
  found: Found,
  at: number,
  tokens: readonly Token[],
  rules: PlaceRules,
  country: string | null,
): boolean {
  const beside = [tokens[at - 1], tokens.find(({ start }) => start >= found.end)];
  const isHeaded = beside.some(
    (token) => token !== undefined && token.folded.length >= SHORTEST_HEAD && rules.isHead(token.folded),
  );
  if (isHeaded || found.name.includes(' ')) return true;
  if (isOfPerson(found, at, tokens, rules)) return false;
  return found.places.some(
    (place) =>
      isLarge(place, at === 0 ? PROMINENT : NOTABLE) || (at > 0 && country !== null && place.country === country),
  );
}

/** "Hacı Demirbaş", "Selma Kurt": where nouns have endings, a small place without any beside an unknown name is somebody. */
function isOfPerson({ name, places }: Found, at: number, tokens: readonly Token[], rules: PlaceRules): boolean {
  const [before, token, behind] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  if (isSurname(token, before, places, rules)) return true;
  if (rules.words.side !== 'before' || token?.raw !== name || places.some((place) => isLarge(place, NOTABLE)))
    return false;
  return (token.joins && isForename(behind, rules)) || (at > 1 && before?.joins === true && isForename(before, rules));
}

function isForename(word: Token | undefined, rules: PlaceRules): boolean {
  if (word === undefined || !/^\p{Lu}\p{Ll}{2,}$/u.test(word.raw) || rules.isHead(word.folded)) return false;
  return nameAt([word], 0, rules, null) === null;
}

/** "Айым Бекова": behind an unknown name, what has the ending of surnames is no town. */
function isSurname(
  token: Token | undefined,
  before: Token | undefined,
  places: readonly Place[],
  rules: PlaceRules,
): boolean {
  if (token === undefined || before?.joins !== true || !SURNAME.test(token.raw)) return false;
  return isForename(before, rules) && !rules.never.has(keyOf(before.folded)) && !places.some(isKnown);
}

const SURNAME = /(?:[оеё]в|[иы]н)(?:а|у|ой|ым|ом)?$|(?:ov|ev)a?$/u;
const isKnown = ({ kind, population }: Place): boolean =>
  (kind !== 'city' && kind !== 'district') || population >= PROMINENT;

const isLarge = (place: Place, people: number): boolean =>
  place.population >= people || (place.kind !== 'city' && place.kind !== 'district');

/** "Иссык-Кульской области", "Спитакское землетрясение": an adjective names a place by its noun. */
function adjective(tokens: readonly Token[], at: number, rules: PlaceRules, country: string | null): Found | null {
  const token = tokens[at];
  const noun = tokens[at + 1];
  if (token === undefined || noun === undefined || !token.joins) return null;
  const head = rules.adjectives.find((one) => one.noun.test(noun.folded));
  const stem = head === undefined ? null : /^(.{2,}(?:ск|цк))(?:\p{Script=Cyrillic}{2,3})$/u.exec(token.raw)?.[1];
  if (head === undefined || stem === undefined || stem === null) return null;
  const span = { start: token.start, end: noun.end };
  const names =
    head.base === ''
      ? [stem.slice(0, -2), stem, ...formsOf(`${stem.slice(0, -2)}а`, rules.words)]
      : [`${stem}${head.ending} ${head.base}`, `${stem}${head.ending}`, stem.slice(0, -2), stem];
  for (const name of names) {
    const known = nameAt([{ ...token, raw: name, folded: name.toLowerCase(), joins: false }], 0, rules, country);
    if (known !== null)
      return { ...span, name: head.base === '' ? name : `${stem}${head.ending} ${head.base}`, places: known.places };
  }
  return { ...span, name: head.base === '' ? stem : `${stem}${head.ending} ${head.base}`, places: [] };
}

/** Countries by words that are no names of theirs: "афганский", "Afghan". */
function countryWords(sentence: Sentence, tokens: readonly Token[] | null, rules: PlaceRules): readonly Found[] {
  const words = tokens ?? spansOf(rules.anyCountry ?? /(?!)/gu, sentence.folded);
  return words.flatMap(({ start, end }) => {
    const country = rules.countryOf(sentence.folded.slice(start, end));
    const place = country === null ? null : countryPlace(country);
    return place === null ? [] : [{ start, end, name: sentence.raw.slice(start, end), places: [place] }];
  });
}

/** Names of the gazetteer give way to words of a country that they overlap with, unless they are longer. */
function merged(countries: readonly Found[], names: readonly Found[]): readonly Found[] {
  const overlaps = (a: Found, b: Found): boolean => a.start < b.end && b.start < a.end;
  const longer = (a: Found, b: Found): boolean => a.end - a.start > b.end - b.start;
  const same = (a: Found, b: Found): boolean => a.places[0] === b.places[0];
  const gives = (name: Found, word: Found): boolean => overlaps(name, word) && !longer(name, word) && !same(name, word);
  const kept = names.filter((name) => !countries.some((word) => gives(name, word)));
  const words = countries.filter((word) => !kept.some((name) => overlaps(name, word)));
  return [...kept, ...words].sort((a, b) => a.start - b.start);
}
