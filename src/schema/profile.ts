/** A profile: one template of one site as data. Which nodes hold each field, and what is known of how well that works. */

export interface Selector {
  readonly language: 'css' | 'xpath';
  readonly value: string;
}

/** How a field is read. */
export interface FieldRule {
  /** In order: the first that selects a node with a value wins. */
  readonly selectors: readonly Selector[];
  /** Read this attribute of a node where it has it, otherwise its text. */
  readonly attribute: string | null;
}

/** What a template's run-time executes, without any model. */
export interface Rules {
  /** By the field's name: `text` always; `title`, `date` and `authors` where they do better than the metadata; user-defined ones. */
  readonly fields: Readonly<Record<string, FieldRule>>;
  /** Nodes inside of the text's nodes that are left out. */
  readonly exclusions: readonly Selector[];
  /** Lines that the template's pages repeat, white space collapsed: left out of the text. */
  readonly repeats: readonly string[];
  readonly formatting: Formatting;
}

export interface Formatting {
  /** What every title begins or ends with, and is no part of it. */
  readonly titleAffixes: readonly string[];
  /** Whether dates in digits put the month first; null: as the page's language and country do. */
  readonly monthFirst: boolean | null;
}

/**
 * candidate: induced, tried by learn alone. active: passed a page that it was not learned from. drifting: its rolling
 * utility fell. pinned: active, and stays so, by hand. retired: of the past, also by hand.
 */
export type ProfileStatus = 'candidate' | 'active' | 'drifting' | 'pinned' | 'retired';

/** Those that read uses. */
export const LIVE: readonly ProfileStatus[] = ['active', 'drifting', 'pinned'];

/** Who proposed rules. */
export interface Origin {
  readonly kind: 'deterministic' | 'model' | 'neighbour';
  /** The strategy, the model's id, or the neighbour's profile id. */
  readonly name: string;
  readonly promptVersion: string | null;
}

/** A competitor's part in the competition that made a version. */
export interface Contender {
  readonly origin: Origin;
  /** Mean utility over the sample pages, in [0, 1]. */
  readonly utility: number;
  readonly won: boolean;
}

/** One version of a profile. */
export interface Profile {
  /** The same for all versions. */
  readonly id: string;
  readonly version: number;
  /** Rises with every change of any version of the profile. */
  readonly revision: number;
  readonly site: string;
  readonly status: ProfileStatus;
  readonly rules: Rules;
  readonly origin: Origin;
  readonly contenders: readonly Contender[];
  /** What the lint says of the selectors: 0 robust, 1 fragile. */
  readonly fragility: number;
  /** Whether its pages were rendered by a browser. */
  readonly rendered: boolean;
  /** The pages' most frequent language and country. */
  readonly language: string | null;
  readonly country: string | null;
  /** Hashes of the pages that it was learned from. */
  readonly learnedFrom: readonly string[];
  /** Mean utility on the pages that it was accepted by: what drift is measured against. */
  readonly baseline: number;
  /** Milliseconds since the epoch; `validTo` is null while it lasts. */
  readonly validFrom: number;
  readonly validTo: number | null;
}

/** A profile as a page's reading tries it. */
export interface LiveProfile {
  readonly id: string;
  readonly version: number;
  readonly site: string;
  readonly rules: Rules;
  /** rho: prior confidence from past uses and from the lint, in [0, 1], by field; `text` always. */
  readonly rho: Readonly<Record<string, number>>;
  /** Of another site: under stricter guards. */
  readonly foreign: boolean;
}

/** Kinds of failure of a profile on a page. */
export type Fault = 'missing-content' | 'wrong-element' | 'excessive-noise' | 'fragility' | 'minor';

/** What a profile scored on a page. */
export interface Considered {
  readonly id: string;
  readonly version: number;
  readonly site: string;
  /** The method's U(S, D): mean over the fields, in [0, 1]. */
  readonly utility: number;
  /** U >= gamma, and nothing implausible. */
  readonly valid: boolean;
  readonly fault: Fault | null;
}

/** Rules that somebody proposes for some pages. */
export interface Proposal {
  readonly rules: Rules;
  readonly origin: Origin;
}

/** What a proposal scored on one page. */
export interface TrialPage {
  readonly hash: string;
  readonly utility: number;
  readonly valid: boolean;
  readonly fault: Fault | null;
  /** Words F1 between the proposal's text and the best fallback's, corrected by what the pages show together, in [0, 1]. */
  readonly agreement: number;
  /** Utility of the best fallback's text. */
  readonly fallback: number;
}

export interface Trial {
  readonly proposal: Proposal;
  readonly fragility: number;
  readonly pages: readonly TrialPage[];
}

/** A block of a page that may be its text, as a language model is asked about it. */
export interface Block {
  /** Where it is: tag and class names of its path. */
  readonly path: string;
  readonly characters: number;
  /** Share of link text, in [0, 1]. */
  readonly links: number;
  /** The start of its text. */
  readonly excerpt: string;
  /** The rules that would select it. */
  readonly rules: Rules;
}

/** What induction finds on some pages of one template. */
export interface Induced {
  readonly proposals: readonly Proposal[];
  /** Candidates on the first page, for a model that chooses; the likeliest first. */
  readonly blocks: readonly Block[];
  /** The first page shrunk to what matters, for a model that writes selectors. */
  readonly outline: string;
}
