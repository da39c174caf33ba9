/** What the Store knows of profiles and of how they did. */
import type { ReadingPath } from '../page/reading.ts';
import type { Fault, Profile, ProfileStatus } from '../schema/profile.ts';

export type { Profile, ProfileStatus };

/**
 * How one profile did on one page of a document, or (profileId null) how the page was read without any. One row per
 * page, document and profile version: a replayed outcome counts once. The page is a use of the profile where it was
 * read validly, or the failure is the profile's fault; otherwise the profile was merely tried on it.
 */
export interface OutcomeRow {
  readonly site: string;
  readonly documentId: string;
  readonly pageHash: string;
  readonly url: string;
  /** When the page was fetched, in milliseconds since the epoch. */
  readonly at: number;
  readonly profileId: string | null;
  /** 0 without a profile. */
  readonly version: number;
  readonly utility: number;
  readonly valid: boolean;
  readonly fault: Fault | null;
  /** How the published revision was read. */
  readonly path: ReadingPath;
  /**
   * Whether the page was read with this profile: never of a trial, never without a profile. A page read again may
   * still show an earlier text that was as good.
   */
  readonly chosen: boolean;
  readonly rendered: boolean;
  readonly language: string | null;
  /** Structural fingerprint: 512 bytes, signed. */
  readonly structure: Uint8Array;
  /** Semantic fingerprint: 384 floats, little endian; null where none was made. */
  readonly semantics: Uint8Array | null;
}

/** Aggregate over a profile version's uses on pages of its own site. */
export interface Tally {
  readonly uses: number;
  readonly valid: number;
  readonly chosen: number;
  readonly meanUtility: number;
}

/** A site's learning: what was tried, what failed. */
export interface SiteRow {
  readonly site: string;
  /** Inductions without a result since the last success. */
  readonly attempts: number;
  /** Nothing is induced before this (milliseconds since the epoch): the negative cache. */
  readonly quietUntil: number;
  /** Failures of its profiles by kind. */
  readonly faults: Readonly<Partial<Record<Fault, number>>>;
  readonly updated: number;
}

export interface ProfileFilter {
  readonly id?: string;
  readonly site?: string;
  readonly status?: readonly ProfileStatus[];
}

/** A profile's fingerprints: e_S of the method, the mean over the pages that it read well. */
export interface ProfileVectors {
  readonly profileId: string;
  readonly version: number;
  readonly structure: Float32Array;
  readonly semantics: Float32Array | null;
  /** How many pages they are the mean of. */
  readonly pages: number;
}

export interface LearningReads {
  /** All versions that match, by id, then version. */
  profiles(filter: ProfileFilter): Promise<readonly Profile[]>;
  /** The version of every profile that has one of these states, by id: cheap, as there may be very many. */
  versionsIn(status: readonly ProfileStatus[]): Promise<ReadonlyMap<string, number>>;
  tally(profileId: string, version: number): Promise<Tally>;
  /** A profile version's uses on pages of its own site, the latest page first. */
  outcomesOf(profileId: string, version: number, limit: number): Promise<readonly OutcomeRow[]>;
  /**
   * Pages of the site that wait for a profile: a published document stands on them, their bytes are there, and they
   * were not read validly with any profile that was chosen. One outcome a document (the one without a profile, where there is
   * one), the latest first.
   */
  waiting(site: string, limit: number): Promise<readonly OutcomeRow[]>;
  /**
   * Published documents whose page was read with this version last, fetched at `since` or later, and whose page's bytes are there,
   * by document id after `after`.
   */
  readBy(
    profileId: string,
    version: number,
    since: number,
    after: string,
    limit: number,
  ): Promise<readonly OutcomeRow[]>;
  /** All outcomes of a document's last page, by profile id and version: what `why` shows. */
  outcomesOfDocument(documentId: string): Promise<readonly OutcomeRow[]>;
  site(site: string): Promise<SiteRow | null>;
  /** All versions of these profiles, or (null) of all, by id, then version. */
  vectors(profileIds: readonly string[] | null): Promise<readonly ProfileVectors[]>;
}

export interface LearningWrites {
  putProfile(profile: Profile): Promise<void>;
  /** Of a page's outcomes, the chosen one that was put last is whom the page was read with. */
  putOutcomes(rows: readonly OutcomeRow[]): Promise<void>;
  putSite(row: SiteRow): Promise<void>;
  putVectors(vectors: ProfileVectors): Promise<void>;
}
