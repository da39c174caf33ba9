/** The smallest parts of a time: a date, a clock, a word such as "yesterday" or "evening", a zone. */
import type { ClockPart, DatePart } from '../../mentions.ts';
import type { Sentence } from '../../text/sentences.ts';
import { ABBREVIATED, abbreviatedZone, offsetZone, zoneOfName } from '../../time/zone-names.ts';
import type { Meaning, TimeRules } from './rules.ts';
import { CLOCKS, DATES, matches } from './shared.ts';
import type { PartName } from './words.ts';

export interface Atom {
  readonly start: number;
  readonly end: number;
  readonly date?: DatePart;
  readonly clock?: ClockPart;
  /** The clock may be of twelve hours. */
  readonly half?: boolean;
  readonly part?: PartName;
  readonly zone?: string;
  /** An abbreviation, which means a zone only beside a clock. */
  readonly short?: boolean;
}

/** `from` and `to`: where in what matched it stands, if not all of it counts. */
type Content = Omit<Atom, 'start' | 'end'> & { readonly from?: number; readonly to?: number };
type Groups = Readonly<Record<string, string | undefined>>;

const NO_DATE: DatePart = { year: null, month: null, day: null, weekday: null, daysAgo: null };

/** Atoms of a sentence in their order; none overlaps another, the surer kind wins. */
export function atomsOf({ folded, raw }: Sentence, rules: TimeRules): readonly Atom[] {
  const atoms: Atom[] = [];
  const taken = new Uint8Array(folded.length);
  const digits = /\d/.test(folded);
  if (digits) for (const pattern of DATES) collect(pattern, folded, (groups) => numericDate(groups, rules));
  collect(rules.zones, folded, (groups, word) => namedZone(groups, word, rules));
  collect(rules.dates, folded, (groups) => writtenDate(groups, rules));
  collect(rules.clocks, folded, (groups) => clockOf(groups, rules));
  if (digits) for (const pattern of CLOCKS) collect(pattern, folded, (groups) => clockOf(groups, rules));
  if (digits || /utc|gmt/.test(folded)) collect(ABBREVIATED, raw, shortZone);
  collect(rules.names, folded, (_, word, at) => named(rules.meanings(word, folded, at)));
  return atoms.sort((a, b) => a.start - b.start);

  function collect(
    pattern: RegExp | null,
    text: string,
    read: (groups: Groups, word: string, at: number) => Content | null,
  ): void {
    if (pattern === null) return;
    for (const match of matches(pattern, text)) {
      const end = match.index + match[0].trimEnd().length;
      if (taken[match.index] === 1 || taken[end - 1] === 1) continue;
      const content = read(match.groups ?? {}, match[0], match.index);
      if (content === null) continue;
      const atom = {
        start: match.index + (content.from ?? 0),
        end: content.to === undefined ? end : match.index + content.to,
      };
      taken.fill(1, atom.start, atom.end);
      atoms.push({ ...content, ...atom });
    }
  }
}

function numericDate({ year, month, day }: Groups, rules: TimeRules): Content | null {
  const { words } = rules;
  const [first, second] = [Number(day), Number(month)];
  const swapped = (words.monthFirst === true && first <= 12) || second > 12;
  if (second > 12 && (first > 12 || words.monthFirst === undefined)) return null;
  const date = {
    ...NO_DATE,
    year: year === undefined ? null : fullYear(year),
    month: swapped ? first : second,
    day: swapped ? second : first,
  };
  const calendar = calendarOf(date.year, rules);
  if (calendar !== undefined) return { date: { ...date, calendar } };
  const swappable = words.monthFirst === true && first <= 12 && second <= 12;
  return { date: swappable ? { ...date, swappable } : date };
}

function fullYear(text: string): number {
  return text.length === 2 ? 2000 + Number(text) : Number(text);
}

function writtenDate(groups: Groups, rules: TimeRules): Content | null {
  const { year, month, era } = groups;
  const named = month === undefined || /^\d/.test(month) ? undefined : rules.months(month);
  const stated = era === undefined ? (year === undefined ? null : Number(year)) : yearOfEra(era, groups.erayear);
  const date = {
    ...NO_DATE,
    year: stated,
    month: month === undefined ? null : (named?.month ?? Number(month)),
    day: dayOf(groups, rules),
  };
  const calendar = named === undefined ? calendarOf(stated, rules) : named.calendar;
  if (Number.isNaN(date.month)) return null;
  return { date: calendar === undefined ? date : { ...date, calendar } };
}

function dayOf({ day, dw }: Groups, { dayWords }: TimeRules): number | null {
  if (day !== undefined) return Number(day);
  // "primero", where a language has no more words than that
  return dw === undefined ? null : (dayWords(dw) ?? 1);
}

/** Years of another calendar are far from ours: 1404 and 2082 are 2025. */
function calendarOf(year: number | null, { words: { otherMonths } }: TimeRules): DatePart['calendar'] {
  if (year === null || otherMonths === undefined) return undefined;
  const its = otherMonths.calendar === 'persian' ? year < 1500 : year >= 2045;
  return its ? otherMonths.calendar : undefined;
}

const ERAS: Readonly<Record<string, number>> = { 明治: 1867, 大正: 1911, 昭和: 1925, 平成: 1988, 令和: 2018 };

function yearOfEra(era: string, year = ''): number {
  return (ERAS[era] ?? 0) + (year === '元' ? 1 : Number(year));
}

function clockOf(groups: Groups, rules: TimeRules): Content | null {
  const { s } = groups;
  const hour = hourOf(groups, rules);
  const minute = minuteOf(groups, rules);
  if (hour === undefined || hour > 24 || (minute !== null && minute > 59)) return null;
  const before = [groups.before, groups.quarterto, groups.to, groups.past, groups.quarterpast].some(
    (group) => group !== undefined,
  );
  return {
    clock: { hour: before ? hourBefore(hour) : hour % 24, minute, second: s === undefined ? null : Number(s) },
    ...(groups.ap === undefined ? {} : { part: groups.ap === 'p' || groups.ap === 'μ' ? 'pm' : 'am' }),
    half: hour <= 12 && (groups.ap !== undefined || !/^0\d/.test(groups.h ?? '')) && groups.zero === undefined,
  };
}

function hourOf({ h, hw, zero, twelve }: Groups, { hours }: TimeRules): number | undefined {
  if (zero !== undefined || twelve !== undefined) return zero === undefined ? 12 : 0;
  return hw === undefined ? Number(h) : hours(hw);
}

function hourBefore(hour: number): number {
  return hour === 0 ? 23 : hour > 12 ? hour - 1 : (hour + 11) % 12;
}

/** "Half past four", "quarter to four", "ten to four"; `before` is the half before the hour that it names. */
function minuteOf(
  { m, mw, to, before, half, quarter, quarterto, quarterpast, threequarters }: Groups,
  rules: TimeRules,
): number | null {
  const stated = m !== undefined ? Number(m) : mw !== undefined ? rules.minutes(mw) : null;
  if (stated !== null) return to === undefined || stated === 0 ? stated : 60 - stated;
  if (before !== undefined || half !== undefined) return 30;
  if (quarter !== undefined || quarterpast !== undefined) return 15;
  return quarterto !== undefined || threequarters !== undefined ? 45 : null;
}

/** "Bakı vaxtı ilə": of two words before or behind the one for time, it may be but one that names a place. */
function namedZone({ local, city = '', abbr }: Groups, whole: string, rules: TimeRules): Content | null {
  if (abbr !== undefined) {
    const stated = abbreviatedZone(abbr.toUpperCase());
    return stated === null ? null : { zone: stated };
  }
  if (local !== undefined) return { zone: 'local' };
  const at = whole.indexOf(city);
  const space = city.search(/\s/);
  const [first, last] = space < 0 ? ['', ''] : [city.slice(0, space), city.slice(space + 1)];
  const both = zoneOfName(city);
  if (both !== null && zoneOfName(last) !== both) return { zone: both };
  const zone = zoneOfName(last);
  if (zone !== null) return at === 0 ? { zone, from: space + 1 } : { zone };
  const of = zoneOfName(first);
  if (of !== null) return at === 0 ? null : { zone: of, to: at + space };
  // "ол жергілікті уақыт": what seems to be two words of a city
  const from = rules.local === null || space < 0 ? -1 : whole.search(rules.local);
  return from < 0 ? null : { zone: 'local', from };
}

function shortZone({ name, sign, hours, minutes }: Groups): Content | null {
  const zone = sign === undefined ? abbreviatedZone(name ?? '') : offsetZone(sign, hours, minutes);
  return zone === null ? null : { zone, short: zone !== 'UTC' };
}

function named(meaning: Meaning | undefined): Content | null {
  if (meaning === undefined) return null;
  const { weekday = null, daysAgo = null, night, part, hour } = meaning;
  const dated = weekday !== null || daysAgo !== null || night !== undefined;
  return {
    ...(dated ? { date: { ...NO_DATE, weekday, daysAgo, ...(night && { night }) } } : {}),
    ...(part === undefined ? {} : { part }),
    ...(hour === undefined ? {} : { clock: { hour, minute: null, second: null }, half: false }),
  };
}
