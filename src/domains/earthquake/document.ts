/** What the earthquake domain reads: a document as it was published, or a line of `quakewire structure`. */
import type { Report, ReportsRecord, Retraction } from '../../../topics/reports.ts';

export type { Report, ReportsRecord, Retraction };

export interface QuakeDocument {
  readonly title: string;
  readonly text: string;
  /** ISO 639-1; null: found out from the text. */
  readonly language: string | null;
  /** ISO 8601 with an offset where known; null: unknown. */
  readonly publishedAt: string | null;
  /** ISO 3166-1 alpha-2 of whoever published it. */
  readonly country: string | null;
  /** Registrable domain, or a name. */
  readonly site: string | null;
}

/** A field of a report that rules leave to a language model. */
export interface OpenField {
  readonly ordinal: number;
  /** Index of the draft that the report was made of: lists and what they repeat move reports, never drafts. */
  readonly draft: number;
  readonly field: string;
}

/** The complete list of what a document says. */
export interface Structured {
  readonly language: string | null;
  readonly reports: readonly Report[];
  readonly retractions: readonly Retraction[];
  /** Fields whose cue words stand in the text without a value, or with two. */
  readonly open: readonly OpenField[];
  /** What of the document was not read, because there is too much of it; the first report has these notes, too. */
  readonly cut?: Report['notes'];
}
