/** Dates of the Solar Hijri calendar and of Bikram Sambat as Gregorian ones. */

import { bikramSambatMs } from './bikram-sambat.ts';

export interface Day {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

const DAY_MS = 86_400_000;

/** Midnight UTC of a Gregorian day. */
export function dayMs({ year, month, day }: Day): number {
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, day);
  return date.getTime();
}

export function dayOfMs(ms: number): Day {
  const date = new Date(ms);
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
}

export function addDays(day: Day, days: number): Day {
  return dayOfMs(dayMs(day) + days * DAY_MS);
}

/** 1 Monday to 7 Sunday. */
export function weekdayOf(day: Day): number {
  return new Date(dayMs(day)).getUTCDay() || 7;
}

/** Whether the calendar has such a day. */
export function exists(day: Day): boolean {
  const { year, month, day: date } = dayOfMs(dayMs(day));
  return year === day.year && month === day.month && date === day.day;
}

export type Calendar = 'persian' | 'nepali';

/** What the Gregorian year has more than that of the calendar that begins in it. */
const OFFSET: Readonly<Record<Calendar, number>> = { persian: 621, nepali: -57 };

/** The Gregorian day of another calendar's; null where it has none or is out of the table. */
export function gregorianOf(calendar: Calendar, { year, month, day }: Day): Day | null {
  return calendar === 'persian' ? fromPersian(year, month, day) : fromNepali(year, month, day);
}

/** The year of another calendar in which a Gregorian day lies. */
export function yearIn(calendar: Calendar, on: Day): number {
  const guess = on.year - OFFSET[calendar];
  const newYear = gregorianOf(calendar, { year: guess, month: 1, day: 1 });
  return newYear !== null && dayMs(newYear) > dayMs(on) ? guess - 1 : guess;
}

let persian: Intl.DateTimeFormat | undefined;

/** Intl knows the way there; the way back is a search near where the day must be. */
function fromPersian(year: number, month: number, day: number): Day | null {
  const ordinal = (month <= 7 ? (month - 1) * 31 : 186 + (month - 7) * 30) + day - 1;
  const guess = Date.UTC(year + OFFSET.persian, 2, 21) + ordinal * DAY_MS;
  persian ??= new Intl.DateTimeFormat('en-u-ca-persian-nu-latn', {
    timeZone: 'UTC',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
  });
  for (const shift of [0, -1, 1, -2, 2]) {
    const ms = guess + shift * DAY_MS;
    const [m, d, y] = (persian.format(ms).match(/\d+/g) ?? []).map(Number);
    if (y === year && m === month && d === day) return dayOfMs(ms);
  }
  return null;
}

function fromNepali(year: number, month: number, day: number): Day | null {
  const ms = bikramSambatMs(year, month, day);
  return ms === null ? null : dayOfMs(ms);
}
