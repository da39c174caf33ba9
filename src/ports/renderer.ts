import type { FetchResponse } from './fetcher.ts';

/** Shows pages in a browser, for those whose text is made by their scripts. */
export interface Renderer {
  /** As many pages wait as are shown: who can come again later does. */
  readonly full: boolean;
  /**
   * Shows an HTML page that was fetched, and answers with what its scripts made of it; the page itself is not asked for again,
   * only what it loads. Where the page leads elsewhere by itself, the answer is a redirect. Throws RENDER_TIMEOUT,
   * RENDER_FAILED, BROWSER_UNAVAILABLE, BODY_TOO_LARGE, or the signal's reason.
   */
  render(page: FetchResponse, signal: AbortSignal): Promise<FetchResponse>;
  health(): RendererHealth;
  close(): Promise<void>;
}

export interface RendererHealth {
  /** The running browser's process; null where none runs. */
  readonly pid: number | null;
  readonly showing: number;
  readonly waiting: number;
  /** Since the start: pages shown, and browsers started. */
  readonly shown: number;
  readonly started: number;
  /** Why no browser could be started when one was needed last; null where one could, or none was needed. */
  readonly cause: string | null;
}
