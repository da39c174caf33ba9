/** Another time or magnitude beside the main earthquake: whose is it? */
import type { AnyMention, MagnitudeMention, TimeMention } from '../mentions.ts';
import type { Growing, Role } from './draft.ts';
import { isAsOf, type Part } from './parts.ts';
import { type Kind, ofKind } from './reading.ts';

/** The first magnitude that the part presents as current. */
export function currentMagnitude({ mentions }: Part): MagnitudeMention | undefined {
  return ofKind(mentions, 'magnitude').find(({ standing }) => standing === 'current');
}

export function hasMagnitude(draft: Growing, value: number): boolean {
  return draft.parts.some(({ mentions }) =>
    ofKind(mentions, 'magnitude').some((magnitude) => Math.abs(magnitude.value - value) < 0.001),
  );
}

/** Agencies do not differ by so much about one earthquake: "nine weak ones, the strongest of 3.2" are others. */
const OTHER_MAGNITUDE = 1.2;

/** Whether a part has a magnitude that cannot be another opinion on the earthquake told of so far. */
export function isFarWeaker(part: Part, main: Growing | null): boolean {
  const magnitude = currentMagnitude(part);
  if (main === null || magnitude === undefined || magnitude.agency !== null) return false;
  if (part.cues.has('quake') && !part.cues.has('aftershock')) return false;
  if (clocksOf(part).length > 0) return false;
  const known = main.parts.map((other) => currentMagnitude(other)?.value ?? 0);
  return Math.max(0, ...known) - magnitude.value >= OTHER_MAGNITUDE;
}

/** Whether what is told of an earthquake has magnitudes, and all of them below the part's own. */
export function isWeaker(draft: Growing | null, part: Part): boolean {
  const magnitude = currentMagnitude(part);
  const known = draft?.parts.flatMap((other) => currentMagnitude(other)?.value ?? []) ?? [];
  return magnitude !== undefined && known.length > 0 && Math.max(...known) < magnitude.value;
}

/** Whether a part has both a time and a magnitude of its own beside a draft that has another: the third of several. */
export function isBeyond(draft: Growing, part: Part): boolean {
  const magnitude = currentMagnitude(part);
  if (magnitude === undefined || magnitude.agency !== null || clocksOf(part).length === 0) return false;
  return hasOtherMagnitude(draft, magnitude.value);
}

/** Whether nothing in a part says on which day. */
export function isUndated({ mentions }: Part): boolean {
  return ofKind(mentions, 'time').every(({ date }) => date === null);
}

/** Minutes by which sources differ about one earthquake, and hours about "around four". */
const NEAR_MS = 3 * 60_000;
const ROUGH_MS = 100 * 60_000;
export const DAY_MS = 86_400_000;

export function hasOtherMagnitude(draft: Growing, value: number): boolean {
  return !hasMagnitude(draft, value) && draft.parts.some((part) => currentMagnitude(part) !== undefined);
}

/** "Many remembered the earthquake of 5.8, six days earlier": the magnitude that is not the main earthquake's. */
export function valueBefore(main: Growing | null, part: Part): number | null {
  const magnitude = currentMagnitude(part);
  if (main === null || magnitude === undefined || magnitude.agency !== null || !part.cues.has('earlier')) return null;
  return hasOtherMagnitude(main, magnitude.value) ? magnitude.value : null;
}

/** A weaker one within a day before is a foreshock; within a week after, at the same place, an aftershock. */
export function roleBeside(main: Growing, part: Part, before: number): Role {
  const magnitude = currentMagnitude(part);
  const weaker = main.parts.some((other) => (currentMagnitude(other)?.value ?? 0) > (magnitude?.value ?? Infinity));
  if (!weaker || part.cues.has('another')) return 'other';
  if (before > 0) return before <= DAY_MS ? 'foreshock' : 'other';
  return before >= -WEEK_MS && isAtPlaceOf(main, part) ? 'aftershock' : 'other';
}

const WEEK_MS = 7 * DAY_MS;

/** Whether a part names no place, or one that is known of a draft. */
export function isAtPlaceOf(main: Growing, part: Part): boolean {
  const known = new Set(main.parts.flatMap(({ mentions }) => ofKind(mentions, 'place').map(({ name }) => name)));
  const places = ofKind(part.mentions, 'place').filter(({ use }) => use !== 'felt');
  const references = places.filter(({ use }) => use === 'reference');
  const said = references.length > 0 ? references : places;
  return said.length === 0 || said.some(({ name }) => known.has(name));
}

/** Whether two times are one: "around midnight on Friday" may be of either day. */
export function isNear(a: number, b: number, rough: boolean, same: boolean): boolean {
  const apart = Math.abs(a - b);
  if (!rough) return apart <= (same ? NEAR_MS : 0);
  const onClock = apart % DAY_MS;
  return apart <= DAY_MS + ROUGH_MS && Math.min(onClock, DAY_MS - onClock) <= ROUGH_MS;
}

const MEASURES: ReadonlySet<Kind> = new Set(['magnitude', 'energyClass', 'depth', 'coordinates', 'offset'] as const);

export function isMeasured(draft: Growing): boolean {
  return draft.parts.some(({ mentions }) => mentions.some(({ kind }) => MEASURES.has(kind)));
}

/** Times that may be an origin time. */
export function clocksOf({ mentions }: Part): readonly TimeMention[] {
  return ofKind(mentions, 'time').filter((time) => time.clock !== null && !isAsOf(time, mentions));
}

/** "More than 40 aftershocks were recorded": none of them has a magnitude. */
export function countsAftershocks({ cues, mentions }: Part): boolean {
  return cues.has('aftershock') && !ofKind(mentions, 'magnitude').some(({ standing }) => standing === 'current');
}

/** What an earthquake did. */
export function isOutcome({ kind }: AnyMention): boolean {
  return kind === 'count' || kind === 'tsunami';
}

/** A quake, or that something was felt or recorded at a place that is not the main one's. */
export function tellsOfAnother(part: Part, main: Growing): boolean {
  if (part.cues.has('quake')) return true;
  if (!part.cues.has('occurred')) return false;
  const timed = main.parts.filter((other) => clocksOf(other).length > 0);
  const known = new Set(timed.flatMap(({ mentions }) => ofKind(mentions, 'place').map(({ name }) => name)));
  return ofKind(part.mentions, 'place').some(({ name, use }) => use === 'epicentre' && !known.has(name));
}
