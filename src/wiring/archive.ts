import { systemClock } from '../drivers/system/clock.ts';
import { canonicalUrl } from '../page/url.ts';
import type { CodedError } from '../ports/errors.ts';
import type { Fetcher } from '../ports/fetcher.ts';

export interface ArchivedPage {
  readonly url: string;
  readonly contentType: string | null;
  readonly body: Uint8Array;
  readonly failure: CodedError | null;
}

/** A page archive, as `replay` and `extract` read it. */
export interface Archive {
  readonly urls: readonly string[];
  readonly fetcher: Fetcher;
  /** In file order; `failure` says why a body is missing. */
  pages(): AsyncIterable<ArchivedPage>;
  close(): Promise<void>;
}

/** Opens a WARC file. Throws FILE_UNREADABLE. */
export async function openArchive(path: string): Promise<Archive> {
  const { openWarc } = await import('../drivers/warc/index.ts');
  const archive = await openWarc(path, { normalise: canonicalUrl });
  return { ...archive, fetcher: archive.fetcher(systemClock) };
}
