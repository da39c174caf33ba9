/** Pages of a profile's template that it reads badly: what reads them better takes its place, or lives beside it. */
import type { OutcomeRow } from '../../ports/learning-store.ts';
import { passes } from '../competition.ts';
import type { Profile, TrialPage } from '../profile.ts';
import { DRIFT } from '../thresholds.ts';
import { activate, hasRoom } from './activate.ts';
import { type Contest, contest, isSameRules, proposalOf } from './contest.ts';
import { draftOf, newId, propose } from './drafting.ts';
import type { Ledger } from './ledger.ts';
import type { LearnerDeps } from './place.ts';
import { loadSamples, type Sample } from './samples.ts';

/** Of the pages that the profile reads well, so many decide whether anything may take its place. */
const DEFENDERS = 3;
/** Earlier versions that compete again, the latest. */
const FORMER = 2;

export interface Defence {
  readonly profile: Profile;
  /** The latest first. */
  readonly bad: readonly OutcomeRow[];
  readonly good: readonly OutcomeRow[];
  /** It has read nothing well lately. */
  readonly isOut: boolean;
  /** Fetch time of the first page that it published badly; null where it published none of them. */
  readonly since: number | null;
}

/**
 * Induces from the pages that the profile reads badly, one held out, and lets that compete with its own rules and with
 * those of its former versions. What reads them better by a margin, and its good pages as well, takes its place; so do
 * new rules where it reads nothing any more. Otherwise the site has two templates, and the winner lives beside it.
 */
export async function challenge(
  deps: LearnerDeps,
  ledger: Ledger,
  defence: Defence,
  signal: AbortSignal,
): Promise<void> {
  const { profile, bad } = defence;
  const samples = await loadSamples(deps.store, bad, deps.settings.samples + 1);
  if (samples.length < 3) return;
  const others = await loadSamples(deps.store, defendersOf(defence), DEFENDERS);
  const former = ledger
    .versionsOf(profile.id)
    .filter(({ status }) => status === 'retired')
    .slice(-FORMER);
  const known = [profile, ...former].map(proposalOf);
  for (const [turn, held] of samples.slice(0, deps.settings.attempts).entries()) {
    const rest = samples.filter((sample) => sample !== held);
    const found = await contest(deps, { samples: rest, held, others, known, all: turn === 0 }, signal);
    if (found?.passed !== true || !isBetter(found, profile)) continue;
    settle(deps, ledger, { ...defence, former, found, samples: rest });
    return;
  }
  ledger.failed();
}

/** Pages that the profile reads well; those that it was learned from, as long as it has read no other. */
function defendersOf({ profile, bad, good }: Defence): readonly OutcomeRow[] {
  const [other] = bad;
  if (good.length > 0 || other === undefined) return good;
  return profile.learnedFrom.map((pageHash) => ({ ...other, pageHash }));
}

function isBetter({ of, winner }: Contest, { rules }: Profile): boolean {
  return mean(winner.pages) >= mean(of(rules).here) + DRIFT.gain;
}

interface Won extends Defence {
  readonly former: readonly Profile[];
  readonly found: Contest;
  readonly samples: readonly Sample[];
}

function settle(deps: LearnerDeps, ledger: Ledger, won: Won): void {
  const { profile, former, found, samples, isOut, since } = won;
  const { rules } = found.winner.proposal;
  const again = former.find((one) => isSameRules(one.rules, rules)) ?? null;
  // former rules read these pages and not what the present ones do: both templates are there, by turns
  const isByTurns = former.some((one) => mean(found.of(one.rules).here) >= mean(found.winner.pages) - DRIFT.gain);
  const mayReplace = profile.status !== 'pinned' && (isAsGood(won) || (isOut && !isByTurns));
  if (!mayReplace && !hasRoom(ledger, deps.settings.profiles)) return ledger.failed();
  const id = mayReplace ? profile.id : newId(ledger, samples);
  if (mayReplace && again !== null) {
    ledger.happen(id, { kind: 'restore', version: again.version });
    ledger.succeeded();
  } else {
    propose(ledger, draftOf(id, ledger.site, found, samples), samples);
    activate(deps, ledger, id);
  }
  if (since !== null) sendBackPublished(ledger, profile, id, since);
}

/** Only a profile's own versions are known to a request: what another profile replaces is read again when it waits. */
function sendBackPublished(ledger: Ledger, { id, version }: Profile, winner: string, since: number): void {
  const now = ledger.liveVersionOf(winner);
  if (winner === id && now !== null)
    ledger.goOn({ profile: id, version: now.version, drifted: { version, since }, after: '' });
}

/** Whether the winner reads the profile's good pages as well; not known, so not so, where none of them could be tried. */
function isAsGood({ profile, found }: Won): boolean {
  const { elsewhere } = found.of(found.winner.proposal.rules);
  return (
    elsewhere.length > 0 &&
    elsewhere.every(passes) &&
    mean(elsewhere) >= mean(found.of(profile.rules).elsewhere) - DRIFT.gain
  );
}

function mean(pages: readonly TrialPage[]): number {
  return pages.reduce((sum, { utility }) => sum + utility, 0) / Math.max(1, pages.length);
}
