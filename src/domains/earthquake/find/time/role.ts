/** Tells the time of the shaking from the time of what was said, issued or counted. */
import type { TimeMention } from '../../mentions.ts';
import type { TimeRules } from './rules.ts';

const NEAR = 40;

/** Tells the role of a time by the words right before and after it, and by what its sentence tells. */
export function roles(
  text: string,
  { before, after, origin }: TimeRules,
): (start: number, end: number) => TimeMention['role'] {
  const otherwise = origin?.test(text) ? 'origin' : 'unknown';
  return (start, end) => {
    const said = before?.exec(text.slice(Math.max(0, start - NEAR), start));
    // "said the quake hit at"
    if (said != null && !origin?.test(said[0])) return 'statement';
    if (after?.test(text.slice(end, end + NEAR)) !== true) return otherwise;
    // "gave the time of the shock as 4:26"
    const clause = /[^,;、，،]*$/u.exec(text.slice(Math.max(0, start - NEAR), start))?.[0] ?? '';
    return origin?.test(clause) ? 'origin' : 'statement';
  };
}
