/** User-defined fields, learned from pages on which somebody has said what they hold. */
import { type Element, isTag, isText, type Text } from 'domhandler';
import { collapse } from '../../page/space.ts';
import type { LabelledPage } from '../../ports/page-work.ts';
import { selectorFragility } from '../lint.ts';
import type { FieldRule, Selector } from '../profile.ts';
import { valuesOf } from '../values.ts';
import { selectorsOf } from './compounds.ts';
import { rootOf } from './labels.ts';
import { css } from './queries.ts';
import { openSample, type Sample } from './sample.ts';

/** The first selector must find the values on most pages; those after it must not be wrong where it finds none. */
const MIN_RIGHT = 0.5;
const MAX_SELECTORS = 3;
const MAX_LABEL = 40;
/** Texts before a value that may be its label. */
const LABELS = 2;

interface Labelled {
  readonly sample: Sample;
  readonly values: Readonly<Record<string, readonly string[]>>;
}

interface Scored {
  readonly selector: Selector;
  /** Mean F1 of the values over the pages that have the field. */
  readonly right: number;
  /** Share of pages on which it finds nothing but what is right. */
  readonly safe: number;
}

/** A rule for every field that some selector finds. Throws CodedErrors of the page group. */
export async function induceFields(pages: readonly LabelledPage[]): Promise<Readonly<Record<string, FieldRule>>> {
  const labelled: Labelled[] = [];
  for (const page of pages) labelled.push({ sample: await openSample(page), values: page.values });
  const names = new Set(labelled.flatMap(({ values }) => Object.keys(values)));
  const rules: Record<string, FieldRule> = {};
  for (const name of names) {
    const rule = ruleOf(name, labelled);
    if (rule !== null) rules[name] = rule;
  }
  return rules;
}

function ruleOf(name: string, pages: readonly Labelled[]): FieldRule | null {
  const having = pages.filter(({ values }) => (values[name]?.length ?? 0) > 0);
  const candidates = new Map<string, Selector>();
  for (const { sample, values } of having) {
    for (const selector of candidatesFor(sample, new Set(values[name]?.map(normal))))
      candidates.set(`${selector.language} ${selector.value}`, selector);
  }
  const [best, ...others] = [...candidates.values()].map((selector) => score(selector, name, having)).sort(byMerit);
  if (best === undefined || best.right < MIN_RIGHT) return null;
  const more = best.right === 1 ? [] : others.filter(({ safe }) => safe === 1).slice(0, MAX_SELECTORS - 1);
  return { selectors: [best, ...more].map(({ selector }) => selector), attribute: null };
}

function byMerit(one: Scored, other: Scored): number {
  return other.right - one.right || selectorFragility(one.selector) - selectorFragility(other.selector);
}

/** Selectors of the elements that hold a value alone, and of the texts that follow a label. */
function candidatesFor(sample: Sample, values: ReadonlySet<string>): Selector[] {
  const root = rootOf(sample.readable);
  if (root === null) return [];
  const texts = textsOf(root);
  return texts.flatMap((text, at) => {
    if (!values.has(normal(text.data))) return [];
    const holders = holdersOf(text).flatMap(selectorsOf).map(css);
    return [...holders, ...labelsBefore(at, texts).flatMap(({ label, distance }) => afterLabel(label, distance))];
  });
}

/** The elements around a text that hold nothing else. */
function holdersOf(text: Text): Element[] {
  const holders: Element[] = [];
  for (let at = text.parent; at !== null && isTag(at); at = at.parent) {
    if (textsOf(at).length > 1) break;
    holders.push(at);
  }
  return holders;
}

/** The nearest first; those with digits, which are rather values themselves, last. */
function labelsBefore(at: number, texts: readonly Text[]): { label: string; distance: number }[] {
  const labels = texts.slice(Math.max(0, at - LABELS), at).map(({ data }, from, all) => {
    return { label: collapse(data), distance: all.length - from };
  });
  const doubt = ({ label }: { label: string }) => (/\d/.test(label) ? LABELS : 0);
  return labels.sort((one, other) => doubt(one) + one.distance - doubt(other) - other.distance);
}

function afterLabel(label: string, distance: number): Selector[] {
  if (label.length > MAX_LABEL || !/\p{L}/u.test(label) || label.includes('"')) return [];
  const value = `(//text()[normalize-space(.)="${label}"]/following::text()[normalize-space(.)])[${distance}]`;
  return [{ language: 'xpath', value }];
}

function score(selector: Selector, name: string, pages: readonly Labelled[]): Scored {
  let right = 0;
  let safe = 0;
  for (const { sample, values } of pages) {
    const found = new Set(
      valuesOf({ selectors: [selector], attribute: null }, sample.readable.tree).values.map(normal),
    );
    const wanted = new Set(values[name]?.map(normal));
    const common = [...found].filter((value) => wanted.has(value)).length;
    right += (2 * common) / (found.size + wanted.size);
    if (common === found.size) safe += 1;
  }
  return { selector, right: right / pages.length, safe: safe / pages.length };
}

/** Whoever labels a page may leave out the colon before a value. */
const normal = (text: string): string =>
  collapse(text)
    .toLowerCase()
    .replace(/^[:\s]+/, '');

/** Texts with something in them, in document order. */
function textsOf(root: Element): Text[] {
  const texts: Text[] = [];
  const stack = [...root.children].reverse();
  for (let node = stack.pop(); node !== undefined; node = stack.pop()) {
    if (isText(node) && node.data.trim() !== '') texts.push(node);
    else if (isTag(node)) stack.push(...[...node.children].reverse());
  }
  return texts;
}
