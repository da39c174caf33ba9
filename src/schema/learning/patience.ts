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
  return attempts < PATIENCE.attempts && Number.isInteger(Math.log2(pages - 1));
}
