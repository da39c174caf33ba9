/** The body's pictures: addresses that a browser would end up with, whatever delays them. */
import { type Element, isTag } from 'domhandler';
import { textContent } from 'domutils';
import { type Body, elementsOf } from '../body/body.ts';
import type { ReadingImage } from '../reading.ts';
import { collapse } from '../space.ts';
import { resolve } from './links.ts';

const LAZY = [
  'data-src',
  'data-original',
  'data-lazy-src',
  'data-lazy',
  'data-url',
  'data-image',
  'data-full-src',
  'data-hi-res-src',
];
const LAZY_SETS = ['data-srcset', 'data-lazy-srcset', 'srcset'];
const PLACEHOLDER =
  /^data:|(?:^|[/_.-])(?:blank|placeholder|spacer|pixel|1x1|transparent|loading|lazy(?:load)?|empty|grey|gray)[^/]*\.(?:gif|png|svg|jpe?g|webp)/i;
/** Smaller pictures are counters, bullets and icons. */
const MIN_SIDE = 32;
/** How far a caption may stand from its picture, in elements. */
const CAPTION_REACH = 4;

/** Every picture of the body once, in document order. */
export function readImages(body: Body, base: string): ReadingImage[] {
  const captions = captionsOf(body);
  const images = new Map<string, ReadingImage>();
  for (const element of elementsOf(body)) {
    if (!/^(?:img|amp-img)$/.test(element.name) || isTiny(element)) continue;
    const src = sourceOf(element, base);
    if (src === null || images.has(src)) continue;
    const alt = collapse(element.attribs.alt ?? '');
    images.set(src, { src, alt: alt === '' ? null : alt, caption: captionFor(element, captions) });
  }
  return [...images.values()];
}

/** The address of a picture: its own where it is real, else what a script would load, else the largest of its set. */
export function sourceOf(image: Element, base: string): string | null {
  const { attribs } = image;
  const lazy = LAZY.map((name) => attribs[name]).filter((address) => address !== undefined);
  const picture = image.parent !== null && isTag(image.parent) && image.parent.name === 'picture' ? image.parent : null;
  const sets = [image, ...(picture?.children.filter(isTag) ?? [])].flatMap((element) =>
    LAZY_SETS.map((name) => largest(element.attribs[name] ?? '')),
  );
  for (const address of [...lazy, attribs.src, ...sets]) {
    if (!isAddress(address) || PLACEHOLDER.test(address)) continue;
    const url = resolve(address, base);
    if (url !== null) return url;
  }
  return null;
}

function isAddress(value: string | null | undefined): value is string {
  return value !== null && value !== undefined && !/^\s*[[{]|^\s*$|\s\S+\s/.test(value);
}

/** The address of a srcset with the greatest width or density. */
function largest(set: string): string | null {
  let best: string | null = null;
  let most = -1;
  for (const [, address = '', size = '1'] of set.matchAll(/(\S*[^\s,])(?:\s+(\d+(?:\.\d+)?)[wx])?\s*(?:,|$)/g)) {
    if (Number(size) > most) [best, most] = [address, Number(size)];
  }
  return best;
}

function isTiny({ attribs }: Element): boolean {
  return ['width', 'height'].some(
    (name) => /^\d+(?:px)?$/.test(attribs[name] ?? '') && Number.parseInt(attribs[name] ?? '', 10) < MIN_SIDE,
  );
}

/** Captions by the elements around them. */
function captionsOf(body: Body): ReadonlyMap<Element, string> {
  const found = new Map<Element, string>();
  for (const caption of body.captions) {
    const text = collapse(textContent(caption));
    if (text === '') continue;
    let around: Element | null = caption;
    for (let height = 0; around !== null && height <= CAPTION_REACH; height += 1) {
      if (!found.has(around)) found.set(around, text);
      around = body.roots.includes(around) || around.parent === null || !isTag(around.parent) ? null : around.parent;
    }
  }
  return found;
}

function captionFor(image: Element, captions: ReadonlyMap<Element, string>): string | null {
  let around: Element | null = image;
  for (let height = 0; around !== null && height <= CAPTION_REACH; height += 1) {
    const caption = captions.get(around);
    if (caption !== undefined) return caption;
    around = around.parent !== null && isTag(around.parent) ? around.parent : null;
  }
  return null;
}
