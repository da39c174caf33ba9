/** Rules for title and date, where elements say what the metadata say on every page. */
import type { Element } from 'domhandler';
import { isTag } from 'domhandler';
import { textContent } from 'domutils';
import { normal } from '../../page/body/trim.ts';
import { selectorFragility } from '../lint.ts';
import type { FieldRule, Formatting, Rules } from '../profile.ts';
import { selectorsOf } from './compounds.ts';
import { draftOf, headlineIn } from './draft.ts';
import { rootOf } from './labels.ts';
import { css, type Queries } from './queries.ts';
import type { Sample } from './sample.ts';

const MAX_SELECTORS = 2;

export interface MetadataRules extends Pick<Rules, 'fields' | 'formatting'> {
  /** Fields that the pages state wrongly or not at all. */
  readonly needed: readonly string[];
}

/** Rules of the fields besides the text, and how they are written. */
export function findMetadataRules(samples: readonly Sample[], queries: Queries): MetadataRules {
  const titles = samples.map(({ metadata }) => metadata.title ?? '');
  const formatting: Formatting = { titleAffixes: affixesOf(titles), monthFirst: null };
  const fields: Record<string, FieldRule> = {};
  const title = samples.length < 2 ? null : titleRule(samples, queries);
  const date = samples.length < 2 ? null : dateRule(samples, queries);
  if (title !== null) fields.title = title;
  if (date !== null) fields.date = date;
  return { fields, formatting, needed: isStated(samples) ? [] : ['title'] };
}

/** What all titles, each another one, begin or end with, up to a sign that parts it from the rest. */
export function affixesOf(titles: readonly string[]): string[] {
  const [first = '', ...others] = titles;
  if (titles.length < MIN_TITLES || new Set(titles).size < titles.length) return [];
  const isShared = (affix: string, has: (title: string, affix: string) => boolean): boolean =>
    affix.length < first.length && others.every((title) => title.length > affix.length && has(title, affix));
  const ends = [...first.matchAll(SEPARATOR)].map(({ index }) => first.slice(index));
  const starts = [...first.matchAll(SEPARATOR)].map((match) => first.slice(0, match.index + match[0].length));
  const end = ends.find((affix) => isShared(affix, (title, part) => title.endsWith(part)));
  const start = starts.findLast((affix) => isShared(affix, (title, part) => title.startsWith(part)));
  return [start, end].filter((affix) => affix !== undefined);
}

/** Two titles may begin alike by chance. */
const MIN_TITLES = 3;
const SEPARATOR = /\s+[|–—·•»«:-]\s+|:\s+/g;

/** Headings that say each page's title; where pages state one title for all, those that stand for it on the page. */
function titleRule(samples: readonly Sample[], queries: Queries): FieldRule | null {
  const stated = isStated(samples);
  const headlines = new Map(samples.map((sample) => [sample, headlineOf(sample)]));
  const rule = ruleFor(samples, queries, /^h[12]$/, null, (element, sample) =>
    stated ? normal(textContent(element)) === normal(sample.metadata.title ?? '') : element === headlines.get(sample),
  );
  return stated || (rule !== null && differ(rule, samples, queries)) ? rule : null;
}

/** Whether each page states a title of its own. */
function isStated(samples: readonly Sample[]): boolean {
  const titles = samples.map(({ metadata }) => normal(metadata.title ?? ''));
  return titles.every((title, at) => title !== '' && titles.indexOf(title) === at);
}

function headlineOf(sample: Sample): Element | null {
  return draftOf(sample).map((draft) => headlineIn(draft)?.region.element ?? null)[0] ?? null;
}

/** Whether each page has another value. */
function differ({ selectors }: FieldRule, samples: readonly Sample[], queries: Queries): boolean {
  const [first] = selectors;
  if (first === undefined) return false;
  const values = samples.map((sample) =>
    normal(
      queries
        .select(sample, first)
        .map((one) => textContent(one))
        .join(' '),
    ),
  );
  return values.every((value, at) => value.length >= MIN_TITLE && values.indexOf(value) === at);
}

const MIN_TITLE = 8;

function dateRule(samples: readonly Sample[], queries: Queries): FieldRule | null {
  return ruleFor(samples, queries, /^time$/, 'datetime', ({ attribs }, { metadata }) => {
    const day = metadata.publishedAt?.value.slice(0, 10);
    return day !== undefined && (attribs.datetime ?? '').startsWith(day);
  });
}

function ruleFor(
  samples: readonly Sample[],
  queries: Queries,
  tag: RegExp,
  attribute: string | null,
  isRight: (element: Element, sample: Sample) => boolean,
): FieldRule | null {
  const candidates = new Set<string>();
  for (const sample of samples) {
    for (const element of elementsOf(sample, tag)) {
      if (isRight(element, sample)) for (const selector of selectorsOf(element)) candidates.add(selector);
    }
  }
  const right = [...candidates].map(css).filter((selector) =>
    samples.every((sample) => {
      const [first, ...others] = queries.select(sample, selector);
      return first !== undefined && others.length === 0 && isRight(first, sample);
    }),
  );
  const selectors = right
    .sort((one, other) => selectorFragility(one) - selectorFragility(other))
    .slice(0, MAX_SELECTORS);
  return selectors.length === 0 ? null : { selectors, attribute };
}

function elementsOf({ readable }: Sample, tag: RegExp): Element[] {
  const found: Element[] = [];
  const root = rootOf(readable);
  const visit = (element: Element): void => {
    if (tag.test(element.name)) found.push(element);
    for (const child of element.children) if (isTag(child)) visit(child);
  };
  if (root !== null) visit(root);
  return found;
}
