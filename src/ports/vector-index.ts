/** Nearest neighbours among the profiles' fingerprints. Derived from the Store, and never the truth: a match is checked there. */
import type { ProfileStatus } from '../schema/profile.ts';

/** Two named vectors per profile; cosine is the measure of both. */
export type VectorName = 'structure' | 'semantics';

/** Dimensions of each. */
export const DIMENSIONS: Readonly<Record<VectorName, number>> = { structure: 512, semantics: 384 };

export interface VectorEntry {
  readonly profileId: string;
  readonly version: number;
  readonly site: string;
  readonly language: string | null;
  readonly status: ProfileStatus;
  /** Of any length above 0; null where there is none yet. */
  readonly vectors: Readonly<Record<VectorName, Float32Array | null>>;
}

export interface VectorQuery {
  readonly name: VectorName;
  readonly vector: Float32Array;
  readonly limit: number;
  readonly filter: {
    /** One of these. */
    readonly status?: readonly ProfileStatus[];
    readonly site?: string;
    readonly notSite?: string;
    readonly language?: string;
  };
}

export interface Neighbour {
  readonly profileId: string;
  readonly version: number;
  readonly site: string;
  /** Cosine, in [-1, 1]. */
  readonly score: number;
}

export interface VectorIndex {
  /** One entry per profile: a later one takes the place of an earlier one. Throws VECTOR_INVALID. */
  upsert(entries: readonly VectorEntry[]): Promise<void>;
  remove(profileIds: readonly string[]): Promise<void>;
  /** The nearest first; ties by profile id. Entries without that vector are left out. Throws VECTOR_INVALID. */
  nearest(query: VectorQuery): Promise<readonly Neighbour[]>;
  /** The indexed version of every profile, for whoever mends what is behind. */
  versions(): Promise<ReadonlyMap<string, number>>;
  close(): Promise<void>;
}
