/** When each earthquake was: the clock of one sentence, the date of another, the zone of a third. */
import type { QuakeDocument, Report } from './document.ts';
import type { TimeMention } from './mentions.ts';
import type { Draft } from './segment/draft.ts';
import { isAsOf, isSeismic } from './segment/parts.ts';
import { ofKind, type Reading } from './segment/reading.ts';
import { resolveTime } from './segment/resolve-stub.ts';

type OriginTime = NonNullable<Report['originTime']>;

export interface Times {
  /** Days from a stated date to the publication; null where either is unknown. */
  daysAgo(mention: TimeMention): number | null;
  /** The moment that a mention with a clock states, in milliseconds since the epoch. */
  instant(mention: TimeMention, draft: Draft | null): number | null;
  originTime(draft: Draft): { readonly value: OriginTime; readonly from: readonly TimeMention[] } | null;
}

const DAY_MS = 86_400_000;

export function timesOf(document: QuakeDocument, readings: readonly Reading[]): Times {
  const all = readings.flatMap(({ mentions }) => ofKind(mentions, 'time'));
  const zone = all.find(({ date, clock, zone }) => date === null && clock === null && zone !== null) ?? null;
  const published = document.publishedAt === null ? null : Date.parse(document.publishedAt);
  const resolved = new Map<TimeMention, OriginTime | null>();
  const resolve = (mention: TimeMention, date: TimeMention | null = null): OriginTime | null => {
    if (date !== null) return resolveTime(joined(mention, date, zone), document);
    let own = resolved.get(mention);
    if (own === undefined) {
      own = resolveTime(joined(mention, null, zone), document);
      resolved.set(mention, own);
    }
    return own;
  };
  return {
    daysAgo(mention) {
      const utc = mention.date === null ? null : resolve(mention)?.utc;
      return published === null || utc == null ? null : Math.floor((published - Date.parse(utc)) / DAY_MS);
    },
    instant(mention, draft) {
      if (mention.clock === null) return null;
      const date = mention.date === null && draft !== null ? dateFor(mention, draft) : null;
      const utc = resolve(mention, date)?.utc;
      return utc === undefined ? null : Date.parse(utc);
    },
    originTime(draft) {
      const stated = candidates(draft);
      const clock = stated.find((time) => time.clock !== null && time.zone === 'UTC') ?? stated.find(hasClock);
      if (clock === undefined) {
        const date = stated.find((time) => time.date !== null);
        const value = date === undefined ? null : resolve(date);
        return date === undefined || value === null ? null : { value, from: [date] };
      }
      const date = clock.date === null ? dateFor(clock, draft) : null;
      const value = resolve(clock, date);
      return value === null ? null : { value, from: date === null ? [clock] : [clock, date] };
    },
  };
}

function hasClock({ clock }: TimeMention): boolean {
  return clock !== null;
}

/** Times that may be the earthquake's, the likelier first. */
function candidates(draft: Draft): readonly TimeMention[] {
  const times = draft.parts.flatMap((part) =>
    ofKind(part.mentions, 'time')
      .filter((time) => !isAsOf(time, part.mentions))
      .map((time) => ({ time, rank: rankOf(time, isSeismic(part)) })),
  );
  return times.sort((a, b) => a.rank - b.rank).map(({ time }) => time);
}

function rankOf(time: TimeMention, seismic: boolean): number {
  return (time.source === 'title' ? 4 : 0) + (time.role === 'origin' ? 0 : 1) + (seismic ? 0 : 2);
}

/** The date that a clock without one is of: the last before it, or else the first after it. */
function dateFor(clock: TimeMention, draft: Draft): TimeMention | null {
  const dated = candidates(draft).filter(({ date }) => date !== null);
  const before = dated.filter(({ sentence }) => sentence <= clock.sentence);
  return before.at(-1) ?? dated[0] ?? null;
}

function joined(mention: TimeMention, date: TimeMention | null, zone: TimeMention | null): TimeMention {
  return { ...mention, date: mention.date ?? date?.date ?? null, zone: mention.zone ?? zone?.zone ?? null };
}
