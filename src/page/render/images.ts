/** The body's pictures: addresses that a browser would end up with, whatever delays them. */
import { type Element, isTag } from 'domhandler';
import type { Body } from '../body/body.ts';
import { illustrationsOf, isPicture } from '../body/pictures.ts';
import type { Metadata } from '../metadata.ts';
import type { ReadingImage } from '../reading.ts';
import { collapse } from '../space.ts';
import { captionsOf } from './captions.ts';
import { resolve } from './links.ts';

/** Attributes that scripts load pictures from, whatever stands as their source until then. */
const LAZY = /^data-(?:(?:lazy-|full-|hi-res-)?src|original|lazy|url|image)$/;
const SETS = /^(?:data-(?:[a-z]+-)*)?srcset$/;
/** Other scripts' attributes: addresses, or JSON with some. */
const DATA = /^data-(?:[a-z]+-)*srcs?$/;
const PLACEHOLDER =
  /^data:|(?:^|[/_.-])(?:blank|placeholder|spacer|pixel|1x1|transparent|loading|lazy(?:load)?|empty|grey|gray)[^/]*\.(?:gif|png|svg|jpe?g|webp)/i;
const PHOTO = /\.(?:jpe?g|webp|avif)$/i;
const name = (words: string): RegExp => new RegExp(`[/_.-](?:${words})(?=[/_.@-])`, 'i');
/** Names of files and folders with advertisements, and of drawings or folders with portraits and signs. */
const ADVERTISEMENT = name('newsletters?|werbung|adverts?|advertisements?|advertorials?|reklama');
const SIGN = name(
  'authors?|autor(?:en|es)?|avatars?|profiles?|logos?|icons?|emojis?|banners?|zoom|arrow|search|menu|close|share|play',
);
/** What sites announce where an article has no picture. */
const DEFAULT = name(
  'cropped|default|placeholder|fallback|favicon|og[a-z]*|share|sharing|social|facebook|twitter|no-?(?:image|photo)|brand(?:ing)?',
);
/** Smaller pictures are counters, bullets and icons. */
const MIN_SIDE = 32;

type Announcement = Pick<Metadata, 'image' | 'signals'>;

/**
 * Every picture of the article once, in document order: leads, then those of the body. Where there is none, the one
 * that the page announces, unless it looks like the site's sign.
 */
export function readImages(body: Body, base: string, page: Announcement & Pick<Metadata, 'titles'>): ReadingImage[] {
  const illustrations = illustrationsOf(body, page.titles);
  const captions = captionsOf(illustrations);
  const images = new Map<string, ReadingImage>();
  for (const element of illustrations) {
    if (!isPicture(element) || isTiny(element)) continue;
    const src = sourceOf(element, base);
    const alt = collapse(element.attribs.alt ?? '');
    if (src === null || images.has(src) || isSign(src, alt)) continue;
    images.set(src, { src, alt: alt === '' ? null : alt, caption: captions.get(element) ?? null });
  }
  return images.size > 0 ? [...images.values()] : announced(page, base);
}

function announced({ image, signals }: Announcement, base: string): ReadingImage[] {
  const src = image === null || !signals.articleMarkup ? null : resolve(image, base);
  return src === null || isSign(src, '') || DEFAULT.test(fileOf(src)) ? [] : [{ src, alt: null, caption: null }];
}

/**
 * The address of a picture: what a script would load, else its own where it is real, else the largest of its set, else
 * what other data it has.
 */
export function sourceOf(image: Element, base: string): string | null {
  const { attribs } = image;
  const picture = image.parent !== null && isTag(image.parent) && image.parent.name === 'picture' ? image.parent : null;
  const sets = [image, ...(picture?.children.filter(isTag) ?? [])].flatMap((element) =>
    valuesOf(element, SETS).map(largest),
  );
  const data = valuesOf(image, DATA).map((value) => /^\s*[[{].*?(https?:\/\/[^"'\s]+)/.exec(value)?.[1] ?? value);
  for (const address of [...valuesOf(image, LAZY), attribs.src, ...sets, ...data]) {
    if (!isAddress(address) || PLACEHOLDER.test(address)) continue;
    const url = resolve(address, base);
    if (url !== null) return url;
  }
  return null;
}

function valuesOf({ attribs }: Element, names: RegExp): string[] {
  return Object.entries(attribs).flatMap(([name, value]) => (names.test(name) ? [value] : []));
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

/** Whether an address says that the picture belongs to no text; photos of logos are named so, too. */
function isSign(src: string, alt: string): boolean {
  const path = pathOf(src);
  if (/\.svg$/i.test(path) && alt === '') return true;
  const folders = /(?:\/[^/]*){0,2}\/(?=[^/]*$)/.exec(path)?.[0] ?? '';
  return ADVERTISEMENT.test(path) || SIGN.test(PHOTO.test(path) ? folders : path);
}

/** Resizers carry the picture's own address, escaped, in their path. */
function pathOf(src: string): string {
  return (URL.parse(src)?.pathname ?? '').replace(/%2f/gi, '/');
}

function fileOf(src: string): string {
  const path = pathOf(src);
  return path.slice(path.lastIndexOf('/'));
}

function isTiny({ attribs }: Element): boolean {
  return ['width', 'height'].some(
    (name) => /^\d+(?:px)?$/.test(attribs[name] ?? '') && Number.parseInt(attribs[name] ?? '', 10) < MIN_SIDE,
  );
}
