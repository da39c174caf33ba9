/** The times by which one earthquake of a text is told from another. */
import type { TimeMention } from '../mentions.ts';
import { clocksOf, currentMagnitude, hasOtherMagnitude, isNear } from './beside.ts';
import type { Draft, Growing } from './draft.ts';
import type { Part } from './parts.ts';

/** When a time mention is, in milliseconds since the epoch and how exactly; null: the text does not say it. */
export type Instant = (mention: TimeMention, draft: Draft | null) => number | null;

/** The first time that the text has for a draft; rough: the hour only. */
export function clockOf(draft: Growing, instant: Instant): { readonly at: number; readonly rough: boolean } | null {
  for (const part of draft.parts) {
    for (const time of clocksOf(part)) {
      const at = instant(time, draft);
      if (at !== null) return { at, rough: time.clock?.minute === null };
    }
  }
  return null;
}

/** Whether a part's time is a draft's, as exactly as both are stated; with another magnitude, to the minute. */
export function isOf(draft: Growing, part: Part, instant: Instant, strict: boolean): boolean {
  const [time] = clocksOf(part);
  const own = clockOf(draft, instant);
  const at = time === undefined ? null : instant(time, draft);
  if (time === undefined || own === null || at === null) return false;
  const magnitude = currentMagnitude(part);
  const same = magnitude === undefined || magnitude.agency !== null || !hasOtherMagnitude(draft, magnitude.value);
  if (!same && strict) return false;
  return isNear(own.at, at, own.rough || time.clock?.minute === null, same);
}
