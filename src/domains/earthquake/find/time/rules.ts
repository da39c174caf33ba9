/** The expressions of a language for times, compiled once. */
import type { Language } from '../../language.ts';
import { numberSlots, parseCount } from '../../text/numbers.ts';
import { compile, notAfter, notBefore, type PatternOptions } from '../../text/pattern.ts';
import { type Entry, type Lookup, lookup, numbered, rule, source, split, union } from './word-lists.ts';
import type { PartName, TimeWords } from './words.ts';

export interface TimeRules {
  readonly words: TimeWords;
  readonly dates: RegExp | null;
  readonly clocks: RegExp | null;
  readonly names: RegExp;
  readonly zones: RegExp | null;
  /** Time of the place, inside of what seems to be time of a city. */
  readonly local: RegExp | null;
  /** Between two parts of one mention. */
  readonly glue: RegExp;
  readonly before: RegExp | null;
  readonly after: RegExp | null;
  /** Global. */
  readonly origin: RegExp | null;
  readonly errands: RegExp | null;
  readonly when: RegExp | null;
  readonly months: Lookup<Month>;
  readonly hours: Lookup<number>;
  readonly dayWords: Lookup<number>;
  /** Minutes in words; null: no number. */
  readonly minutes: (words: string) => number | null;
  readonly meanings: Lookup<Meaning>;
}

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
    rules = build(language, language.unspaced === true ? { unspaced: true } : {});
    cache.set(language.code, rules);
  }
  return rules;
}

const PUNCTUATION = '\\s,、()\\[\\]|/.:;\\u200c·-';

/** "Lunes 19, 04.36": a day by its number alone. */
const AFTER_WEEKDAY = '{day}(?<={weekday}[\\s,]{1,2}\\d{1,2})(?=\\s?[,.()]|\\s?$|\\s+\\d\\d:)';

/** "Bugün sabah 07.15": with a dot it is a clock by what stands before it. */
const AFTER_PART = '(?<![\\d.,])(?<h>[01]\\d|2[0-3])\\.{m}(?<={part},?\\s\\d\\d\\.\\d\\d)';

function build(language: Language, options: PatternOptions): TimeRules {
  const words = language.time;
  const [months, meanings] = [monthEntries(words), meaningEntries(words)];
  const slots = { ...slotsOf(words, months), mw: `(?<mw>${numberSlots(language).word})` };
  const border = options.unspaced ? '' : '[\\p{L}\\p{M}]';
  const [open, close] = border === '' ? ['', ''] : [notAfter(border), notBefore(border)];
  const all = (rules: readonly string[]) =>
    rules.length === 0 ? null : compile(`(${rules.join('|')})`, slots, options);
  const context = (list: string | undefined, wrap: (body: string) => string, flags = 'u') =>
    list === undefined ? null : new RegExp(wrap(`(?:${split(list).map(source).join('|')})`), flags);
  const glue = split(words.glue).map(source).join('|') || '(?!)';
  const locals = split(words.local).map((local) => `(?<local>${local})`);
  return {
    words,
    dates: all([
      ...[...(words.dates ?? []), ...(words.years ?? [])].map(rule),
      ...(words.dates ? [AFTER_WEEKDAY] : []),
    ]),
    clocks: all([...(words.clocks ?? []).map(rule), ...(words.clocks && !options.unspaced ? [AFTER_PART] : [])]),
    zones: all([...locals, ...(words.zones ?? []).map(rule)]),
    names: compile(`(${meanings.map(([word]) => word).join('|')})`, {}, options),
    glue: new RegExp(`^[${PUNCTUATION}]*(?:(?:${glue})${close}[${PUNCTUATION}]*)*$`, 'u'),
    before: context(words.statement?.before, (body) => `${open}${body}[\\s,(:]*$`),
    after: context(words.statement?.after, (body) => `^[\\s,]*${body}${close}`),
    origin: context(words.origin, (body) => `${open}${body}${close}`, 'gu'),
    errands: context(words.errands, (body) => `${open}${body}${close}`),
    when: context(words.when, (body) => `^[,\\s]{0,2}${body}${close}`),
    local: context(words.local, (body) => `${open}${body}${close}`),
    months: lookup(months),
    hours: lookup(numbered(words.hours)),
    dayWords: lookup(numbered(words.dayWords)),
    minutes: (written) => parseCount(written, language),
    meanings: withParts(lookup(meanings), words),
  };
}

/** What `{name}` stands for in rules of dates and clocks. */
function slotsOf(words: TimeWords, months: readonly Entry<Month>[]): Readonly<Record<string, string>> {
  const parts = Object.values(words.parts ?? {}).flatMap(split);
  const weekdays = union(numbered(words.weekdays));
  return {
    day: '(?<![\\d.,:/]|\\d-)(?<day>3[01]|[12]\\d|0?[1-9])(?![\\d:]|[.,]\\d)',
    dw: `(?<dw>${union(numbered(words.dayWords))})`,
    month: `(?<month>${union(months)})`,
    mm: '(?<month>1[0-2]|0?[1-9])(?!\\d)',
    year: '(?<![\\d.,:])(?<year>1\\d{3}|20\\d\\d)(?!\\d|[.,:]\\d)',
    h: '(?<![\\d.,:/-])(?<h>[01]?\\d|2[0-4])(?!\\d)',
    m: '(?<m>[0-5]\\d)(?!\\d)',
    min: '(?<m>[0-5]?\\d)(?!\\d)',
    s: '(?<s>[0-5]\\d)(?!\\d)',
    hw: `(?<hw>${union(numbered(words.hours))})`,
    hour: `(?:(?<![\\d.,:/-])(?<h>[01]?\\d|2[0-4])(?![\\d:]|[.,]\\d)|(?<hw>${union(numbered(words.hours))}))`,
    // spares a look back at every letter
    ahead: `(?=\\d|${union(numbered(words.hours))})`,
    weekday: `(?:${weekdays})`,
    part: `(?:${parts.map(source).join('|') || '(?!)'})`,
    city: "(?<city>[\\p{L}\\p{M}'-]{2,24}(?: [\\p{L}\\p{M}'-]{2,24})?)",
  };
}

function monthEntries({ months, otherMonths }: TimeWords): readonly Entry<Month>[] {
  const other = numbered(otherMonths?.names).map(
    ([word, month]) => [word, { month, calendar: otherMonths?.calendar ?? 'persian' }] as const,
  );
  return [...numbered(months).map(([word, month]) => [word, { month }] as const), ...other];
}

/** Longer words first: `pazartesi` is no `pazar`. */
function meaningEntries(words: TimeWords): readonly Entry<Meaning>[] {
  const entries: Entry<Meaning>[] = numbered(words.weekdays).map(([word, weekday]) => [word, { weekday }]);
  const add = (list: string | undefined, meaning: Meaning) => {
    for (const word of split(list)) entries.push([word, meaning]);
  };
  for (const [ago, list] of Object.entries(words.days ?? {})) add(list, { daysAgo: 0 - Number(ago) });
  add(words.lastNight, { daysAgo: -1, night: 'after', part: 'night' });
  add(words.nightTo, { night: 'before', part: 'night' });
  for (const [part, list] of Object.entries(words.parts ?? {})) add(list, { part: part as PartName });
  add(words.noon, { hour: 12 });
  add(words.midnight, { hour: 0 });
  return entries.sort(([a], [b]) => b.length - a.length);
}

/** In languages that write them together, a word for a day may hold a part of it: Montagabend. */
function withParts(meaningOf: Lookup<Meaning>, { compounds, parts = {} }: TimeWords): Lookup<Meaning> {
  if (compounds !== true) return meaningOf;
  const inside = Object.entries(parts).map(
    ([part, list]) => [new RegExp(`(?:${split(list).map(source).join('|')})`, 'u'), part as PartName] as const,
  );
  return (word, text, at) => {
    const meaning = meaningOf(word, text, at);
    if (meaning === undefined || (meaning.weekday === undefined && meaning.daysAgo === undefined)) return meaning;
    const part = inside.find(([pattern]) => pattern.test(word))?.[1];
    return part === undefined ? meaning : { part, ...meaning };
  };
}
