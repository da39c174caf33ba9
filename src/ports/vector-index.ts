/** Nearest neighbours among the profiles' fingerprints. Derived from the Store, and never the truth: a match is checked there. */
import type { ProfileStatus } from '../schema/profile.ts';
import { CodedError } from './errors.ts';

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
  /** Resolves if it can be asked now. Throws INDEX_UNAVAILABLE, INDEX_MISMATCH; so may all the others. */
  probe(): Promise<void>;
  /** What answers, with its version; not there where it is no server. */
  about?(): Promise<string>;
  close(): Promise<void>;
}

/** The vector at length 1, as every driver compares it. Throws VECTOR_INVALID. */
export function unitVector(name: VectorName, vector: Float32Array): Float32Array {
  const wanted = DIMENSIONS[name];
  if (vector.length !== wanted) {
    throw new CodedError('VECTOR_INVALID', `${name} has ${wanted} dimensions`, { value: vector.length });
  }
  const length = Math.hypot(...vector);
  if (!Number.isFinite(length) || length === 0) {
    throw new CodedError('VECTOR_INVALID', `${name} has no length`, { value: length });
  }
  return vector.map((value) => value / length);
}

/** Both vectors at length 1, or null where there is none. Throws VECTOR_INVALID. */
export function unitVectors({ structure, semantics }: VectorEntry['vectors']): VectorEntry['vectors'] {
  return {
    structure: structure === null ? null : unitVector('structure', structure),
    semantics: semantics === null ? null : unitVector('semantics', semantics),
  };
}
