/** When the earthquake of a row was: UTC before other zones, what states its zone before what does not. */
import type { QuakeDocument } from '../document.ts';
import type { Language } from '../language.ts';
import type { TimeMention } from '../mentions.ts';
import { dayMs, gregorianOf } from '../time/calendars.ts';
import { instantOf, publishedIn, zoneMeant } from '../time/instant.ts';
import { type OriginTime, resolveTime } from '../time/resolve.ts';
import type { Entry } from './columns.ts';
import { type Moment, momentIn, zoneOfHead } from './moment.ts';
import type { Cell } from './table.ts';

export interface Zones {
  /** Of all times of a list: stated above or below it. */
  readonly stated: string | null;
  /** Of whoever lists. */
  readonly agency: string | null;
  /** Of the place. */
  readonly place: string | null;
}

export interface WhenFound {
  readonly value: OriginTime;
  /** Cells that it is read from, the head that has the zone among them. */
  readonly from: readonly Cell[];
}

interface Timed extends Moment {
  readonly cell: Cell;
  readonly head: Cell | null;
}

/** Null where the row has no date. */
export function whenOf(
  entries: readonly Entry[],
  language: Language,
  zones: Zones,
  { publishedAt }: Pick<QuakeDocument, 'publishedAt'>,
): WhenFound | null {
  const times = timesOf(entries, language);
  const clocked = times.filter(({ clock }) => clock !== null);
  const found = clocked.flatMap((time, at) => {
    const dated = time.date === null ? dateFor(time, times) : time;
    if (dated === null) return [];
    const stated = statedZone(time, dated);
    const rank = (stated === 'UTC' ? 300 : stated === 'local' ? 100 : stated === null ? 0 : 200) - at;
    return [{ time, dated, stated, rank }];
  });
  const best = found.sort((a, b) => b.rank - a.rank)[0];
  if (best === undefined) return onDay(times, publishedAt);
  const { time, dated, stated } = best;
  const zone = zoneMeant(
    zoneFor(stated, zones),
    [zones.agency, zones.place].filter((name) => name !== null),
    publishedIn(publishedAt, 'UTC')?.ms ?? 0,
  );
  const value = resolved({ ...time, date: dated.date }, zone, publishedAt);
  if (value === null) return null;
  const heads =
    stated === null ? [] : [time.head, dated.head].filter((head) => head !== null && zoneOfHead(head.text) !== null);
  const cells = [...new Set([dated.cell, time.cell])];
  return {
    value: { ...value, raw: cells.map(({ text }) => text).join(' ') },
    from: [...cells, ...new Set(heads as Cell[])],
  };
}

function timesOf(entries: readonly Entry[], language: Language): readonly Timed[] {
  return entries.flatMap(({ kinds, cell, head }) => {
    const moment = kinds.includes('when') ? momentIn(cell.text, language) : null;
    return moment === null ? [] : [{ ...moment, cell, head }];
  });
}

/** The date of another column: the last before a clock, or else the first after it. */
function dateFor(time: Timed, times: readonly Timed[]): Timed | null {
  const at = times.indexOf(time);
  return (
    times.slice(0, at).findLast(({ date }) => date !== null) ??
    times.slice(at).find(({ date }) => date !== null) ??
    null
  );
}

function statedZone(time: Timed, dated: Timed): string | null {
  return time.zone ?? headZone(time) ?? dated.zone ?? headZone(dated);
}

function headZone({ head }: Timed): string | null {
  return head === null ? null : zoneOfHead(head.text);
}

/** Lists that do not say by which clock they count, nor who makes them, are of the world's networks: UTC. */
function zoneFor(stated: string | null, { stated: all, agency, place }: Zones): string {
  if (stated !== null && stated !== 'local') return stated;
  return (stated === null ? (all ?? agency) : (agency ?? place)) ?? 'UTC';
}

function resolved({ date, clock }: Moment, zone: string, publishedAt: string | null): OriginTime | null {
  if (date === null) return null;
  const { year, month, day, calendar } = date;
  if (year === null || month === null || day === null) {
    return resolveTime([mentionOf({ date, clock, zone })], { publishedAt, zones: [zone] });
  }
  const stated = { year, month, day };
  const gregorian = calendar === undefined ? stated : gregorianOf(calendar, stated);
  if (gregorian === null) return null;
  if (clock === null) return { utc: iso(dayMs(gregorian)), precision: 'day', zone: null, raw: '' };
  const precision = clock.second === null ? 'minute' : 'second';
  return { utc: iso(instantOf(gregorian, clock, zone)), precision, zone, raw: '' };
}

function onDay(times: readonly Timed[], publishedAt: string | null): WhenFound | null {
  const time = times.find(({ date }) => date !== null);
  const value = time === undefined ? null : resolved({ ...time, clock: null }, 'UTC', publishedAt);
  return time === undefined || value === null ? null : { value: { ...value, raw: time.cell.text }, from: [time.cell] };
}

function iso(ms: number): string {
  return new Date(ms).toISOString().replace('.000Z', 'Z');
}

function mentionOf(told: Pick<TimeMention, 'date' | 'clock' | 'zone'>): TimeMention {
  const at = { source: 'text', start: 0, end: 0, sentence: 0, rule: 'lists/time' } as const;
  return { ...at, kind: 'time', part: null, role: 'origin', away: 0, restates: false, raw: '', ...told };
}
