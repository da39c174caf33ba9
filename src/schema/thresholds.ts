/** Every number of learning that was fitted, with the command that fitted it. */

/** Matches with profiles of other sites: `npm run eval -- --set profile-first`. */
export const MATCH = {
  /** Pages of a site whose structures have this cosine share their semantics. */
  sameStructure: 0.95,
  /** A skeleton with fewer characters than this says too little. */
  skeleton: 40,
  /** A structure with fewer components than this is a page that could be anybody's. */
  paths: 24,
  /** eta: least mean of both cosines. */
  eta: 0.7,
  /** eta where structure alone decides. */
  structureAlone: 0.7,
  /** Neighbours asked for by each vector. */
  neighbours: 20,
  /** At most so many are tried. */
  candidates: 3,
  /** A profile of another site at this cosine of structures may propose its rules where a site is learned … */
  proposes: 0.6,
  /** … and at most so many do. */
  proposers: 2,
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

/** rho: prior confidence in a profile's selectors. Set by hand: a few uses weigh more than the prior. */
export const RHO = {
  /** Share of pages that an untried profile is believed to read well … */
  prior: 0.95,
  /** … as firmly as if so many uses had shown it. */
  weight: 5,
  /** … and no less than this: else pages of another kind would keep it from those that it reads, and from recovering. */
  least: 0.5,
  /** What a perfectly fragile profile loses of it. */
  fragility: 0.2,
} as const;

/** Which pages of a site are of one template: pages of one reach .74 in 95 of 100, those of other sites .25 at most. */
export const KIN = {
  /** Least cosine of their structures. */
  structure: 0.7,
  /** Pages that waited are read again from here: a trial costs little. */
  reread: 0.5,
} as const;

/**
 * When a profile drifts: `npm run eval -- --set drift`. Of 12 pages after a site's change .02 are published wrong before
 * it is noticed; what the old rules do not read is noticed, and read by new ones, from the third page on.
 */
export const DRIFT = {
  /** The latest uses that are looked at. */
  window: 20,
  /** So many in a row that were no good are enough. */
  run: 3,
  /** … or this share of all, from so many uses on. */
  share: 0.4,
  least: 5,
  /** Utility below the baseline by this is no good. */
  fall: 0.1,
  /** What comes instead must be better by this. */
  gain: 0.02,
  /** Rules of more pages may be worse by this: their text is cleaner, and shorter. */
  tie: 0.01,
} as const;

/** The negative cache of sites that give no profile. Set by hand. */
export const PATIENCE = {
  firstMs: 60_000,
  longestMs: 86_400_000,
  /** From so many attempts without a result, time alone brings another. */
  attempts: 10,
} as const;
