/** Learns a profile again once it has read more pages than it was learned from: they tell more of what repeats. */
import type { OutcomeRow } from '../../ports/learning-store.ts';
import type { Profile, Rules, TrialPage } from '../profile.ts';
import { DRIFT } from '../thresholds.ts';
import { contest, isSameRules, proposalOf } from './contest.ts';
import { draftOf, propose } from './drafting.ts';
import type { Ledger } from './ledger.ts';
import type { LearnerDeps } from './place.ts';
import { loadSamples } from './samples.ts';

/** Once in a version's life: at the so-manieth page that was read with it, where it was learned from fewer. */
export function isDue({ samples }: LearnerDeps['settings'], { learnedFrom }: Profile, read: number): boolean {
  return read === samples && learnedFrom.length < samples - 1;
}

/**
 * The rules of the many pages take the place of those of the few where they read the page that was held out, and all
 * pages as well; the utility does not see a line too many, so being no worse is enough.
 */
export async function refine(
  deps: LearnerDeps,
  ledger: Ledger,
  profile: Profile,
  read: readonly OutcomeRow[],
  signal: AbortSignal,
): Promise<void> {
  const [held, ...samples] = await loadSamples(deps.store, read, deps.settings.samples);
  if (held === undefined || samples.length <= profile.learnedFrom.length) return;
  const measured = [proposalOf(profile)];
  const found = await contest(deps, { samples, held, known: [], measured, all: false }, signal);
  // what a profile of another template reads these pages with already needs no second name
  if (found?.passed !== true || isInUse(ledger, found.winner.proposal.rules)) return;
  if (mean(found.winner.pages) < mean(found.of(profile.rules).here) - DRIFT.tie) return;
  propose(ledger, draftOf(profile.id, ledger.site, found, samples), samples);
  ledger.happen(profile.id, { kind: 'pass' });
}

function isInUse(ledger: Ledger, rules: Rules): boolean {
  return ledger.ids().some((id) => {
    const live = ledger.liveVersionOf(id);
    return live !== null && isSameRules(live.rules, rules);
  });
}

function mean(pages: readonly TrialPage[]): number {
  return pages.reduce((sum, { utility }) => sum + utility, 0) / Math.max(1, pages.length);
}
