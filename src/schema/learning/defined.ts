/** User-defined fields: what a site's rules read of them, its next rules read too. */
import type { FieldRule, Proposal, Rules } from '../profile.ts';

export type DefinedFields = Readonly<Record<string, FieldRule>>;

/** What learning finds by itself. */
const FOUND: ReadonlySet<string> = new Set(['text', 'title', 'date', 'authors']);

/** Those of rules that are there already, the first one's where several have a field, and those asked for now. */
export function definedBy(known: readonly Proposal[], asked: DefinedFields): DefinedFields {
  const kept = [...known]
    .reverse()
    .flatMap(({ rules }) => Object.entries(rules.fields).filter(([name]) => !FOUND.has(name)));
  return { ...Object.fromEntries(kept), ...asked };
}

export function withFields(rules: Rules, defined: DefinedFields): Rules {
  return { ...rules, fields: { ...rules.fields, ...defined } };
}
