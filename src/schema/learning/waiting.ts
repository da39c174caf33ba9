/** Learns from pages that no profile read. */
import type { OutcomeRow } from '../../ports/learning-store.ts';
import { cosine, toFloats } from '../fingerprint.ts';
import { isEnded } from '../life.ts';
import type { Profile } from '../profile.ts';
import { DRIFT, KIN } from '../thresholds.ts';
import { activate, hasRoom } from './activate.ts';
import { challenge } from './challenge.ts';
import { contest, isSameRules, proposalOf } from './contest.ts';
import { draftOf, newId, propose } from './drafting.ts';
import { healthOf } from './health.ts';
import type { Ledger } from './ledger.ts';
import type { LearnerDeps } from './place.ts';
import { loadSamples } from './samples.ts';
import { isReadByNow } from './tries.ts';
import { usesOn } from './uses.ts';

/** Waiting pages that are looked at, the latest. */
const WAITING = 50;

/**
 * Learns from a page that no profile read, together with those like it that wait. A candidate that reads it becomes
 * active; otherwise two pages make a candidate, and from three on one is held out, so that what passes it is active at
 * once. `tried`: how the site's profiles did on it. `asked`: by hand, whatever the negative cache says, and also where
 * the last profile was retired by hand.
 */
export async function learnFromWaiting(
  deps: LearnerDeps,
  ledger: Ledger,
  row: OutcomeRow,
  { tried, asked }: { readonly tried: readonly OutcomeRow[]; readonly asked: boolean },
  signal: AbortSignal,
): Promise<void> {
  const structure = toFloats(row.structure);
  const kin = ledger
    .kinOf(structure, KIN.structure)
    .filter(({ versions }) => versions.at(-1)?.rendered === row.rendered);
  const [nearest] = kin;
  if (nearest !== undefined && isEnded(nearest.versions) && !asked) return;
  if (await isReadByNow(deps, ledger, row, tried, signal)) return;
  const learned = kin.flatMap(({ versions }) => versions.filter(({ status }) => status === 'candidate'));
  if (learned.some(({ learnedFrom }) => learnedFrom.includes(row.pageHash))) return;
  const profile = kin.map(({ id }) => ledger.liveVersionOf(id)).find((one) => one !== null) ?? null;
  if (profile === null && !hasRoom(ledger, deps.settings.profiles)) return;
  const rows = await waitingLike(deps, row);
  if (!asked && !ledger.mayLearnFrom(rows.length)) return;
  if (profile === null) return induceFrom(deps, ledger, rows, learned[0] ?? null, signal);
  const { isOut, good } = healthOf(await usesOn(ledger, deps.store, profile, DRIFT.window), profile.baseline);
  if (rows.length >= 3) await challenge(deps, ledger, { profile, bad: rows, good, isOut, since: null }, signal);
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

/** `candidate`: what was learned of pages like these, and has not passed. */
async function induceFrom(
  deps: LearnerDeps,
  ledger: Ledger,
  rows: readonly OutcomeRow[],
  candidate: Profile | null,
  signal: AbortSignal,
): Promise<void> {
  const samples = await loadSamples(deps.store, rows, deps.settings.samples + 1);
  if (samples.length < 2) return;
  const known = candidate === null ? [] : [proposalOf(candidate)];
  const turns = samples.length < 3 ? [] : samples.slice(0, deps.settings.attempts);
  for (const [turn, held] of turns.entries()) {
    const rest = samples.filter((sample) => sample !== held);
    const isFirst = turn === 0;
    const entrants = isFirst ? { known } : { known: [], measured: known };
    const found = await contest(deps, { samples: rest, held, ...entrants, all: isFirst }, signal);
    if (found?.passed !== true) continue;
    const id = candidate?.id ?? newId(ledger, rest);
    propose(ledger, draftOf(id, ledger.site, found, rest), rest);
    activate(deps, ledger, id);
    return;
  }
  const found = await contest(deps, { samples, held: null, known, all: turns.length === 0 }, signal);
  // two pages that agree are no failure, as the third will tell; of too many that nobody told of they are
  if (found === null || turns.length > 0 || isCrowded(deps, ledger)) ledger.failed();
  if (found === null || (candidate !== null && isSameRules(found.winner.proposal.rules, candidate.rules))) return;
  propose(ledger, draftOf(candidate?.id ?? newId(ledger, samples), ledger.site, found, samples), samples);
}

/** Whether more of a site's candidates wait for a page to pass than two for each profile that may come of them. */
function isCrowded({ settings }: LearnerDeps, ledger: Ledger): boolean {
  const candidates = ledger.ids().flatMap((id) => ledger.versionsOf(id).filter(({ status }) => status === 'candidate'));
  return candidates.length >= 2 * settings.profiles;
}
