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
  const tree = parsePage(html);
  const metadata = findMetadata(tree, page);
  sanitise(tree);
  const { titles, description, articleBody } = metadata;
  const readable = { html, url: page.url, tree, titles, description, articleBody };
  return { hash, readable, metadata, fallback: await findBody(readable) };
}

/** Those of the pages that can be read at all. */
export async function openSamples(pages: readonly SamplePage[]): Promise<Sample[]> {
  const samples: Sample[] = [];
  for (const page of pages) {
    const sample = await openSample(page).catch(() => null);
    if (sample !== null) samples.push(sample);
  }
  return samples;
}
