/** Wall clocks and instants: IANA rules through Intl. */
import { minutesIn } from '../../../page/metadata/date/zones.ts';
import type { ClockPart } from '../mentions.ts';
import { type Day, dayMs, dayOfMs } from './calendars.ts';

const MINUTE_MS = 60_000;
const OFFSET = /^([+-])(\d\d):(\d\d)$/;

/** Milliseconds since the epoch of a wall clock on a day; the zone is an IANA name, an offset or UTC. */
export function instantOf(day: Day, clock: ClockPart, zone: string): number {
  const wall = dayMs(day) + ((clock.hour * 60 + (clock.minute ?? 0)) * 60 + (clock.second ?? 0)) * 1000;
  const first = wall - offsetAt(wall, zone) * MINUTE_MS;
  return wall - offsetAt(first, zone) * MINUTE_MS;
}

/** Minutes ahead of UTC at an instant. */
export function offsetAt(ms: number, zone: string): number {
  if (zone === 'UTC') return 0;
  const key = `${zone} ${ms}`;
  let minutes = known.get(key);
  if (minutes === undefined) {
    minutes = readOffset(ms, zone);
    if (known.size >= MOST_KNOWN) known.clear();
    known.set(key, minutes);
  }
  return minutes;
}

/** One document asks the same several times, and Intl takes as long as a sentence's other rules together. */
const known = new Map<string, number>();
const MOST_KNOWN = 2_000;

function readOffset(ms: number, zone: string): number {
  const fixed = OFFSET.exec(zone);
  if (fixed !== null) return (fixed[1] === '-' ? -1 : 1) * (Number(fixed[2]) * 60 + Number(fixed[3]));
  const date = new Date(ms);
  const { year, month, day } = dayOfMs(ms);
  return minutesIn(zone, [year, month, day, date.getUTCHours(), date.getUTCMinutes()]);
}

/** Of the zones that an abbreviation may stand for (`|` between them) the first whose clocks one of the hints keeps; else the first. */
export function zoneMeant(zones: string, hints: readonly string[], ms: number): string {
  const all = zones.split('|');
  const kept = all.length < 2 ? undefined : all.find((zone) => hints.some((hint) => isSame(hint, zone, ms)));
  return kept ?? all[0] ?? zones;
}

function isSame(one: string, other: string, ms: number): boolean {
  return offsetAt(ms, one) === offsetAt(ms, other);
}

/** A publication's instant and the day on its own calendar. */
export interface Published {
  readonly ms: number;
  readonly day: Day;
  readonly offset: string | null;
}

/** Reads ISO 8601; where it has no offset it is taken in the given zone. Null: no time known. */
export function publishedIn(publishedAt: string | null, zone: string): Published | null {
  const match = /^(\d{4})-(\d\d)-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:\.\d+)?)?)?\s*(Z|[+-]\d\d:?\d\d)?$/i.exec(
    publishedAt ?? '',
  );
  if (match === null) return null;
  const [, year, month, date, hour, minute, second, stated] = match;
  const day = { year: Number(year), month: Number(month), day: Number(date) };
  // a day without a time: anything until its end
  const clock = { hour: Number(hour ?? 23), minute: Number(minute ?? 59), second: Number(second ?? 0) };
  const offset = stated === undefined ? null : /z/i.test(stated) ? 'UTC' : `${stated.slice(0, 3)}:${stated.slice(-2)}`;
  return { ms: instantOf(day, clock, offset ?? zone), day, offset };
}
