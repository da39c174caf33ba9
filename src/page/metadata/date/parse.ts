/** Finds dates, with a time and zone where they are stated, in a text of any of the languages that pages come in. */
import { timeNear } from './clock.ts';
import type { DateContext, FoundDate } from './found.ts';
import { monthOf, weekdayIn } from './words.ts';

interface Day {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

type Reader = (match: RegExpExecArray, text: string, context: DateContext) => Day | null;

const FIRST_YEAR = 1990;
/** A date further on belongs to something else; and time stays linear in a page's size. */
const MAX_LENGTH = 300;
const DAY_MS = 86_400_000;
const ORDINAL = '(?:st|nd|rd|th|er|ère|º|ª|°|\\.|-?го|-?е|-?чи|-?ші|-?sinde|ni|’?e)?';
const MONTH = "(\\p{L}[\\p{L}\\p{M}'’ʻ]{2,})";
/** Words for year, between a year and what follows it. */
const YEAR_WORD =
  '(?:\\s*-?\\s*(?:жылғы|жылдың|жылдын|жылы|жыл|ж|года|год|г|yilning|yilgi|yili|yil|ildə|il|gada|m|оны|年|년|ж\\.|г\\.|m\\.|y\\.)\\.?)?';

/** In order of how little else they can mean. */
const READERS: readonly (readonly [pattern: RegExp, read: Reader])[] = [
  [/(?<!\d)(\d{4})-(\d{1,2})-(\d{1,2})(?!\d)/g, yearFirst],
  [/(?<!\d)(\d{4})(\d{2})(\d{2})T(?=\d{4})/g, yearFirst],
  [/(?<!\d)(\d{4})\s?[年년]\s?(\d{1,2})\s?[月월]\s?(\d{1,2})(?!\d)/g, yearFirst],
  [/(?<![\d./])(\d{4})([./])\s?(\d{1,2})\2\s?(\d{1,2})(?!\d)/g, (match) => dayOf(match[1], match[3], match[4])],
  [
    /(?<!\d)(\d{1,2})\s?(?:tháng|thg\.?)\s?(\d{1,2})(?:\s?năm|[,/.-])?\s?(\d{4})(?!\d)/giu,
    (match) => dayOf(match[3], match[2], match[1]),
  ],
  [
    new RegExp(
      `(?<!\\d)(\\d{1,2})${ORDINAL},?[\\s-]*(?:de |of |d['’]|di )?\\s*${MONTH}[.,]?(?: de| del)?[\\s,.-]*(\\d{4}|['’]\\d\\d)(?!\\d)`,
      'giu',
    ),
    (match, _, context) => dayOf(match[3], monthOf(match[2] ?? '', context.languages), match[1]),
  ],
  [
    new RegExp(
      `${MONTH}\\.?\\s+(\\d{1,2})${ORDINAL}[\\s,]+(?:at )?(?:\\d{1,2}:\\d\\d(?::\\d\\d)?(?:\\s[A-Z]{3,4})?\\s)?(\\d{4})(?!\\d)`,
      'giu',
    ),
    (match, _, context) => dayOf(match[3], monthOf(match[1] ?? '', context.languages), match[2]),
  ],
  [
    new RegExp(`(?<!\\d)(\\d{4})\\.?${YEAR_WORD}[\\s,.-]+(\\d{1,2})${ORDINAL}[\\s.-]*${MONTH}`, 'giu'),
    (match, _, context) => dayOf(match[1], monthOf(match[3] ?? '', context.languages), match[2]),
  ],
  [
    new RegExp(`(?<!\\d)(\\d{4})\\.?${YEAR_WORD}[\\s,.-]+${MONTH}\\.?[\\s-]*(\\d{1,2})(?!\\d)`, 'giu'),
    (match, _, context) => dayOf(match[1], monthOf(match[2] ?? '', context.languages), match[3]),
  ],
  [/(?<![\d./-])(\d{1,2})\s?([./-])\s?(\d{1,2})\s?\2\s?(\d{4}|\d{2})(?![\d/]|\.\d|-\d)/g, numeric],
];

/** What no date is without: a year of four digits, or of two behind an apostrophe or the day and month in digits. */
const DATED = /\d{4}|['’]\d\d|\d\s?([./-])\s?\d{1,2}\s?\1\s?\d\d/;

/** The first believable date of a text, or null. */
export function findDate(text: string, context: DateContext): FoundDate | null {
  const digits = asciiDigits(text.slice(0, MAX_LENGTH));
  if (!DATED.test(digits)) return null;
  let best: { index: number; end: number; day: Day } | null = null;
  for (const [pattern, read] of READERS) {
    for (const match of matchesOf(pattern, digits)) {
      if (best !== null && match.index >= best.index) break;
      const day = read(match, digits, context);
      if (day !== null && believable(day, context.now))
        best = { index: match.index, end: match.index + match[0].length, day };
    }
  }
  return best === null ? null : withTime(digits, best, context);
}

/** As matchAll, which makes a new expression each time; a reader may look for dates itself while this waits. */
function* matchesOf(pattern: RegExp, text: string): Generator<RegExpExecArray> {
  for (let from = 0; ; ) {
    pattern.lastIndex = from;
    const match = pattern.exec(text);
    if (match === null) return;
    from = pattern.lastIndex;
    yield match;
  }
}

/** A moment given as seconds or milliseconds since the epoch. */
export function fromEpoch(text: string, now: number): FoundDate | null {
  if (!/^\d{10}(?:\d{3})?$/.test(text)) return null;
  const ms = Number(text) * (text.length === 10 ? 1000 : 1);
  if (ms > now + DAY_MS || ms < Date.UTC(FIRST_YEAR, 0)) return null;
  return { value: `${new Date(ms).toISOString().slice(0, 19)}Z`, precision: 'second', zone: 'Z', raw: text, index: 0 };
}

function withTime(text: string, found: { index: number; end: number; day: Day }, context: DateContext): FoundDate {
  const date = isoDay(found.day);
  const time = timeNear(text, found.index, found.end, found.day, context);
  const raw = text
    .slice(Math.min(found.index, time?.start ?? found.index), Math.max(found.end, time?.end ?? found.end))
    .trim();
  if (time === null) return { value: date, precision: 'day', zone: null, raw, index: found.index };
  return {
    value: `${date}T${time.value}${time.zone?.offset ?? ''}`,
    precision: time.precision,
    zone: time.zone?.stated ?? null,
    raw,
    index: found.index,
  };
}

function yearFirst(match: RegExpExecArray): Day | null {
  return dayOf(match[1], match[2], match[3]);
}

function numeric(match: RegExpExecArray, text: string, context: DateContext): Day | null {
  const [, one, separator, other, year] = match;
  const dayFirst = dayOf(year, other, one);
  const monthFirst = dayOf(year, one, other);
  if (dayFirst === null || monthFirst === null) return dayFirst ?? monthFirst;
  const weekday = weekdayIn(text.slice(Math.max(0, match.index - 30), match.index + 40), context.languages);
  if (weekday !== null && weekdayOf(dayFirst) !== weekdayOf(monthFirst)) {
    if (weekdayOf(dayFirst) === weekday) return dayFirst;
    if (weekdayOf(monthFirst) === weekday) return monthFirst;
  }
  if (!believable(dayFirst, context.now)) return monthFirst;
  if (separator !== '.' && context.knownDays !== undefined && dayFirst.day !== dayFirst.month) {
    const known = context.knownDays();
    if (known.has(isoDay(dayFirst)) !== known.has(isoDay(monthFirst)))
      return known.has(isoDay(dayFirst)) ? dayFirst : monthFirst;
  }
  return context.monthFirst && separator !== '.' && believable(monthFirst, context.now) ? monthFirst : dayFirst;
}

function dayOf(
  year: string | undefined,
  month: string | number | null | undefined,
  day: string | undefined,
): Day | null {
  if (year === undefined || month === null || month === undefined || day === undefined) return null;
  const result = { year: fullYear(year), month: Number(month), day: Number(day) };
  const last = new Date(Date.UTC(result.year, result.month, 0)).getUTCDate();
  return result.month >= 1 && result.month <= 12 && result.day >= 1 && result.day <= last ? result : null;
}

function fullYear(text: string): number {
  const year = Number(text.replace(/\D/g, ''));
  if (text.replace(/\D/g, '').length === 2) return year >= FIRST_YEAR - 1900 ? 1900 + year : 2000 + year;
  // the Buddhist era
  return year > 2500 && year < 2643 ? year - 543 : year;
}

function believable({ year, month, day }: Day, now: number): boolean {
  return year >= FIRST_YEAR && Date.UTC(year, month - 1, day) <= now + DAY_MS;
}

function isoDay({ year, month, day }: Day): string {
  return `${year}-${two(month)}-${two(day)}`;
}

function weekdayOf({ year, month, day }: Day): number {
  return new Date(Date.UTC(year, month - 1, day)).getUTCDay();
}

/** Arabic, Persian, Indian digits and full-width ones as ASCII; nothing moves. */
function asciiDigits(text: string): string {
  return /[^\0-\x7F]/.test(text) ? text.replace(/(?![0-9])\p{Nd}/gu, asciiDigit) : text;
}

function asciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  // blocks of ten digits start at multiples of 16 or at 6 beyond one
  for (let zero = code; zero > code - 10; zero -= 1)
    if (!/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) return String(code - zero);
  return digit.length === 1 ? String(((code - 6) % 16) % 10) : digit;
}

function two(value: number): string {
  return String(value).padStart(2, '0');
}
