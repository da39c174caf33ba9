/** The page as nested regions of text blocks: what the body reader reasons about. */
import { type Element, isTag, isText, type ParentNode, type Text } from 'domhandler';
import { collapse, sizeOf } from '../space.ts';
import { BLOCKS, CELLS, HEADINGS } from '../tags.ts';
import { BODY } from '../thresholds.ts';
import { type Suspicion, suspicionOf } from './boilerplate.ts';
import { isListing } from './listing.ts';

/** A run of text that no block element and no double line break interrupts. */
export interface Block {
  readonly texts: readonly Text[];
  /** White space collapsed. */
  readonly text: string;
  /** Length in characters, ideographs counted for what they say. */
  readonly size: number;
  /** Share of the text that is link text. */
  readonly linkShare: number;
  /** Marks that end or part sentences. */
  readonly stops: number;
  readonly region: Region;
  readonly tag: string;
  /** In a table that lists measurements. */
  readonly listed: boolean;
}

/** A block element, or an inline one that is suspected of being no text of the page. */
export interface Region {
  readonly element: Element;
  readonly parent: Region | null;
  readonly items: (Region | Block)[];
  readonly suspicion: Suspicion | null;
  /** A table that lists measurements, or a part of one. */
  readonly listed: boolean;
}

export const isRegion = (item: Region | Block): item is Region => 'items' in item;

/** Sentences or measurements, not a label and not navigation. */
export function isProse(block: Block): boolean {
  return block.listed || (block.size >= BODY.proseSize && block.stops > 0 && block.linkShare < BODY.maxLinkShare);
}

/** Divides a sanitised tree into regions and blocks, in document order. Answers with the root region. */
export function divide(root: Element): Region {
  const builder = new Builder(root);
  builder.walk(root);
  builder.endBlock();
  return builder.region;
}

interface Run {
  texts: Text[];
  linked: number;
  breaks: number;
}

class Builder {
  region: Region;
  #run: Run = { texts: [], linked: 0, breaks: 0 };
  #links = 0;

  constructor(root: Element) {
    this.region = { element: root, parent: null, items: [], suspicion: null, listed: isList(root) };
  }

  walk(parent: ParentNode): void {
    for (const node of parent.children) {
      if (isText(node)) this.#text(node);
      else if (isTag(node)) this.#element(node);
    }
  }

  endBlock(): void {
    const { texts, linked } = this.#run;
    this.#run = { texts: [], linked: 0, breaks: 0 };
    const block = measure(texts, linked, this.region);
    if (block !== null) this.region.items.push(block);
  }

  #text(node: Text): void {
    const blank = /^\s*$/.test(node.data);
    if (!blank) {
      if (this.#run.breaks > 1) this.endBlock();
      this.#run.breaks = 0;
      if (this.#links > 0) this.#run.linked += node.data.trim().length;
    }
    this.#run.texts.push(node);
  }

  #element(element: Element): void {
    const { name } = element;
    if (name === 'br') {
      this.#run.breaks += 1;
      return;
    }
    const isLink = name === 'a' && element.attribs.href !== undefined;
    if (isLink) this.#links += 1;
    const suspicion = this.region.listed ? null : suspicionOf(element);
    if (BLOCKS.has(name)) {
      this.endBlock();
      this.#inside(element, suspicion);
    } else if (suspicion?.inline) {
      const outer = this.#run;
      this.#run = { texts: [], linked: 0, breaks: 0 };
      this.#inside(element, suspicion);
      this.#run = outer;
    } else this.walk(element);
    if (isLink) this.#links -= 1;
  }

  #inside(element: Element, suspicion: Suspicion | null): void {
    const outer = this.region;
    const listed = outer.listed || isList(element);
    const region: Region = { element, parent: outer, items: [], suspicion: listed ? null : suspicion, listed };
    outer.items.push(region);
    this.region = region;
    this.walk(element);
    this.endBlock();
    this.region = outer;
  }
}

function measure(texts: readonly Text[], linked: number, region: Region): Block | null {
  const text = texts.length === 1 ? collapse(texts[0]?.data ?? '') : collapse(texts.map((node) => node.data).join(''));
  if (text === '') return null;
  const size = sizeOf(text);
  let stops = 0;
  for (let at = 0; at < text.length; at += 1) {
    if (STOPS[text.charCodeAt(at)] === 1 && endsPart(text, at)) stops += 1;
  }
  return {
    texts,
    text,
    size,
    stops,
    linkShare: Math.min(1, linked / text.length),
    region,
    tag: tagOf(region),
    listed: region.listed,
  };
}

/** . , ! ? ; : do before white space or the end, their fellows of other scripts always. */
function endsPart(text: string, stop: number): boolean {
  return text.charCodeAt(stop) >= 0x80 || !(text.charCodeAt(stop + 1) > 32);
}

const STOPS = tableOf('.,!?;:…،؟۔।։。，、！？：；');

/** By UTF-16 code unit: every character is looked up. */
function tableOf(characters: string): Uint8Array {
  const table = new Uint8Array(0x10000);
  for (const character of characters) table[character.charCodeAt(0)] = 1;
  return table;
}

const isList = (element: Element): boolean => element.name === 'table' && isListing(element);

function tagOf({ element, parent }: Region): string {
  const { name } = element;
  if (name === 'p' || HEADINGS.has(name) || CELLS.has(name)) return name;
  // what stands directly in a heading's or item's only wrapper is that heading or item
  for (let up = parent, height = 0; up !== null && height < 3; up = up.parent, height += 1) {
    if (HEADINGS.has(up.element.name) || up.element.name === 'li') return up.element.name;
  }
  return name;
}
