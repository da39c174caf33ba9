/** Tells the time of the shaking from the time of what was said, issued or counted. */
import type { TimeMention } from '../../mentions.ts';
import type { TimeRules } from './rules.ts';
import { matches } from './shared.ts';

const NEAR = 40;
const CLAUSE = 70;

type Told = Pick<TimeMention, 'role' | 'away'>;

/** Tells the role of a time by the words right before and after it, and by what its clause and sentence tell. */
export function roles(
  text: string,
  { before, after, origin, errands, when }: TimeRules,
): (start: number, end: number) => Told {
  const shaking = origin === null ? [] : [...matches(origin, text)];
  return (start, end) => ({ role: roleOf(start, end), away: awayFrom(shaking, start, end) });

  function roleOf(start: number, end: number): TimeMention['role'] {
    if (when?.test(text.slice(end, end + 12)) && shaking.some(({ index }) => index > end)) return 'event';
    const said = before?.exec(text.slice(Math.max(0, start - NEAR), start));
    // "said the quake hit at"
    if (said != null && !tells(said[0])) return 'statement';
    const [clause, rest] = clauseAround(text, start, end);
    if (errands?.test(clause + rest) && !tells(clause + rest)) return 'statement';
    if (after?.test(text.slice(end, end + NEAR)) !== true) return shaking.length > 0 ? 'origin' : 'unknown';
    // "gave the time of the shock as 4:26"
    return tells(clause.slice(-NEAR)) ? 'origin' : 'statement';
  }

  function tells(words: string): boolean {
    if (origin === null) return false;
    origin.lastIndex = 0;
    return origin.test(words);
  }
}

/** Characters to the nearest word of the shaking. */
function awayFrom(shaking: readonly RegExpExecArray[], start: number, end: number): number {
  const gaps = shaking.map(({ index, 0: word }) => Math.max(index - end, start - index - word.length, 0));
  return Math.min(Number.POSITIVE_INFINITY, ...gaps);
}

/** What of its clause stands before and after a time; a mark between digits ends none. */
function clauseAround(text: string, start: number, end: number): readonly [string, string] {
  const before = BEFORE.exec(text.slice(Math.max(0, start - CLAUSE), start))?.[0] ?? '';
  return [before, AFTER.exec(text.slice(end, end + CLAUSE))?.[0] ?? ''];
}

const BEFORE = /(?:[^,;:、，،。—–]|(?<=\d)[,:](?=\d))*$/u;
const AFTER = /^(?:[^,;:、，،。—–]|(?<=\d)[,:](?=\d))*/u;
