/** Uses of a profile that its own site's learning may rest on. */
import type { LearningReads, OutcomeRow } from '../../ports/learning-store.ts';
import { PATIENCE } from '../thresholds.ts';
import type { Ledger } from './ledger.ts';

/** Beyond so many rows those that do not count have the better of it. */
const MOST = 2_560;

/**
 * The latest uses of a version, at most `limit`. Pages do not count that a wrong clock dated far ahead: they would be the
 * latest until then.
 */
export async function usesOn(
  { now }: Pick<Ledger, 'now'>,
  store: Pick<LearningReads, 'outcomesOf'>,
  { id, version }: { readonly id: string; readonly version: number },
  limit: number,
): Promise<readonly OutcomeRow[]> {
  for (let asked = limit; ; asked *= 4) {
    const rows = await store.outcomesOf(id, version, asked);
    const found = rows.filter((row) => row.at <= now + PATIENCE.longestMs).slice(0, limit);
    if (found.length === limit || rows.length < asked || asked >= MOST) return found;
  }
}
