/** The body's links. */
import { type Element, isTag, isText } from 'domhandler';
import { textContent } from 'domutils';
import { type Body, elementsOf, partsOf } from '../body/body.ts';
import type { ReadingLink } from '../reading.ts';
import { collapse } from '../space.ts';

/** Every link of the body to another page, with an absolute address; a link without words keeps an empty text. */
export function readLinks(body: Body, base: string): ReadingLink[] {
  const links: ReadingLink[] = [];
  for (const { name, attribs, children } of elementsOf(body)) {
    if (name !== 'a' || attribs.href === undefined) continue;
    const url = resolve(attribs.href, base);
    if (url === null) continue;
    links.push({ url, text: collapse(textContent(children)), rel: attribs.rel?.trim() || null });
  }
  return links;
}

/** Share of the body's text that stands in links; `length` is that of the text. */
export function linkShareOf(body: Body, length: number): number {
  let linked = 0;
  for (const root of body.roots) linked += linkedChars(root, body, false);
  return length === 0 ? 0 : Math.min(1, linked / length);
}

function linkedChars(element: Element, body: Body, linked: boolean): number {
  const inside = linked || (element.name === 'a' && element.attribs.href !== undefined);
  let chars = 0;
  for (const part of partsOf(element, body)) {
    if (isTag(part)) chars += linkedChars(part, body, inside);
    else if (inside && isText(part)) chars += part.data.trim().length;
  }
  return chars;
}

/** An absolute http(s) address, or null; an address within the page is none. */
export function resolve(address: string, base: string): string | null {
  const trimmed = address.trim();
  if (trimmed === '' || trimmed.startsWith('#')) return null;
  const url = URL.parse(trimmed, base);
  return url !== null && /^https?:$/.test(url.protocol) ? url.href : null;
}
