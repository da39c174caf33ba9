/** Selectors for what stands inside of a body's nodes on several pages and is no part of it. */
import type { Element } from 'domhandler';
import { isTag } from 'domhandler';
import { selectorFragility } from '../lint.ts';
import type { Selector } from '../profile.ts';
import { compoundsOf } from './compounds.ts';
import { css, isInside, type Queries } from './queries.ts';
import type { Labelled } from './roots.ts';

const MAX_EXCLUSIONS = 24;
/** Share of the body's text among what an exclusion covers. */
const MAX_WRONG = 0.05;
const MAX_FRAGILITY = 0.6;

interface Cover {
  readonly selector: Selector;
  readonly elements: ReadonlySet<Element>;
  readonly noise: number;
  readonly pages: number;
}

/** Exclusions that hold on at least two pages (or on the only one), those that take out most first. */
export function findExclusions(pages: readonly Labelled[], roots: Selector, queries: Queries): Selector[] {
  const candidates = new Set<string>();
  for (const { sample, labels } of pages) {
    for (const root of queries.select(sample, roots)) {
      for (const element of noiseIn(root, labels.masses)) {
        for (const selector of exclusionsFor(element)) candidates.add(selector);
      }
    }
  }
  const least = Math.min(2, pages.length);
  const covers = [...candidates]
    .filter((value) => selectorFragility(css(value)) <= MAX_FRAGILITY)
    .map((value) => coverOf(css(value), pages, roots, queries))
    .filter((cover) => cover !== null)
    .filter((cover) => cover.pages >= least);
  return greedily(covers);
}

function exclusionsFor(element: Element): string[] {
  const own = compoundsOf(element);
  if (own.length > 0) return own;
  const { parent } = element;
  const around = parent !== null && isTag(parent) ? compoundsOf(parent).slice(0, 2) : [];
  return around.map((compound) => `${compound} > ${element.name}`);
}

/** The topmost elements inside of a root that hold text, none of it the body's; and those inside of them. */
function noiseIn(root: Element, masses: Labelled['labels']['masses']): Element[] {
  const found: Element[] = [];
  const visit = (element: Element, depth: number): void => {
    for (const child of element.children) {
      if (!isTag(child)) continue;
      const mass = masses.get(child);
      if (mass === undefined || mass.total === 0) continue;
      if (mass.kept === 0) found.push(child);
      else visit(child, depth + 1);
    }
  };
  visit(root, 0);
  return found;
}

function coverOf(selector: Selector, pages: readonly Labelled[], roots: Selector, queries: Queries): Cover | null {
  const elements = new Set<Element>();
  let noise = 0;
  let wrong = 0;
  let on = 0;
  for (const { sample, labels } of pages) {
    const within = new Set<Element>(queries.select(sample, roots));
    let here = 0;
    for (const element of queries.select(sample, selector)) {
      if (within.has(element) || !isInside(element, within)) continue;
      const mass = labels.masses.get(element);
      if (mass === undefined) continue;
      elements.add(element);
      here += mass.total - mass.kept;
      wrong += mass.kept;
    }
    noise += here;
    on += here > 0 ? 1 : 0;
  }
  return noise > 0 && wrong <= MAX_WRONG * (noise + wrong) ? { selector, elements, noise, pages: on } : null;
}

/** Each must take out something that those before it do not. */
function greedily(covers: readonly Cover[]): Selector[] {
  const rank = ({ noise, selector }: Cover): number => noise * (1 - selectorFragility(selector));
  const sorted = [...covers].sort((one, other) => rank(other) - rank(one));
  const gone = new Set<Element>();
  const chosen: Selector[] = [];
  for (const { selector, elements } of sorted) {
    if (chosen.length === MAX_EXCLUSIONS) break;
    const fresh = [...elements].filter((element) => !gone.has(element) && !isInside(element, gone));
    if (fresh.length === 0) continue;
    chosen.push(selector);
    for (const element of elements) gone.add(element);
  }
  return chosen;
}
