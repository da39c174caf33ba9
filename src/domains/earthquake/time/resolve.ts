/** From the mentions of one earthquake's time to an instant, as precise as the text is and never after its publication. */
import type { Report } from '../document.ts';
import { agree, hourIn } from '../find/time/groups.ts';
import type { ClockPart, DatePart, TimeMention } from '../mentions.ts';
import { addDays, type Day, dayMs, weekdayOf } from './calendars.ts';
import { isDay, mergedDate, periodOf } from './dates.ts';
import { instantOf, offsetAt, type Published, publishedIn, zoneMeant } from './instant.ts';

export interface TimeContext {
  /** ISO 8601; null: unknown, then only full dates resolve. */
  readonly publishedAt: string | null;
  /** IANA names or offsets for clocks without a zone, the likeliest first: the reference place's, the epicentre's, the newsroom's. */
  readonly zones: readonly string[];
}

export type OriginTime = NonNullable<Report['originTime']>;
type Clocked = TimeMention & { readonly clock: ClockPart };

interface Task {
  readonly mentions: readonly TimeMention[];
  readonly clocks: readonly Clocked[];
  readonly date: DatePart | null;
  readonly published: Published | null;
  /** Hints, the publication's own offset behind them. */
  readonly zones: readonly string[];
}

/** A clock may run this far ahead of the publication. */
const TOLERANCE_MS = 10 * 60_000;

/**
 * Merges the mentions, the first ones weigh most: the clock of one, the date of another, the zone of a third. Null where
 * they give no time that can be the past of the publication.
 */
export function resolveTime(mentions: readonly TimeMention[], context: TimeContext): OriginTime | null {
  const published = publishedIn(context.publishedAt, context.zones.at(-1) ?? 'UTC');
  const zones = [...context.zones.map(official), published?.offset ?? 'UTC'];
  const task = { mentions, clocks: mentions.filter(hasClock), date: mergedDate(mentions), published, zones };
  return atClock(task) ?? onDate(task);
}

/** China counts by Beijing time everywhere, whatever people of Xinjiang do. */
function official(zone: string): string {
  return zone === 'Asia/Urumqi' ? 'Asia/Shanghai' : zone;
}

function hasClock(mention: TimeMention): mention is Clocked {
  return mention.clock !== null;
}

function atClock(task: Task): OriginTime | null {
  const mention = bestClock(task.clocks);
  if (mention === null) return null;
  const clock = inWholeHours(mention, task);
  for (const zone of zonesOf(mention, task)) {
    const day = dayOfClock(mention, clock, zone, task);
    const ms = day === null ? null : instantOf(day, clock, zone);
    if (ms !== null && isPast(ms, task)) return { utc: iso(ms), precision: precisionOf(clock), zone, raw: rawOf(task) };
  }
  return null;
}

function onDate(task: Task): OriginTime | null {
  const today = task.published?.day ?? null;
  const period = task.date === null ? null : periodOf(task.date, today);
  if (period === null || (today !== null && dayMs(period.first) > dayMs(today))) return null;
  return { utc: iso(dayMs(period.first)), precision: period.precision, zone: null, raw: rawOf(task) };
}

/** The most precise clock; of those the one in UTC, then one whose zone is stated (and its day), then the first. */
function bestClock(clocks: readonly Clocked[]): Clocked | null {
  const rank = ({ clock, zone, date }: Clocked) =>
    (clock.second === null ? 0 : 16) +
    (clock.minute === null ? 0 : 8) +
    (date === null || zone === null ? 0 : 1) +
    (zone === 'UTC' ? 4 : zone === null || zone === 'local' || zone === 'publisher' ? 0 : 2);
  return clocks.reduce<Clocked | null>(
    (best, other) => (best === null || rank(other) > rank(best) ? other : best),
    null,
  );
}

/** A clock of twelve hours in the part of the day that another mention names. */
function inWholeHours(mention: Clocked, { mentions }: Task): ClockPart {
  const { clock, part, raw } = mention;
  if (part !== null || clock.hour > 12 || clock.hour === 0 || /(?<!\d)0\d/.test(raw)) return clock;
  const named = mentions.find((other) => other.clock === null && other.part !== null)?.part ?? null;
  return named === 'evening' || named === 'day' ? { ...clock, hour: hourIn(clock.hour, named) } : clock;
}

/** Zones by which a clock may be read: the one stated beside it, or the one stated for all, or the hints. */
function zonesOf({ zone }: Clocked, task: Task): readonly string[] {
  const { mentions, zones } = task;
  if (zone === 'publisher') return [...new Set([...zones].reverse())];
  if (zone !== null && zone !== 'local') return [among(zone, task)];
  const general = mentions.find((other) => other.clock === null && other.zone !== null && other.zone !== 'local')?.zone;
  return zone === null && general != null ? [among(general, task)] : [...new Set(zones)];
}

/** PST is Pakistan's, the Philippines' or the Pacific's. */
function among(zone: string, { zones, published }: Task): string {
  return zoneMeant(zone, zones, published?.ms ?? 0);
}

function dayOfClock(mention: Clocked, clock: ClockPart, zone: string, task: Task): Day | null {
  const own = mention.date !== null && isDay(mention.date);
  if (!own) {
    const beside = task.clocks.find((other) => other !== mention && tellsDay(other, mention, zone));
    if (beside !== undefined) return dayBeside(beside, { clock, zone }, task);
  }
  const date = own ? mention.date : task.date;
  // a month or year alone does not say the day of a clock
  if (date === null || !isDay(date)) return date === null ? latestDay(null, clock, zone, task) : null;
  if (date.day === null && date.daysAgo === null) return latestDay(date, clock, zone, task);
  const period = periodOf(
    own && mention.date !== null ? completed(mention.date, task) : date,
    task.published?.day ?? null,
  );
  if (period === null) return null;
  const day = inNight(period.first, date, clock);
  return date.daysAgo !== null && date.day === null && isStillToCome(day, clock, zone, task) ? addDays(day, -1) : day;
}

/** The date beside a clock, with what it leaves open from other dates, unless they are of another day. */
function completed(date: DatePart, task: Task): DatePart {
  return task.date !== null && agree(date, task.date) ? task.date : date;
}

/** "Today at 22:10" of a morning: yesterday by the clock of another zone, or of the night. */
function isStillToCome(day: Day, clock: ClockPart, zone: string, task: Task): boolean {
  const { published } = task;
  if (published === null || isPast(instantOf(day, clock, zone), task)) return false;
  const elsewhere = offsetAt(published.ms, zone) !== offsetAt(published.ms, published.offset ?? zone);
  return elsewhere || clock.hour >= 18;
}

/** The latest day, of a weekday where one is named, on which the clock is not after the publication. */
function latestDay(date: DatePart | null, clock: ClockPart, zone: string, task: Task): Day | null {
  if (task.published === null) return null;
  for (let ago = -1; ago <= 8; ago += 1) {
    const named = addDays(task.published.day, -ago);
    if (date !== null && weekdayOf(named) !== date.weekday) continue;
    const day = date === null ? named : inNight(named, date, clock);
    if (isPast(instantOf(day, clock, zone), task)) return day;
  }
  return null;
}

/** The day of an hour in a night of two days. */
function inNight(day: Day, { night }: DatePart, { hour }: ClockPart): Day {
  if (night === 'before' && hour >= 18) return addDays(day, -1);
  return night === 'after' && hour < 12 ? addDays(day, 1) : day;
}

/** Whether another clock of the same moment tells the day of one that has none: "on Wednesday at 23:41 (00:11 in Iran)". */
function tellsDay({ date, zone, restates }: Clocked, of: Clocked, ofZone: string): boolean {
  if (ofZone === 'UTC') return zone !== 'UTC';
  return date !== null && isDay(date) && restates !== of.restates;
}

/** The day on which a clock shows the same moment as the one beside it. */
function dayBeside(beside: Clocked, { clock, zone }: { clock: ClockPart; zone: string }, task: Task): Day | null {
  const there = zonesOf(beside, task)[0] ?? 'UTC';
  const at = inWholeHours(beside, task);
  const day = dayOfClock(beside, at, there, { ...task, clocks: [beside] });
  if (day === null) return null;
  const instant = instantOf(day, at, there);
  const away = (other: Day) => Math.abs(instantOf(other, clock, zone) - instant);
  return [day, addDays(day, -1), addDays(day, 1)].reduce((a, b) => (away(b) < away(a) ? b : a));
}

function isPast(ms: number, { published }: Task): boolean {
  return published === null || ms <= published.ms + TOLERANCE_MS;
}

function precisionOf({ minute, second }: ClockPart): OriginTime['precision'] {
  return minute === null ? 'hour' : second === null ? 'minute' : 'second';
}

function iso(ms: number): string {
  return new Date(ms).toISOString().replace('.000Z', 'Z');
}

function rawOf({ mentions }: Task): string {
  return mentions.map(({ raw }) => raw).join(' … ');
}
