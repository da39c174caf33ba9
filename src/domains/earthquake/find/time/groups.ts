/** Joins atoms that stand side by side into mentions: "on Tuesday, 18 February, at 14:26 Bishkek time". */
import type { ClockPart, DatePart } from '../../mentions.ts';
import type { Atom } from './atoms.ts';
import type { TimeRules } from './rules.ts';
import type { PartName } from './words.ts';

export interface Group {
  start: number;
  end: number;
  date: DatePart | null;
  clock: ClockPart | null;
  half: boolean;
  part: PartName | null;
  zone: string | null;
  /** The zone is an abbreviation. */
  short: boolean;
  restates: boolean;
}

/** Longest gap between two atoms of one mention. */
const GAP = 32;

/** Mentions in their order, clocks read by their part of the day. */
export function groupsOf(atoms: readonly Atom[], text: string, { glue }: TimeRules): readonly Group[] {
  const groups: Group[] = [];
  for (const [at, atom] of atoms.entries()) {
    const last = groups.at(-1);
    const beside = last !== undefined && isGlue(last.end, atom.start);
    if (last !== undefined && beside && fits(last, atom) && !isOfNext(at)) add(last, atom);
    else if (last !== undefined && beside && isOwnDay(last, at)) {
      // "on Wednesday night, at 00:14 on Thursday": the clock is of the day right behind it
      const clock = groupOf(atoms[at - 1] ?? atom, false);
      add(clock, atom);
      groups.splice(-1, 1, { ...last, clock: null, end: atoms[at - 2]?.end ?? last.end }, clock);
    } else {
      const restates = beside && last?.clock != null && (atom.zone !== undefined || atom.clock !== undefined);
      groups.push(groupOf(atom, restates));
    }
  }
  return groups.map(inWholeHours).map(ofPublisher);

  function isGlue(from: number, to: number): boolean {
    // ISO 8601 has a T there
    return to - from <= GAP && (text.slice(from, to) === 't' || glue.test(text.slice(from, to)));
  }

  /** Whether a date contradicts the one before the clock beside which it stands. */
  function isOwnDay(group: Group, at: number): boolean {
    const [date, clock] = [atoms[at], atoms[at - 1]];
    if (date?.date === undefined || clock?.clock === undefined || group.date === null) return false;
    const between = text.slice(clock.end, date.start);
    return (atoms[at - 2]?.end ?? -1) > group.start && !/[,;(]/.test(between) && !agree(group.date, date.date);
  }

  /** "05:23 (Greenwich 00:23)", "04:17 (Monday 19:17 in Moscow)": what stands in a bracket before a clock of its own. */
  function isOfNext(at: number): boolean {
    const [before, atom] = [atoms[at - 1], atoms[at]];
    if (before === undefined || atom?.clock !== undefined || !groups.at(-1)?.clock) return false;
    if (atom === undefined || !text.slice(before.end, atom.start).includes('(')) return false;
    for (let next = at + 1; next < atoms.length; next += 1) {
      const [from, to] = [atoms[next - 1]?.end ?? 0, atoms[next]?.start ?? 0];
      if (!isGlue(from, to) || text.slice(from, to).includes(')')) return false;
      if (atoms[next]?.clock !== undefined) return true;
    }
    return false;
  }
}

function groupOf(atom: Atom, restates: boolean): Group {
  const { start, end } = atom;
  const group = { start, end, date: null, clock: null, half: false, part: null, zone: null, short: false, restates };
  add(group, atom);
  return group;
}

function fits(group: Group, atom: Atom): boolean {
  if (atom.clock !== undefined && group.clock !== null) return false;
  if (atom.zone !== undefined && group.zone !== null) return false;
  if (atom.date !== undefined && group.date !== null && !agree(group.date, atom.date)) return false;
  return true;
}

/** What two dates may say differently. */
export const FIELDS = ['year', 'month', 'day', 'weekday', 'daysAgo'] as const;

/** Whether two dates may be one. */
export function agree(one: DatePart, other: DatePart): boolean {
  return one.calendar === other.calendar || one.month === null || other.month === null
    ? FIELDS.every((field) => one[field] === null || other[field] === null || one[field] === other[field])
    : false;
}

function add(group: Group, atom: Atom): void {
  group.end = atom.end;
  if (atom.date !== undefined) group.date = group.date === null ? atom.date : merge(group.date, atom.date);
  if (atom.clock !== undefined) {
    group.clock = atom.clock;
    group.half = atom.half === true;
  }
  group.zone = atom.zone ?? group.zone;
  group.short ||= atom.short === true;
  group.part = atom.part ?? group.part;
}

/** One date of two that agree. */
export function merge(one: DatePart, other: DatePart): DatePart {
  const merged = { ...other, ...one };
  for (const field of FIELDS) merged[field] = one[field] ?? other[field];
  return merged;
}

/** "9:11 (8:11 local time)", "8:11 local time (9:11)": the other one is the time where this was published. */
function ofPublisher(group: Group, at: number, groups: readonly Group[]): Group {
  if (group.clock === null || group.zone !== null) return group;
  const beside = group.restates ? groups[at - 1] : groups[at + 1];
  const foreign = beside?.zone === 'local' && beside.clock !== null && beside.restates !== group.restates;
  return foreign ? { ...group, zone: 'publisher' } : group;
}

function inWholeHours(group: Group): Group {
  const { clock, part, half } = group;
  return clock === null || part === null || !half
    ? group
    : { ...group, clock: { ...clock, hour: hourIn(clock.hour, part) } };
}

/** Hour of 24 that an hour of 12 is in a part of the day. */
export function hourIn(hour: number, part: PartName): number {
  if (hour > 12) return hour;
  if (part === 'am' || part === 'dawn' || part === 'morning') return hour === 12 ? 0 : hour;
  if (part === 'pm') return hour === 12 ? 12 : hour + 12;
  if (part === 'day') return hour >= 1 && hour <= 8 ? hour + 12 : hour;
  if (part === 'evening') return hour >= 3 && hour <= 11 ? hour + 12 : hour % 12;
  return hour === 12 ? 0 : hour >= 6 ? hour + 12 : hour;
}
