/** Dates as far as texts state them, made whole by the day of publication: the latest that is not after it. */
import { agree, merge } from '../find/time/groups.ts';
import type { DatePart, TimeMention } from '../mentions.ts';
import { addDays, type Day, dayMs, exists, gregorianOf, weekdayOf, yearIn } from './calendars.ts';

export interface Period {
  readonly first: Day;
  readonly precision: 'day' | 'month' | 'year';
}

/** The date of several mentions, earlier ones first; what they leave open is filled from later ones that agree. */
export function mergedDate(mentions: readonly TimeMention[]): DatePart | null {
  let merged: DatePart | null = null;
  for (const { date } of mentions) {
    if (date === null) continue;
    if (merged === null) merged = date;
    else if (agree(merged, date)) merged = merge(merged, date);
  }
  return merged;
}

/** Whether a date names a day, be it by its weekday. */
export function isDay({ day, weekday, daysAgo }: DatePart): boolean {
  return day !== null || weekday !== null || daysAgo !== null;
}

/** Days that a date without a year or month may be after the publication's day, for the sake of zones. */
const AHEAD_DAYS = 1;

/** What a date stands for, seen from the day of publication; null where that day is needed and unknown, or contradicted. */
export function periodOf(date: DatePart, today: Day | null): Period | null {
  const { year, month, day } = date;
  if (day !== null) return wholeDay(date, day, today);
  if (month !== null) {
    const first = latestStart(date, today, { month, day: 1 });
    return first === null ? null : { first, precision: 'month' };
  }
  if (year !== null) return { first: { year, month: 1, day: 1 }, precision: 'year' };
  if (today === null) return null;
  if (date.daysAgo !== null) return { first: addDays(today, date.daysAgo), precision: 'day' };
  if (date.weekday === null) return null;
  return { first: addDays(today, -((weekdayOf(today) - date.weekday + 7) % 7)), precision: 'day' };
}

function wholeDay(date: DatePart, day: number, today: Day | null): Period | null {
  const { month, weekday, year } = date;
  const first = month === null ? latestOfMonth(day, today) : latestStart(date, today, { month, day });
  const swapped = date.swappable && month !== null ? latestStart(date, today, { month: day, day: month }) : null;
  const best =
    swapped !== null &&
    (year === null || isRecent(swapped, today)) &&
    (first === null || nearer(swapped, first, weekday, today))
      ? swapped
      : first;
  if (best === null) return null;
  // without a year, a day of another weekday is one still to come
  if (date.year === null && weekday !== null && weekdayOf(best) !== weekday && today !== null && month !== null) {
    const next = { ...best, year: best.year + 1 };
    if (date.calendar === undefined && exists(next) && weekdayOf(next) === weekday) return null;
  }
  return { first: best, precision: 'day' };
}

/** Day and month of a stated year change places only for the sake of the news. */
const RECENT_MS = 45 * 86_400_000;

function isRecent(day: Day, today: Day | null): boolean {
  return today !== null && dayMs(today) - dayMs(day) <= RECENT_MS;
}

function nearer(one: Day, other: Day, weekday: number | null, today: Day | null): boolean {
  if (weekday !== null && (weekdayOf(one) === weekday) !== (weekdayOf(other) === weekday))
    return weekdayOf(one) === weekday;
  if (today === null) return false;
  const away = (day: Day) => (dayMs(day) > dayMs(today) ? Number.POSITIVE_INFINITY : dayMs(today) - dayMs(day));
  return away(one) < away(other);
}

/** Day and month in their year, or in the latest year that puts them before the publication. */
function latestStart(date: DatePart, today: Day | null, { month, day }: Omit<Day, 'year'>): Day | null {
  const { calendar, year } = date;
  const inYear = (of: number): Day | null => {
    const stated = { year: of, month, day };
    return calendar === undefined ? (exists(stated) ? stated : null) : gregorianOf(calendar, stated);
  };
  if (year !== null) return inYear(year);
  if (today === null) return null;
  const latest = calendar === undefined ? today.year : yearIn(calendar, today);
  // 29 February may be eight years back
  for (let back = -1; back <= 8; back += 1) {
    const found = inYear(latest - back);
    if (found !== null && dayMs(found) <= dayMs(addDays(today, AHEAD_DAYS))) return found;
  }
  return null;
}

function latestOfMonth(day: number, today: Day | null): Day | null {
  if (today === null) return null;
  for (let back = 0; back <= 3; back += 1) {
    const months = today.year * 12 + today.month - 1 - back;
    const found = { year: Math.floor(months / 12), month: (months % 12) + 1, day };
    if (exists(found) && dayMs(found) <= dayMs(addDays(today, AHEAD_DAYS))) return found;
  }
  return null;
}
