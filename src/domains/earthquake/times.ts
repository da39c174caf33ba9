/** When each earthquake was: the clock of one sentence, the date of another, the zone of a third. */
import { zoneOfCountry } from '../../page/metadata/date/country-zones.ts';
import type { QuakeDocument } from './document.ts';
import type { PlaceMention, TimeMention } from './mentions.ts';
import { placeOf } from './places/gazetteer.ts';
import type { Draft } from './segment/draft.ts';
import { isAsOf, isSeismic, type Part } from './segment/parts.ts';
import { ofKind, type Reading } from './segment/reading.ts';
import { offsetAt, publishedIn } from './time/instant.ts';
import { type OriginTime, resolveTime } from './time/resolve.ts';

export interface Times {
  /** Days from a stated date to the publication; null where either is unknown. */
  daysAgo(mention: TimeMention): number | null;
  /** The moment that a mention with a clock states, in milliseconds since the epoch. */
  instant(mention: TimeMention, draft: Draft | null): number | null;
  /** `alert`: of what an alert said, its own time if no other. */
  originTime(draft: Draft, where: Where, alert?: boolean): TimeFound | null;
  /** Whether the mentions of quotes give the time again. */
  gives(value: OriginTime, mentions: readonly TimeMention[], where: Where): boolean;
}

/** Where an earthquake was: the zone of the place that locates it, and its country; null: unknown. */
export interface Where {
  readonly zone: string | null;
  readonly country: string | null;
}

export const NOWHERE: Where = { zone: null, country: null };

export interface TimeFound {
  readonly value: OriginTime;
  readonly from: readonly TimeMention[];
}

const DAY_MS = 86_400_000;

/**
 * When a document was published, in milliseconds since the epoch: a day at its end, a time without an offset in the
 * zone of whoever published it. Null: unknown.
 */
export function publishedMs({ publishedAt, country }: Pick<QuakeDocument, 'publishedAt' | 'country'>): number | null {
  return publishedIn(publishedAt, zoneOfCountry(country) ?? 'UTC')?.ms ?? null;
}

/** The same as it is written, with the offset of its country's clocks; what nobody knows the zone of has none, nor has a day. */
export function publishedWithOffset({
  publishedAt,
  country,
}: Pick<QuakeDocument, 'publishedAt' | 'country'>): string | null {
  const zone = zoneOfCountry(country);
  const published = zone === null ? null : publishedIn(publishedAt, zone);
  if (publishedAt === null || zone === null || published === null) return publishedAt;
  if (published.offset !== null || !publishedAt.includes(':')) return publishedAt;
  return `${publishedAt.trim().replace(' ', 'T')}${offsetOf(zone, published.ms)}`;
}

function offsetOf(zone: string, ms: number): string {
  const minutes = offsetAt(ms, zone);
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
  const digits = [hours, rest].map((part) => String(part).padStart(2, '0')).join(':');
  return minutes === 0 ? 'Z' : `${minutes < 0 ? '-' : '+'}${digits}`;
}

/** `newsroomTime`: clocks without a zone are the newsroom's also where the ground shook abroad. */
export function timesOf(document: QuakeDocument, readings: readonly Reading[], newsroomTime = false): Times {
  const { publishedAt } = document;
  const published = publishedMs(document);
  const newsroom = zoneOfCountry(document.country);
  // "all times are Dushanbe time"
  const stated = readings
    .flatMap(({ mentions }) => ofKind(mentions, 'time'))
    .filter(isZoneAlone)
    .slice(0, 1);
  let home: boolean | null = null;
  const namesHome = () => {
    home ??= readings.some(({ mentions }) => ofKind(mentions, 'place').some((place) => isIn(place, document.country)));
    return home;
  };
  const resolve = (mentions: readonly TimeMention[], { zone, country }: Where) => {
    const abroad = country !== null && country !== document.country;
    const next = abroad && namesHome() && isNeighbour(zone, newsroom, published);
    const own = (newsroomTime || next) && mentions.every((mention) => mention.zone !== 'local');
    const zones = (own ? [newsroom, zone] : [zone, newsroom]).filter((name) => name !== null);
    return resolveTime([...mentions, ...stated], { publishedAt, zones });
  };
  const found = (from: readonly TimeMention[], where: Where): TimeFound[] => {
    const value = resolve(from, where);
    return value === null ? [] : [{ value, from }];
  };
  const ages = new Map<TimeMention, number | null>();
  const times: Times = {
    daysAgo(mention) {
      let age = ages.get(mention);
      if (age === undefined) {
        const utc = mention.date === null ? null : resolve([{ ...mention, clock: null }], NOWHERE)?.utc;
        age = published === null || utc == null ? null : Math.floor((published - Date.parse(utc)) / DAY_MS);
        ages.set(mention, age);
      }
      return age;
    },
    instant(mention, draft) {
      if (mention.clock === null) return null;
      const utc = resolve(withDate(mention, draft), NOWHERE)?.utc;
      return utc === undefined ? null : Date.parse(utc);
    },
    originTime(draft, where, alert = false) {
      const first = (groups: readonly (readonly TimeMention[])[]) =>
        groups.flatMap((from) => found(from, where))[0] ?? null;
      if (!alert) return first([...clocksOf(draft, times.daysAgo), ...datesOf(draft)]);
      // messages follow what they tell of: the earliest time is the earthquake's
      const clocks = [...clocksOf(draft, times.daysAgo), ...messageTimes(draft)].flatMap((from) => found(from, where));
      return earliest(clocks) ?? first(datesOf(draft));
    },
    gives(value, mentions, where) {
      const again = resolve(mentions, where);
      return again?.utc === value.utc && again.precision === value.precision;
    },
  };
  return times;
}

/** Whoever tells it locates nothing. */
function isIn({ use, candidates }: PlaceMention, country: string | null): boolean {
  return use !== 'aside' && country !== null && placeOf(candidates[0] ?? '')?.country === country;
}

/** What a newsroom's readers may have felt across the border it tells by their own clocks, if it names no other. */
const NEIGHBOUR_MINUTES = 210;

function isNeighbour(zone: string | null, newsroom: string | null, published: number | null): boolean {
  if (zone === null || newsroom === null || published === null) return false;
  return Math.abs(offsetAt(published, zone) - offsetAt(published, newsroom)) <= NEIGHBOUR_MINUTES;
}

/** Sentences of one earthquake in which times are looked for: each is asked for each. */
const MOST_PARTS = 200;

function earliest(found: readonly TimeFound[]): TimeFound | null {
  return found.length === 0 ? null : found.reduce((a, b) => (b.value.utc < a.value.utc ? b : a));
}

function isZoneAlone({ date, clock, zone }: TimeMention): boolean {
  return date === null && clock === null && zone !== null;
}

/** Each clock that may be the earthquake's with the mentions that complete it, the likelier first. */
function clocksOf(draft: Draft, daysAgo: Times['daysAgo']): readonly (readonly TimeMention[])[] {
  const all = ranked(draft);
  return all
    .filter(({ time }) => time.clock !== null && !time.restates)
    .filter((clock) => !isOfAnotherDay(clock, all, daysAgo))
    .map(({ time }) => withDate(time, draft));
}

/** "Yesterday an earthquake struck. The mayor met the press today at 9": something likelier names another day. */
function isOfAnotherDay(clock: Ranked, all: readonly Ranked[], daysAgo: Times['daysAgo']): boolean {
  if (clock.heads || clock.time.zone !== null) return false;
  const dated = all.filter(({ time }) => time.date !== null);
  const beside = dated.filter(({ time }) => time.sentence === clock.time.sentence);
  const day = dated.find(({ time }) => time.date?.day != null || time.date?.month == null);
  const likelier = clock.seismic || clock.time.role === 'origin' ? beside.find((other) => isNearer(other, clock)) : day;
  if (likelier === undefined || likelier.rank > clock.rank || likelier === clock) return false;
  const own = clock.time.date === null ? beside[0]?.time : clock.time;
  const [there, here] = [daysAgo(likelier.time), own === undefined ? null : daysAgo(own)];
  // a night is of two days
  return there !== null && here !== null && Math.abs(there - here) > (likelier.time.part === 'night' ? 1 : 0);
}

/** A date that is by so much nearer to the words for the shaking, and not right beside the clock, is the earthquake's. */
const NEARER = 10;

function isNearer({ time }: Ranked, { time: clock }: Ranked): boolean {
  const between = Math.max(clock.start - time.end, time.start - clock.end);
  return time.clock === null && between > NEARER && time.away + NEARER <= clock.away;
}

/** Dates without a clock, of one sentence the nearest to the shaking first: "works on Wednesday after Tuesday's quake". */
function datesOf(draft: Draft): readonly (readonly TimeMention[])[] {
  return ranked(draft)
    .filter(({ time }) => time.date !== null && time.clock === null)
    .sort((a, b) => a.rank - b.rank || (a.time.sentence === b.time.sentence ? a.time.away - b.time.away : 0))
    .map(({ time }) => [time]);
}

/** A clock, the same moment in another zone beside it, and the date of another sentence where it has none. */
function withDate(clock: TimeMention, draft: Draft | null): readonly TimeMention[] {
  if (draft === null) return [clock];
  const own = draft.parts.slice(0, MOST_PARTS).flatMap(({ mentions }) => ofKind(mentions, 'time'));
  const again = own.filter((time) => time.restates && time.sentence === clock.sentence && time.start > clock.start);
  const group = [clock, ...again.slice(0, 1)];
  const date = group.some((time) => time.date !== null) ? null : dateFor(clock, draft);
  return date === null ? group : [...group, date];
}

interface Ranked {
  readonly time: TimeMention;
  /** Low: likely the earthquake's. */
  readonly rank: number;
  readonly seismic: boolean;
  /** Begins an entry of a list: "1 March, 11:15 - Gwynedd". */
  readonly heads: boolean;
}

/** Times that may be the earthquake's, the likelier first. */
function ranked(draft: Draft): readonly Ranked[] {
  const times = draft.parts.slice(0, MOST_PARTS).flatMap((part) => {
    const seismic = isSeismic(part);
    return ofKind(part.mentions, 'time')
      .filter((time) => !isAsOf(time, part.mentions))
      .map((time) => ({ time, rank: rankOf(time, seismic), seismic, heads: headsEntry(time, part) }));
  });
  return times.sort((a, b) => a.rank - b.rank);
}

function headsEntry({ start, end }: TimeMention, { sentence: { raw, start: from } }: Part): boolean {
  return !/\p{L}/u.test(raw.slice(0, start - from)) && /^\s*(?:[.,:;–—|-]|$)/.test(raw.slice(end - from));
}

/** Clocks of messages: what was taken back may have no other time. */
function messageTimes(draft: Draft): readonly (readonly TimeMention[])[] {
  return draft.parts
    .flatMap(({ mentions }) => ofKind(mentions, 'time').filter((time) => time.clock !== null && isAsOf(time, mentions)))
    .map((clock) => withDate(clock, draft));
}

/** The text before the headline, what shook before what was said, "12:34" before "about midnight". */
function rankOf({ source, role, clock }: TimeMention, seismic: boolean): number {
  const rough = clock !== null && clock.minute === null;
  return (
    (source === 'title' ? 4 : 0) +
    (role === 'origin' || role === 'event' ? 0 : 1) +
    (seismic ? 0 : 2) +
    (rough ? 1.5 : 0)
  );
}

/** The date that a clock without one is of: of the likeliest before it the last, or else the first after it. */
function dateFor(clock: TimeMention, draft: Draft): TimeMention | null {
  const dated = ranked(draft).filter(({ time }) => time.date !== null);
  const before = dated.filter(({ time }) => time.sentence <= clock.sentence);
  const likeliest = before.filter(({ rank }) => rank === before[0]?.rank);
  return (likeliest.at(-1) ?? dated[0])?.time ?? null;
}
