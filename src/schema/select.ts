/** Selectors of both languages, compiled once a thread. */
import type { Document, Element } from 'domhandler';
import { CodedError } from '../ports/errors.ts';
import { compileCss } from './css.ts';
import type { Selector } from './profile.ts';
import { grantSteps } from './steps.ts';
import { checkXPath, evaluateXPath, type Selected } from './xpath.ts';

export type { Selected } from './xpath.ts';

type Query = (tree: Document) => Selected[];

const MAX_COMPILED = 4_000;
const MAX_LENGTH = 1_000;

/** By language and value; null for those that cannot be parsed. The least recently used go first. */
const compiled = new Map<string, Query | null>();

/** What a selector selects, in document order; nothing where it cannot be parsed, fails or takes too long. */
export function select(selector: Selector, tree: Document): readonly Selected[] {
  const query = queryOf(selector);
  if (query === null) return [];
  grantSteps();
  try {
    return query(tree);
  } catch {
    // a deep stack, too many steps, values of another type than nodes: no page falls over a selector
    return [];
  }
}

/** The elements among what a selector selects. */
export function selectElements(selector: Selector, tree: Document): Element[] {
  return select(selector, tree).flatMap(({ element, value }) => (value === null ? element : []));
}

/** Throws SELECTOR_INVALID where a selector cannot be parsed, or may not be used. */
export function checkSelector(selector: Selector): void {
  try {
    compile(selector);
  } catch (cause) {
    throw new CodedError('SELECTOR_INVALID', (cause as Error).message, { value: selector.value, cause });
  }
}

function queryOf(selector: Selector): Query | null {
  const key = `${selector.language} ${selector.value}`;
  let query = compiled.get(key);
  if (query === undefined) query = compileOrNull(selector);
  else compiled.delete(key);
  compiled.set(key, query);
  if (compiled.size > MAX_COMPILED) compiled.delete(compiled.keys().next().value ?? '');
  return query;
}

function compileOrNull(selector: Selector): Query | null {
  try {
    return compile(selector);
  } catch {
    return null;
  }
}

function compile({ language, value }: Selector): Query {
  if (value.trim() === '' || value.length > MAX_LENGTH) throw new Error('a selector of no length, or too long');
  if (language === 'css') {
    const query = compileCss(value);
    return (tree) => query(tree).map((element) => ({ element, value: null }));
  }
  checkXPath(value);
  return (tree) => evaluateXPath(value, tree);
}
