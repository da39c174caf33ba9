import { readPage } from '../../src/page/read.ts';
import type { Reading } from '../../src/page/reading.ts';

const NOW = Date.parse('2026-11-30T12:00:00Z');

/** Reads a hand-written page as if it came from `url`. */
export function read(html: string, url = 'https://news.example.org/2026/report'): Promise<Reading> {
  const bytes = new TextEncoder().encode(html);
  return readPage({ bytes, url, contentType: 'text/html; charset=utf-8', hints: {}, now: NOW });
}

/** A page with a headline, site navigation, the given body and a footer. */
export function page(body: string, head = ''): string {
  return `<!DOCTYPE html><html lang="en"><head><title>Ground shakes near Lake Orla - The Valley Post</title>${head}</head><body>
<header class="site-header"><a href="/">The Valley Post</a><nav><ul><li><a href="/news">News</a></li><li><a href="/sport">Sport</a></li></ul></nav></header>
${body}
<footer><p>The Valley Post, a paper of the upper valley. <a href="/terms">Terms</a> <a href="/privacy">Privacy</a></p></footer></body></html>`;
}

export const FIRST =
  'A moderate earthquake woke the villages around Lake Orla shortly before four in the morning, officials said.';
export const SECOND =
  'Nobody was hurt, but several chimneys fell in the old quarter, and the road along the shore was closed for hours.';
export const THIRD =
  'Engineers will inspect the dam on Tuesday, and schools stay open, the mayor added after a short meeting.';
