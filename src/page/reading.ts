/** What one page says, and how sure the reader is of it: the result of all pure page work. */

/** How a body text was found. */
export type ReadingPath = 'schema' | 'metadata' | 'fallback:density' | 'fallback:readability';

export interface Country {
  /** ISO 3166-1 alpha-2, upper case. */
  readonly value: string;
  readonly source: 'hint' | 'profile' | 'ccTLD';
}

export interface PublishedAt {
  /** ISO 8601 in the page's own zone (offset where one is stated, or where the page's country has only one zone), cut to `precision`: 2026-11-30 or 2026-11-30T08:15:00+05:00. */
  readonly value: string;
  readonly precision: 'day' | 'minute' | 'second';
  /** Offset or zone name as stated; null where the page states none. */
  readonly zone: string | null;
  readonly raw: string;
  /** Where it stood: jsonld, meta, time, microdata, text, url. */
  readonly source: string;
}

export interface ReadingImage {
  readonly src: string;
  readonly alt: string | null;
  readonly caption: string | null;
}

export interface ReadingLink {
  readonly url: string;
  readonly text: string;
  readonly rel: string | null;
}

export interface ReadingTable {
  readonly caption: string | null;
  /** Header rows at the top, spans repeated into every cell that they cover. */
  readonly headerRows: readonly (readonly string[])[];
  /** How many leading columns are row headers. */
  readonly headerColumns: number;
  /** Body rows, without the header rows; spans repeated. */
  readonly rows: readonly (readonly string[])[];
  readonly markdown: string;
}

/** The method's utility of one field; each term and the total in [0, 1]. */
export interface FieldUtility {
  readonly length: number;
  readonly structure: number;
  readonly semantics: number;
  readonly total: number;
}

export interface ReadingFlags {
  readonly truncated: boolean;
  readonly hiddenTextDropped: boolean;
  readonly consentWall: boolean;
  readonly paywall: boolean;
  readonly injectionSuspected: boolean;
}

export interface Reading {
  readonly canonicalUrl: string | null;
  /** Registrable domain, private suffixes included; the host where there is none. */
  readonly site: string;
  readonly country: Country | null;
  /** BCP 47 primary tag (`ru`, `kk`, `en`), of the text rather than of the label where the two disagree. */
  readonly language: string | null;
  readonly title: string | null;
  readonly authors: readonly string[];
  readonly publishedAt: PublishedAt | null;
  /** T_main: paragraphs separated by newlines, without the headline. */
  readonly text: string;
  /** T_raw: all text of the selected nodes, before exclusions. */
  readonly rawText: string;
  readonly markdown: string;
  readonly images: readonly ReadingImage[];
  readonly links: readonly ReadingLink[];
  readonly tables: readonly ReadingTable[];
  readonly description: string | null;
  readonly keywords: readonly string[];
  readonly path: ReadingPath;
  readonly utility: Readonly<Record<string, FieldUtility>>;
  readonly flags: ReadingFlags;
}

/** A page to read. */
export interface PageInput {
  readonly bytes: Uint8Array;
  /** The address that the bytes came from. */
  readonly url: string;
  /** The Content-Type header, where there was one. */
  readonly contentType: string | null;
  /** What the publisher of the URL said about it. */
  readonly hints: { readonly language?: string | undefined; readonly country?: string | undefined };
  /** Now, in milliseconds since the epoch: no publication date lies after it. */
  readonly now: number;
}
