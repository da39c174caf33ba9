/** The blocks of a page that may be its text, as a model is asked about them. */
import { type Element, isTag } from 'domhandler';
import { textContent } from 'domutils';
import { collapse } from '../../page/space.ts';
import type { Block, Rules } from '../profile.ts';
import { selectorsOf } from './compounds.ts';
import { type Labels, type Mass, rootOf, weigh } from './labels.ts';
import { PLAIN } from './propose.ts';
import { css, type Queries } from './queries.ts';
import type { Sample } from './sample.ts';
import { formula } from './strategies.ts';

const MAX_BLOCKS = 8;
const EXCERPT = 200;
const MAX_PATH = 4;

/** Candidates on the first page, the likeliest first, each with rules that select it alone there. */
export function blocksOf(samples: readonly Sample[], queries: Queries): Block[] {
  const [sample] = samples;
  if (sample === undefined) return [];
  const root = rootOf(sample.readable);
  if (root === null) return [];
  const labels = weigh(root, new Set());
  const blocks: Block[] = [];
  for (const [element, mass] of candidates(labels)) {
    const rules = rulesFor(element, sample, queries);
    if (rules !== null) blocks.push(describe(element, mass, rules));
    if (blocks.length === MAX_BLOCKS) break;
  }
  return blocks;
}

/** Elements that hold paragraphs themselves. */
function candidates({ masses }: Labels): [Element, Mass][] {
  return [...masses]
    .map(([element, mass]): [Element, Mass] => [element, { ...mass, paragraphs: paragraphsIn(element) }])
    .filter(([element, mass]) => formula(mass) > 0 && !/^(?:html|body)$/.test(element.name))
    .sort(([, one], [, other]) => formula(other) - formula(one))
    .slice(0, 3 * MAX_BLOCKS);
}

function paragraphsIn({ children }: Element): number {
  return children.filter((child) => isTag(child) && PARAGRAPH.test(child.name) && child.children.length > 0).length;
}

const PARAGRAPH = /^(?:p|ul|ol|blockquote|pre|table)$/;

function rulesFor(element: Element, sample: Sample, queries: Queries): Rules | null {
  const selectors = selectorsOf(element)
    .map(css)
    .filter((selector) => {
      const found = queries.select(sample, selector);
      return found.length === 1 && found[0] === element;
    })
    .slice(0, 2);
  if (selectors.length === 0) return null;
  return { fields: { text: { selectors, attribute: null } }, exclusions: [], repeats: [], formatting: PLAIN };
}

function describe(element: Element, { total, linked }: Mass, rules: Rules): Block {
  return {
    path: pathOf(element),
    characters: total,
    links: total === 0 ? 0 : linked / total,
    excerpt: collapse(textContent(element)).slice(0, EXCERPT),
    rules,
  };
}

function pathOf(element: Element): string {
  const steps: string[] = [];
  let at: Element | null = element;
  while (at !== null && steps.length < MAX_PATH && at.name !== 'html') {
    const { id, class: classes } = at.attribs;
    const names = (classes ?? '')
      .split(/\s+/)
      .filter((name) => name !== '')
      .slice(0, 2);
    steps.unshift(`${at.name}${id === undefined ? '' : `#${id}`}${names.map((name) => `.${name}`).join('')}`);
    const { parent }: Element = at;
    at = parent !== null && isTag(parent) ? parent : null;
  }
  return steps.join(' > ');
}
