/** Every number of learning that was fitted, with the command that fitted it. */

/** Matches with profiles of other sites: `npm run eval -- --set profile-first`. */
export const MATCH = {
  /** A cosine of structures from which two pages share their semantics. */
  sameStructure: 0.95,
  /** eta, where structure alone decides. */
  structureAlone: 0.9,
  /** eta, over the mean of both cosines. */
  eta: 0.9,
  /** Neighbours asked for by each vector. */
  neighbours: 10,
  /** At most so many are tried. */
  candidates: 3,
} as const;
