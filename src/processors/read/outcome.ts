/** What read tells learn of every page. */
import { encode } from '../../../topics/contract.ts';
import { learn, type Outcome } from '../../../topics/learn.ts';
import { totalUtility } from '../../page/utility.ts';
import type { OutRecord } from '../../ports/log.ts';
import type { Recognition } from '../../schema/recognise.ts';

/** Which page of which document it was. */
export interface Seen {
  readonly site: string;
  readonly documentId: string;
  readonly url: string;
  /** When the page was fetched, in milliseconds since the epoch. */
  readonly at: number;
  readonly rendered: boolean;
  readonly reread: boolean;
}

/** How a page was read, as learn stores it. */
export function outcomeOf(seen: Seen, { result, semantics }: Recognition): Outcome {
  const { hash, reading, profile, considered, structure } = result;
  return {
    kind: 'outcome',
    ...seen,
    pageHash: hash,
    path: reading.path,
    profile,
    utility: totalUtility(reading.utility),
    considered,
    language: reading.language,
    country: reading.country?.value ?? null,
    structure: base64(structure),
    semantics: semantics === null ? null : base64(semantics),
  };
}

/** A page that was to be read again and cannot be. */
export function lost(site: string, documentId: string, pageHash: string, code: string): OutRecord {
  return encode(learn, { kind: 'lost', site, documentId, pageHash, code });
}

const base64 = ({ buffer, byteOffset, byteLength }: Int8Array | Float32Array): string =>
  Buffer.from(buffer, byteOffset, byteLength).toString('base64');
