/** One request for a page. Redirects are never followed: each is a request of its own, with its own slot. */
export interface FetchRequest {
  readonly url: string;
  readonly signal: AbortSignal;
  /** Told of the body's bytes as they arrive, unpacked; may throw to stop the fetch with its own error. */
  readonly hold?: (bytes: number) => void;
}

export interface FetchResponse {
  readonly url: string;
  readonly status: number;
  /** Lower-case names. */
  readonly headers: Readonly<Record<string, string>>;
  /** The body, with content encodings undone; empty for redirects. */
  readonly body: Uint8Array;
  /** Milliseconds since the epoch. */
  readonly fetchedAt: number;
  /** The body is a browser's serialisation of the page, in UTF-8. */
  readonly rendered?: boolean;
}

export interface Fetcher {
  /** Throws CodedErrors of the fetching group. */
  fetch(request: FetchRequest): Promise<FetchResponse>;
  close(): Promise<void>;
}

export interface RobotsRules {
  readonly allowed: boolean;
  /** The site's own wish for the gap between two requests, in milliseconds. */
  readonly crawlDelayMs: number | null;
}

/** robots.txt, cached per origin. Throws ROBOTS_UNREACHABLE. */
export interface Robots {
  rules(url: string, signal: AbortSignal): Promise<RobotsRules>;
}
