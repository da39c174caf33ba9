/** Titles, dates and names that stand on pages with known ones: what short values are learned from. */
import { type Document, type Element, isTag } from 'domhandler';
import { divide, isRegion, type Region } from '../../src/page/body/regions.ts';
import { decodePage } from '../../src/page/decode.ts';
import { titleFeatures } from '../../src/page/likeness/likeness.ts';
import { valueFeatures } from '../../src/page/likeness/value-features.ts';
import { statedDate } from '../../src/page/metadata/dates.ts';
import { namesIn } from '../../src/page/metadata/names.ts';
import { findMetadata, type Metadata } from '../../src/page/metadata.ts';
import { parsePage } from '../../src/page/parse.ts';
import { sanitise } from '../../src/page/sanitise.ts';
import { HEADINGS } from '../../src/page/tags.ts';
import { wordsF1 } from '../../src/schema/words.ts';
import type { TruePage } from '../pages.ts';
import { drawn } from './draw.ts';

export type ValueField = 'title' | 'date' | 'authors';

export interface ValueExample {
  readonly field: ValueField;
  readonly site: string;
  readonly features: Float64Array;
  readonly good: boolean;
}

/** Other lines of the page that are tried. */
const LINES = 12;
const MAX_LINE = 200;
const SAME_TITLE = 0.8;
const SAME_NAME = 0.75;

/** Right and wrong values of one page for every field that it has a truth for. */
export function valuesOf(page: TruePage): readonly ValueExample[] {
  const truth = (page.line.truth ?? {}) as Readonly<Record<string, unknown>>;
  const tree = parsePage(decodePage(page.page.bytes, null).html);
  const metadata = findMetadata(tree, page.page);
  sanitise(tree);
  const lines = linesOf(tree, page.id);
  const site = page.site ?? page.id;
  const day = textOf(truth.publishing_date) ?? textOf(truth.date);
  return [
    ...titles(textOf(truth.title), metadata, lines).map((example) => ({ field: 'title' as const, site, ...example })),
    ...dates(day, tree, metadata, lines).map((example) => ({ field: 'date' as const, site, ...example })),
    ...names(listOf(truth.authors), metadata, lines).map((example) => ({
      field: 'authors' as const,
      site,
      ...example,
    })),
  ];
}

type Example = Pick<ValueExample, 'features' | 'good'>;

function titles(truth: string | null, { titles: known }: Metadata, lines: Lines): readonly Example[] {
  if (truth === null) return [];
  return [...new Set([...known, ...lines.headings, ...lines.others])].map((value) => ({
    features: titleFeatures(value, known),
    good: wordsF1(value, truth) >= SAME_TITLE,
  }));
}

function dates(truth: string | null, tree: Document, metadata: Metadata, lines: Lines): readonly Example[] {
  const day = truth?.slice(0, 10) ?? null;
  if (day === null || metadata.publishedAt?.value.slice(0, 10) !== day) return [];
  const values = [metadata.publishedAt.raw, ...timesIn(tree), ...lines.dated, ...lines.others];
  return [...new Set(values)].map((value) => ({
    features: valueFeatures(value, -1),
    good: statedDate(value, 'text', metadata.dates)?.value.slice(0, 10) === day,
  }));
}

function names(truth: readonly string[], { authors }: Metadata, lines: Lines): readonly Example[] {
  if (truth.length === 0) return [];
  const values = [...truth, ...authors, ...lines.others.flatMap(namesIn), ...lines.others];
  return [...new Set(values)].map((value) => ({
    features: valueFeatures(value, -1),
    good: truth.some((name) => wordsF1(value, name) >= SAME_NAME),
  }));
}

interface Lines {
  readonly headings: readonly string[];
  readonly dated: readonly string[];
  readonly others: readonly string[];
}

function linesOf(tree: Document, seed: string): Lines {
  const root = tree.children.find((child): child is Element => isTag(child));
  const headings: string[] = [];
  const others: string[] = [];
  const visit = (region: Region): void => {
    for (const item of region.items) {
      if (isRegion(item)) visit(item);
      else if (item.size <= MAX_LINE) (HEADINGS.has(item.tag) ? headings : others).push(item.text);
    }
  };
  if (root !== undefined) visit(divide(root));
  const dated = others.filter((text) => /\b(?:19|20)\d\d\b/.test(text));
  return {
    headings: drawn(headings, LINES, seed),
    dated: drawn(dated, LINES, seed),
    others: drawn(others, LINES, seed),
  };
}

function timesIn(tree: Document): readonly string[] {
  const times: string[] = [];
  const stack = [...tree.children];
  for (let node = stack.pop(); node !== undefined; node = stack.pop()) {
    if (!isTag(node)) continue;
    if (node.name === 'time' && node.attribs.datetime !== undefined) times.push(node.attribs.datetime.trim());
    stack.push(...node.children);
  }
  return times.slice(0, LINES);
}

const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);
const listOf = (value: unknown): readonly string[] =>
  (Array.isArray(value) ? value : [value]).flatMap((each) => (typeof each === 'string' ? namesIn(each) : []));
