/** A template: what a site's pages have in common, drawn from a seed. */
import { Random } from '../chaos/random.ts';
import type { Makeup } from './article.ts';
import { NAMINGS, type Naming } from './names.ts';
import { TONGUES } from './tongues.ts';

export interface Template {
  readonly seed: number;
  readonly site: string;
  /** Index into TONGUES. */
  readonly tongue: number;
  readonly naming: Naming;
  /** Which of the synonyms its programmers use. */
  readonly dialect: number;
  /** Changes with every build: the hashes in names. */
  readonly build: number;
  readonly makeup: Makeup;
  /** The element around the text. */
  readonly body: 'div' | 'article' | 'section' | 'td';
  readonly itemprop: boolean;
  /** Elements around the article that mean nothing. */
  readonly wrappers: number;
  readonly paragraphs: 'p' | 'div' | 'br' | 'named';
  readonly standfirst: 'inside' | 'before';
  readonly title: 'inside' | 'before';
  readonly titleTag: 'h1' | 'h2';
  /** What stands in the middle of the text, on the share of pages that `boxes` says. */
  readonly related: 'none' | 'box' | 'aside' | 'line' | 'list';
  readonly boxes: number;
  readonly ads: boolean;
  readonly newsletter: boolean;
  readonly share: 'none' | 'top' | 'bottom' | 'both';
  readonly authorBox: boolean;
  readonly rights: 'none' | 'inside' | 'footer';
  readonly tags: boolean;
  readonly comments: number;
  readonly sidebar: 'none' | 'before' | 'after';
  readonly teasers: number;
  readonly metadata: 'full' | 'articleBody' | 'graph' | 'none' | 'wrong';
  readonly date: 'time' | 'text' | 'none';
  readonly numberedIds: boolean;
  readonly language: boolean;
  readonly pretty: boolean;
  readonly order: 'byline-first' | 'title-first';
}

/** The template of a seed. */
export function templateOf(seed: number): Template {
  const random = new Random(seed * 7919 + 17);
  const chance = (share: number): boolean => random.fraction() < share;
  const body = random.pick(['div', 'div', 'div', 'article', 'section', 'td'] as const);
  const naming = random.pick(NAMINGS);
  const title = random.pick(['inside', 'before'] as const);
  const standfirst = random.pick(['inside', 'before'] as const);
  return {
    seed,
    site: `paper-${seed}.example`,
    tongue: Math.floor(random.between(0, TONGUES.length)),
    naming,
    dialect: Math.floor(random.between(0, 40)),
    build: 1,
    makeup: {
      standfirst: chance(0.5),
      headings: chance(0.5),
      quotes: chance(0.3),
      lists: chance(0.3),
      tables: chance(0.2),
      figures: chance(0.6),
    },
    body,
    itemprop: chance(0.25),
    wrappers: Math.floor(random.between(0, 5)),
    paragraphs: random.pick(['p', 'p', 'p', 'p', 'div', 'br', 'named'] as const),
    // no page has it above its headline
    standfirst: title === 'inside' ? 'inside' : standfirst,
    title,
    titleTag: random.pick(['h1', 'h1', 'h1', 'h2'] as const),
    related: random.pick(['none', 'box', 'aside', 'line', 'list'] as const),
    boxes: random.between(0.4, 1),
    ads: chance(0.5),
    newsletter: chance(0.4),
    share: random.pick(['none', 'top', 'bottom', 'both'] as const),
    authorBox: chance(0.3),
    rights: random.pick(['none', 'inside', 'footer'] as const),
    tags: chance(0.4),
    comments: Math.floor(random.between(0, 6)),
    sidebar: random.pick(['none', 'before', 'after'] as const),
    teasers: Math.floor(random.between(0, 7)),
    metadata: random.pick(['full', 'articleBody', 'graph', 'none', 'wrong'] as const),
    date: random.pick(['time', 'text', 'none'] as const),
    numberedIds: chance(0.3),
    language: chance(0.8),
    pretty: chance(0.5),
    order: random.pick(['byline-first', 'title-first'] as const),
  };
}

export const CHANGES = ['rebuilt', 'renamed', 'wrapped', 'reordered', 'redesigned'] as const;
export type Change = (typeof CHANGES)[number];

/** The same site after a change of the kind that real sites go through. */
export function changed(template: Template, change: Change): Template {
  switch (change) {
    case 'rebuilt':
      return { ...template, build: template.build + 1 };
    case 'renamed':
      return { ...template, dialect: template.dialect + 3 };
    case 'wrapped':
      return { ...template, wrappers: template.wrappers + 2 };
    case 'reordered':
      return {
        ...template,
        order: template.order === 'byline-first' ? 'title-first' : 'byline-first',
        sidebar: template.sidebar === 'before' ? 'after' : 'before',
        share: template.share === 'top' ? 'bottom' : 'top',
      };
    case 'redesigned':
      return { ...templateOf(template.seed + 100_003), site: template.site, tongue: template.tongue };
  }
}
