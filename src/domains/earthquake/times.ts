/** When each earthquake was: the clock of one sentence, the date of another, the zone of a third. */
import { zoneOfCountry } from '../../page/metadata/date/country-zones.ts';
import type { QuakeDocument } from './document.ts';
import type { TimeMention } from './mentions.ts';
import type { Draft } from './segment/draft.ts';
import { isAsOf, isSeismic } from './segment/parts.ts';
import { ofKind, type Reading } from './segment/reading.ts';
import { publishedIn } from './time/instant.ts';
import { type OriginTime, resolveTime } from './time/resolve.ts';

export interface Times {
  /** Days from a stated date to the publication; null where either is unknown. */
  daysAgo(mention: TimeMention): number | null;
  /** The moment that a mention with a clock states, in milliseconds since the epoch. */
  instant(mention: TimeMention, draft: Draft | null): number | null;
  /** `zone`: of the place that locates it; null: unknown. `alert`: of what an alert said, its own time if no other. */
  originTime(draft: Draft, zone: string | null, alert?: boolean): TimeFound | null;
  /** Whether the mentions of quotes give the time again. */
  gives(value: OriginTime, mentions: readonly TimeMention[], zone: string | null): boolean;
}

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
  const resolve = (mentions: readonly TimeMention[], zone: string | null) => {
    const own = newsroomTime && mentions.every((mention) => mention.zone !== 'local');
    const zones = (own ? [newsroom, zone] : [zone, newsroom]).filter((name) => name !== null);
    return resolveTime([...mentions, ...stated], { publishedAt, zones });
  };
  const found = (from: readonly TimeMention[], zone: string | null): TimeFound[] => {
    const value = resolve(from, zone);
    return value === null ? [] : [{ value, from }];
  };
  const ages = new Map<TimeMention, number | null>();
  return {
    daysAgo(mention) {
      let age = ages.get(mention);
      if (age === undefined) {
        const utc = mention.date === null ? null : resolve([{ ...mention, clock: null }], null)?.utc;
        age = published === null || utc == null ? null : Math.floor((published - Date.parse(utc)) / DAY_MS);
        ages.set(mention, age);
      }
      return age;
    },
    instant(mention, draft) {
      if (mention.clock === null) return null;
      const utc = resolve(withDate(mention, draft), null)?.utc;
      return utc === undefined ? null : Date.parse(utc);
    },
    originTime(draft, zone, alert = false) {
      const first = (groups: readonly (readonly TimeMention[])[]) =>
        groups.flatMap((from) => found(from, zone))[0] ?? null;
      if (!alert) return first([...clocksOf(draft), ...datesOf(draft)]);
      // messages follow what they tell of: the earliest time is the earthquake's
      const clocks = [...clocksOf(draft), ...messageTimes(draft)].flatMap((from) => found(from, zone));
      return earliest(clocks) ?? first(datesOf(draft));
    },
    gives(value, mentions, zone) {
      const again = resolve(mentions, zone);
      return again?.utc === value.utc && again.precision === value.precision;
    },
  };
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
function clocksOf(draft: Draft): readonly (readonly TimeMention[])[] {
  return candidates(draft)
    .filter(({ clock, restates }) => clock !== null && !restates)
    .map((clock) => withDate(clock, draft));
}

function datesOf(draft: Draft): readonly (readonly TimeMention[])[] {
  return candidates(draft)
    .filter(({ date, clock }) => date !== null && clock === null)
    .map((date) => [date]);
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

/** Times that may be the earthquake's, the likelier first. */
function candidates(draft: Draft): readonly TimeMention[] {
  return ranked(draft).map(({ time }) => time);
}

function ranked(draft: Draft): readonly { readonly time: TimeMention; readonly rank: number }[] {
  const times = draft.parts.slice(0, MOST_PARTS).flatMap((part) =>
    ofKind(part.mentions, 'time')
      .filter((time) => !isAsOf(time, part.mentions))
      .map((time) => ({ time, rank: rankOf(time, isSeismic(part)) })),
  );
  return times.sort((a, b) => a.rank - b.rank);
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
  return (source === 'title' ? 4 : 0) + (role === 'origin' ? 0 : 1) + (seismic ? 0 : 2) + (rough ? 1.5 : 0);
}

/** The date that a clock without one is of: of the likeliest before it the last, or else the first after it. */
function dateFor(clock: TimeMention, draft: Draft): TimeMention | null {
  const dated = ranked(draft).filter(({ time }) => time.date !== null);
  const before = dated.filter(({ time }) => time.sentence <= clock.sentence);
  const likeliest = before.filter(({ rank }) => rank === before[0]?.rank);
  return (likeliest.at(-1) ?? dated[0])?.time ?? null;
}
