/** What a page's metadata is found in. */
import type { Element } from 'domhandler';

/** An element or a line of text, with its place. */
export interface Snippet {
  readonly element: Element;
  readonly text: string;
  /** Rises in document order. */
  readonly order: number;
  /** Bits of MARK: the element's own and its ancestors'. */
  readonly marks: number;
}

/** A machine-readable date of an element: datetime, content, or a title that holds one. */
export interface Stamp extends Snippet {
  readonly itemprop: string | null;
}

export interface Evidence {
  language: string | null;
  titleTag: string | null;
  canonical: string | null;
  /** By name, property, itemprop or http-equiv, lower case. */
  readonly metas: Map<string, string[]>;
  readonly jsonLd: string[];
  /** Scripts that hold a page's state as JSON. */
  readonly states: string[];
  readonly headings: Snippet[];
  readonly stamps: Stamp[];
  /** Short texts that may be or hold a date. */
  readonly lines: Snippet[];
  readonly bylines: Snippet[];
  /** What links to the site's front page are called. */
  readonly homeNames: string[];
  /** Characters of text in pieces long enough for prose. */
  proseLength: number;
  /** A button or link that gives consent. */
  acceptButton: boolean;
  /** A layer or page that is named for consent. */
  consentLayer: boolean;
  /** Scripts or frames of a bot check. */
  challenge: boolean;
}
