/** What learning is told, and what comes of it. Records of the topic `learn` have these shapes. */
import type { ReadingPath } from '../../page/reading.ts';
import type { LearningWrites } from '../../ports/learning-store.ts';
import type { Considered, Origin } from '../profile.ts';

/** How a page was read. */
export interface PageOutcome {
  readonly kind: 'outcome';
  readonly site: string;
  readonly documentId: string;
  /** The page's address. */
  readonly url: string;
  readonly pageHash: string;
  /** When the page was fetched, in milliseconds since the epoch. */
  readonly at: number;
  readonly path: ReadingPath;
  readonly profile: { readonly id: string; readonly version: number; readonly site: string } | null;
  readonly utility: number;
  readonly considered: readonly Considered[];
  readonly rendered: boolean;
  readonly language: string | null;
  readonly country: string | null;
  /** Fingerprints, base64: 512 signed bytes; 384 little-endian floats where one was made. */
  readonly structure: string;
  readonly semantics: string | null;
  readonly reread: boolean;
}

/** A stored page that was to be read again is gone, or is no document any more. */
export interface LostPage {
  readonly kind: 'lost';
  readonly site: string;
  readonly documentId: string;
  readonly pageHash: string;
  readonly code: string;
}

/** What somebody asks of a site's profiles. */
export interface LearnRequest {
  readonly kind: 'request';
  readonly site: string;
  readonly action: 'pin' | 'unpin' | 'retire' | 'learn' | 'roll-back';
  readonly profile: string | null;
  readonly version: number | null;
}

/** Goes on sending pages back to be read again. */
export interface RereadRequest {
  readonly kind: 'reread';
  readonly site: string;
  readonly profile: string;
  readonly version: number;
  /** Null: pages that waited; otherwise those that this version published since then. */
  readonly drifted: { readonly version: number; readonly since: number } | null;
  /** Documents up to this id are done. */
  readonly after: string;
}

export type Study = PageOutcome | LostPage | LearnRequest | RereadRequest;

/** A stored page that is to be read again. */
export interface Reread {
  readonly documentId: string;
  /** The document's URL. */
  readonly url: string;
  /** Where its page came from. */
  readonly location: string;
  readonly pageHash: string;
  readonly profile: string;
  readonly version: number;
}

/** What studying a record came to. */
export interface Lesson {
  /** Changes of the Store, safe to be made again. */
  changes(tx: LearningWrites): Promise<void>;
  /** Ids of profiles of which a version changed. */
  readonly changed: readonly string[];
  readonly reread: readonly Reread[];
  /** Who won the competitions that it held, one each. */
  readonly won: readonly Origin['kind'][];
  /** What is to be studied next, as records of their own. */
  readonly more: readonly RereadRequest[];
}

export const NOTHING: Lesson = { changes: async () => {}, changed: [], won: [], reread: [], more: [] };
