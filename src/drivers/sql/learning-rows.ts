/** Rows of the learning tables, to and from what the port says. */
import type { Insertable, Selectable } from 'kysely';
import type { OutcomeRow, Profile, ProfileVectors, SiteRow } from '../../ports/learning-store.ts';
import type { LearningTables } from './learning-tables.ts';

export function profileRow(profile: Profile): Insertable<LearningTables['profiles']> {
  const { id, version, site, status, revision } = profile;
  return { id, version, site, status, revision, body: JSON.stringify(profile) };
}

export function toOutcome(row: Omit<Selectable<LearningTables['outcomes']>, 'used' | 'published'>): OutcomeRow {
  return {
    site: row.site,
    documentId: row.document_id,
    pageHash: row.page_hash,
    url: row.url,
    at: row.at,
    profileId: row.profile_id === '' ? null : row.profile_id,
    version: row.version,
    utility: row.utility,
    valid: row.valid === 1,
    // what the table holds is what a row of the port brought
    fault: row.fault as OutcomeRow['fault'],
    path: row.path as OutcomeRow['path'],
    chosen: row.chosen === 1,
    rendered: row.rendered === 1,
    language: row.language,
    structure: row.structure,
    semantics: row.semantics,
  };
}

export function outcomeRow(outcome: OutcomeRow): Insertable<LearningTables['outcomes']> {
  return {
    document_id: outcome.documentId,
    page_hash: outcome.pageHash,
    profile_id: outcome.profileId ?? '',
    version: outcome.version,
    site: outcome.site,
    url: outcome.url,
    at: outcome.at,
    utility: outcome.utility,
    used: Number(outcome.valid || outcome.fault !== null),
    valid: Number(outcome.valid),
    chosen: Number(outcome.chosen),
    published: Number(outcome.chosen),
    fault: outcome.fault,
    path: outcome.path,
    rendered: Number(outcome.rendered),
    language: outcome.language,
    structure: outcome.structure,
    semantics: outcome.semantics,
  };
}

export function toSite(row: Selectable<LearningTables['sites']>): SiteRow {
  const { site, attempts, quiet_until: quietUntil, updated } = row;
  return { site, attempts, quietUntil, faults: JSON.parse(row.faults), updated };
}

export function siteRow({ site, attempts, quietUntil, faults, updated }: SiteRow): Insertable<LearningTables['sites']> {
  return { site, attempts, quiet_until: quietUntil, faults: JSON.stringify(faults), updated };
}

export function toVectors(row: Selectable<LearningTables['profile_vectors']>): ProfileVectors {
  return {
    profileId: row.profile_id,
    version: row.version,
    structure: toFloats(row.structure),
    semantics: row.semantics === null ? null : toFloats(row.semantics),
    pages: row.pages,
  };
}

export function vectorsRow(vectors: ProfileVectors): Insertable<LearningTables['profile_vectors']> {
  return {
    profile_id: vectors.profileId,
    version: vectors.version,
    pages: vectors.pages,
    structure: toBytes(vectors.structure),
    semantics: vectors.semantics === null ? null : toBytes(vectors.semantics),
  };
}

/** Copied, as the bytes may stand where no float may; every machine that we run on is little endian. */
function toFloats(bytes: Uint8Array): Float32Array {
  return new Float32Array(Uint8Array.from(bytes).buffer);
}

function toBytes(floats: Float32Array): Uint8Array {
  return new Uint8Array(floats.buffer, floats.byteOffset, floats.byteLength);
}
