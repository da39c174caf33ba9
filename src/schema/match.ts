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
}

/** Live profiles of other sites above eta, the best first. Throws what the index throws. */
export async function candidatesFor(query: MatchQuery, index: VectorIndex): Promise<readonly Neighbour[]> {
  const { structure, semantics, site } = query;
  if (structure.filter((value) => value !== 0).length < MATCH.paths) return [];
  const near = (name: VectorName, vector: Float32Array) =>
    index.nearest({ name, vector, limit: MATCH.neighbours, filter: { status: LIVE, notSite: site } });
  const [byStructure, bySemantics] = await Promise.all([
    near('structure', toFloats(structure)),
    semantics === null ? [] : near('semantics', semantics),
  ]);
  const meanings = new Map(bySemantics.map(({ profileId, score }) => [profileId, score]));
  // whoever is not among so many is at most as near as the last of them
  const unseen = bySemantics[MATCH.neighbours - 1]?.score ?? null;
  return byStructure
    .map((found) => ({ found, match: matchOf(found.score, meanings.get(found.profileId) ?? unseen) }))
    .filter(({ match }) => match.accepted)
    .map(({ found, match }) => ({ ...found, score: match.score }))
    .sort((one, other) => other.score - one.score)
    .slice(0, MATCH.candidates);
}

export interface Match {
  /** In [-1, 1]. */
  readonly score: number;
  /** At least eta. */
  readonly accepted: boolean;
}

/** How well a page and a profile match, by the cosines of their structures and of their semantics (null: unknown). */
export function matchOf(structure: number, semantics: number | null): Match {
  const score = semantics === null ? structure : (structure + semantics) / 2;
  return { score, accepted: score >= (semantics === null ? MATCH.structureAlone : MATCH.eta) };
}
