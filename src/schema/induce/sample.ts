/** A page made ready for learning: parsed, sanitised, and read by the fallbacks. */
import { decodePage } from '../../page/decode.ts';
import { findMetadata, type Metadata } from '../../page/metadata.ts';
import { parsePage } from '../../page/parse.ts';
import { type Found, findBody, type ReadablePage } from '../../page/readers.ts';
import { sanitise } from '../../page/sanitise.ts';
import type { SamplePage } from '../../ports/page-work.ts';

export interface Sample {
  readonly hash: string;
  readonly readable: ReadablePage;
  readonly metadata: Metadata;
  /** What the best fallback reads. */
  readonly fallback: Found | null;
}

/** Throws CodedErrors of the page group. */
export async function openSample({ hash, page }: SamplePage): Promise<Sample> {
  const { html } = decodePage(page.bytes, page.contentType);
  return prepare(hash, page, html);
}

async function prepare(hash: string, page: SamplePage['page'], html: string): Promise<Sample> {
  const tree = parsePage(html);
  const metadata = findMetadata(tree, page);
  sanitise(tree);
  const { titles, description, articleBody } = metadata;
  const readable = { html, url: page.url, tree, titles, description, articleBody };
  return { hash, readable, metadata, fallback: await findBody(readable) };
}

/** Tags of all samples together: their trees lie in one thread's heap, and a heap that overflows may end the process. */
const MOST_TAGS = 120_000;

/** Those of the pages that can be read at all, as far as all of them fit. */
export async function openSamples(pages: readonly SamplePage[]): Promise<Sample[]> {
  const samples: Sample[] = [];
  let tags = 0;
  for (const { hash, page } of pages) {
    try {
      const { html } = decodePage(page.bytes, page.contentType);
      const more = tagsOf(html, MOST_TAGS);
      if (tags + more > MOST_TAGS) continue;
      samples.push(await prepare(hash, page, html));
      tags += more;
    } catch {
      // says nothing of its template
    }
  }
  return samples;
}

/** How many tags there are, counted a little further than to `most`. */
function tagsOf(html: string, most: number): number {
  let count = 0;
  for (let at = html.indexOf('<'); at >= 0 && count <= most; at = html.indexOf('<', at + 1)) count += 1;
  return count;
}
