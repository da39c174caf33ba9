/** One place at a known spot of a sentence: the longest name that the gazetteer knows, or the words themselves. */

import { accented, isName, lookUpKey, type Place, weightOf } from '../../places/gazetteer.ts';
import { keyOf } from '../../places/key.ts';
import { bareForm, formsOf } from './forms.ts';
import type { PlaceRules } from './rules.ts';
import type { Token } from './tokens.ts';

export interface Found {
  readonly start: number;
  readonly end: number;
  /** Base form. */
  readonly name: string;
  readonly places: readonly Place[];
}

const LONGEST = 6;
/** A product of two words' forms is looked up, no more. */
const MOST_FORMS = 150;

/** The longest name that begins at a token; null: the gazetteer has none. */
export function nameAt(tokens: readonly Token[], at: number, rules: PlaceRules, country: string | null): Found | null {
  for (let last = reach(tokens, at, rules); last >= at; last -= 1) {
    const found = nameOf(tokens.slice(at, last + 1), isHeaded(tokens, last, rules), rules, country);
    if (found !== null) return found;
  }
  return null;
}

/** The longest name that ends at a token; null: the gazetteer has none. */
export function nameUpTo(
  tokens: readonly Token[],
  last: number,
  rules: PlaceRules,
  country: string | null,
): Found | null {
  let first = last;
  while (first > 0 && last - first < LONGEST - 1 && tokens[first - 1]?.joins && continues(tokens[first - 1], rules))
    first -= 1;
  for (; first <= last; first += 1) {
    if (tokens[first]?.named !== true) continue;
    const found = nameOf(tokens.slice(first, last + 1), isHeaded(tokens, last, rules), rules, country);
    if (found !== null) return found;
  }
  return null;
}

/** Index of the last token that a name beginning at `at` may have. */
function reach(tokens: readonly Token[], at: number, rules: PlaceRules): number {
  let last = at;
  for (let next = at + 1; next < at + LONGEST && tokens[next - 1]?.joins && continues(tokens[next], rules); next += 1) {
    if (tokens[next]?.named || rules.generic?.test(tokens[next]?.folded ?? '')) last = next;
  }
  return last;
}

/** "Côte d'Ivoire" */
function textOf(span: readonly Token[]): string {
  return span
    .map(({ raw }) => raw)
    .join(' ')
    .replace(/(['’]) /gu, '$1');
}

function continues(token: Token | undefined, rules: PlaceRules): boolean {
  return (
    token !== undefined &&
    (token.named ||
      /['’]$/u.test(token.raw) ||
      [rules.particle, rules.generic].some((rule) => rule?.test(token.folded)))
  );
}

/** "Еркін ауылынан": behind the name stands a noun for what it is, which has the endings of both. */
function isHeaded(tokens: readonly Token[], last: number, rules: PlaceRules): boolean {
  const noun = tokens[last]?.joins === true ? tokens[last + 1] : undefined;
  return rules.words.side === 'before' && noun !== undefined && !noun.named && rules.isHead(noun.folded);
}

function nameOf(span: readonly Token[], headed: boolean, rules: PlaceRules, country: string | null): Found | null {
  const [first] = span;
  const final = span.at(-1);
  if (first === undefined || final === undefined || span.every(({ folded }) => rules.never.has(keyOf(folded))))
    return null;
  const known = headed ? rules.headedNames : rules.names;
  const text = textOf(span);
  let name = known.get(text);
  if (name === undefined) {
    name = bestName(span, headed, rules);
    if (known.size >= REMEMBERED) known.clear();
    known.set(text, name);
  }
  if (name === null || (span.length === 1 && rules.never.has(keyOf(name)))) return null;
  const places = lookUpKey(keyOf(name), country);
  const written = rules.words.accents && name !== text ? accentedName(places, keyOf(name)) : null;
  return { start: first.start, end: final.end, name: written ?? name, places };
}

function accentedName(places: readonly Place[], key: string): string | null {
  for (const place of places) {
    const written = accented(place, key);
    if (written !== null) return written;
  }
  return null;
}

const REMEMBERED = 20_000;

/** Of the names that some words may be forms of, the one of the most prominent place; the words as they are come first. */
function bestName(span: readonly Token[], headed: boolean, rules: PlaceRules): string | null {
  let best: string | null = null;
  let weight = Number.NEGATIVE_INFINITY;
  let bonus = EXACT;
  for (const name of namesOf(span, headed, rules)) {
    const key = keyOf(name);
    const own = isName(key) ? Math.max(...lookUpKey(key).map((place) => weightOf(place, key, null))) + bonus : weight;
    if (own > weight) [best, weight] = [name, own];
    bonus = 0;
  }
  return best;
}

/** How much more likely the word as it stands is, in the units of weightOf. */
const EXACT = 5;

/** The names that some words may be forms of, the likelier first. */
function* namesOf(span: readonly Token[], headed: boolean, rules: PlaceRules): Iterable<string> {
  const words = headed && rules.words.bareEndings ? { ...rules.words, endings: rules.words.bareEndings } : rules.words;
  const before = span.slice(0, -1);
  const stem = textOf(before);
  const forms = formsOf(span.at(-1)?.raw ?? '', words);
  for (const form of forms) yield stem === '' ? form : stem.endsWith("'") ? `${stem}${form}` : `${stem} ${form}`;
  if (words.inflectsAll !== true) return;
  const parts = span.length === 1 ? (span[0]?.raw.split(/[-‐‑]/u) ?? []) : span.map(({ raw }) => raw);
  if (parts.length !== 2) return;
  let left = MOST_FORMS;
  for (const start of formsOf(parts[0] ?? '', words).slice(1)) {
    for (const end of formsOf(parts[1] ?? '', words)) {
      if (left === 0) return;
      left -= 1;
      yield `${start}${span.length === 1 ? '-' : ' '}${end}`;
    }
  }
}

/** The words from a token on that look like a name which nobody knows; null: they do not. */
export function unknownAt(tokens: readonly Token[], at: number, rules: PlaceRules, isBare: boolean): Found | null {
  const first = tokens[at];
  if (first === undefined || !first.named) return null;
  const last = isCased(first) ? reach(tokens, at, rules) : at;
  const half = last === at ? beforeHyphen(first, rules) : null;
  if (half !== null) return half;
  return unknown(tokens.slice(at, last + 1), rules, isBare);
}

/** The word up to a token that looks like a name which nobody knows; null: it does not. */
export function unknownUpTo(tokens: readonly Token[], last: number, rules: PlaceRules, isBare: boolean): Found | null {
  const token = tokens[last];
  if (!token?.named) return null;
  const before = tokens[last - 1];
  const isTwo = last > 1 && before !== undefined && isFirstHalf(before, rules);
  return unknown(isTwo ? [before, token] : [token], rules, isBare);
}

/** "Neft Daşlarından": a word with a capital letter inside a sentence that is no place, noun or acronym of its own. */
function isFirstHalf(token: Token, rules: PlaceRules): boolean {
  const isWord = token.joins && /^\p{Lu}\p{Ll}+$/u.test(token.raw) && !rules.isHead(token.folded);
  return (
    isWord &&
    rules.centre?.test(token.folded) !== true &&
    nameOf([token], false, rules, null) === null &&
    !rules.never.has(keyOf(token.folded))
  );
}

/** "Gunungkidul-DIY": a name and what it is in. */
function beforeHyphen(token: Token, rules: PlaceRules): Found | null {
  const cut = token.raw.indexOf('-');
  if (cut < 3 || !/^-\p{Lu}{2,}$/u.test(token.raw.slice(cut))) return null;
  const half = { ...token, end: token.start + cut, raw: token.raw.slice(0, cut), folded: token.folded.slice(0, cut) };
  return nameAt([half], 0, rules, null);
}

const isCased = (token: Token): boolean => /^\p{Lu}/u.test(token.raw);

function unknown(span: readonly Token[], rules: PlaceRules, isBare: boolean): Found | null {
  const [first] = span;
  const final = span.at(-1);
  if (first === undefined || final === undefined) return null;
  if (span.length === 1 && rules.never.has(keyOf(first.folded))) return null;
  const ended = isBare
    ? rules.words.apostrophe
      ? bareForm(final.raw, { ...rules.words, bareEndings: '' })
      : final.raw
    : bareForm(final.raw, rules.words);
  const name = textOf([...span.slice(0, -1), { ...final, raw: ended }]);
  return { start: first.start, end: final.end, name, places: [] };
}
