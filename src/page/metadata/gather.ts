/** One pass over the unsanitised tree. */
import type { Document, Element, ParentNode } from 'domhandler';
import { isTag, isText } from 'domhandler';
import { ACCEPT } from '../judge/consent.ts';
import type { Evidence, Snippet } from './evidence.ts';
import { ELSEWHERE, INHERITED, MARK, marksOf, type NamesSaid, namesOf, saidBy } from './marks.ts';
import { attribute, squash, textOf } from './plain.ts';
import { BYLINE, isAuthorElement, LABEL, MAX_BYLINE, STATE, titleDate } from './shapes.ts';
import { CHALLENGE } from './signals.ts';

/** Marks that site-wide names of containers bring by chance. */
const DOUBTFUL = [MARK.aside, MARK.entry, MARK.footer, MARK.caption];
const SKIPPED = new Set(['style', 'svg', 'select', 'textarea', 'iframe', 'noscript', 'template', 'button', 'object']);
const MAX_LINE = 240;
const PROSE = 40;
const DATE_PROPERTY = /^(?:date(?:published|modified|created)|uploaddate)$/i;

/** Gathers the evidence of a page. */
export function gather(tree: Document): Evidence {
  const evidence: Evidence = {
    language: null,
    titleTag: null,
    canonical: null,
    metas: new Map(),
    jsonLd: [],
    states: [],
    headings: [],
    stamps: [],
    lines: [],
    bylines: [],
    homeNames: [],
    proseLength: 0,
    acceptButton: false,
    consentLayer: false,
    challenge: false,
  };
  const gatherer = new Gatherer(evidence);
  gatherer.walk(tree, 0, null);
  return withoutMarks(evidence, gatherer.misleadingMarks());
}

/** The same evidence, as if some marks had never been there. */
function withoutMarks(evidence: Evidence, misleading: number): Evidence {
  if (misleading === 0) return evidence;
  const clear = <T extends Snippet>(snippets: readonly T[]): T[] =>
    snippets.map((snippet) => ({ ...snippet, marks: snippet.marks & ~misleading }));
  return {
    ...evidence,
    headings: clear(evidence.headings),
    stamps: clear(evidence.stamps),
    lines: clear(evidence.lines),
    bylines: clear(evidence.bylines),
  };
}

class Gatherer {
  readonly #evidence: Evidence;
  readonly #proseBy = new Map<number, number>();
  #prose = 0;
  #order = 0;

  constructor(evidence: Evidence) {
    this.#evidence = evidence;
  }

  /** Marks that stand on most of the page's prose: a name that means something else here. */
  misleadingMarks(): number {
    let misleading = 0;
    for (const [mark, prose] of this.#proseBy) if (prose * 2 > this.#prose) misleading |= mark;
    return misleading;
  }

  #countProse(length: number, marks: number): void {
    this.#prose += length;
    for (const mark of DOUBTFUL)
      if ((marks & mark) !== 0) this.#proseBy.set(mark, (this.#proseBy.get(mark) ?? 0) + length);
  }

  walk(parent: ParentNode, inherited: number, owner: Element | null): void {
    for (const child of parent.children) {
      this.#order += 1;
      if (isText(child)) this.#text(child.data, inherited, owner);
      else if (isTag(child)) this.#element(child, inherited);
    }
  }

  #text(data: string, marks: number, owner: Element | null): void {
    if (owner === null || data.length < 2) return;
    const text = data.trim();
    if (text.length >= PROSE) {
      this.#countProse(text.length, marks);
      if ((marks & ELSEWHERE) === 0) this.#evidence.proseLength += text.length;
    }
    if (text.length <= MAX_LINE && text.length >= 4 && /\d/.test(text)) this.#line(squash(text), marks, owner);
    if (text.length <= MAX_BYLINE) this.#plainByline(text, marks, owner);
  }

  #plainByline(text: string, marks: number, owner: Element): void {
    const labelled = LABEL.test(text) && owner.parent !== null && isTag(owner.parent);
    if (!labelled && !BYLINE.test(text)) return;
    const element = labelled && owner.children.length === 1 ? (owner.parent as Element) : owner;
    this.#byline(element, marks, this.#order);
  }

  #line(text: string, marks: number, element: Element): void {
    this.#evidence.lines.push({ element, text, order: this.#order, marks });
  }

  #element(element: Element, inherited: number): void {
    const names = namesOf(element);
    const said = names === '' ? null : saidBy(names);
    this.#signals(element, said);
    if (this.#head(element)) return;
    const marks = withoutInnerFooter(inherited | marksOf(element, said));
    const order = this.#order;
    this.#stamp(element, marks);
    if ((marks & MARK.headline) !== 0 && (marks & ~INHERITED) !== 0) this.#heading(element, marks, order);
    if ((marks & MARK.author) !== 0 || isAuthorElement(element)) this.#byline(element, marks, order);
    if ((marks & MARK.date) !== 0) this.#dateElement(element, marks);
    if (element.name === 'a') this.#link(element);
    if (!SKIPPED.has(element.name)) this.walk(element, marks & INHERITED, element);
  }

  /** Elements that hold metadata alone; answers whether the element is done with. */
  #head(element: Element): boolean {
    const evidence = this.#evidence;
    switch (element.name) {
      case 'html':
        evidence.language ??= attribute(element, 'lang') ?? attribute(element, 'xml:lang');
        return false;
      case 'title':
        if (element.parent !== null && 'name' in element.parent && element.parent.name === 'svg') return true;
        evidence.titleTag ??= squash(textOf(element, 1000)) || null;
        return true;
      case 'meta':
        this.#meta(element);
        return true;
      case 'link':
        if (/\bcanonical\b/i.test(element.attribs.rel ?? '')) evidence.canonical ??= attribute(element, 'href');
        if (/rss|atom/.test(element.attribs.type ?? '')) evidence.homeNames.push(squash(element.attribs.title ?? ''));
        return element.attribs.itemprop === undefined;
      case 'script':
        this.#script(element);
        return true;
      default:
        return false;
    }
  }

  #signals(element: Element, said: NamesSaid | null): void {
    const { src, type } = element.attribs;
    if (said?.challenge || (src !== undefined && CHALLENGE.test(src))) this.#evidence.challenge = true;
    if (said?.consent) this.#evidence.consentLayer = true;
    const pressed =
      element.name === 'button' || (element.name === 'input' && type === 'submit') || element.attribs.role === 'button';
    if (pressed && ACCEPT.test(textOf(element, 60) || (element.attribs.value ?? '')))
      this.#evidence.acceptButton = true;
  }

  #meta(element: Element): void {
    const { name, property, itemprop, content } = element.attribs;
    const key = property ?? name ?? itemprop ?? element.attribs['http-equiv'];
    if (key === undefined || content === undefined || content.trim() === '') return;
    for (const each of key.toLowerCase().split(/\s+/)) {
      const values = this.#evidence.metas.get(each);
      if (values === undefined) this.#evidence.metas.set(each, [content]);
      else values.push(content);
    }
    if (itemprop !== undefined) this.#stamp(element, 0);
  }

  #script(element: Element): void {
    const type = (element.attribs.type ?? '').toLowerCase();
    const first = element.children[0];
    const code = first !== undefined && isText(first) ? first.data : '';
    if (type.includes('ld+json')) this.#evidence.jsonLd.push(code);
    else if (code.length > 200 && (type.includes('json') || STATE.test(code.slice(0, 200))))
      this.#evidence.states.push(code);
  }

  #stamp(element: Element, marks: number): void {
    const { datetime, itemprop, title, content } = element.attribs;
    const property = itemprop !== undefined && DATE_PROPERTY.test(itemprop) ? itemprop.toLowerCase() : null;
    const value = datetime ?? (property === null ? undefined : content) ?? titleDate(element, title, marks);
    if (value === undefined || value.trim() === '') return;
    this.#evidence.stamps.push({ element, text: value.trim(), order: this.#order, marks, itemprop: property });
  }

  #heading(element: Element, marks: number, order: number): void {
    const text = textOf(element, 400);
    if (text.length > 1 && text.length < 400) this.#evidence.headings.push({ element, text, order, marks });
  }

  #byline(element: Element, marks: number, order: number): void {
    const text = textOf(element, 300) || squash(element.attribs.content ?? '');
    if (text !== '' && text.length < 300) this.#evidence.bylines.push({ element, text, order, marks });
  }

  /** A date may be spread over several elements: day, month and year. */
  #dateElement(element: Element, marks: number): void {
    const text = textOf(element, MAX_LINE);
    if (text.length >= 4 && text.length <= MAX_LINE && /\d/.test(text)) this.#line(text, marks, element);
  }

  #link(element: Element): void {
    const href = element.attribs.href ?? '';
    if (href !== '/' && !/^(?:https?:)?\/\/[^/?#]+\/?$/.test(href)) return;
    const image = element.children.find((child): child is Element => isTag(child) && child.name === 'img');
    this.#evidence.homeNames.push(textOf(element, 80) || squash(image?.attribs.alt ?? ''));
  }
}

/** The foot of an article is a part of it. */
function withoutInnerFooter(marks: number): number {
  return (marks & MARK.article) === 0 ? marks : marks & ~MARK.footer;
}
