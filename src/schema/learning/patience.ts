/** The negative cache: a site that gives no profile is asked less and less often. */
import { PATIENCE } from '../thresholds.ts';

/** How long nothing is learned after so many attempts without a result, in milliseconds. */
export function quietMs(attempts: number): number {
  return Math.min(PATIENCE.longestMs, PATIENCE.firstMs * 2 ** (attempts - 1));
}

/**
 * Whether so many pages of one kind are worth an attempt before the time is over: when there are two or three, which is
 * a kind of page that was not tried before, and whenever they have doubled since. Not for a hopeless site.
 */
export function growthStep(pages: number, attempts: number): boolean {
  return !isHopeless(attempts) && Number.isInteger(Math.log2(pages - 1));
}

/** Whether time alone brings another attempt. */
export const isHopeless = (attempts: number): boolean => attempts >= PATIENCE.attempts;

/** Whether the quiet time is over. One that lies further ahead than any may was set by a clock that has gone back since. */
export function isOver(quietUntil: number, now: number): boolean {
  return now >= quietUntil || quietUntil - now > PATIENCE.longestMs;
}
