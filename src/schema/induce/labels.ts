/** Which of a page's text belongs to its body, as one source of evidence says, counted for every element. */
import { type Element, isTag, isText, type ParentNode, type Text } from 'domhandler';
import type { Body } from '../../page/body/body.ts';
import { partsOf } from '../../page/body/body.ts';
import { type Block, divide, isRegion, type Region } from '../../page/body/regions.ts';
import type { ReadablePage } from '../../page/readers.ts';

/** What an element holds, with all that is inside, in characters. */
export interface Mass {
  kept: number;
  total: number;
  linked: number;
  /** Kept children that are paragraphs, directly inside. */
  paragraphs: number;
}

export interface Labels {
  readonly root: Element;
  /** Of the whole page. */
  readonly kept: number;
  readonly masses: ReadonlyMap<Element, Mass>;
}

/** The texts that a body keeps; one of another tree is found again by its words. */
export function keptBy(page: ReadablePage, root: Element, body: Body, text: string): Set<Text> {
  const kept = new Set<Text>();
  for (const each of body.roots) collect(each, body, kept);
  const isOfPage = body.roots.some((each) => topOf(each) === page.tree);
  return isOfPage ? kept : keptByText(root, text);
}

/** The texts of the blocks whose words stand in a text. */
export function keptByText(root: Element, text: string): Set<Text> {
  const whole = squeeze(text);
  const lines = new Set(text.split('\n').map(squeeze));
  const kept = new Set<Text>();
  for (const block of blocksIn(divide(root))) {
    if (isIn(squeeze(block.text), whole, lines)) for (const node of block.texts) kept.add(node);
  }
  return kept;
}

/** In document order. */
export function* blocksIn(region: Region): Generator<Block> {
  for (const item of region.items) {
    if (isRegion(item)) yield* blocksIn(item);
    else yield item;
  }
}

const LONG = 40;

function isIn(block: string, whole: string, lines: ReadonlySet<string>): boolean {
  return block !== '' && (lines.has(block) || (block.length >= LONG && whole.includes(block)));
}

function squeeze(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
}

export function rootOf({ tree }: ReadablePage): Element | null {
  const elements = tree.children.filter(isTag);
  return elements.find(({ name }) => name === 'html') ?? elements[0] ?? null;
}

function topOf(element: Element): ParentNode {
  let at: ParentNode = element;
  while (at.parent !== null) at = at.parent;
  return at;
}

function collect(element: Element, body: Body, kept: Set<Text>): void {
  for (const part of partsOf(element, body)) {
    if (isText(part)) kept.add(part);
    else if (isTag(part)) collect(part, body, kept);
  }
}

/** Counts what was kept, for every element below a root. */
export function weigh(root: Element, kept: ReadonlySet<Text>): Labels {
  const masses = new Map<Element, Mass>();
  const visit = (element: Element, linked: boolean): Mass => {
    const mass: Mass = { kept: 0, total: 0, linked: 0, paragraphs: 0 };
    const inLink = linked || element.name === 'a';
    for (const child of element.children) {
      if (isText(child)) {
        const size = child.data.trim().length;
        mass.total += size;
        if (inLink) mass.linked += size;
        if (kept.has(child)) mass.kept += size;
      } else if (isTag(child)) {
        const inner = visit(child, inLink);
        mass.kept += inner.kept;
        mass.total += inner.total;
        mass.linked += inner.linked;
        if (inner.kept > 0 && PARAGRAPH.test(child.name)) mass.paragraphs += 1;
      }
    }
    masses.set(element, mass);
    return mass;
  };
  return { root, kept: visit(root, false).kept, masses };
}

const PARAGRAPH = /^(?:p|ul|ol|blockquote|h[2-6]|pre|table)$/;
