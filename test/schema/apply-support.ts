/** Hand-written pages and rules for the tests of profiles. */
import { findMetadata, type Metadata } from '../../src/page/metadata.ts';
import { parsePage } from '../../src/page/parse.ts';
import type { ReadablePage } from '../../src/page/readers.ts';
import { sanitise } from '../../src/page/sanitise.ts';
import { applyRules, type Outcome } from '../../src/schema/apply.ts';
import type { FieldRule, LiveProfile, Rules, Selector } from '../../src/schema/profile.ts';

const URL_OF_PAGE = 'https://news.example.org/2026/report';
const NOW = Date.parse('2026-11-30T12:00:00Z');

/** A page as the readers of its body see it. */
export function open(html: string): { readable: ReadablePage; metadata: Metadata } {
  const tree = parsePage(html);
  const page = { bytes: new Uint8Array(), url: URL_OF_PAGE, contentType: null, hints: {}, now: NOW };
  const metadata = findMetadata(tree, page);
  sanitise(tree);
  const { titles, description, articleBody } = metadata;
  return { readable: { html, url: URL_OF_PAGE, tree, titles, description, articleBody }, metadata };
}

export const css = (value: string): Selector => ({ language: 'css', value });
export const xpath = (value: string): Selector => ({ language: 'xpath', value });

export function field(...selectors: readonly Selector[]): FieldRule {
  return { selectors, attribute: null };
}

/** Rules that read the text with one selector, and more. */
export function rules(text: Selector, more: Partial<Rules> = {}): Rules {
  return {
    exclusions: [],
    repeats: [],
    formatting: { titleAffixes: [], monthFirst: null },
    ...more,
    fields: { text: field(text), ...more.fields },
  };
}

export function profile(id: string, some: Rules, more: Partial<LiveProfile> = {}): LiveProfile {
  return { id, version: 1, site: 'example.org', rules: some, rho: { text: 1 }, foreign: false, ...more };
}

export function applied(html: string, some: Rules): Outcome {
  const { readable, metadata } = open(html);
  return applyRules(some, readable, metadata);
}
