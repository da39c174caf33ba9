/** What a rule's selectors select, as values. */
import type { Document } from 'domhandler';
import type { Body } from '../page/body/body.ts';
import { linesOf } from '../page/render/text.ts';
import { collapse } from '../page/space.ts';
import type { FieldRule } from './profile.ts';
import { type Selected, select } from './select.ts';

export interface RuleValues {
  /** White space collapsed, none empty, each once; in document order. */
  readonly values: readonly string[];
  /** Which of the rule's selectors gave them; -1 where none did. */
  readonly by: number;
}

/** A value that is longer names nothing. */
const MAX_VALUE = 10_000;
const MAX_VALUES = 200;

/** The values of the first selector that gives some. */
export function valuesOf(rule: FieldRule, tree: Document): RuleValues {
  for (const [by, selector] of rule.selectors.entries()) {
    const texts = select(selector, tree)
      .slice(0, MAX_VALUES)
      .map((selected) => textOf(selected, rule.attribute));
    const values = [...new Set(texts)].filter((text) => text !== '');
    if (values.length > 0) return { values, by };
  }
  return { values: [], by: -1 };
}

/** The values of user-defined fields, without those that have none: a string, or a list where there are several. */
export function definedFields(
  rules: Readonly<Record<string, FieldRule>>,
  tree: Document,
): Record<string, string | readonly string[]> {
  const fields: Record<string, string | readonly string[]> = {};
  for (const [name, rule] of Object.entries(rules)) {
    const { values } = valuesOf(rule, tree);
    const [first] = values;
    if (first !== undefined) fields[name] = values.length === 1 ? first : values;
  }
  return fields;
}

function textOf({ element, value }: Selected, attribute: string | null): string {
  const stated = value ?? (attribute === null ? undefined : element.attribs[attribute]);
  return collapse(stated ?? linesOf(element, WHOLE).join(' ')).slice(0, MAX_VALUE);
}

/** Of any element, all of it. */
const WHOLE: Body = { roots: [], dropped: new Set(), captions: new Set() };
