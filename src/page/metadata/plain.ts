/** Text of values: entities decoded, markup stripped, white space collapsed. */
import type { ChildNode, Element, ParentNode } from 'domhandler';
import { hasChildren, isTag, isText } from 'domhandler';
import { textContent } from 'domutils';
import { parseDocument } from 'htmlparser2';
import { SPACES } from '../space.ts';

/** A value as a reader would see it; '' for what is no text. */
export function plain(value: unknown): string {
  if (typeof value !== 'string' && typeof value !== 'number') return '';
  let text = String(value);
  // twice, because templates escape what was escaped before
  for (let pass = 0; pass < 2 && /<[a-z!/]|&[#\w]+;/i.test(text); pass += 1) text = textContent(parseDocument(text));
  return squash(text);
}

/** Paragraphs of a text that may hold markup or escaped markup. */
export function paragraphs(text: string): string[] {
  return text
    .replace(/<\/(?:p|div|h\d|li|blockquote)>|<br\s?\/?>/gi, '\n')
    .split('\n')
    .map(plain)
    .filter((paragraph) => paragraph !== '');
}

export function squash(text: string): string {
  return text.replace(INVISIBLE, '').replace(SPACES, ' ').trim();
}

/** Soft hyphens, zero-width characters (joiners stay: scripts need them), direction marks. */
const INVISIBLE = /[\u00AD\u200B\u200E\u200F\u2060\uFEFF\u202A-\u202E\u2066-\u2069]/g;

const SILENT = new Set(['script', 'style', 'noscript', 'template', 'svg', 'select', 'button', 'textarea', 'iframe']);

/** The text of an element, a space wherever a tag stands, cut soon after `limit` characters. */
export function textOf(element: ParentNode, limit = 400): string {
  const parts: string[] = [];
  collect(element, parts, limit);
  return squash(parts.join(''));
}

function collect(parent: ParentNode, parts: string[], room: number): number {
  let left = room;
  for (const child of parent.children) {
    if (left <= 0) return left;
    left = collectChild(child, parts, left);
  }
  return left;
}

function collectChild(child: ChildNode, parts: string[], room: number): number {
  if (isText(child)) {
    parts.push(child.data);
    return room - child.data.trim().length;
  }
  if (!hasChildren(child)) return room;
  if (!isTag(child)) return collect(child, parts, room);
  if (SILENT.has(child.name)) return room;
  const apart = !INLINE.has(child.name);
  if (apart) parts.push(' ');
  const left = collect(child, parts, room);
  if (apart) parts.push(' ');
  return left;
}

/** Tags inside a word or a line of text. */
const INLINE = new Set([
  'a',
  'b',
  'i',
  'em',
  'strong',
  'span',
  'font',
  'mark',
  'u',
  'sub',
  'sup',
  'small',
  'abbr',
  'q',
  's',
  'wbr',
  'time',
  'bdi',
  'cite',
  'code',
]);

/** Letters and digits only, lower case: for telling whether two texts are the same. */
export function comparable(text: string): string {
  const known = NOT_ASCII.test(text) ? text.normalize('NFKC') : text;
  return known.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
}

const NOT_ASCII = /[^\0-\x7F]/;

export function attribute(element: Element, name: string): string | null {
  const value = element.attribs[name];
  return value === undefined || value.trim() === '' ? null : value.trim();
}
