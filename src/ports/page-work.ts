/** Work on pages, and on their documents, away from the main thread. */
import type { QuakeDocument, Structured } from '../domains/earthquake/document.ts';
import type { RuleWork } from '../domains/earthquake/refine/work.ts';
import type { PageInput, Reading } from '../page/reading.ts';
import type { Considered, FieldRule, Induced, LiveProfile, Proposal, Trial } from '../schema/profile.ts';

/** A page, and the profiles to try on it. */
export interface PageTask {
  readonly page: PageInput;
  readonly profiles: readonly LiveProfile[];
  /** Also the text for the semantic fingerprint, where no profile reads the page. */
  readonly skeleton: boolean;
  /** Rules of user-defined fields that hold for the page whoever reads its text. */
  readonly fields?: Readonly<Record<string, FieldRule>>;
}

/** A page read, with what the Store and learning keep of it. */
export interface PageResult {
  /** sha256 of the raw bytes, hexadecimal. */
  readonly hash: string;
  /** The raw bytes, compressed with zstd. */
  readonly compressed: Uint8Array;
  readonly reading: Reading;
  /** User-defined fields by name; empty without a profile that has some. */
  readonly fields: Readonly<Record<string, string | readonly string[]>>;
  /** The profile that the text was read with. */
  readonly profile: { readonly id: string; readonly version: number; readonly site: string } | null;
  /** Every profile that was tried, and its score. */
  readonly considered: readonly Considered[];
  /** Structural fingerprint: 512 dimensions, quantised to bytes; null where it was not needed. */
  readonly structure: Int8Array;
  /** What the semantic fingerprint is made of; null where it was not asked for or not needed. */
  readonly skeleton: string | null;
  /** Milliseconds of work inside the worker, by stage; `total` is all of it. */
  readonly stages: Readonly<Record<string, number>>;
  readonly ms: number;
}

/** A stored page for learning. */
export interface SamplePage {
  readonly hash: string;
  readonly page: PageInput;
}

/** A page of which somebody has said what its user-defined fields hold. */
export interface LabelledPage extends SamplePage {
  readonly values: Readonly<Record<string, readonly string[]>>;
}

/** Throws CodedErrors of the page group, PAGE_DEADLINE and PAGE_HEAP included. */
export interface PageWork extends RuleWork {
  read(task: PageTask, signal: AbortSignal): Promise<PageResult>;
  /** Candidates and deterministic proposals for pages of one template. */
  induce(pages: readonly SamplePage[], signal: AbortSignal): Promise<Induced>;
  /** Runs every proposal on every page. Proposals whose selectors do not parse score 0 everywhere. */
  trial(proposals: readonly Proposal[], pages: readonly SamplePage[], signal: AbortSignal): Promise<readonly Trial[]>;
  /** Rules for user-defined fields; none for a field that no selector finds on most of the pages. */
  requirements(pages: readonly LabelledPage[], signal: AbortSignal): Promise<Readonly<Record<string, FieldRule>>>;
  /** What a document says about earthquakes, by rules alone. */
  structure(document: QuakeDocument, signal: AbortSignal): Promise<Structured>;
  close(): Promise<void>;
}
