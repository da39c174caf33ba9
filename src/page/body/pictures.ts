/** The pictures of an article: those of its body, and those that lead it in from outside. */
import { type AnyNode, type Element, isTag } from 'domhandler';
import { textContent } from 'domutils';
import { remembering } from '../memo.ts';
import type { Body } from './body.ts';
import { suspicionOf, wordsOf } from './boilerplate.ts';
import { normal } from './trim.ts';

/** More pictures than these in front of a text belong to something else. */
const MAX_LEADS = 4;

const list = (words: string): RegExp => new RegExp(`(?:^|[ -])(?:${words})(?=$|[ -])`);
/** What people's portraits and signs are called. */
const OTHERS = list(
  '(?:author|autor|avatar|byline|profile)[a-z]*|rounded-full|is-rounded|logos?|icons?|emojis?|flags?',
);
const ILLUSTRATION = list('images?|img|photos?|pictures?|figures?|foto|hero|media|gallery|slideshow|video');
const HEADER = list('header');
const IMAGE_FILE = /\.(?:jpe?g|png|webp|avif|gif)(?:$|\?)/i;
/** Links that show the picture itself. */
const ENLARGING = list('zoom|lightbox|gallery|fancybox|enlarge|maximize|slides?|photoswipe|fullscreen');

/** How much a part of the page is trusted to hold pictures of the article. */
type Trust = 'text' | 'lead' | 'suspect';

/** What may be a picture: images, and the elements that scripts turn into some. */
export function isPicture({ name, attribs }: Element): boolean {
  return name === 'img' || (/-(?:img|image)(?:-|$)/.test(name) && (attribs.src ?? attribs.srcset) !== undefined);
}

/** All pictures and captions in document order, the leads first. `titles`: known headlines. */
export function illustrationsOf(body: Body, titles: readonly string[]): Element[] {
  const found = leadsOf(body, titles);
  for (const root of body.roots) {
    for (const child of root.children) if (isTag(child)) collect(child, 'text', body.dropped, found);
  }
  return found;
}

/** The pictures in front of the text, inside of the article around it or, at least, of what holds its headline too. */
function leadsOf(body: Body, titles: readonly string[]): Element[] {
  const text = body.roots.at(-1);
  if (text === undefined) return [];
  const known = new Set(titles.map(normal));
  const top = articleAround(text);
  let headed = hasHeadline(text, known);
  // what a headline inside of the text follows may still stand beside the text
  let passed = top === text || (top === null && !headed);
  let leads: Element[] = [];
  for (let at = text; !headed || !passed; ) {
    const parent = parentOf(at);
    if (parent === null || parent.name === 'html') break;
    const before: Element[] = [];
    for (const sibling of parent.children) {
      if (sibling === at) break;
      if (!isTag(sibling)) continue;
      headed ||= hasHeadline(sibling, known);
      collect(sibling, 'lead', body.dropped, before);
    }
    leads = [...before, ...leads];
    passed ||= top === null || parent === top;
    at = parent;
  }
  return headed && leads.filter(isPicture).length <= MAX_LEADS ? leads : [];
}

/** Adds the pictures and captions inside of an element that are the article's. */
function collect(element: Element, around: Trust, dropped: ReadonlySet<AnyNode>, found: Element[]): void {
  const trust = trustIn(element, around, dropped);
  if (trust === null) return;
  if (isPicture(element) || isCaption(element)) {
    if (trust !== 'suspect') found.push(element);
    return;
  }
  for (const child of element.children) if (isTag(child)) collect(child, trust, dropped, found);
}

function isCaption(element: Element): boolean {
  return element.name !== 'figure' && suspicionOf(element)?.kind === 'caption' && !hasPicture(element);
}

function hasPicture(element: Element): boolean {
  return isPicture(element) || element.children.some((child) => isTag(child) && hasPicture(child));
}

/** Null for parts with other pictures: people, signs, readers' comments, links to other pages. */
function trustIn(element: Element, around: Trust, dropped: ReadonlySet<AnyNode>): Trust | null {
  const { name, attribs } = element;
  const { class: classes = '', id } = attribs;
  const names = namesOf(id === undefined ? classes : `${classes} ${id}`);
  if (isPicture(element)) return names.others ? null : around;
  if (name === 'a') return around === 'text' || !leadsElsewhere(attribs.href ?? '', names.enlarging) ? around : null;
  if (name === 'figure') return around === 'suspect' ? 'lead' : around;
  if (/^(?:article|form)$/.test(name)) return null;
  if (name === 'aside') return 'suspect';
  if (names.others && !names.illustration) return null;
  const kind = suspicionOf(element)?.kind;
  if (kind === 'comments') return null;
  const isDropped = dropped.has(element) && kind !== 'caption';
  if (!isDropped && kind !== 'boilerplate') return around;
  if (around === 'suspect') return around;
  const isHeader = name === 'header' || names.header;
  return names.illustration || (kind === 'doubtful' && isHeader) ? 'lead' : 'suspect';
}

const namesOf = remembering((names) => {
  const words = wordsOf(names);
  return {
    others: OTHERS.test(words),
    illustration: ILLUSTRATION.test(words),
    header: HEADER.test(words),
    enlarging: ENLARGING.test(words),
  };
});

function leadsElsewhere(href: string, enlarging: boolean): boolean {
  return !/^\s*(?:#|javascript:|$)/i.test(href) && !IMAGE_FILE.test(href) && !enlarging;
}

/** The nearest article around a text, or the text itself. */
function articleAround(text: Element): Element | null {
  for (let at: Element | null = text; at !== null; at = parentOf(at)) {
    if (at.name === 'article' || /Article|BlogPosting/.test(at.attribs.itemtype ?? '')) return at;
  }
  return null;
}

function parentOf({ parent }: Element): Element | null {
  return parent !== null && isTag(parent) ? parent : null;
}

function hasHeadline(element: Element, known: ReadonlySet<string>): boolean {
  if (element.name === 'h1') return true;
  if (element.name === 'h2' && known.has(normal(textContent(element)))) return true;
  return element.children.some((child) => isTag(child) && hasHeadline(child, known));
}
