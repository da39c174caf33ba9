/** The article's text as data of the page (JSON-LD, the state of a script), where the page itself shows none of it. */
import { type Element, isTag } from 'domhandler';
import { parsePage } from '../parse.ts';
import { collapse } from '../space.ts';
import type { Body } from './body.ts';

/** Whether most paragraphs of `data` are missing in the text that the page shows. */
export function isMissing(data: string, shown: string): boolean {
  if (data.length <= shown.length) return false;
  const haystack = normal(shown);
  const paragraphs = data
    .split('\n')
    .map(normal)
    .filter((paragraph) => paragraph !== '');
  const missing = paragraphs.filter((paragraph) => !haystack.includes(paragraph.slice(0, 80)));
  const chars = (some: readonly string[]): number => some.reduce((sum, paragraph) => sum + paragraph.length, 0);
  return 2 * chars(missing) > chars(paragraphs);
}

/** A body of one paragraph per line. */
export function bodyOfData(data: string): Body {
  const paragraphs = data.split('\n').map((line) => `<p>${line.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</p>`);
  const tree = parsePage(`<article>${paragraphs.join('')}</article>`);
  return {
    roots: tree.children.filter((child): child is Element => isTag(child)),
    dropped: new Set(),
    captions: new Set(),
  };
}

function normal(text: string): string {
  return collapse(text)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');
}
