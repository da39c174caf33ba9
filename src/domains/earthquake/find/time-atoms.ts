/** The smallest parts of a time: a date, a clock, a word such as "yesterday" or "evening", a zone. */
import type { ClockPart, DatePart } from '../mentions.ts';
import type { Sentence } from '../text/sentences.ts';
import { ABBREVIATED, abbreviatedZone, offsetZone, zoneOfName } from '../time/zone-names.ts';
import type { TimeRules } from './time-rules.ts';
import { CLOCK, DATES, matches } from './time-shared.ts';
import type { PartName } from './time-words.ts';

export interface Atom {
  readonly start: number;
  readonly end: number;
  readonly date?: DatePart;
  readonly clock?: ClockPart;
  /** The clock may be of twelve hours. */
  readonly half?: boolean;
  readonly part?: PartName;
  readonly zone?: string;
}

type Content = Omit<Atom, 'start' | 'end'>;
type Groups = Readonly<Record<string, string | undefined>>;

const NO_DATE: DatePart = { year: null, month: null, day: null, weekday: null, daysAgo: null };

/** Atoms of a sentence in their order; none overlaps another, the surer kind wins. */
export function atomsOf({ folded, raw }: Sentence, rules: TimeRules): readonly Atom[] {
  const atoms: Atom[] = [];
  const taken = new Uint8Array(folded.length);
  const digits = /\d/.test(folded);
  if (digits) for (const pattern of DATES) collect(pattern, folded, (groups) => numericDate(groups, rules));
  collect(rules.zones, folded, namedZone);
  collect(rules.dates, folded, (groups) => writtenDate(groups, rules));
  if (digits) collect(CLOCK, folded, (groups) => clockOf(groups, rules));
  collect(rules.clocks, folded, (groups) => clockOf(groups, rules));
  if (digits) collect(ABBREVIATED, raw, shortZone);
  collect(rules.names, folded, (_, word) => named(word, rules));
  return atoms.sort((a, b) => a.start - b.start);

  function collect(pattern: RegExp | null, text: string, read: (groups: Groups, word: string) => Content | null): void {
    if (pattern === null) return;
    for (const match of matches(pattern, text)) {
      const end = match.index + match[0].length;
      if (taken[match.index] === 1 || taken[end - 1] === 1) continue;
      const content = read(match.groups ?? {}, match[0]);
      if (content === null) continue;
      taken.fill(1, match.index, end);
      atoms.push({ start: match.index, end, ...content });
    }
  }
}

function numericDate({ year, month, day }: Groups, { words }: TimeRules): Content | null {
  const [first, second] = [Number(day), Number(month)];
  const swapped = (words.monthFirst === true && first <= 12) || second > 12;
  if (second > 12 && (first > 12 || words.monthFirst === undefined)) return null;
  const date = {
    ...NO_DATE,
    year: year === undefined ? null : fullYear(year),
    month: swapped ? first : second,
    day: swapped ? second : first,
  };
  const swappable = words.monthFirst === true && first <= 12 && second <= 12 && year?.length !== 4;
  return { date: swappable ? { ...date, swappable } : date };
}

function fullYear(text: string): number {
  return text.length === 2 ? 2000 + Number(text) : Number(text);
}

function writtenDate(groups: Groups, rules: TimeRules): Content | null {
  const { year, month, day, era } = groups;
  const known = month === undefined ? null : /^\d/.test(month) ? { month: Number(month) } : rules.months(month);
  if (known === undefined) return null;
  const calendar = known !== null && 'calendar' in known ? known.calendar : undefined;
  return {
    date: {
      ...NO_DATE,
      year: era === undefined ? (year === undefined ? null : Number(year)) : yearOfEra(era, groups.erayear),
      month: known?.month ?? null,
      day: day === undefined ? null : Number(day),
      ...(calendar === undefined ? {} : { calendar }),
    },
  };
}

const ERAS: Readonly<Record<string, number>> = { 明治: 1867, 大正: 1911, 昭和: 1925, 平成: 1988, 令和: 2018 };

function yearOfEra(era: string, year = ''): number {
  return (ERAS[era] ?? 0) + (year === '元' ? 1 : Number(year));
}

function clockOf(groups: Groups, rules: TimeRules): Content | null {
  const { h, m, s, hw } = groups;
  const hour = hw === undefined ? Number(h) : rules.hours(hw);
  if (hour === undefined || hour > 24) return null;
  const minute = m === undefined ? (groups.half === undefined ? null : 30) : Number(m);
  const clock = { hour: hour % 24, minute, second: s === undefined ? null : Number(s) };
  const before = groups.half === 'to' || groups.before !== undefined;
  return {
    clock: before ? { ...clock, hour: (hour + 11) % 12, minute: 30 } : clock,
    half: hour <= 12 && !/^0\d/.test(h ?? ''),
  };
}

function namedZone(groups: Groups): Content | null {
  if (groups.local !== undefined) return { zone: 'local' };
  const zone = zoneOfName(groups.city ?? '');
  return zone === null ? null : { zone };
}

function shortZone({ name, sign, hours, minutes }: Groups): Content | null {
  const zone = sign === undefined ? abbreviatedZone(name ?? '') : offsetZone(sign, hours, minutes);
  return zone === null ? null : { zone };
}

function named(word: string, rules: TimeRules): Content | null {
  const meaning = rules.meanings(word);
  if (meaning === undefined) return null;
  const { weekday = null, daysAgo = null, night, part, hour } = meaning;
  const dated = weekday !== null || daysAgo !== null || night !== undefined;
  return {
    ...(dated ? { date: { ...NO_DATE, weekday, daysAgo, ...(night && { night }) } } : {}),
    ...(part === undefined ? {} : { part }),
    ...(hour === undefined ? {} : { clock: { hour, minute: null, second: null }, half: false }),
  };
}
