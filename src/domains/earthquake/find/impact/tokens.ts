/** The words of a sentence that speak of victims and damage, and its numbers. */

import type { Language } from '../../language.ts';
import type { Counted, CountMention } from '../../mentions.ts';
import { numberSlots, parseCount } from '../../text/numbers.ts';
import { compile, LETTER, type PatternOptions, type Slots } from '../../text/pattern.ts';
import { matchesOf as allOf } from '../spans.ts';
import type { ImpactWords } from './words.ts';

export type WordKind =
  | 'one'
  | 'other'
  | 'foreign'
  | 'casualties'
  | 'harmed'
  | 'dead'
  | 'injured'
  | 'damage'
  | 'building'
  | 'infrastructure'
  | 'person'
  | 'none'
  | 'also';

export interface Word {
  readonly kind: WordKind;
  readonly start: number;
  readonly end: number;
}

export interface Figure {
  readonly start: number;
  readonly end: number;
  readonly value: number;
  /** It is an article: "a church", "a woman". */
  readonly single?: 'building' | 'person';
  /** Of several that are named together. */
  readonly isSum?: true;
  /** Where the total behind it ends. */
  readonly until?: number;
  /** Where its digits or words end, before an ending: `12'den`. */
  readonly bareEnd: number;
}

/** A count before it has its place in the document. */
export interface Count {
  readonly what: Counted;
  readonly value: number;
  readonly standing: CountMention['standing'];
  readonly start: number;
  readonly end: number;
  readonly rule: string;
}

/** Compiled rules of one language; `null`: it has none. */
export interface Rules {
  readonly words: ImpactWords;
  readonly cue: RegExp;
  readonly tokens: RegExp;
  readonly count: RegExp;
  /** Apart from the others: a verb may hold its negation. */
  readonly none: RegExp;
  readonly oneBuilding: RegExp | null;
  readonly unhurt: RegExp;
  readonly intact: RegExp;
  readonly unknown: RegExp;
  readonly but: RegExp;
  readonly near: Readonly<Record<'partBefore' | 'partAfter' | 'previousBefore' | 'previousAfter', RegExp | null>>;
  readonly previously: RegExp | null;
  /** Up to the comma behind it. */
  readonly converb: RegExp | null;
  /** Prepositions: the noun behind them is not the number's. */
  readonly light: RegExp;
}

/** What overlaps, the first takes. */
const KINDS: readonly WordKind[] = [
  'other',
  'one',
  'dead',
  'casualties',
  'harmed',
  'injured',
  'damage',
  'building',
  'infrastructure',
  'person',
  'foreign',
  'also',
];

const compiled = new WeakMap<Language, Rules | null>();

/** Rules of a language, compiled once. Null: the language has no words of impact yet. */
export function rulesOf(language: Language): Rules | null {
  let rules = compiled.get(language);
  if (rules === undefined) {
    rules = 'dead' in language.impact ? prepare(language, language.impact) : null;
    compiled.set(language, rules);
  }
  return rules;
}

function prepare(language: Language, words: ImpactWords): Rules {
  const options = { unspaced: language.unspaced === true };
  const slots = numberSlots(language);
  const any = (rule: string | undefined) => (rule === undefined ? '' : flat(rule));
  const groups = KINDS.filter((kind) => any(words[kind]) !== '').map((kind) => `(?<${kind}>${any(words[kind])})`);
  const { dead, injured, harmed, casualties, damage, unhurt, intact } = words;
  const victims = [dead, injured, harmed, casualties, damage, unhurt, intact].map(any);
  return {
    words,
    cue: compile(`(${victims.filter((rule) => rule !== '').join('|')})`, {}, options),
    tokens: compile(`(${groups.join('|')})`, {}, options),
    // no word ends in a number's word: "خانه سه" is no 93; digits may touch the letters behind them
    count: compile(`${options.unspaced ? '' : `(?<!${LETTER})`}{count}`, slots, { unspaced: true }),
    oneBuilding: words.oneBuilding === undefined ? null : compile(`(${any(words.oneBuilding)})`, {}, options),
    none: compile(`(${any(words.none)})`, {}, options),
    unhurt: unhurt === undefined ? /(?!)/gu : compile(`(${any(unhurt)})`, {}, options),
    intact: intact === undefined ? /(?!)/gu : compile(`(${any(intact)})`, {}, options),
    unknown: compile(`(${any(words.unknown)})`, {}, options),
    but: words.but === undefined ? /(?!)/gu : compile(`(${any(words.but)})`, {}, options),
    near: {
      partBefore: beside(words.partBefore, 'before', slots, options),
      partAfter: beside(words.partAfter, 'after', slots, options),
      previousBefore: beside(words.previousBefore, 'before', slots, options),
      previousAfter: beside(words.previousAfter, 'after', slots, options),
    },
    light: compile(`(${any(words.light) || '(?!)'})`, {}, options),
    converb: words.converbs === undefined ? null : new RegExp(`(?:${words.converbs}),`, 'gu'),
    previously: words.previously === undefined ? null : compile(`(${any(words.previously)})`, {}, options),
  };
}

/** Any rest of a word. All letters of Unicode would be right as well, but take V8 a tenth of a second a language. */
const REST = '[^\\s!-&\\x28-@\\[-^{-~]*';

/** Data is written over several lines; `*` is any rest of a word, also behind a group. */
export function flat(rule: string): string {
  return rule.replace(/\s*\n\s*/gu, '').replaceAll('*', REST);
}

function beside(
  rule: string | undefined,
  side: 'before' | 'after',
  slots: Slots,
  options: PatternOptions,
): RegExp | null {
  if (rule === undefined) return null;
  const { source } = compile(`(${flat(rule)})`, slots, options);
  return new RegExp(side === 'before' ? `${source}[ "'(]*$` : `^["' )]*${source}`, 'u');
}

/** No sentence has more words of impact, or numbers; hostile ones must not take quadratic time. */
const MOST = 150;

/** Words of impact in their order. */
export function wordsIn(folded: string, rules: Rules): readonly Word[] {
  const words = matchesOf(rules.tokens, folded).map((match) => wordOf(match, kindOf(match.groups ?? {})));
  const within = ({ start, end }: Word) =>
    words.some((word) => word.kind === 'other' && start >= word.start && end <= word.end);
  const none = matchesOf(rules.none, folded).map((match) => wordOf(match, 'none'));
  return [...words, ...none.filter((word) => !within(word))].sort((a, b) => a.start - b.start);
}

function matchesOf(rule: RegExp, folded: string): readonly RegExpExecArray[] {
  const found: RegExpExecArray[] = [];
  rule.lastIndex = 0;
  for (let match = rule.exec(folded); match !== null && found.length < MOST; match = rule.exec(folded)) {
    found.push(match);
    if (match[0] === '') rule.lastIndex += 1;
  }
  return found;
}

function wordOf(match: RegExpExecArray, kind: WordKind): Word {
  return { kind, start: match.index, end: match.index + match[0].length };
}

function kindOf(groups: Readonly<Record<string, string | undefined>>): WordKind {
  return KINDS.find((kind) => groups[kind] !== undefined) ?? 'foreign';
}

/** Whole numbers that may count something, in their order. */
export function figuresIn(folded: string, words: readonly Word[], rules: Rules, language: Language): readonly Figure[] {
  const figures: Figure[] = [];
  for (const match of allOf(rules.count, folded)) {
    if (figures.length >= MOST) break;
    const { count: text = '' } = match.groups ?? {};
    const start = match.index + match[0].indexOf(text);
    const end = start + text.length;
    if (words.some((word) => HOLDING.has(word.kind) && start >= word.start && end <= word.end)) continue;
    if (
      inWord(folded, start, end) ||
      AGE.test(folded.slice(end, end + 6)) ||
      isRange(folded, start, end) ||
      isMeasure(folded, start, match.index + match[0].length)
    )
      continue;
    const value = parseCount(text, language);
    if (value !== null && value >= 0) figures.push({ start, end: match.index + match[0].length, value, bareEnd: end });
  }
  return figures;
}

/** The `one` of "no one" is no number. */
const HOLDING: ReadonlySet<WordKind> = new Set(['none', 'one', 'other', 'foreign', 'injured']);

const IS_LETTER = /[\p{L}\p{M}]/u;
const SPACELESS = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** `on` of `onlar`; digits may touch letters ("7ге"), words may not. */
function inWord(folded: string, start: number, end: number): boolean {
  const before = folded[start - 1] ?? '';
  const after = folded[end] ?? '';
  const touches = (char: string) => IS_LETTER.test(char) && !SPACELESS.test(char);
  const digit = (at: number) => /\d/u.test(folded[at] ?? '');
  return (touches(before) && !SPACELESS.test(folded[start] ?? '')) || (touches(after) && !digit(end - 1));
}

const MEASURED =
  /(?:magnitud\p{L}*|магнитуд\p{L}*|maqnitud\p{L}*|μεγεθ\p{L}*|richter|震度|震级|マグニチュード|[#№]|(?<!\p{L})m[wlsb]?)[ :-]{0,3}$/u;
const UNIT =
  /^ ?(?:[%°٪％]|-?magnitude|balles|km|км|м|m|сек|percent)(?!\p{L})|^(?:級|级|震級|時|时|部(?!屋)|分|月|日|年|秒|歳|岁|度|キロ|千米|公里|メートル|米|回|次|つ|カ所|か所|階|層|％)/u;

/** "67-летняя", "77χρονος", "67-Jährige" */
const AGE = /^[- ]?(?:летн|χρον|jährig)/u;

/** "20-30", "between 20 and 30": nobody knows how many. */
function isRange(folded: string, start: number, end: number): boolean {
  return /^ ?- ?\d/u.test(folded.slice(end, end + 4)) || RANGE.test(folded.slice(Math.max(0, start - 30), start));
}

const RANGE = /\d ?- ?$|(?<!\p{L})(?:between|между|entre|zwischen|tra) (?:[^ ]{1,12} (?:and|и|y|et|und|e) )?$/u;

/** Magnitude, percentage, degrees, parts of a date: no count. */
function isMeasure(folded: string, start: number, end: number): boolean {
  return UNIT.test(folded.slice(end, end + 12)) || MEASURED.test(folded.slice(Math.max(0, start - 16), start));
}
