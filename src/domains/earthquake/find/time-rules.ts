/** The expressions of a language, compiled once. */
import type { Language } from '../language.ts';
import { fold } from '../text/fold.ts';
import { compile, type PatternOptions } from '../text/pattern.ts';
import type { PartName, TimeWords } from './time-words.ts';

export interface TimeRules {
  readonly words: TimeWords;
  readonly dates: RegExp | null;
  readonly clocks: RegExp | null;
  readonly names: RegExp;
  readonly zones: RegExp | null;
  readonly glue: RegExp;
  readonly before: RegExp | null;
  readonly after: RegExp | null;
  readonly origin: RegExp | null;
  readonly months: Lookup<Month>;
  readonly hours: Lookup<number>;
  readonly meanings: Lookup<Meaning>;
}

/** Finds what a matched word stands for. */
export type Lookup<T> = (word: string) => T | undefined;
export interface Month {
  readonly month: number;
  readonly calendar?: 'persian' | 'nepali';
}
/** What a word of time says by itself. */
export interface Meaning {
  readonly weekday?: number;
  readonly daysAgo?: number;
  readonly night?: 'before' | 'after';
  readonly part?: PartName;
  readonly hour?: number;
}

const cache = new Map<string, TimeRules>();

/** The rules of a language. */
export function timeRules(language: Language): TimeRules {
  let rules = cache.get(language.code);
  if (rules === undefined) {
    rules = build(language.time, language.unspaced === true ? { unspaced: true } : {});
    cache.set(language.code, rules);
  }
  return rules;
}

const LETTER = '[\\p{L}\\p{M}]';

function build(words: TimeWords, options: PatternOptions): TimeRules {
  const months = monthEntries(words);
  const hours = split(words.hours).map((rule, at) => [rule, at + 1] as const);
  const meanings = meaningEntries(words);
  const parts = Object.values(words.parts ?? {}).flatMap(split);
  const slots = {
    day: '(?<![\\d.,:/]|\\d-)(?<day>3[01]|[12]\\d|0?[1-9])(?![\\d:]|[.,]\\d)',
    month: `(?<month>${union(months)})`,
    mm: '(?<month>1[0-2]|0?[1-9])(?!\\d)',
    year: '(?<![\\d.,:])(?<year>1\\d{3}|20\\d\\d)(?!\\d|[.,:]\\d)',
    h: '(?<![\\d.,:/-])(?<h>[01]?\\d|2[0-4])(?!\\d)',
    m: '(?<m>[0-5]\\d)(?!\\d)',
    s: '(?<s>[0-5]\\d)(?!\\d)',
    hw: `(?<hw>${union(hours)})`,
    part: `(?:${parts.map(source).join('|') || '(?!)'})`,
    city: "(?<city>[\\p{L}\\p{M}'-]{2,24}(?: [\\p{L}\\p{M}'-]{2,24})?)",
  };
  const all = (rules: readonly string[]) =>
    rules.length === 0 ? null : compile(`(${rules.map(foldRule).join('|')})`, slots, options);
  const near = (list: string | undefined) => split(list).map(source).join('|');
  return {
    words,
    dates: all([...(words.dates ?? []), ...(words.years ?? [])]),
    clocks: all(words.clocks ?? []),
    names: compile(`(${meanings.map(([rule]) => rule).join('|')})`, {}, options),
    zones: all([
      ...split(words.local)
        .map(spaced)
        .map((rule) => `(?<local>${rule})`),
      ...(words.zones ?? []),
    ]),
    glue: new RegExp(`^[\\s,()\\[\\]|/.:;-]*(?:(?:${near(words.glue) || '(?!)'})(?!${LETTER})[\\s,(:-]*)*$`, 'u'),
    before: context(near(words.statement?.before), (body) => `(?<!${LETTER})(?:${body})[\\s,(:]*$`),
    after: context(near(words.statement?.after), (body) => `^[\\s,]*(?:${body})(?!${LETTER})`),
    origin: context(near(words.origin), (body) => `(?<!${LETTER})(?:${body})(?!${LETTER})`),
    months: lookup(months),
    hours: lookup(hours),
    meanings: lookup(meanings),
  };
}

function monthEntries(words: TimeWords): (readonly [string, Month])[] {
  const other = words.otherMonths;
  return [
    ...split(words.months).map((rule, at) => [rule, { month: at + 1 }] as const),
    ...split(other?.names).map(
      (rule, at) => [rule, { month: at + 1, calendar: other?.calendar ?? 'persian' }] as const,
    ),
  ];
}

/** Longer words first: `pazartesi` is no `pazar`. */
function meaningEntries(words: TimeWords): (readonly [string, Meaning])[] {
  const entries: (readonly [string, Meaning])[] = [];
  const add = (list: string | undefined, meaning: Meaning) => {
    for (const rule of split(list)) entries.push([spaced(rule), meaning]);
  };
  for (const [at, rule] of split(words.weekdays).entries()) entries.push([spaced(rule), { weekday: at + 1 }]);
  for (const [ago, list] of Object.entries(words.days ?? {})) add(list, { daysAgo: -Number(ago) });
  add(words.lastNight, { daysAgo: -1, night: 'after', part: 'night' });
  add(words.nightTo, { night: 'before', part: 'night' });
  for (const [part, list] of Object.entries(words.parts ?? {})) add(list, { part: part as PartName });
  add(words.noon, { hour: 12 });
  add(words.midnight, { hour: 0 });
  return entries.sort(([a], [b]) => b.length - a.length);
}

function split(list: string | undefined): string[] {
  return list === undefined ? [] : list.split(/\s+/).filter(Boolean).map(foldRule);
}

/** Letters of a rule as the text has them, its escapes as they are. */
function foldRule(rule: string): string {
  return rule.replace(/\\[pP]\{\w+\}|\\.|[^\\]+/gu, (part) => (part.startsWith('\\') ? part : fold(part)));
}

function spaced(rule: string): string {
  return rule.replaceAll('_', ' ');
}

/** A rule as a regular expression without the borders of a word. */
function source(rule: string): string {
  return compile(spaced(rule), {}, { unspaced: true }).source;
}

function union(entries: readonly (readonly [string, unknown])[]): string {
  return entries.map(([rule]) => source(rule)).join('|') || '(?!)';
}

function context(body: string, wrap: (body: string) => string): RegExp | null {
  return body === '' ? null : new RegExp(wrap(body), 'u');
}

function lookup<T>(entries: readonly (readonly [string, T])[]): Lookup<T> {
  const tests = entries.map(([rule, value]) => [new RegExp(`^(?:${source(rule)})$`, 'u'), value] as const);
  return (word) => tests.find(([test]) => test.test(word))?.[1];
}
