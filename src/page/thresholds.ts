/** Every number that was fitted, with the command that fitted it. */

/** The body reader: `quakewire extract <corpus>` and its 4-gram F1. */
export const BODY = {
  /** A block of this size with marks between its sentences is prose. */
  proseSize: 80,
  /** A block of this size with such marks may be. */
  sentenceSize: 40,
  /** A block with a larger share of link text is navigation. */
  maxLinkShare: 0.5,
  /** … unless it has this much text besides. */
  unlinkedSize: 60,
  /** A suspected part stays if what else is on the page has less prose than this, or than this share of its own. */
  minRest: 250,
  minRestShare: 0.15,
  /** A doubtful part goes if it has at most this share of the page's prose. */
  doubtfulShare: 0.1,
  /** … and if so much of it is link text. */
  doubtfulLinks: 0.1,
  /** An announced box is at most this large, or so much of it is link text. */
  boxSize: 400,
  boxLinks: 0.25,
  offers: 2,
  offerShare: 0.3,
  /** Boxes and teasers go if the rest has this many times their prose. */
  noiseRest: 3,
  /** Teasers: this many short parts in a row, each led by a link of this size; they are this much of their container. */
  teasers: 2,
  teaserSize: 500,
  teaserTitle: 25,
  teaserLinkShare: 0.8,
  teaserShare: 0.7,
  /** A part with this share of the sum of its container is the container. */
  descendShare: 0.9,
  /** … where the site's navigation stands beside it, this share. */
  pageDescendShare: 0.7,
  /** A part with the headline counts for more; with this much text, it is preferred to other parts of the page. */
  headlineWeight: 1.5,
  minHeaded: 140,
  headedShare: 0.2,
  /** Text in suspected parts counts as this much when containers are weighed. */
  suspectTrust: 0.5,
  /** Lines with author and date are at most this long. */
  bylineSize: 120,
  /** Blocks of this size that come again are dropped. */
  repeatSize: 50,
  /** Smaller results are doubtful: the next reader is asked. */
  minSize: 250,
} as const;

/** What is no document: pages of the corpora and of the archive of real pages, none of which may be refused wrongly. */
export const JUDGE = {
  /** Less text than this is none. */
  minText: 25,
  shortText: 300,
  maxLinkShare: 0.95,
  maxGarbled: 0.05,
  /** A paragraph of this size says something. */
  paragraph: 40,
  /** Longer texts are documents whatever they are about. */
  botText: 2000,
  errorText: 900,
  consentText: 4000,
  /** Ideas of a bot check on the page, at least so many in words, and so many with what its markup shows. */
  minIdeas: 3,
  botIdeas: 6,
  errorIdeas: 3,
  consentIdeas: 4,
  consentShare: 0.6,
  paywallEnd: 600,
} as const;

/**
 * Utility: `npm run eval -- --set calibration` fits lambda and gamma, and measures `structure` (share of readings with
 * a words F1 of at least .7) on all corpora; `node eval/train-likeness.ts` fits the semantic term.
 */
export const UTILITY = {
  lambda: { length: 0.2, structure: 0.2, semantics: 0.6 },
  minText: 250,
  minTitle: 12,
  /** A day and a month with a year in digits. */
  minDate: 8,
  minAuthor: 4,
  structure: { schema: 0.9, metadata: 0.66, 'fallback:density': 0.92, 'fallback:readability': 0.9 },
  titleStructure: 0.9,
  dateStructure: { jsonld: 0.95, meta: 0.95, microdata: 0.9, time: 0.85, url: 0.7, text: 0.7 } as Readonly<
    Record<string, number>
  >,
  dateStructureElsewhere: 0.6,
  authorsStructure: 0.9,
  /** A text below this is doubtful: the next reader is asked. */
  gamma: 0.79,
  /** Another reader's text must be better by this. */
  margin: 0.08,
  /** … and, where it only adds to a text, so many times as long, or longer than this. */
  missingTimes: 3,
  shortPage: 2_000,
  /** A page that was read before makes a revision where U rises by this. */
  revisionMargin: 0.005,
} as const;

/** Longer texts are cut, in characters. */
export const MAX_TEXT = 1_000_000;

/** Readability gets no longer pages, in characters: its time grows faster than they do. */
export const MAX_READABILITY_HTML = 2_000_000;

/** When a browser is asked: a short text on a page that leaves its text to scripts. */
export const SCRIPTED = {
  /** Bytes of a page that are looked at. */
  prefix: 256 * 1024,
  /** No longer text is doubted, in characters. */
  maxText: 1_000,
  manyScripts: 15,
} as const;
