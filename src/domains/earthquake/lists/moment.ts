/** Dates, clocks and zones of cells. */

import { matchesOf } from '../find/spans.ts';
import { findTimes } from '../find/time/time.ts';
import { asSentence } from '../ground/derive.ts';
import type { Language } from '../language.ts';
import type { ClockPart, DatePart } from '../mentions.ts';
import { fold } from '../text/fold.ts';
import { exists } from '../time/calendars.ts';
import { ABBREVIATED, abbreviatedZone, offsetZone, zoneOfName } from '../time/zone-names.ts';

export interface Moment {
  readonly date: DatePart | null;
  readonly clock: ClockPart | null;
  /** As in mentions of times. */
  readonly zone: string | null;
  /** Where it ends in its cell. */
  readonly end: number;
}

const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
const NAME = `(?<name>${MONTHS.join('|')})\\p{L}*\\.?`;
const DATES: readonly RegExp[] = [
  /(?<!\d)(?<year>\d{4}) ?[-/.年] ?(?<month>\d{1,2}) ?[-/.月] ?(?<day>\d{1,2})(?!\d)日?/u,
  new RegExp(`(?<!\\d)(?<day>\\d{1,2})[-/. ]{1,2}${NAME}[-/., ]{1,2}(?<year>\\d{4}|\\d{2})(?!\\d)`, 'u'),
  new RegExp(`(?<!\\p{L})${NAME}[-/. ]{1,2}(?<day>\\d{1,2})(?:st|nd|rd|th)?[-/., ]{1,2}(?<year>\\d{4})(?!\\d)`, 'u'),
  /(?<!\d)(?<day>\d{1,2})[-/.](?<month>\d{1,2})[-/.](?<year>\d{4}|\d{2})(?!\d)/u,
];
const CLOCK =
  /(?<![\d:])(?<hour>[01]?\d|2[0-4]) ?(?:[:h時时点]|(?<dot>\.)) ?(?<minute>[0-5]\d)(?: ?(?:[:分]|\.(?=\d\d(?!\d))) ?(?<second>[0-5]\d)(?:[.,]\d+)?)?[分秒]?(?:[.,]\d+)?(?: ?(?<half>[ap])\.?m\b\.?)?/u;

/** The date, clock and zone that a cell begins with or is; null where it has neither date nor clock. */
export function momentIn(text: string, language: Language): Moment | null {
  const folded = fold(text);
  const dated = datedIn(folded, language);
  const from = dated?.end ?? 0;
  const clocked = CLOCK.exec(folded.slice(from));
  const clock =
    clocked === null || (clocked.groups?.dot !== undefined && dated === null && from > 0) ? null : clockOf(clocked);
  if (dated === null) {
    const told = clock === null ? toldIn(text, language) : null;
    if (told !== null) return told;
    if (clock === null || clocked === null) return null;
  }
  const clockEnd = clock === null || clocked === null ? from : from + clocked.index + clocked[0].length;
  return { date: dated?.date ?? null, clock, zone: zoneIn(text), end: clockEnd };
}

function clockOf({ groups }: RegExpExecArray): ClockPart {
  const { hour = '0', minute = '0', second, half } = groups ?? {};
  const twelve = half === undefined ? Number(hour) : (Number(hour) % 12) + (half === 'p' ? 12 : 0);
  return { hour: twelve, minute: Number(minute), second: second === undefined ? null : Number(second) };
}

function datedIn(folded: string, { time }: Language): { readonly date: DatePart; readonly end: number } | null {
  for (const pattern of DATES) {
    const match = pattern.exec(folded);
    if (match === null) continue;
    const { year = '', month, day = '', name } = match.groups ?? {};
    const numbers = {
      year: Number(year) + (year.length === 2 ? 2000 : 0),
      month: name === undefined ? Number(month) : MONTHS.indexOf(name) + 1,
      day: Number(day),
    };
    const date = dateOf(numbers, time.monthFirst ?? false, pattern === DATES.at(-1));
    if (date !== null) return { date, end: match.index + match[0].length };
  }
  return null;
}

type Numbers = { readonly year: number; readonly month: number; readonly day: number };

/** Years of the Persian calendar and of Bikram Sambat are no years of ours. */
function dateOf({ year, month, day }: Numbers, monthFirst: boolean, open: boolean): DatePart | null {
  const swap = open && (month > 12 || (monthFirst && day <= 12));
  const numbers = swap ? { year, month: day, day: month } : { year, month, day };
  const calendar = year >= 1300 && year < 1500 ? 'persian' : year >= 2060 && year < 2200 ? 'nepali' : null;
  if (numbers.month < 1 || numbers.month > 12 || numbers.day < 1 || numbers.day > 32) return null;
  if (calendar === null && !exists(numbers)) return null;
  return { ...numbers, weekday: null, daysAgo: null, ...(calendar === null ? {} : { calendar }) };
}

/** Dates in words, by the finders of a language. */
function toldIn(text: string, language: Language): Moment | null {
  const sentence = asSentence({ quote: text, source: 'text', start: 0, end: text.length });
  const mentions = findTimes(sentence, language).filter(({ date, clock }) => date !== null || clock !== null);
  const [first, second] = mentions;
  if (first === undefined) return null;
  const date = first.date ?? second?.date ?? null;
  const clock = first.clock ?? second?.clock ?? null;
  const zone = first.zone ?? second?.zone ?? zoneIn(text);
  return { date, clock, zone, end: Math.max(first.end, second?.end ?? 0) };
}

/** The zone that a cell or a head abbreviates. */
export function zoneIn(text: string): string | null {
  for (const { groups } of matchesOf(ABBREVIATED, text)) {
    const { sign, hours, minutes, name } = groups ?? {};
    const zone =
      sign !== undefined ? offsetZone(sign === '+' ? '+' : '-', hours, minutes) : abbreviatedZone(name ?? '');
    if (zone !== null) return zone;
  }
  return null;
}

const LOCAL =
  /local|locale?s?(?!\p{L})|ortszeit|местн|yerel|жергілікті|жергиликтүү|mahalliy|yerli|setempat|τοπικ|محلی|स्थानीय|現地|当地/u;
/** Türkiye Saati, as Turkish lists abbreviate it. */
const SHORT_TURKISH = /\((?:TS|TSİ|TSI)\)|^TS$/u;

/** The zone that the head of a column says; `local`: of whoever lists; null: none. */
export function zoneOfHead(text: string): string | null {
  const short = SHORT_TURKISH.test(text) ? '+03:00' : zoneIn(text);
  if (short !== null) return short;
  if (LOCAL.test(fold(text))) return 'local';
  for (const [word] of text.matchAll(/\p{L}{4,}(?: \p{L}+)?/gu)) {
    const zone = zoneOfName(word);
    if (zone !== null) return zone;
  }
  return null;
}
