/** Whether a value holds, was replaced, or only bounds others. */
import { fold } from '../../text/fold.ts';
import { firstAfter, lastBefore, type Span } from '../spans.ts';
import { type Figure, markAfter, markBefore, type Scan } from './scan.ts';
import type { QuantityWords } from './words.ts';

export type Standing = 'current' | 'previous' | 'bound' | 'mistaken';

export interface Reach {
  /** Where the value ends, with its unit. */
  readonly end: number;
  /** Words before here belong to the value before. */
  readonly since: number;
  /** Where the value after it begins. */
  readonly next: number;
}

/** "from A to B", "to B from A": the other value stands so near. */
const PAIR_GAP = 30;

/** What the words around a figure say of it. */
export function standingOf(seen: Scan, figure: Figure, reach: Reach): Standing {
  if (standsBetween(seen, 'mistaken', reach.since, figure.start)) return 'mistaken';
  const changing = firstAfter(seen.marks('change'), 0) !== null;
  if (isBound(seen, figure, reach, changing)) return 'bound';
  if (isFormer(seen, figure, reach)) return 'previous';
  return changing && isOld(seen, figure, reach) ? 'previous' : 'current';
}

/** "initially 6.4", "6.4 as first reported"; words with another value between them and the figure are that value's. */
function isFormer(seen: Scan, figure: Figure, { since, end, next }: Reach): boolean {
  const other = lastBefore(seen.figures, figure.start);
  const from = other !== null && other.decimals > 0 ? Math.max(since, other.end) : since;
  if (standsBetween(seen, 'former', from, figure.start)) return true;
  const after = markAfter(seen, 'formerly', end, 4);
  return after !== null && next - after.end > PAIR_GAP;
}

function standsBetween(seen: Scan, kind: 'mistaken' | 'former', since: number, until: number): boolean {
  const mark = lastBefore(seen.marks(kind), until);
  // "5.7 as first reported, and a depth of 19 km": said of what stands before
  if (mark !== null && kind === 'former' && isOfLast(seen, mark)) return false;
  return mark !== null && mark.start >= since && until - mark.end <= 80;
}

function isOfLast(seen: Scan, mark: Span): boolean {
  const whole = seen.marks('formerly').find(({ start, end }) => start <= mark.start && end >= mark.end);
  if (whole === undefined) return false;
  const other = lastBefore(seen.figures, whole.start);
  return other !== null && whole.start - other.end <= 4;
}

function isBound(seen: Scan, figure: Figure, { end }: Reach, changing: boolean): boolean {
  const before =
    markBefore(seen, 'above', figure.start, 25) ?? (changing ? null : markBefore(seen, 'upTo', figure.start, 3));
  if (before !== null && WORDS_GAP.test(seen.folded.slice(before.end, figure.start))) return true;
  const after = markAfter(seen, 'beyond', end, 22) ?? (changing ? null : markAfter(seen, 'upToAfter', end, 3));
  return (
    seen.folded.charAt(figure.end) === '+' || (after !== null && ENDING_GAP.test(seen.folded.slice(end, after.start)))
  );
}

/** At most two words between "above" and its figure. */
const WORDS_GAP = /^(?: ?[\p{L}\p{M}][\p{L}\p{M}'-]*){0,2} ?$/u;
const ENDING_GAP = /^[ '-]*(?:\p{L}{1,6}(?: |$)){0,2}$/u;

function isOld(seen: Scan, figure: Figure, { end, since, next }: Reach): boolean {
  if (next - end > PAIR_GAP && !isNewValue(seen, end, next) && (since === 0 || figure.start - since > PAIR_GAP))
    return false;
  const from = markBefore(seen, 'from', figure.start, 14);
  if (from !== null && WORDS_GAP.test(seen.folded.slice(from.end, figure.start))) return true;
  return endsAsOld(seen, figure, end);
}

/** "Of 5.3 was later revised to 5.6": the next value stands right behind the change. */
function isNewValue(seen: Scan, end: number, next: number): boolean {
  if (!Number.isFinite(next) || next - end > 80) return false;
  const change = lastBefore(seen.marks('change'), next);
  if (change === null || change.start < end || next - change.end > 4) return false;
  // "3.6; another institute raises it to 3.8"
  return !/[;,]/.test(seen.folded.slice(end, change.start));
}

const endings = new WeakMap<QuantityWords, RegExp>();

/** "5,6'dan", "10 kilometreden": the case of what something changes from, at the figure or its unit. */
function endsAsOld({ folded, language }: Scan, figure: Figure, end: number): boolean {
  const rule = language.quantities.fromEnding;
  if (rule === undefined) return false;
  let pattern = endings.get(language.quantities);
  if (pattern === undefined) {
    pattern = new RegExp(language.unspaced ? `^ ?(?:${fold(rule)})` : `(?:${fold(rule)})$`, 'u');
    endings.set(language.quantities, pattern);
  }
  const rest = /^[' -]?[\p{L}']{0,8}/u.exec(folded.slice(end, end + 9))?.[0] ?? '';
  return pattern.test((folded.slice(figure.end, end) + rest).trimEnd());
}
