/** The fallbacks in their order, and which of them is believed. */
import type { Document } from 'domhandler';
import { bodyOfData, isMissing } from './body/article-data.ts';
import { type Body, elementsOf } from './body/body.ts';
import { readDensest } from './body/density.ts';
import { isListing } from './body/listing.ts';
import { KeptWithTree } from './kept.ts';
import { type Surroundings, surroundingsOf } from './likeness/surroundings.ts';
import { readWithReadability } from './readability.ts';
import type { FieldUtility, ReadingPath } from './reading.ts';
import { linkShareOf } from './render/links.ts';
import { linesOf, renderText } from './render/text.ts';
import { UTILITY } from './thresholds.ts';
import { textUtility } from './utility.ts';

/** A page as its readers see it. */
export interface ReadablePage {
  readonly html: string;
  readonly url: string;
  /** Sanitised. */
  readonly tree: Document;
  readonly titles: readonly string[];
  readonly description: string | null;
  /** The article's paragraphs, where the page has them as data. */
  readonly articleBody: string | null;
}

/** A reader's result. */
export interface Found {
  readonly body: Body;
  readonly text: string;
  readonly linkShare: number;
  readonly path: ReadingPath;
  readonly utility: FieldUtility;
}

/**
 * The best body: the densest; the page's own data where the page does not show that text; Readability where the
 * others leave doubt. Null where nobody finds a text.
 */
export async function findBody(page: ReadablePage): Promise<Found | null> {
  const { articleBody, tree, titles, description } = page;
  const around = aroundOf(page);
  const judged = (body: Body | null, path: ReadingPath): Found | null => judge(body, path, around);
  const densest = judged(readDensest(tree, titles, description ?? ''), 'fallback:density');
  const data = articleBody !== null && isMissing(articleBody, densest?.text ?? '') ? bodyOfData(articleBody) : null;
  if (densest !== null && isMostlyListed(densest)) return densest;
  const sure = better(densest, judged(data, 'metadata'));
  if (sure !== null && sure.utility.total >= UTILITY.gamma && sure.utility.length >= 1) return sure;
  return better(sure, judged(await readWithReadability(page.html, page.url), 'fallback:readability'));
}

/** What a page says around its texts; measured once, as long as its tree is there. */
export function aroundOf({ tree, titles, description }: ReadablePage): Surroundings {
  const known = MEASURED.get(tree);
  if (known !== undefined) return known;
  const around = surroundingsOf(tree, titles[0] ?? null, description);
  MEASURED.set(tree, around);
  return around;
}

const MEASURED = new KeptWithTree<Surroundings>();

function judge(body: Body | null, path: ReadingPath, around: Surroundings): Found | null {
  if (body === null) return null;
  const text = renderText(body);
  if (text === '') return null;
  const linkShare = linkShareOf(body, text.length);
  return { body, text, linkShare, path, utility: textUtility(text, linkShare, path, undefined, around) };
}

/** No likeness to an article says anything of a list of measurements. */
function isMostlyListed({ body, text }: Found): boolean {
  let listed = 0;
  for (const element of elementsOf(body)) {
    if (element.name === 'table' && isListing(element)) listed += linesOf(element, body).join('\n').length;
  }
  return listed > 0.5 * text.length;
}

/** The earlier one, unless the later is better by a margin or much longer and as good. */
function better(earlier: Found | null, later: Found | null): Found | null {
  if (earlier === null || later === null) return earlier ?? later;
  if (later.path === 'metadata') return later.utility.total + UTILITY.margin >= earlier.utility.total ? later : earlier;
  if (addsBoxes(earlier.text, later.text)) return earlier;
  return later.utility.total > earlier.utility.total + UTILITY.margin ? later : earlier;
}

/**
 * Whether the later text is the earlier one with what was left out of it on purpose: on a short page, boxes and offers are
 * a large share of all text, so nothing but a far longer text proves that some of it was missing.
 */
function addsBoxes(earlier: string, later: string): boolean {
  if (later.length > UTILITY.shortPage || later.length > UTILITY.missingTimes * earlier.length) return false;
  return earlier.split('\n').every((line) => later.includes(line.trim()));
}
