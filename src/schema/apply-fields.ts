/** The fields of a profile besides the text: what they say better than the metadata, and those that users define. */
import type { Document } from 'domhandler';
import { statedDate } from '../page/metadata/dates.ts';
import { isAccount, isPerson, namesIn } from '../page/metadata/names.ts';
import type { Metadata } from '../page/metadata.ts';
import type { FieldUtility, PublishedAt } from '../page/reading.ts';
import { dateUtility, titleUtility, weigh } from '../page/utility.ts';
import type { FieldRule, Rules } from './profile.ts';
import { valuesOf } from './values.ts';

export interface Fields {
  /** The page's, with what the rules say better. */
  readonly metadata: Metadata;
  /** User-defined ones with a value: a string, or a list where there are several. */
  readonly fields: Readonly<Record<string, string | readonly string[]>>;
  /** Of every field with a value, of the profile's title and date always. */
  readonly utility: Readonly<Record<string, FieldUtility>>;
  /** Fields whose selectors gave nothing usable. */
  readonly missing: readonly string[];
}

/** What every profile may have; the others are user-defined. */
const KNOWN = ['text', 'title', 'date', 'authors'];
const MIN_TITLE = 3;
const MAX_TITLE = 300;
/** A longer user-defined value is likely a part of the page. */
const MAX_FIELD = 2_000;

/** `rho` by field; the text's stands in for fields without one. */
export function readFields(
  rules: Rules,
  tree: Document,
  page: Metadata,
  rho: Readonly<Record<string, number>>,
): Fields {
  const missing: string[] = [];
  const utility: Record<string, FieldUtility> = {};
  const prior = (field: string): number => rho[field] ?? rho.text ?? 1;
  const read = <T>(field: string, how: (rule: FieldRule) => T | null): T | null => {
    const rule = rules.fields[field];
    const value = rule === undefined ? null : how(rule);
    if (rule !== undefined && value === null) missing.push(field);
    return value;
  };
  const title = read('title', (rule) => readTitle(rule, tree, rules.formatting.titleAffixes));
  const date = read('date', (rule) => readDate(rule, tree, page, rules.formatting.monthFirst));
  const authors = read('authors', (rule) => readAuthors(rule, tree));
  const metadata = merged(page, rules, title, date, authors);
  if (rules.fields.title) utility.title = titleUtility(metadata.title, metadata.titles, prior('title'));
  if (rules.fields.date) utility.date = dateUtility(metadata.publishedAt, prior('date'));
  if (rules.fields.authors && metadata.authors.length > 0) {
    const persons = metadata.authors.filter(isPerson).length;
    utility.authors = weigh(1, prior('authors'), persons / metadata.authors.length);
  }
  const fields: Record<string, string | readonly string[]> = {};
  for (const field of Object.keys(rules.fields)) {
    if (KNOWN.includes(field)) continue;
    const values = read(field, (rule) => nonEmpty(valuesOf(rule, tree).values));
    if (values === null) continue;
    fields[field] = values.length === 1 ? (values[0] ?? '') : values;
    utility[field] = weigh(1, prior(field), values.every((value) => value.length <= MAX_FIELD) ? 1 : 0.5);
  }
  return { metadata, fields, utility, missing };
}

function merged(
  page: Metadata,
  { formatting }: Rules,
  title: string | null,
  date: PublishedAt | null,
  authors: readonly string[] | null,
): Metadata {
  const best = title ?? (page.title === null ? null : withoutAffixes(page.title, formatting.titleAffixes));
  const titles = best === null || page.titles[0] === best ? page.titles : [best, ...page.titles];
  return {
    ...page,
    title: best,
    titles,
    publishedAt: date ?? page.publishedAt,
    authors: authors ?? page.authors,
  };
}

function readTitle(rule: FieldRule, tree: Document, affixes: readonly string[]): string | null {
  const title = withoutAffixes(valuesOf(rule, tree).values[0] ?? '', affixes);
  return title.length >= MIN_TITLE && title.length <= MAX_TITLE ? title : null;
}

function withoutAffixes(title: string, affixes: readonly string[]): string {
  let rest = title;
  for (const affix of affixes) {
    if (affix === '' || rest.length <= affix.length) continue;
    if (rest.endsWith(affix)) rest = rest.slice(0, -affix.length).trim();
    else if (rest.startsWith(affix)) rest = rest.slice(affix.length).trim();
  }
  return rest;
}

/** A date of the same day that the metadata has as exactly stays: it knows its zone. */
function readDate(rule: FieldRule, tree: Document, page: Metadata, monthFirst: boolean | null): PublishedAt | null {
  const context = monthFirst === null ? page.dates : { ...page.dates, monthFirst };
  for (const value of valuesOf(rule, tree).values) {
    const found = statedDate(value, rule.attribute === null ? 'text' : 'time', context);
    if (found === null) continue;
    const known = page.publishedAt;
    const sameDay = known !== null && known.value.slice(0, 10) === found.value.slice(0, 10);
    return sameDay && (known.precision !== 'day' || found.precision === 'day') ? known : found;
  }
  return null;
}

/** Persons, where there are some; who signs for a paper otherwise. */
function readAuthors(rule: FieldRule, tree: Document): readonly string[] | null {
  const names = valuesOf(rule, tree).values.flatMap(namesIn);
  const usable = [...new Set(names)].filter((name) => !isAccount(name));
  return nonEmpty(usable.filter(isPerson)) ?? nonEmpty(usable);
}

function nonEmpty<T>(list: readonly T[]): readonly T[] | null {
  return list.length > 0 ? list : null;
}
