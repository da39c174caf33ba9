/** Looks at a profile after each of its uses: its fingerprints, whether it drifts, what could take its place. */
import type { OutcomeRow, Tally } from '../../ports/learning-store.ts';
import { meanUtility, passes } from '../competition.ts';
import { isLive, previousOf } from '../life.ts';
import type { Profile, Proposal, Trial } from '../profile.ts';
import { DRIFT } from '../thresholds.ts';
import { activate } from './activate.ts';
import { contest, proposalOf } from './contest.ts';
import { draftOf, propose, vectorsOf } from './drafting.ts';
import { type Health, healthOf } from './health.ts';
import type { Ledger } from './ledger.ts';
import type { LearnerDeps } from './place.ts';
import { isSameUse } from './rows.ts';
import { loadSamples, type Sample } from './samples.ts';

/** Pages that e_S is the mean of, at most; and those after which it is taken anew at every tenth only. */
const FINGERPRINTED = 50;
const SETTLED = 10;
/** Pages that it still reads well, beside those that it does not. */
const OLD_PAGES = 2;

/** After a use of one of the site's own profiles, which is not in the Store yet. */
export async function review(deps: LearnerDeps, ledger: Ledger, row: OutcomeRow, signal: AbortSignal): Promise<void> {
  const id = row.profileId ?? '';
  // no use, but a try on a page of another template
  if (!row.valid && row.fault === null) return;
  const profile = ledger.versionsOf(id).find(({ version }) => version === row.version);
  if (profile === undefined || !isLive(profile)) return;
  await refreshFingerprints(deps, ledger, row);
  const before = await deps.store.outcomesOf(id, row.version, 2 * DRIFT.window);
  const health = healthOf([row, ...before.filter((other) => !isSameUse(other, row))], profile.baseline);
  if (health.state === 'well') ledger.happen(id, { kind: 'recover' });
  if (health.state !== 'fallen' || profile.status === 'pinned') return;
  const isNews = ledger.happen(id, { kind: 'drift' });
  if (isNews || ledger.mayLearnFrom(health.bad.length)) await repair(deps, ledger, profile, health, signal);
}

async function refreshFingerprints({ store }: LearnerDeps, ledger: Ledger, row: OutcomeRow): Promise<void> {
  const { profileId: id, version, valid, chosen } = row;
  if (id === null || !valid || !chosen) return;
  const { chosen: before }: Tally = await store.tally(id, version);
  if (before > SETTLED && before % SETTLED !== 0) return;
  const others = await store.outcomesOf(id, version, FINGERPRINTED);
  const read = others.filter((one) => one.valid && one.chosen && !isSameUse(one, row));
  const vectors = vectorsOf(id, version, [row, ...read]);
  // a page that its own profile reads needs no semantic fingerprint: those of the pages that it was learned from stay
  const semantics = vectors?.semantics ?? ledger.vectorsOf(id)?.semantics ?? null;
  if (vectors !== null) ledger.setVectors({ ...vectors, semantics });
}

/**
 * Induces again from the latest pages that the profile read badly, and tries that, the version before and the present
 * one on those pages and on some that it still reads well. What is better by a margin takes its place, and what it
 * published since it drifted is read again.
 */
async function repair(
  deps: LearnerDeps,
  ledger: Ledger,
  profile: Profile,
  { bad, good, since }: Health,
  signal: AbortSignal,
): Promise<void> {
  const samples = await loadSamples(deps.store, bad, deps.settings.samples + 1);
  const [held, ...rest] = samples;
  if (held === undefined || rest.length < 2) return;
  const others = await loadSamples(deps.store, good, OLD_PAGES);
  const previous = previousOf(ledger.versionsOf(profile.id));
  const known = [profile, ...(previous === null ? [] : [previous])].map(proposalOf);
  const found = await contest(deps, { samples: rest, held, others, known, all: true }, signal);
  const present = found?.trials.find(({ proposal }) => isAs(proposal, profile));
  if (found === null || present === undefined || !isBetter(found.winner, present, held)) return ledger.failed();
  const { id, version } = profile;
  if (previous !== null && isAs(found.winner.proposal, previous)) {
    ledger.happen(id, { kind: 'restore', version: previous.version });
    ledger.succeeded();
  } else {
    propose(ledger, draftOf(id, ledger.site, found, rest), rest);
    activate(deps, ledger, id);
  }
  const now = ledger.versionsOf(id).find(isLive);
  if (now !== undefined && since !== null)
    ledger.goOn({ profile: id, version: now.version, drifted: { version, since }, after: '' });
}

function isBetter(challenger: Trial, present: Trial, held: Sample): boolean {
  const page = challenger.pages.find(({ hash }) => hash === held.hash);
  return page !== undefined && passes(page) && meanUtility(challenger) >= meanUtility(present) + DRIFT.gain;
}

const isAs = ({ rules }: Proposal, profile: Profile): boolean =>
  JSON.stringify(rules) === JSON.stringify(profile.rules);
