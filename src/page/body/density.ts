/**
 * The density-based body reader: of all containers, the one whose text blocks weigh most, prose counting for and
 * navigation against it (maximum subsequence segmentation, Pasternack and Roth 2009, on the tree instead of a line).
 */
import { type AnyNode, type Document, Element, isTag } from 'domhandler';
import { HEADINGS } from '../tags.ts';
import { BODY } from '../thresholds.ts';
import type { Body } from './body.ts';
import { wordsOf } from './boilerplate.ts';
import { introOf } from './listing-intro.ts';
import { type Block, divide, isProse, isRegion, type Region } from './regions.ts';
import { findStandfirst } from './standfirst.ts';
import { dropSuspects } from './suspects.ts';
import { normal, trim } from './trim.ts';

/** Finds the body in a sanitised tree; null where no part of the page looks like text. `titles`: known headlines. */
export function readDensest(document: Document, titles: readonly string[], description = ''): Body | null {
  const whole = divide(rootOf(document));
  const { dropped, captions } = dropSuspects(whole);
  const headline = findHeadline(whole, titles);
  const headed = regionsAround(headline);
  dropOtherArticles(whole, headed, dropped);
  const sums = new Map<Region, number>();
  sumUp(whole, dropped, sums);
  const container = tableAround(descend(whole, sums, headed));
  if (container === null) return null;
  const standfirst = findStandfirst(whole, container, headline, dropped, description);
  trim(container, dropped, titles, standfirst);
  const leads = [...standfirst.map(({ region }) => region), ...(container.listed ? introOf(container, dropped) : [])];
  return { roots: [...new Set(leads.map(({ element }) => element)), container.element], dropped, captions };
}

/** Rows make a table only inside of one. */
function tableAround(region: Region | null): Region | null {
  let whole = region;
  while (whole?.parent?.listed) whole = whole.parent;
  if (whole !== region) return whole;
  const isSection = region !== null && /^t(?:body|head|foot)$/.test(region.element.name);
  return isSection ? (region.parent ?? region) : region;
}

/** The html element, or one around a page that lacks it. */
function rootOf(document: Document): Element {
  const [root, ...others] = document.children.filter(isTag);
  return root?.name === 'html' && others.length === 0 ? root : new Element('html', {}, document.children);
}

function sumUp(region: Region, dropped: ReadonlySet<AnyNode>, sums: Map<Region, number>): number {
  let sum = 0;
  for (const item of region.items) {
    if (!isRegion(item)) sum += weigh(item);
    else if (!dropped.has(item.element)) sum += sumUp(item, dropped, sums) * trust(item);
  }
  sums.set(region, sum);
  return sum;
}

/** What was suspected and could not be spared counts less than what was not. */
function trust({ suspicion }: Region): number {
  return suspicion === null || suspicion.kind === 'doubtful' ? 1 : BODY.suspectTrust;
}

function weigh(block: Block): number {
  if (HEADINGS.has(block.tag)) return 0;
  const { size, linkShare } = block;
  // links lead to the single measurements
  if (block.listed) return size * 0.5;
  if (linkShare > BODY.maxLinkShare) return -Math.min(size, 200) * 0.3;
  if (isProse(block)) return size * (1 - linkShare) ** 2;
  const isSentence = block.stops > 0 && size >= BODY.sentenceSize;
  if (isSentence || /^(?:td|li|p|pre)$/.test(block.tag)) return size * 0.5 * (1 - 2 * linkShare);
  return -5;
}

/** Where the text is: down from the weightiest region, as long as one part has nearly all of it. */
function descend(root: Region, sums: ReadonlyMap<Region, number>, headed: ReadonlySet<Region>): Region | null {
  const weight = (region: Region): number => (sums.get(region) ?? 0) * (headed.has(region) ? BODY.headlineWeight : 1);
  let best = root;
  for (const region of sums.keys()) {
    // children come before their parents
    if (weight(region) > weight(best)) best = region;
  }
  if (weight(best) <= 0) return null;
  for (;;) {
    if (best.listed) return best;
    const share = isPageLevel(best) ? BODY.pageDescendShare : BODY.descendShare;
    const heir = heirOf(best, share * (sums.get(best) ?? 0), sums, headed);
    if (heir === undefined) return best;
    best = heir;
  }
}

function heirOf(
  region: Region,
  least: number,
  sums: ReadonlyMap<Region, number>,
  headed: ReadonlySet<Region>,
): Region | undefined {
  const parts = region.items.filter(isRegion);
  const sum = (part: Region): number => sums.get(part) ?? 0;
  const heir = parts.find((part) => sum(part) >= least);
  const under = parts.find((part) => headed.has(part));
  if (under === undefined || !isPageLevel(region) || sum(under) < BODY.minHeaded) return heir;
  const rival = heir === undefined ? 2 * sum(region) : sum(heir);
  return sum(under) >= BODY.headedShare * rival ? under : heir;
}

/** Where the headline stands in an article of some length, the page's other articles are other texts. */
function dropOtherArticles(root: Region, headed: ReadonlySet<Region>, dropped: Set<AnyNode>): void {
  const own = [...headed].find(({ element }) => element.name === 'article');
  if (own === undefined || proseOf(own, dropped) < BODY.minRest) return;
  const visit = (region: Region): void => {
    for (const item of region.items) {
      if (!isRegion(item) || item === own) continue;
      if (item.element.name === 'article' && !headed.has(item)) dropped.add(item.element);
      else visit(item);
    }
  };
  visit(root);
}

function proseOf(region: Region, dropped: ReadonlySet<AnyNode>): number {
  let prose = 0;
  for (const item of region.items) {
    if (!isRegion(item)) prose += isProse(item) ? item.size : 0;
    else if (!dropped.has(item.element)) prose += proseOf(item, dropped);
  }
  return prose;
}

/** The block with the page's headline, an h1 if possible. */
function findHeadline(root: Region, titles: readonly string[]): Block | null {
  const known = new Set(titles.map(normal));
  const headings: Block[] = [];
  const visit = (region: Region): void => {
    for (const item of region.items) {
      if (isRegion(item)) visit(item);
      else if (HEADINGS.has(item.tag) && known.has(normal(item.text))) headings.push(item);
    }
  };
  visit(root);
  return headings.find(({ tag }) => tag === 'h1') ?? headings[0] ?? null;
}

/** From the inside out. */
function regionsAround(block: Block | null): Set<Region> {
  const regions = new Set<Region>();
  for (let region = block?.region ?? null; region !== null; region = region.parent) regions.add(region);
  return regions;
}

/** Whether a region has the site's navigation or footer beside the text. */
function isPageLevel({ element, items }: Region): boolean {
  if (element.name === 'body' || element.name === 'html') return true;
  if (element.name === 'article' || element.name === 'main') return false;
  return items.some((item) => isRegion(item) && SITE_PART.test(namesOf(item.element)));
}

const SITE_PART = /(?:^|[ -])(?:nav|navbar|navigation|menu|footer|ftr|sidebar)(?=$|[ -])/;

function namesOf({ name, attribs }: Element): string {
  return wordsOf(`${name} ${attribs.class ?? ''} ${attribs.id ?? ''}`);
}
