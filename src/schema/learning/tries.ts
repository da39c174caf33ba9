/** Tries what the site has on a page that nothing read. */
import type { OutcomeRow } from '../../ports/learning-store.ts';
import { passes } from '../competition.ts';
import { toFloats } from '../fingerprint.ts';
import { isLive } from '../life.ts';
import type { Profile, TrialPage } from '../profile.ts';
import { KIN } from '../thresholds.ts';
import { activate } from './activate.ts';
import { proposalOf, tryOut } from './contest.ts';
import type { Ledger } from './ledger.ts';
import type { LearnerDeps } from './place.ts';
import { rereadOf } from './rereading.ts';
import { loadSamples } from './samples.ts';

/** Profiles that are tried, the likest first: a site may have any number of candidates. */
const MOST = 12;

interface Try {
  readonly profile: Profile;
  readonly result: TrialPage;
}

/**
 * Whether a profile reads the page that did not when it was read: one in use of which its reader had not heard yet (it
 * is read again then), or a candidate, which becomes active. `tried`: how profiles did when it was read.
 */
export async function isReadByNow(
  deps: LearnerDeps,
  ledger: Ledger,
  row: OutcomeRow,
  tried: readonly OutcomeRow[],
  signal: AbortSignal,
): Promise<boolean> {
  const news = untried(ledger, row, tried);
  const samples = news.length === 0 ? [] : await loadSamples(deps.store, [row], 1);
  if (samples.length === 0) return false;
  const trials = await tryOut(deps, news.map(proposalOf), samples, signal);
  const tries = news.flatMap((profile, at) => {
    const result = trials[at]?.pages[0];
    return result === undefined ? [] : [{ profile, result }];
  });
  const used = best(tries.filter(({ profile }) => isLive(profile)));
  if (used !== null) {
    const again = await rereadOf(deps.store, row, { profile: used.id, version: used.version });
    ledger.readAgain(again === null ? [] : [again]);
    return true;
  }
  const candidates = tries.filter(({ profile }) => !isLive(profile));
  ledger.record(candidates.map((one) => rowOf(one, row)));
  const winner = best(candidates);
  return winner !== null && activate(deps, ledger, winner.id);
}

/** Profiles in use, and candidates that the page is news to. */
function untried(
  ledger: Ledger,
  { pageHash, rendered, structure }: OutcomeRow,
  tried: readonly OutcomeRow[],
): Profile[] {
  const isTried = ({ id, version }: Profile) =>
    tried.some((row) => row.profileId === id && row.version === version && row.pageHash === pageHash);
  return ledger
    .kinOf(toFloats(structure), KIN.reread)
    .slice(0, MOST)
    .flatMap(({ versions }) => versions)
    .filter((one) => one.rendered === rendered && (isLive(one) ? !isTried(one) : isNewsFor(one, pageHash)));
}

const isNewsFor = ({ status, learnedFrom }: Profile, pageHash: string): boolean =>
  status === 'candidate' && !learnedFrom.includes(pageHash);

function best(tries: readonly Try[]): Profile | null {
  const passing = tries.filter(({ result }) => passes(result));
  return passing.sort((one, other) => other.result.utility - one.result.utility)[0]?.profile ?? null;
}

/** A candidate's trial as an outcome: for the record, and no fault of anyone's. */
function rowOf({ profile: { id, version }, result: { utility, valid, fault } }: Try, row: OutcomeRow): OutcomeRow {
  return { ...row, profileId: id, version, utility, valid, fault: valid ? fault : null, chosen: false };
}
