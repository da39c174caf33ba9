/** What a language model writes when it is asked for selectors: its grammar, and rules made of it. */
import { z } from 'zod';
import { selectorFragility } from '../lint.ts';
import type { FieldRule, Rules, Selector } from '../profile.ts';
import { checkSelector } from '../select.ts';

const MOST = 4;
const LONGEST = 200;

const listSchema = z.array(z.string().min(1).max(LONGEST)).max(MOST);

const answerSchema = z.strictObject({
  text: listSchema.min(1),
  title: listSchema,
  date: listSchema,
  authors: listSchema,
  exclusions: listSchema,
});

export type SelectorAnswer = z.output<typeof answerSchema>;

/** Compiled when the model starts; the schema holds whatever the grammar let through. */
export const selectorGrammar = {
  gbnf: String.raw`
root ::= "{\"text\": " some ", \"title\": " list ", \"date\": " list ", \"authors\": " list ", \"exclusions\": " list "}"
some ::= "[" string (", " string){0,3} "]"
list ::= "[]" | some
string ::= "\"" char+ "\""
char ::= [^"\\\x00-\x1f] | "\\\""
`,
  valid: (text: string): boolean => parseAnswer(text) !== null,
};

/** Null where it is no such JSON. */
export function parseAnswer(text: string): SelectorAnswer | null {
  try {
    return answerSchema.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

/** What breaks with the next build of a site is no proposal. */
const MOST_FRAGILE = 0.6;

/** Rules of the selectors that can be used; null where none is left for the text. */
export function rulesOf(answer: SelectorAnswer): Rules | null {
  const { exclusions, ...lists } = answer;
  const fields: Record<string, FieldRule> = {};
  for (const [name, list] of Object.entries(lists)) {
    const selectors = usable(list);
    if (selectors.length > 0) fields[name] = { selectors, attribute: name === 'date' ? 'datetime' : null };
  }
  if (fields.text === undefined) return null;
  const formatting = { titleAffixes: [], monthFirst: null };
  return { fields, exclusions: usable(exclusions), repeats: [], formatting };
}

function usable(list: readonly string[]): Selector[] {
  return list
    .map((value): Selector => ({ language: 'css', value }))
    .filter((selector) => isValid(selector) && selectorFragility(selector) <= MOST_FRAGILE);
}

function isValid(selector: Selector): boolean {
  try {
    checkSelector(selector);
    return true;
  } catch {
    return false;
  }
}
