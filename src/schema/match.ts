/** Which profiles of other sites may read a page: the method's S_cand, by the vectors. */
import type { Neighbour, VectorIndex, VectorName } from '../ports/vector-index.ts';
import { toFloats } from './fingerprint.ts';
import { LIVE } from './profile.ts';
import { MATCH } from './thresholds.ts';

export interface MatchQuery {
  readonly structure: Int8Array;
  /** Null where none could be made: structure alone decides then. */
  readonly semantics: Float32Array | null;
  /** Whose profiles are left out. */
  readonly site: string;
  readonly language: string | null;
}

export interface Candidate {
  readonly profileId: string;
  readonly version: number;
  readonly site: string;
  readonly score: number;
}

/** Live profiles of other sites above eta, the best first. Throws INDEX_UNAVAILABLE. */
export async function candidatesFor(query: MatchQuery, index: VectorIndex): Promise<readonly Candidate[]> {
  const { structure, semantics, site } = query;
  if (structure.every((value) => value === 0)) return [];
  const near = (name: VectorName, vector: Float32Array) =>
    index.nearest({ name, vector, limit: MATCH.neighbours, filter: { status: LIVE, notSite: site } });
  const [byStructure, bySemantics] = await Promise.all([
    near('structure', toFloats(structure)),
    semantics === null ? null : near('semantics', semantics),
  ]);
  return byStructure
    .flatMap((found) => accepted(found, bySemantics))
    .sort((one, other) => other.score - one.score)
    .slice(0, MATCH.candidates);
}

function accepted(found: Neighbour, bySemantics: readonly Neighbour[] | null): Candidate[] {
  const semantic = bySemantics?.find(({ profileId }) => profileId === found.profileId);
  if (semantic === undefined) return found.score >= MATCH.structureAlone ? [found] : [];
  const score = (found.score + semantic.score) / 2;
  return score >= MATCH.eta ? [{ ...found, score }] : [];
}
