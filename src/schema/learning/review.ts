/** Looks at a profile after each of its uses: its fingerprints, whether it drifts, what could take its place. */
import type { OutcomeRow, Tally } from '../../ports/learning-store.ts';
import { isLive } from '../life.ts';
import { DRIFT } from '../thresholds.ts';
import { challenge } from './challenge.ts';
import { vectorsOf } from './drafting.ts';
import { healthOf } from './health.ts';
import type { Ledger } from './ledger.ts';
import type { LearnerDeps } from './place.ts';
import { isDue, refine } from './refine.ts';
import { isSameUse } from './rows.ts';
import { usesOn } from './uses.ts';

/** Pages that e_S is the mean of, at most; and those after which it is taken anew at every tenth only. */
const FINGERPRINTED = 50;
const SETTLED = 10;

/**
 * After a use of one of the site's own profiles, which is not in the Store yet. `isFresh`: of a page that came by itself.
 * One that learning sent back challenges nobody, or what is sent back and what is learned from it would never end.
 */
export async function review(
  deps: LearnerDeps,
  ledger: Ledger,
  row: OutcomeRow,
  isFresh: boolean,
  signal: AbortSignal,
): Promise<void> {
  const id = row.profileId ?? '';
  // no use, but a try on a page of another template
  if (!row.valid && row.fault === null) return;
  const profile = ledger.versionsOf(id).find(({ version }) => version === row.version);
  if (profile === undefined || !isLive(profile)) return;
  await refreshFingerprints(deps, ledger, row);
  const before = await usesOn(ledger, deps.store, profile, 2 * DRIFT.window);
  const all = [row, ...before.filter((other) => !isSameUse(other, row))];
  const health = healthOf(all, profile.baseline);
  if (health.state === 'well') ledger.happen(id, { kind: 'recover' });
  const isRead = (one: OutcomeRow): boolean => one.valid && one.chosen;
  const isNew = isRead(row) && isDue(deps.settings, profile, all.filter(isRead).length);
  if (isNew && health.state !== 'fallen' && profile.status === 'active')
    return refine(deps, ledger, profile, health.good.filter(isRead), signal);
  if (health.state !== 'fallen' || profile.status === 'pinned') return;
  const isNews = ledger.happen(id, { kind: 'drift' });
  if (isFresh && ledger.mayLearnFrom(health.bad.length, isNews))
    await challenge(deps, ledger, { profile, ...health }, signal);
}

async function refreshFingerprints({ store }: LearnerDeps, ledger: Ledger, row: OutcomeRow): Promise<void> {
  const { profileId: id, version, valid, chosen } = row;
  if (id === null || !valid || !chosen) return;
  const { chosen: before }: Tally = await store.tally(id, version);
  if (before > SETTLED && before % SETTLED !== 0) return;
  const others = await usesOn(ledger, store, { id, version }, FINGERPRINTED);
  const read = others.filter((one) => one.valid && one.chosen && !isSameUse(one, row));
  const vectors = vectorsOf(id, version, [row, ...read]);
  // a page that its own profile reads needs no semantic fingerprint: those of the pages that it was learned from stay
  const semantics = vectors?.semantics ?? ledger.vectorsOf(id)?.semantics ?? null;
  if (vectors !== null) ledger.setVectors({ ...vectors, semantics });
}
