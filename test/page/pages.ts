/** Hand-written pages for the tests of metadata. */
import { findMetadata, type Metadata } from '../../src/page/metadata.ts';
import { parsePage } from '../../src/page/parse.ts';
import type { PageInput } from '../../src/page/reading.ts';

export const NOW = Date.UTC(2026, 10, 30);

/** What a page's metadata is, for a page at a made-up address. */
export function metadataOf(html: string, page: Partial<PageInput> = {}): Metadata {
  return findMetadata(parsePage(html), {
    bytes: new Uint8Array(),
    url: 'https://news.example.org/story',
    contentType: null,
    hints: {},
    now: NOW,
    ...page,
  });
}

/** A page with a head, a headline and three paragraphs. */
export function page(parts: {
  lang?: string;
  head?: string;
  before?: string;
  h1?: string;
  byline?: string;
  after?: string;
}): string {
  const prose =
    '<p>The river rose by two metres during the night, and the lower road was closed for traffic.</p>'.repeat(3);
  return `<!doctype html><html lang="${parts.lang ?? 'en'}"><head>${parts.head ?? ''}</head><body>${parts.before ?? ''}
    <article><h1>${parts.h1 ?? 'Lower road closed after the river rose'}</h1>${parts.byline ?? ''}${prose}</article>
    ${parts.after ?? ''}</body></html>`;
}

export function jsonLd(data: unknown): string {
  return `<script type="application/ld+json">${JSON.stringify(data)}</script>`;
}
