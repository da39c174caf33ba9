/** When an earthquake was, as far as a report says: the time in between whose ends it lies. */
import type { Report } from '../../../../topics/reports.ts';

type OriginTime = NonNullable<Report['originTime']>;

export interface Span {
  readonly from: number;
  readonly to: number;
  /** The time itself, where it is known to the minute. */
  readonly at: number | null;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** Local days begin between these offsets from UTC, in hours. */
const EAST = 14;
const WEST = 12;
/** Zones lie this far from the sun's time, in hours, nearly everywhere. */
const ZONE_SLACK = 3;

export function isFine(precision: OriginTime['precision']): boolean {
  return precision === 'second' || precision === 'minute';
}

/** Null where the time is not known to the day, or cannot be read. */
export function spanOf({ utc, precision, zone }: OriginTime, longitude: number | null): Span | null {
  const at = Date.parse(utc);
  if (!Number.isFinite(at)) return null;
  switch (precision) {
    case 'second':
      return { from: at, to: at, at };
    case 'minute':
      return { from: at - MINUTE / 2, to: at + MINUTE / 2, at };
    case 'hour':
      // the hour that has begun, or the nearest one; agencies may differ by minutes
      return { from: at - HOUR / 2, to: at + HOUR + 5 * MINUTE, at: null };
    case 'day':
      return dayOf(at, offsetsOf(zone, longitude));
    default:
      return null;
  }
}

/** A stated date at 00:00Z: the day began so many hours earlier, by a zone that is one of these; agencies mean UTC. */
function dayOf(midnight: number, [least, most]: readonly [number, number]): Span {
  return { from: midnight - Math.max(0, most) * HOUR, to: midnight + (24 - Math.min(0, least)) * HOUR, at: null };
}

function offsetsOf(zone: string | null, longitude: number | null): readonly [number, number] {
  const stated = /^(?:UTC|GMT)?([+-])(\d{1,2})(?::?(\d{2}))?$/.exec(zone ?? '');
  if (stated !== null) {
    const hours = (Number(stated[2]) + Number(stated[3] ?? 0) / 60) * (stated[1] === '-' ? -1 : 1);
    return [hours, hours];
  }
  if (longitude === null) return [-WEST, EAST];
  const sun = longitude / 15;
  return [Math.max(-WEST, sun - ZONE_SLACK), Math.min(EAST, sun + ZONE_SLACK)];
}

/** When something was published: a bare date is a whole day. Null where nobody knows. */
export function publication(publishedAt: string | null): { from: number; to: number } | null {
  if (publishedAt === null) return null;
  // whoever gives no zone means that of nobody's machine: EARLY_MS has room for all of them
  const at = Date.parse(/T[\d:.]+$/.test(publishedAt) ? `${publishedAt}Z` : publishedAt);
  if (!Number.isFinite(at)) return null;
  const bare = /^\d{4}-\d{2}-\d{2}$/.test(publishedAt);
  return { from: at, to: bare ? at + 24 * HOUR : at };
}
