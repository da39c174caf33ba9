/** Readings of pages with a true body: what texts are learned and judged from. */
import type { Document, Element } from 'domhandler';
import { bodyOfData } from '../../src/page/body/article-data.ts';
import type { Body } from '../../src/page/body/body.ts';
import { readDensest } from '../../src/page/body/density.ts';
import { divide, isRegion, type Region } from '../../src/page/body/regions.ts';
import { decodePage } from '../../src/page/decode.ts';
import { type Surroundings, surroundingsOf } from '../../src/page/likeness/surroundings.ts';
import { findMetadata } from '../../src/page/metadata.ts';
import { parsePage } from '../../src/page/parse.ts';
import { readWithReadability } from '../../src/page/readability.ts';
import { linkShareOf } from '../../src/page/render/links.ts';
import { renderText } from '../../src/page/render/text.ts';
import { sanitise } from '../../src/page/sanitise.ts';
import { wordsF1 } from '../../src/schema/words.ts';
import type { TruePage } from '../pages.ts';
import { drawn } from './draw.ts';

/** One reader's text of one page. */
export interface TextReading {
  /** Who read it: density, metadata, readability, container, spoilt. */
  readonly kind: string;
  readonly text: string;
  readonly linkShare: number;
  /** Words F1 with the truth. */
  readonly f1: number;
}

export interface PageReadings {
  readonly corpus: string;
  readonly id: string;
  readonly site: string;
  readonly around: Surroundings;
  readonly readings: readonly TextReading[];
}

/** Containers tried per page. */
const CONTAINERS = 12;
const MIN_CONTAINER = 60;

/** Every fallback's reading of a page, and those of some of its containers. Null where the page cannot be read. */
export async function readingsOf(corpus: string, page: TruePage): Promise<PageReadings | null> {
  const truth = page.text;
  if (truth === null) return null;
  const { html } = decodePage(page.page.bytes, null);
  const tree = parsePage(html);
  const { titles, description, articleBody } = findMetadata(tree, page.page);
  sanitise(tree);
  const readings: TextReading[] = [];
  const add = (kind: string, body: Body | null): void => {
    if (body === null) return;
    const text = renderText(body);
    if (text === '' || readings.some((other) => other.text === text)) return;
    readings.push({ kind, text, linkShare: linkShareOf(body, text.length), f1: wordsF1(text, truth) });
  };
  const densest = readDensest(tree, titles, description ?? '');
  add('density', densest);
  if (articleBody !== null) add('metadata', bodyOfData(articleBody));
  add('readability', await readWithReadability(html, page.page.url));
  for (const element of containersOf(tree, page.id)) add('container', whole(element));
  for (const body of spoil(densest, page.id)) add('spoilt', body);
  const around = surroundingsOf(tree, titles[0] ?? null, description);
  return { corpus, id: page.id, site: page.site ?? page.id, around, readings };
}

const whole = (element: Element): Body => ({ roots: [element], dropped: new Set(), captions: new Set() });

/** Some of the page's elements with text, by a draw that its id decides. */
function containersOf(tree: Document, id: string): readonly Element[] {
  const root = tree.children.find((child): child is Element => child.type === 'tag');
  if (root === undefined) return [];
  const all: Element[] = [];
  const visit = (region: Region): number => {
    let size = 0;
    for (const item of region.items) size += isRegion(item) ? visit(item) : item.size;
    if (size >= MIN_CONTAINER && !/^(?:p|li|h\d|td)$/.test(region.element.name)) all.push(region.element);
    return size;
  };
  visit(divide(root));
  return drawn(all, CONTAINERS, id);
}

/** The densest body with parts missing: as a selector that is too narrow would read it. */
function spoil(body: Body | null, id: string): readonly Body[] {
  const [root] = body?.roots ?? [];
  if (body === null || root === undefined) return [];
  const parts = root.children.filter((child): child is Element => child.type === 'tag' && !body.dropped.has(child));
  if (parts.length < 4) return [];
  const share = [0.25, 0.5, 0.75].map((part) => parts.slice(0, Math.ceil(part * parts.length)));
  const tail = parts.slice(Math.floor(parts.length / 2));
  return [...drawn(share, 1, id), tail].map((roots) => ({ ...body, roots }));
}
