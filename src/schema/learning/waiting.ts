/** Learns from pages that no profile read. */
import type { OutcomeRow } from '../../ports/learning-store.ts';
import { meanUtility, passes } from '../competition.ts';
import { cosine, toFloats } from '../fingerprint.ts';
import { isEnded, isLive } from '../life.ts';
import type { Profile } from '../profile.ts';
import { DRIFT, KIN } from '../thresholds.ts';
import { activate } from './activate.ts';
import { type Contest, contest, proposalOf, tryOut } from './contest.ts';
import { draftOf, profileIdOf, propose } from './drafting.ts';
import { healthOf } from './health.ts';
import type { Ledger } from './ledger.ts';
import type { LearnerDeps } from './place.ts';
import { loadSamples, type Sample } from './samples.ts';
import { isReadByNow } from './tries.ts';

/** Waiting pages that are looked at, the latest. */
const WAITING = 50;
/** Of the pages that a profile reads well, so many decide whether another may take its place. */
const DEFENDERS = 3;

/**
 * Learns from a page that no profile read, together with those like it that wait. A candidate that reads it becomes
 * active; otherwise two pages make a candidate, and from three on one is held out, so that what passes it is active at
 * once. `tried`: how the site's profiles did on it. `asked`: by hand, whatever the negative cache says, and also where the last profile was retired by hand.
 */
export async function learnFromWaiting(
  deps: LearnerDeps,
  ledger: Ledger,
  row: OutcomeRow,
  { tried, asked }: { readonly tried: readonly OutcomeRow[]; readonly asked: boolean },
  signal: AbortSignal,
): Promise<void> {
  const structure = toFloats(row.structure);
  const kin = ledger.kinOf(structure, KIN.structure);
  const [nearest] = kin;
  if (nearest !== undefined && isEnded(nearest.versions) && !asked) return;
  if (await isReadByNow(deps, ledger, row, tried, signal)) return;
  const learned = kin.flatMap(({ versions }) => versions.filter(({ status }) => status === 'candidate'));
  if (learned.some(({ learnedFrom }) => learnedFrom.includes(row.pageHash))) return;
  const rows = await waitingLike(deps, row);
  const live = kin.find(({ versions }) => versions.some(isLive))?.versions ?? null;
  if (rows.length < (live === null ? 2 : 3) || (!asked && !ledger.mayLearnFrom(rows.length))) return;
  const samples = await loadSamples(deps.store, rows, deps.settings.samples + 1);
  if (samples.length < (live === null ? 2 : 3)) return;
  await settle(deps, ledger, { samples, candidate: learned[0] ?? null, live: live?.find(isLive) ?? null }, signal);
}

/** The page, and those like it that wait, one a document, the latest first. */
async function waitingLike(deps: LearnerDeps, row: OutcomeRow): Promise<OutcomeRow[]> {
  const structure = toFloats(row.structure);
  const waiting = await deps.store.waiting(row.site, WAITING);
  const like = waiting.filter(
    (other) =>
      other.documentId !== row.documentId &&
      other.pageHash !== row.pageHash &&
      other.rendered === row.rendered &&
      cosine(toFloats(other.structure), structure) >= KIN.structure,
  );
  return [row, ...like];
}

interface Case {
  /** The latest first. */
  readonly samples: readonly Sample[];
  /** What was learned of pages like these, and has not passed. */
  readonly candidate: Profile | null;
  /** What reads other pages like these. */
  readonly live: Profile | null;
}

async function settle(deps: LearnerDeps, ledger: Ledger, { samples, candidate, live }: Case, signal: AbortSignal) {
  const known = candidate === null ? [] : [proposalOf(candidate)];
  const turns = samples.length < 3 ? 0 : Math.min(deps.settings.attempts, samples.length);
  for (let turn = 0; turn < turns; turn += 1) {
    const held = samples[turn] ?? null;
    const rest = samples.filter((sample) => sample !== held);
    const found = await contest(deps, { samples: rest, held, known: turn === 0 ? known : [], all: turn === 0 }, signal);
    if (found?.passed !== true) continue;
    const id = live === null ? null : await succeeds(deps, live, found, signal);
    adopt(deps, ledger, id ?? candidate?.id ?? newId(ledger, rest), found, rest);
    return;
  }
  // two pages are no failure yet: the third will tell
  if (turns > 0) ledger.failed();
  if (live !== null) return;
  const found = await contest(deps, { samples, held: null, known, all: turns === 0 }, signal);
  if (found === null && turns === 0) ledger.failed();
  if (found === null || JSON.stringify(found.winner.proposal.rules) === JSON.stringify(candidate?.rules)) return;
  propose(ledger, draftOf(candidate?.id ?? newId(ledger, samples), ledger.site, found, samples), samples);
}

/** The oldest page that named no profile before gives the name: the same pages give the same one. */
function newId(ledger: Ledger, samples: readonly Sample[]): string {
  const ids = samples.map(({ hash }) => profileIdOf(ledger.site, hash)).reverse();
  return ids.find((id) => ledger.versionsOf(id).length === 0) ?? ids[0] ?? '';
}

function adopt(deps: LearnerDeps, ledger: Ledger, id: string, found: Contest, samples: readonly Sample[]): void {
  propose(ledger, draftOf(id, ledger.site, found, samples), samples);
  activate(deps, ledger, id);
}

/**
 * The id of the live profile if the winner may take its place: it reads that one's pages as well, or that one reads
 * none any more. Otherwise the pages are of another template, and both shall live.
 */
async function succeeds(
  deps: LearnerDeps,
  live: Profile,
  { winner }: Contest,
  signal: AbortSignal,
): Promise<string | null> {
  if (live.status === 'pinned') return null;
  const { id, version, baseline } = live;
  const { state, good } = healthOf(await deps.store.outcomesOf(id, version, 2 * DRIFT.window), baseline);
  const dead = state === 'fallen' && good.length === 0;
  const defended = dead ? [] : await loadSamples(deps.store, good, DEFENDERS);
  if (defended.length === 0) return state === 'fallen' ? id : null;
  const [challenger, defender] = await tryOut(deps, [winner.proposal, proposalOf(live)], defended, signal);
  if (challenger === undefined || defender === undefined) return null;
  const isAsGood = challenger.pages.every(passes) && meanUtility(challenger) >= meanUtility(defender) - DRIFT.gain;
  return isAsGood ? id : null;
}
