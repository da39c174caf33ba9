/** Tells the time of the shaking from the time of what was said, issued or counted. */
import type { TimeMention } from '../mentions.ts';
import type { TimeRules } from './time-rules.ts';

const NEAR = 40;

/** By the words right before and after a time, and by what its sentence tells. */
export function roleOf(
  text: string,
  start: number,
  end: number,
  { before, after, origin }: TimeRules,
): TimeMention['role'] {
  if (before?.test(text.slice(Math.max(0, start - NEAR), start))) return 'statement';
  if (after?.test(text.slice(end, end + NEAR))) return 'statement';
  return origin?.test(text) ? 'origin' : 'unknown';
}
