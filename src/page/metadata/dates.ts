/** When the article was published: sources in order of trust, never another page's date or a later change. */
import type { PublishedAt } from '../reading.ts';
import type { DateContext, FoundDate } from './date/found.ts';
import { MODIFIED_METAS, PUBLISHED_METAS, VAGUE_METAS } from './date/keys.ts';
import { localise } from './date/localise.ts';
import { findDate, fromEpoch } from './date/parse.ts';
import { nearLines, rankStamps } from './date/visible.ts';
import type { Evidence, Snippet } from './evidence.ts';
import type { StructuredData } from './jsonld.ts';

const DAY_MS = 86_400_000;

type Sourced = FoundDate & { readonly source: string };

/** What dates are chosen from. `heading` is where the headline stands. */
export interface DateEvidence {
  readonly evidence: Evidence;
  readonly data: StructuredData;
  readonly heading: Snippet | null;
  readonly url: string;
}

/** Chooses the publication date, in the page's own zone. */
export function findPublished(from: DateEvidence, plain: DateContext): PublishedAt | null {
  const context = { ...plain, knownDays: lazily(() => knownDays(from, plain)) };
  const { evidence, heading, url } = from;
  const found = byAddress(fromPage(from, context), url, context);
  if (found === null) return null;
  const others = function* (): Generator<FoundDate> {
    for (const { text } of rankStamps(evidence.stamps, heading)) yield* listOf(stamp(text, '', context));
    for (const { text } of nearLines(evidence.lines, heading)) yield* listOf(findDate(text, context));
  };
  const witnesses = {
    others,
    urlDay: urlDate(url, context)?.value ?? null,
    country: context.country,
  };
  const { value, precision, zone, raw } = localise(found, witnesses);
  return { value, precision, zone, raw, source: found.source };
}

/** A date from a value that is known to state one, in the page's own zone; null where it states none. */
export function statedDate(text: string, source: string, context: DateContext): PublishedAt | null {
  const found = stamp(text, source, context);
  if (found === null) return null;
  const { value, precision, zone, raw } = localise(found, { others: () => [], urlDay: null, country: context.country });
  return { value, precision, zone, raw, source };
}

function fromPage(from: DateEvidence, context: DateContext): Sourced | null {
  const { evidence, data, url } = from;
  return (
    stamp(data.datePublished, 'jsonld', context) ??
    metaDate(evidence, PUBLISHED_METAS, context) ??
    elementDate(from, context) ??
    lineDate(from, context) ??
    metaDate(evidence, VAGUE_METAS, context) ??
    urlDate(url, context) ??
    stamp(data.dateCreated ?? data.dateModified, 'jsonld', context) ??
    metaDate(evidence, MODIFIED_METAS, context)
  );
}

const listOf = <T>(value: T | null): readonly T[] => (value === null ? [] : [value]);

function sourced(found: FoundDate | null, source: string): Sourced | null {
  return found === null ? null : { ...found, source };
}

function stamp(value: string | null | undefined, source: string, context: DateContext): Sourced | null {
  if (value === null || value === undefined || value === '') return null;
  return sourced(fromEpoch(value.trim(), context.now) ?? findDate(compact(value), context), source);
}

/** 20240517 alone is a date only where a date must stand. */
function compact(value: string): string {
  return value.trim().replace(/^(\d{4})(\d\d)(\d\d)(?=$|\s|T)/, '$1-$2-$3');
}

function metaDate(evidence: Evidence, names: readonly string[], context: DateContext): Sourced | null {
  for (const name of names) {
    for (const value of evidence.metas.get(name) ?? []) {
      const found = stamp(value, 'meta', context);
      if (found !== null) return found;
    }
  }
  return null;
}

/** `time`, `abbr` and microdata. */
function elementDate({ evidence, heading }: DateEvidence, context: DateContext): Sourced | null {
  for (const each of rankStamps(evidence.stamps, heading)) {
    const found = stamp(each.text, each.itemprop === null ? 'time' : 'microdata', context);
    if (found !== null) return found;
  }
  return null;
}

/** Visible text near the headline, or in an element that is named for a date. */
function lineDate({ evidence, heading }: DateEvidence, context: DateContext): Sourced | null {
  for (const line of nearLines(evidence.lines, heading)) {
    const found = findDate(line.text, context);
    if (found !== null && mostlyDate(line, found)) return sourced(found, 'text');
  }
  return null;
}

/** A date inside a sentence is what the article is about. */
function mostlyDate({ text }: Snippet, found: FoundDate): boolean {
  return text.length <= 60 || found.raw.length * 4 >= text.length || found.index < 12;
}

function urlDate(url: string, context: DateContext): Sourced | null {
  const path = URL.parse(url)?.pathname ?? '';
  const match = /(?<!\d)((?:19|20)\d\d)[/_-]?(0[1-9]|1[0-2])[/_-]?(0[1-9]|[12]\d|3[01])(?!\d)/.exec(path);
  return match === null ? null : sourced(findDate(`${match[1]}-${match[2]}-${match[3]}`, context), 'url');
}

/** An address with a day of its own outlives imports and rewrites, which leave their own stamps. */
function byAddress(found: Sourced | null, url: string, context: DateContext): Sourced | null {
  const match = /\/((?:19|20)\d\d)\/(\d\d?)\/(\d\d?)(?=\/|$)/.exec(URL.parse(url)?.pathname ?? '');
  const day = match === null ? null : findDate(`${match[1]}-${match[2]}-${match[3]}`, context);
  if (day === null || found === null) return found ?? sourced(day, 'url');
  const apart = Math.abs(Date.parse(day.value) - Date.parse(found.value.slice(0, 10)));
  return apart > DAY_MS ? sourced(day, 'url') : found;
}

/** Days that stand somewhere in a form of one meaning. */
function knownDays({ evidence, data, url }: DateEvidence, context: DateContext): ReadonlySet<string> {
  const certain = [
    data.datePublished,
    data.dateModified,
    url,
    ...evidence.stamps.map(({ text }) => text),
    ...[...evidence.metas.values()].flat(),
  ]
    .flatMap((text) => text?.match(/(?<!\d)\d{4}[-/]\d\d[-/]\d\d(?!\d)/g) ?? [])
    .map((day) => day.replaceAll('/', '-'));
  const shown = evidence.lines
    .filter(({ text }) => !/\d[/-]\d/.test(text))
    .flatMap(({ text }) => findDate(text, context)?.value.slice(0, 10) ?? []);
  return new Set([...certain, ...shown]);
}

function lazily<T>(compute: () => T): () => T {
  let value: { readonly it: T } | null = null;
  return () => {
    value ??= { it: compute() };
    return value.it;
  };
}
