/** How likely rules break when the site is built again. */

import { isMade } from './induce/names.ts';
import type { Rules, Selector } from './profile.ts';

/** Fragility of rules in [0, 1]: that of the text's first selector above all, then of the other selectors. */
export function fragilityOf(rules: Rules): number {
  const text = rules.fields.text?.selectors ?? [];
  const [first] = text;
  if (first === undefined) return 1;
  const others = Object.values(rules.fields)
    .flatMap(({ selectors }) => selectors)
    .filter((selector) => selector !== first);
  const spare = text.length > 1 ? 1 : 1.25;
  const mean = others.length === 0 ? 0 : others.reduce((sum, each) => sum + selectorFragility(each), 0) / others.length;
  return Math.min(1, spare * (0.8 * selectorFragility(first) + 0.2 * mean));
}

/** Fragility of one selector in [0, 1]; a list is as fragile as its most fragile part. */
export function selectorFragility({ language, value }: Selector): number {
  if (language === 'xpath') return xpathFragility(value);
  return Math.max(...value.split(',').map((part) => pathFragility(part.trim())));
}

function pathFragility(path: string): number {
  const compounds = path.split(/\s*[>+~]\s*|\s+(?![^[]*\])/).filter((compound) => compound !== '');
  const depth = Math.max(0, compounds.length - 1);
  const positions = /:(?:nth|first|last|only|eq)/.test(path) ? 0.5 : 0;
  const siblings = /[+~](?!=)/.test(path) ? 0.1 : 0;
  const weakest = compoundFragility(compounds.at(-1) ?? '');
  const around = compounds.slice(0, -1).map(compoundFragility);
  const context = around.length === 0 ? 0 : 0.3 * Math.max(...around);
  return Math.min(1, weakest + context + positions + siblings + 0.05 * depth + (depth > 2 ? 0.2 : 0));
}

/** The sturdiest mark of a compound decides, and a generated one spoils it. */
function compoundFragility(compound: string): number {
  const names = compound.match(/[.#][\w-]+/g) ?? [];
  const generated = names.some((name) => name.slice(1).split(/[-_]+/).some(isMade)) ? 0.5 : 0;
  return Math.min(1, markFragility(compound) + generated);
}

function markFragility(compound: string): number {
  if (/\[itemprop/.test(compound)) return 0.02;
  if (/^#|\w#|\[data-|\[role|\[property/.test(compound)) return 0.08;
  if (/\[(?:id|class)[*^$]/.test(compound)) return 0.14;
  if (/\./.test(compound)) return 0.12;
  if (/\[(?:width|bgcolor)/.test(compound)) return 0.35;
  if (/^(?:article|main|time|h1|figcaption|figure|nav|footer|aside)\b/.test(compound)) return 0.15;
  return 0.5;
}

function xpathFragility(path: string): number {
  const positions = /\[\s*\d+\s*\]|position\(\)|last\(\)/.test(path) ? 0.5 : 0;
  const steps = path.split('/').filter((step) => step !== '' && step !== '.').length;
  return Math.min(1, 0.25 + positions + 0.1 * Math.max(0, steps - 2));
}
