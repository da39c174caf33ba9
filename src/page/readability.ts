/** Mozilla's Readability, for pages where our own reader doubts its result. Slow: jsdom builds a second tree. */
import { type Element, isTag } from 'domhandler';
import type { Body } from './body/body.ts';
import { parsePage } from './parse.ts';
import { sanitise } from './sanitise.ts';
import { MAX_READABILITY_HTML } from './thresholds.ts';

/** Reads a page's HTML with Readability; null where it finds nothing, fails, or the page is too large for it. */
export async function readWithReadability(html: string, url: string): Promise<Body | null> {
  if (html.length > MAX_READABILITY_HTML) return null;
  // loading jsdom takes a good part of a second, and most processes never need it
  const [{ JSDOM, VirtualConsole }, { Readability }] = await Promise.all([
    import('jsdom'),
    import('@mozilla/readability'),
  ]);
  try {
    const dom = new JSDOM(html, { url, virtualConsole: new VirtualConsole() });
    const article = new Readability(dom.window.document).parse();
    dom.window.close();
    return article?.content ? bodyOf(article.content) : null;
  } catch {
    // a page that the last reader cannot take has no other
    return null;
  }
}

function bodyOf(content: string): Body {
  const tree = parsePage(content);
  sanitise(tree);
  return {
    roots: tree.children.filter((child): child is Element => isTag(child)),
    dropped: new Set(),
    captions: new Set(),
  };
}
