/** Selectors for the nodes that hold a body, as labels say where it stands on every page. */
import type { Element } from 'domhandler';
import { selectorFragility } from '../lint.ts';
import type { Selector } from '../profile.ts';
import { selectorsOf } from './compounds.ts';
import type { Labels } from './labels.ts';
import { css, isInside, type Queries } from './queries.ts';
import type { Sample } from './sample.ts';

/** A page, and where its body stands. */
export interface Labelled {
  readonly sample: Sample;
  readonly labels: Labels;
}

export interface Ranked {
  readonly selector: Selector;
  /** Mean over the pages of how well it selects the body: 1 all of it and nothing else. */
  readonly fit: number;
  /** On how many pages it selects most of the body. */
  readonly pages: number;
  readonly fragility: number;
}

/** Which elements may be a root. */
export type Eligible = (element: Element, labels: Labels) => boolean;

const MIN_SHARE = 0.3;
const NOISE_COST = 0.15;
const SPLIT_COST = 0.02;
const FRAGILITY_COST = 0.1;

/** Selectors for the body, the best first. */
export function rankRoots(pages: readonly Labelled[], queries: Queries, eligible: Eligible): Ranked[] {
  const selectors = new Set<string>();
  for (const { labels } of pages) {
    for (const [element, mass] of labels.masses) {
      if (mass.kept < MIN_SHARE * labels.kept || /^(?:html|body|p|li)$/.test(element.name)) continue;
      if (eligible(element, labels)) for (const selector of selectorsOf(element)) selectors.add(selector);
    }
  }
  const ranked = [...selectors].map((value) => rank(css(value), pages, queries));
  return ranked.filter(({ pages: right }) => right > 0).sort((one, other) => worth(other) - worth(one));
}

/** Fit, less what fragility costs. */
export function worth({ fit, fragility }: Ranked): number {
  return fit - FRAGILITY_COST * fragility;
}

export function rank(selector: Selector, pages: readonly Labelled[], queries: Queries): Ranked {
  const fits = pages.map(({ sample, labels }) => fitOf(queries.select(sample, selector), labels));
  return {
    selector,
    fit: fits.reduce((sum, fit) => sum + fit, 0) / Math.max(1, fits.length),
    pages: fits.filter((fit) => fit >= 0.5).length,
    fragility: selectorFragility(selector),
  };
}

function fitOf(elements: readonly Element[], { masses, kept }: Labels): number {
  if (elements.length === 0 || kept === 0) return 0;
  let inside = 0;
  let total = 0;
  for (const element of elements) {
    const mass = masses.get(element);
    inside += mass?.kept ?? 0;
    total += mass?.total ?? 0;
  }
  const noise = Math.min(1, (total - inside) / kept);
  const split = Math.min(10, elements.length - 1);
  return inside / kept - NOISE_COST * noise - SPLIT_COST * split;
}

const MAX_SELECTORS = 3;
/** An alternative is at most so much worse than the first, and so fragile. */
const MAX_LOSS = 0.05;
const MAX_FRAGILITY = 0.4;

/** The best selector, and others that rest on other marks, for the day when the first finds nothing. */
export function inOrder(ranked: readonly Ranked[]): Ranked[] {
  const [first] = ranked;
  if (first === undefined) return [];
  const chosen = [first];
  for (const each of ranked.slice(1)) {
    if (chosen.length === MAX_SELECTORS) break;
    if (each.fit < first.fit - MAX_LOSS || each.fragility > MAX_FRAGILITY) continue;
    if (chosen.every((other) => !shareMark(other.selector.value, each.selector.value))) chosen.push(each);
  }
  return chosen;
}

/** Where the body is by what it holds: for the day when all names have changed. CSS cannot count. */
const BY_CONTENT: readonly Selector[] = ['//*[count(p) > 3]', '//*[count(p) > 2]', '//article[count(.//p) > 2]'].map(
  (value) => ({ language: 'xpath', value }),
);

/** A selector by content that selects the body alone on every page; null where there is none. */
export function byContent(pages: readonly Labelled[], queries: Queries, least: number): Ranked | null {
  const ranked = BY_CONTENT.map((selector) => rank(selector, pages, queries));
  const alone = ({ selector }: Ranked): boolean =>
    pages.every(({ sample }) => queries.select(sample, selector).length === 1);
  return ranked.find((each) => each.fit >= least - MAX_LOSS && alone(each)) ?? null;
}

/** Whether the subjects of two selectors have a mark in common: they would break on the same day. */
function shareMark(one: string, other: string): boolean {
  const marks = new Set(marksOf(one));
  return marksOf(other).some((mark) => marks.has(mark));
}

function marksOf(selector: string): string[] {
  return selector.match(/[.#][\w-]+|\[[^\]]*\]|(?<![\w.#-])[a-z][a-z\d]*(?![\w-])/g) ?? [];
}

const MIN_ADDED = 0.01;
const PURE = 0.9;

/** What stands outside of the main nodes on most pages and belongs to the body all the same: a standfirst. */
export function besides(main: Selector, pages: readonly Labelled[], queries: Queries): Selector | null {
  const selectors = new Set<string>();
  for (const { sample, labels } of pages) {
    const roots = new Set<Element>(queries.select(sample, main));
    for (const element of outside(labels, roots)) for (const value of selectorsOf(element)) selectors.add(value);
  }
  const least = Math.max(2, Math.ceil(pages.length / 2));
  const good = [...selectors]
    .map((value) => ({ selector: css(value), ...gain(css(value), main, pages, queries) }))
    .filter(({ support, purity }) => support >= Math.min(least, pages.length) && purity >= PURE)
    .sort((one, other) => net(other) - net(one));
  return good[0]?.selector ?? null;
}

function net({ selector, added }: { selector: Selector; added: number }): number {
  return added - 0.02 * selectorFragility(selector);
}

/** The topmost elements with nothing but text of the body, that do not touch the roots. */
function outside({ masses, kept }: Labels, roots: ReadonlySet<Element>): Element[] {
  const around = new Set<unknown>();
  for (const root of roots) for (let at = root.parent; at !== null; at = at.parent) around.add(at);
  const pure = [...masses].filter(
    ([element, mass]) =>
      mass.kept >= MIN_ADDED * kept &&
      mass.kept >= PURE * mass.total &&
      !roots.has(element) &&
      !around.has(element) &&
      !isInside(element, roots),
  );
  return pure.map(([element]) => element).slice(0, 40);
}

function gain(
  selector: Selector,
  main: Selector,
  pages: readonly Labelled[],
  queries: Queries,
): { added: number; support: number; purity: number } {
  let added = 0;
  let support = 0;
  let total = 0;
  let right = 0;
  for (const { sample, labels } of pages) {
    const roots = new Set<Element>(queries.select(sample, main));
    for (const element of queries.select(sample, selector)) {
      const mass = labels.masses.get(element);
      if (mass === undefined || roots.has(element) || isInside(element, roots)) continue;
      total += mass.total;
      right += mass.kept;
      added += mass.kept / labels.kept;
      if (mass.kept >= PURE * mass.total && mass.kept > 0) support += 1;
    }
  }
  return { added: added / Math.max(1, pages.length), support, purity: total === 0 ? 0 : right / total };
}
