/** What is asked of profiles by hand. */
import { CodedError } from '../../ports/errors.ts';
import type { OutcomeRow } from '../../ports/learning-store.ts';
import { cosine, toFloats } from '../fingerprint.ts';
import { isLive, previousOf } from '../life.ts';
import type { Profile } from '../profile.ts';
import { KIN } from '../thresholds.ts';
import type { Ledger } from './ledger.ts';
import type { LearnerDeps } from './place.ts';
import type { LearnRequest } from './records.ts';
import { learnFromWaiting } from './waiting.ts';

const WAITING = 50;
/** Kinds of pages that one request learns from. */
const KINDS = 4;

/** Does what is asked. Throws PROFILE_UNKNOWN. */
export async function obey(
  deps: LearnerDeps,
  ledger: Ledger,
  request: LearnRequest,
  signal: AbortSignal,
): Promise<void> {
  const { action, profile, version } = request;
  if (action === 'learn') return learnKinds(deps, ledger, signal);
  const versions = versionsAsked(ledger, request);
  const id = profile ?? '';
  if (action !== 'roll-back') {
    ledger.happen(id, { kind: action, version });
  } else {
    const wanted = version ?? previousOf(versions)?.version;
    if (wanted === undefined) throw unknown(request, 'there is no version to go back to');
    ledger.happen(id, { kind: 'restore', version: wanted });
  }
  const now = ledger.versionsOf(id).find(isLive);
  const wasLive = versions.find(isLive);
  if (now !== undefined && now.version !== wasLive?.version)
    ledger.goOn({ profile: id, version: now.version, drifted: null, after: '' });
}

function versionsAsked(ledger: Ledger, request: LearnRequest): readonly Profile[] {
  const versions = ledger.versionsOf(request.profile ?? '');
  if (versions.length === 0) throw unknown(request, 'the site has no such profile');
  if (request.version !== null && !versions.some(({ version }) => version === request.version))
    throw unknown(request, 'the profile has no such version');
  return versions;
}

function unknown({ site, profile, version }: LearnRequest, says: string): CodedError {
  return new CodedError('PROFILE_UNKNOWN', says, { value: { site, profile, version } });
}

/** Learns from every kind of page that waits, whatever the negative cache says. */
async function learnKinds(deps: LearnerDeps, ledger: Ledger, signal: AbortSignal): Promise<void> {
  const waiting = await deps.store.waiting(ledger.site, WAITING);
  for (const leader of leadersOf(waiting).slice(0, KINDS)) {
    const tried = await deps.store.outcomesOfDocument(leader.documentId);
    await learnFromWaiting(deps, ledger, leader, { tried, asked: true }, signal);
  }
}

/** The latest page of each kind. */
function leadersOf(rows: readonly OutcomeRow[]): OutcomeRow[] {
  const leaders: OutcomeRow[] = [];
  for (const row of rows) {
    const structure = toFloats(row.structure);
    const isLike = (other: OutcomeRow) => cosine(toFloats(other.structure), structure) >= KIN.structure;
    if (!leaders.some(isLike)) leaders.push(row);
  }
  return leaders;
}
