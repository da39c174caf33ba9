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

/** What a profile's reading must have to be published. */
export const APPLY = {
  /** U and the text's utility are at least this … */
  gamma: 0.8,
  /** … where the profile is of another site, this. */
  foreignGamma: 0.85,
  /** Less text than this is none, in characters. */
  minText: 100,
  maxLinkShare: 0.5,
  /** More of the text said again. */
  maxRepetition: 0.4,
  /** h_f below this: it does not look like a text. */
  minSemantics: 0.35,
} as const;
