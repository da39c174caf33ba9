/** A stamp in the page's own zone: machines write UTC or no zone at all where the page shows local time. */
import { zoneOfCountry } from './country-zones.ts';
import type { FoundDate } from './found.ts';
import { minutesIn, spellOffset } from './zones.ts';

/** What else the page says about the same moment. */
export interface Witnesses {
  /** Other stamps, and what is shown near the headline. */
  readonly others: () => Iterable<FoundDate>;
  /** The day in the page's address, as 2026-11-30. */
  readonly urlDay: string | null;
  readonly country: string | null;
}

const OFFSET = /(?:Z|[+-]\d\d:\d\d)$/;
const UTC = /(?:Z|\+00:00)$/;
const MINUTE_MS = 60_000;
const MAX_OFFSET = 14 * 60;

/** The same moment with its local time and offset, where the page shows them; else the date as it is. */
export function localise(date: FoundDate, witnesses: Witnesses): FoundDate {
  if (date.precision === 'day') return date;
  if (!OFFSET.test(date.value)) return withOffset(date, witnesses);
  return UTC.test(date.value) ? fromUtc(date, witnesses) : date;
}

/** Local time without a zone: another stamp may have it, or the country has only one. */
function withOffset(date: FoundDate, { others, country }: Witnesses): FoundDate {
  for (const { value, zone } of others()) {
    const offset = OFFSET.exec(value)?.[0];
    if (offset !== undefined && !UTC.test(value) && value.startsWith(date.value.slice(0, 16)))
      return { ...date, value: date.value + offset, zone };
  }
  const zone = zoneOfCountry(country);
  if (zone === null || date.value.endsWith('T00:00:00') || date.value.endsWith('T00:00')) return date;
  return { ...date, value: `${date.value}${spellOffset(minutesIn(zone, fieldsOf(date.value)))}` };
}

function fromUtc(date: FoundDate, { others, urlDay, country }: Witnesses): FoundDate {
  const instant = Date.parse(date.value);
  for (const other of others()) {
    const minutes = offsetBetween(other, instant);
    if (minutes !== null) return shifted(date, minutes, other.zone ?? date.zone);
  }
  const zone = zoneOfCountry(country);
  if (zone === null) return date;
  const local = shifted(date, minutesIn(zone, fieldsOf(date.value)), date.zone);
  // local midnight is a day without a time
  if (/T00:00(?::00)?[+-]/.test(local.value)) return local;
  return urlDay !== null && !date.value.startsWith(urlDay) && local.value.startsWith(urlDay) ? local : date;
}

/** How far ahead of UTC another showing of the same moment is; null if it is another moment, or in UTC itself. */
function offsetBetween(other: FoundDate, instant: number): number | null {
  if (other.precision === 'day' || UTC.test(other.value)) return null;
  const stated = OFFSET.exec(other.value)?.[0];
  const wall = Date.parse(`${other.value.slice(0, other.value.length - (stated?.length ?? 0))}Z`);
  const minutes = (wall - instant - ((wall - instant) % MINUTE_MS)) / MINUTE_MS;
  if (stated !== undefined)
    return Math.abs(Date.parse(other.value) - instant) < 2 * MINUTE_MS ? offsetMinutes(stated) : null;
  return minutes !== 0 && Math.abs(minutes) <= MAX_OFFSET && minutes % 60 === 0 ? minutes : null;
}

function offsetMinutes(offset: string): number {
  const [, sign, hours, minutes] = /([+-])(\d\d):(\d\d)/.exec(offset) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
}

function shifted(date: FoundDate, minutes: number, zone: string | null): FoundDate {
  const local = new Date(Date.parse(date.value) + minutes * MINUTE_MS).toISOString();
  const length = date.precision === 'second' ? 19 : 16;
  return { ...date, value: `${local.slice(0, length)}${spellOffset(minutes)}`, zone };
}

function fieldsOf(value: string): [number, number, number, number, number] {
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0] = value.split(/\D/).map(Number);
  return [year, month, day, hour, minute];
}
