/** Uses of a profile that its own site's learning may rest on. */
import type { LearningReads, OutcomeRow } from '../../ports/learning-store.ts';
import { PATIENCE } from '../thresholds.ts';
import type { Ledger } from './ledger.ts';

/** Beyond so many rows those that do not count have the better of it. */
const MOST = 2_560;

/**
 * The latest uses of a version on pages of its own site, at most `limit`. Pages of other sites that it read say nothing
 * of whether its own site still looks as it did, and what is learned from them is whatever that site wants. Nor do pages
 * count that a wrong clock dated far ahead: they would be the latest until then.
 */
export async function usesOn(
  { site, now }: Pick<Ledger, 'site' | 'now'>,
  store: Pick<LearningReads, 'outcomesOf'>,
  { id, version }: { readonly id: string; readonly version: number },
  limit: number,
): Promise<readonly OutcomeRow[]> {
  for (let asked = limit; ; asked *= 4) {
    const rows = await store.outcomesOf(id, version, asked);
    const own = rows.filter((row) => row.site === site && row.at <= now + PATIENCE.longestMs).slice(0, limit);
    if (own.length === limit || rows.length < asked || asked >= MOST) return own;
  }
}
