/** From labelled pages to rules. */

import { selectorFragility } from '../lint.ts';
import type { FieldRule, Formatting, Rules, Selector } from '../profile.ts';
import { findExclusions } from './exclusions.ts';
import { css, type Queries } from './queries.ts';
import { besides, byContent, type Eligible, inOrder, type Labelled, rankRoots } from './roots.ts';

const MAX_LENGTH = 300;
const MIN_FIT = 0.4;

/** Rules for the text; null where no selector finds it on most pages. */
export function proposeText(
  pages: readonly Labelled[],
  queries: Queries,
  eligible: Eligible,
): Pick<Rules, 'fields' | 'exclusions'> | null {
  const ranked = inOrder(rankRoots(pages, queries, eligible));
  const [first] = ranked;
  if (first === undefined || first.fit < MIN_FIT) return null;
  const last = byContent(pages, queries, first.fit);
  const selectors = [...ranked, ...(last === null ? [] : [last])].map(({ selector }) =>
    withBesides(selector, pages, queries),
  );
  const [main] = selectors;
  if (main === undefined) return null;
  const text: FieldRule = { selectors, attribute: null };
  return { fields: { text }, exclusions: findExclusions(pages, main, queries) };
}

function withBesides(main: Selector, pages: readonly Labelled[], queries: Queries): Selector {
  const more = main.language === 'css' ? besides(main, pages, queries) : null;
  if (more === null || selectorFragility(more) > 0.5) return main;
  const value = `${more.value}, ${main.value}`;
  return value.length > MAX_LENGTH ? main : css(value);
}

export const PLAIN: Formatting = { titleAffixes: [], monthFirst: null };
