/** From a page's outcome to the Store's rows. */
import type { OutcomeRow } from '../../ports/learning-store.ts';
import type { Considered } from '../profile.ts';
import type { PageOutcome } from './records.ts';

/**
 * One row for every profile that was tried, and one without a profile where none was chosen. A failure is a fault of
 * those profiles alone whose template the page has (`isKin`), and only where nobody read it: any other profile was
 * merely tried.
 */
export function rowsOf(outcome: PageOutcome, isKin: (profileId: string) => boolean): OutcomeRow[] {
  const { profile, considered, site } = outcome;
  const page = pageOf(outcome);
  const faultOf = ({ id, site: owner, valid, fault }: Considered) => {
    if (valid) return fault;
    return profile === null && owner === site && isKin(id) ? (fault ?? 'minor') : null;
  };
  const rows = considered.map((one) => ({
    ...page,
    profileId: one.id,
    version: one.version,
    utility: one.utility,
    valid: one.valid,
    fault: faultOf(one),
    chosen: profile?.id === one.id && profile.version === one.version,
  }));
  if (profile !== null) return rows;
  const unread = { profileId: null, version: 0, utility: outcome.utility, valid: false, fault: null, chosen: false };
  return [...rows, { ...page, ...unread }];
}

function pageOf({ site, documentId, pageHash, url, at, path, rendered, language, structure, semantics }: PageOutcome) {
  return {
    site,
    documentId,
    pageHash,
    url,
    at,
    path,
    rendered,
    language,
    structure: new Uint8Array(Buffer.from(structure, 'base64')),
    semantics: semantics === null ? null : new Uint8Array(Buffer.from(semantics, 'base64')),
  };
}

/** The same outcome of the same page, told again. */
export function isSame(one: OutcomeRow, other: OutcomeRow): boolean {
  return isSameUse(one, other) && one.valid === other.valid && one.chosen === other.chosen && one.path === other.path;
}

/** The same profile on the same page of the same document: one row in the Store. */
export function isSameUse(one: OutcomeRow, other: OutcomeRow): boolean {
  return (
    one.documentId === other.documentId &&
    one.pageHash === other.pageHash &&
    one.profileId === other.profileId &&
    one.version === other.version
  );
}
