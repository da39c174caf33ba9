/** Sends stored pages back to be read again, a batch at a time. */
import type { OutcomeRow } from '../../ports/learning-store.ts';
import { cosine, toFloats } from '../fingerprint.ts';
import { isLive } from '../life.ts';
import { KIN } from '../thresholds.ts';
import type { Ledger } from './ledger.ts';
import type { LearnerDeps } from './place.ts';
import type { Reread, RereadRequest } from './records.ts';

const BATCH = 50;
/** Waiting pages of a site that are sent back, the latest. */
const WAITING = 1000;

/** The next batch; nothing where the profile's version is not in use any more. */
export async function sendBack({ store }: LearnerDeps, ledger: Ledger, request: RereadRequest): Promise<void> {
  const { profile: id, version, drifted } = request;
  const profile = ledger.versionsOf(id).find((one) => one.version === version);
  if (profile === undefined || !isLive(profile)) return;
  const rows = await (drifted === null
    ? waitingFor(store, ledger, request)
    : store.readBy(id, drifted.version, drifted.since, request.after, BATCH + 1));
  const batch = rows.slice(0, BATCH);
  const pages = await Promise.all(batch.map((row) => rereadOf(store, row, request)));
  ledger.readAgain(pages.filter((page) => page !== null));
  const last = batch.at(-1);
  if (rows.length > BATCH && last !== undefined) ledger.goOn({ profile: id, version, drifted, after: last.documentId });
}

async function waitingFor(
  store: LearnerDeps['store'],
  ledger: Ledger,
  { site, profile, after }: RereadRequest,
): Promise<OutcomeRow[]> {
  const structure = ledger.vectorsOf(profile)?.structure ?? new Float32Array(0);
  const waiting = await store.waiting(site, WAITING);
  return waiting
    .filter((row) => row.documentId > after && cosine(toFloats(row.structure), structure) >= KIN.reread)
    .sort((one, other) => (one.documentId < other.documentId ? -1 : 1))
    .slice(0, BATCH + 1);
}

/** The page of an outcome, for this profile; null where the document is gone meanwhile. */
export async function rereadOf(
  store: LearnerDeps['store'],
  { documentId, pageHash, url }: OutcomeRow,
  { profile, version }: Pick<RereadRequest, 'profile' | 'version'>,
): Promise<Reread | null> {
  const document = await store.document(documentId);
  return document === null ? null : { documentId, url: document.url, location: url, pageHash, profile, version };
}
