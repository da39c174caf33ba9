/** What becomes of a competition's winner. */
import { createHash } from 'node:crypto';
import type { ProfileVectors } from '../../ports/learning-store.ts';
import { meanUtility } from '../competition.ts';
import { meanOf, toFloats } from '../fingerprint.ts';
import type { Draft } from '../life.ts';
import type { Contest } from './contest.ts';
import type { Ledger } from './ledger.ts';
import { mostFrequent, type Sample } from './samples.ts';

/** Of those that lost, so many of the best are remembered. */
const CONTENDERS = 12;

/** The draft of a version with the winner's rules, learned from these pages. */
export function draftOf(id: string, site: string, { winner, contenders }: Contest, samples: readonly Sample[]): Draft {
  return {
    id,
    site,
    rules: winner.proposal.rules,
    origin: winner.proposal.origin,
    contenders: contenders.slice(0, CONTENDERS),
    fragility: winner.fragility,
    rendered: samples[0]?.row.rendered ?? false,
    language: mostFrequent(samples.map(({ row }) => row.language)),
    country: mostFrequent(samples.map(({ country }) => country)),
    learnedFrom: samples.map(({ hash }) => hash),
    baseline: meanUtility(winner),
  };
}

/** The oldest page that named no profile before gives the name: the same pages give the same one. */
export function newId(ledger: Ledger, samples: readonly Sample[]): string {
  const ids = samples.map(({ hash }) => profileIdOf(ledger.site, hash)).reverse();
  const isFree = (id: string): boolean => ledger.versionsOf(id).length === 0;
  const free = ids.find(isFree);
  if (free !== undefined) return free;
  // all of them named one: another profile's id would make this its next version
  for (let count = 2; ; count += 1) {
    const id = profileIdOf(ledger.site, `${samples.at(-1)?.hash} ${count}`);
    if (isFree(id)) return id;
  }
}

function profileIdOf(site: string, pageHash: string): string {
  return createHash('sha256').update(`profile\n${site}\n${pageHash}`).digest('hex').slice(0, 32);
}

/** Puts a draft as the profile's candidate, with the fingerprints of its pages to begin with. */
export function propose(ledger: Ledger, draft: Draft, samples: readonly Sample[]): void {
  ledger.happen(draft.id, { kind: 'propose', draft });
  const version = ledger.versionsOf(draft.id).at(-1)?.version ?? 1;
  const vectors = vectorsOf(
    draft.id,
    version,
    samples.map(({ row }) => row),
  );
  if (vectors !== null) ledger.setVectors(vectors);
}

interface Fingerprints {
  readonly structure: Uint8Array;
  readonly semantics: Uint8Array | null;
}

/** e_S of the method over some pages; null where none has a structure. */
export function vectorsOf(profileId: string, version: number, rows: readonly Fingerprints[]): ProfileVectors | null {
  const structure = meanOf(rows.map((row) => toFloats(row.structure)));
  if (structure === null) return null;
  const semantics = meanOf(rows.flatMap((row) => (row.semantics === null ? [] : [toSemantics(row.semantics)])));
  return { profileId, version, structure, semantics, pages: rows.length };
}

/** Copied, as the bytes may stand where no float may. */
const toSemantics = (bytes: Uint8Array): Float32Array => new Float32Array(Uint8Array.from(bytes).buffer);
