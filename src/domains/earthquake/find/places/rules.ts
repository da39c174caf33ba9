/** The rules of a language's places, compiled once. */

import type { Language } from '../../language.ts';
import { keyOf } from '../../places/key.ts';
import { fold } from '../../text/fold.ts';
import { numberSlots } from '../../text/numbers.ts';
import { anyOf, compile } from '../../text/pattern.ts';
import { type Compass, compassOf } from '../offset/compass.ts';
import { COMMON_WORDS } from './common-words.ts';
import type { Words } from './words.ts';

export interface PlaceRules {
  readonly words: Words;
  readonly unspaced: boolean;
  readonly compass: Compass;
  /** Distances and directions in any order, with what may stand between. */
  readonly offset: RegExp;
  /** At the beginning of what follows an offset: its link, then heads. */
  readonly lead: RegExp;
  /** At the end of what precedes the place that a way to the epicentre begins at. */
  readonly linkBefore: RegExp | null;
  /** The same after a direction. */
  readonly leadOf: RegExp;
  /** At the end of what precedes an offset: what may stand between the place and it. */
  readonly trail: RegExp;
  readonly away: RegExp | null;
  readonly alone: RegExp | null;
  readonly comparative: RegExp;
  readonly nearest: RegExp | null;
  readonly generic: RegExp | null;
  readonly isHead: (folded: string) => boolean;
  readonly particle: RegExp | null;
  readonly adjectives: readonly { readonly noun: RegExp; readonly base: string; readonly ending: string }[];
  readonly cues: { readonly epicentre: RegExp; readonly felt: RegExp };
  /** Where it was not: at the end of what precedes a name, and at the beginning of what follows. */
  readonly denied: { readonly before: RegExp; readonly behind: RegExp } | null;
  readonly territory: RegExp | null;
  readonly spot: RegExp | null;
  /** Verbs stand behind what they are said of. */
  readonly verbFinal: boolean;
  readonly seat: RegExp | null;
  readonly border: RegExp | null;
  readonly same: RegExp | null;
  readonly centre: RegExp | null;
  /** The same, anywhere. */
  readonly anyCentre: RegExp;
  /** Ends of a distance that needs no link. */
  readonly linkless: RegExp;
  /** The country of a word that is no name of it; null: it is none's. */
  readonly countryOf: (folded: string) => string | null;
  readonly anyCountry: RegExp | null;
  /** Behind a name or a country's adjective: whoever says something. */
  readonly bodies: RegExp | null;
  /** At the end of what precedes a name: the same, and where they sit. */
  readonly bodyBefore: RegExp | null;
  readonly never: ReadonlySet<string>;
  /** At the end of what precedes a part of another place. */
  readonly owner: RegExp | null;
  /** What words were found to be the name of; null: nothing. */
  readonly names: Map<string, string | null>;
  /** The same before a noun for what they are. */
  readonly headedNames: Map<string, string | null>;
  /** Nouns of seas and straits, which belong to the name beside them. */
  readonly feature: RegExp | null;
  /** Before two names that the quake was between, between them, and behind them. */
  readonly pair: { readonly lead: RegExp; readonly and: RegExp; readonly trail: RegExp } | null;
  /** What makes an area of the name before it, in text without spaces. */
  readonly areas: RegExp | null;
  /** Around where it was, in text without spaces: before it, or behind. */
  readonly focus: { readonly before: RegExp; readonly behind: RegExp } | null;
}

const compiled = new WeakMap<Words, PlaceRules>();

/** The rules of a language; null where its section is empty. */
export function placeRules(language: Language): PlaceRules | null {
  const words = language.places as Words;
  if (words.compass === undefined) return null;
  let rules = compiled.get(words);
  if (rules === undefined) {
    rules = prepare(language, words);
    compiled.set(words, rules);
  }
  return rules;
}

const KM = 'km|км|kms|км\\.|公里|千米|キロ(?:メートル)?|㎞';
const MILES = 'mi|miles?';
const NEVER = /(?!)/u;

function prepare(language: Language, words: Words): PlaceRules {
  const unspaced = language.unspaced === true;
  const compass = compassOf(words, unspaced);
  const whole = (rule: string | undefined): RegExp | null =>
    rule === undefined ? null : anyOf([foldRule(rule)], { unspaced });
  const part = (rule: string | undefined): string => (rule === undefined || rule === '' ? '(?!)' : bodyOf(rule));
  const border = unspaced ? '' : '(?![\\p{L}\\p{M}\\p{N}])';
  const start = unspaced ? '' : '(?<![\\p{L}\\p{M}])';
  const unit = `(?:(?<km>${[KM, part(words.kilometres)].join('|')})|(?<miles>${[MILES, part(words.miles)].join('|')})|(?<metres>${part(words.metres)}))${border}`;
  const gap = `(?:\\s?\\([^()]{1,24}\\))?(?:[\\s,]{0,3}(?:${part(words.between)})(?:(?<=')|${border})){0,4}[\\s,]{0,3}`;
  const slots = { ...numberSlots(language), unit, direction: compass.slot, words: compass.words, gap, hyphen: '[- ]?' };
  const lead = (links: string): RegExp =>
    anchored(
      `^(?:[\\s,]{0,3}(?<link>${links})(?:(?<=')|${border}))?(?<heads>(?:\\s{0,3}(?:${part(words.heads)})(?:(?<=')|${border})){0,3})\\s{0,3}`,
    );
  const head = anchored(`^(?:${part(words.heads)})$`);
  const countries = Object.entries(words.countries ?? {}).map(([country, rule]) => ({
    country,
    rule: anchored(`^(?:${bodyOf(rule)})$`),
  }));
  return {
    words,
    unspaced,
    compass,
    offset: compile(
      '{n}{hyphen}{unit}({gap}{direction})?|{directionB}({gap}{nB}{hyphen}{unitB})?',
      { ...slots, ...second(slots) },
      { unspaced },
    ),
    lead: lead(part(words.link)),
    leadOf: lead(`${part(words.of)}|${part(words.link)}`),
    linkBefore: words.link === undefined ? null : anchored(`(?:^|\\s)(?:${bodyOf(words.link)})\\s{1,3}$`),
    trail: anchored(
      `(?:[\\s,]{0,3}${start}(?:${[words.link, words.heads].map(part).join('|')})${border}){0,4}[\\s,(]{0,3}$`,
    ),
    away: words.away === undefined ? null : anchored(`^[\\s,]{0,3}(?:${bodyOf(words.away)})`),
    comparative: words.comparative === undefined ? NEVER : anchored(`^(?:${bodyOf(words.comparative)})$`),
    nearest: whole(words.nearest),
    generic: words.generic === undefined ? null : anchored(`^(?:${bodyOf(words.generic)})$`),
    alone: words.alone === undefined ? null : anchored(`(?:^|\\s)(?:${bodyOf(words.alone)})\\s{0,3}$`),
    isHead: remembered((word) => head.test(word)),
    particle: words.particles === undefined ? null : anchored(`^(?:${fold(words.particles)})$`),
    adjectives: (words.adjectiveHeads ?? []).map((rule) => {
      const [noun = '', base = '', ending = ''] = rule.split('>');
      return { noun: anchored(`^(?:${bodyOf(noun)})$`), base, ending };
    }),
    cues: { epicentre: whole(words.epicentre) ?? NEVER, felt: whole(words.felt) ?? NEVER },
    denied: deniedOf(words.denied),
    territory: whole(words.territory),
    spot: whole(words.spot),
    verbFinal: !unspaced && (words.side === 'before' || words.verbFinal === true),
    seat: whole(words.seat),
    border: whole(words.border),
    same: words.same === undefined ? null : anchored(`^(?:${bodyOf(words.same)})${border}`),
    anyCentre: whole(words.centre) ?? NEVER,
    linkless: words.linkless === undefined ? NEVER : anchored(`(?:${bodyOf(words.linkless)})$`),
    centre: words.centre === undefined ? null : anchored(`^(?:${bodyOf(words.centre)})${border}`),
    countryOf: remembered((word) => countries.find(({ rule }) => rule.test(word))?.country ?? null),
    anyCountry: whole(Object.values(words.countries ?? {}).join('|') || undefined),
    ...bodiesOf(words, unspaced, border),
    owner: words.owner === undefined ? null : anchored(`(?:${foldRule(words.owner)})\\s$`),
    names: new Map(),
    headedNames: new Map(),
    feature: words.features === undefined ? null : anchored(`^(?:${bodyOf(words.features)})$`),
    pair: pairOf(words.pair),
    areas: words.areas === undefined ? null : anchored(`^(?:${words.areas})`),
    focus: focusOf(words.focus),
    never: new Set([words.never, COMMON_WORDS[language.code]].flatMap((list) => (list ?? '').split(/\s+/u)).map(keyOf)),
  };
}

/** "between >and>": empty where nothing is needed. */
function pairOf(rule: string | undefined): PlaceRules['pair'] {
  if (rule === undefined) return null;
  const [lead = '', and = '', trail = ''] = rule.split('>').map(bodyOf);
  return {
    lead: anchored(lead === '' ? '' : `(?<![\\p{L}\\p{M}])(?:${lead}) $`),
    and: anchored(`^ (?:${and}) $`),
    trail: anchored(trail === '' ? '' : `^ (?:${trail})`),
  };
}

/** "not in>" */
function deniedOf(rule: string | undefined): PlaceRules['denied'] {
  if (rule === undefined) return null;
  const [before = '', behind = ''] = rule.split('>').map(bodyOf);
  return {
    before: before === '' ? NEVER : anchored(`(?<![\\p{L}\\p{M}])(?:${before}) $`),
    behind: behind === '' ? NEVER : anchored(`^ (?:${behind})(?![\\p{L}\\p{M}])`),
  };
}

/** "before>behind" */
function focusOf(rule: string | undefined): PlaceRules['focus'] {
  if (rule === undefined) return null;
  const [before = '', behind = ''] = rule.split('>');
  return { before: new RegExp(before, 'gu'), behind: new RegExp(behind, 'gu') };
}

/** Whose somebody is: named before the word for them, or behind it as where they sit. */
function bodiesOf({ bodies }: Words, unspaced: boolean, border: string): Pick<PlaceRules, 'bodies' | 'bodyBefore'> {
  if (bodies === undefined) return { bodies: null, bodyBefore: null };
  const body = `(?:${bodyOf(bodies)})`;
  return unspaced
    ? { bodies: anchored(`^の?${body}`), bodyBefore: NEVER }
    : {
        bodies: anchored(`^(?:'s)?(?: [\\p{L}\\p{M}-]{2,20}){0,3}? ${body}${border}`),
        bodyBefore: anchored(`(?<![\\p{L}\\p{M}])${body}(?: [\\p{L}\\p{M}.'-]{1,20}){0,4} $`),
      };
}

/** A group's name occurs once in an expression: the second order of distance and direction has its own. */
function second(slots: Readonly<Record<string, string>>): Record<string, string> {
  const renamed = (name: string) => (slots[name] ?? '').replace(/\(\?<(n|km|miles|metres)>/gu, '(?<$1B>');
  return { nB: renamed('n'), unitB: renamed('unit'), directionB: slots.words ?? '' };
}

const foldRule = (rule: string): string =>
  rule.replace(/\\p\{\w+\}|[^\\]+/gu, (text) => (text.startsWith('\\') ? text : fold(text)));

function bodyOf(rule: string): string {
  return foldRule(rule)
    .replace(/(?<!\\)\((?!\?)/g, '(?:')
    .replace(/(?<![\\)\]}])\*/g, "[\\p{L}\\p{M}']*")
    .replace(/ /g, '\\s+');
}

/** An expression for a beginning or an end, used with match. */
function anchored(rule: string): RegExp {
  return new RegExp(rule, 'u');
}

const REMEMBERED = 20_000;

/** Words come again and again. */
function remembered<T>(find: (word: string) => T): (word: string) => T {
  const known = new Map<string, T>();
  return (word) => {
    let value = known.get(word);
    if (value === undefined) {
      value = find(word);
      if (known.size >= REMEMBERED) known.clear();
      known.set(word, value);
    }
    return value;
  };
}
