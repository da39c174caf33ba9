/** Finds who is named in a sentence: agencies of the table, and institutes that only their form shows. */

import { AGENCIES } from '../../data/agencies.ts';
import type { Agency } from '../../data/agency.ts';
import type { Language } from '../../language.ts';
import type { AgencyMention } from '../../mentions.ts';
import { fold } from '../../text/fold.ts';
import type { Sentence } from '../../text/sentences.ts';
import { matchesOf } from '../spans.ts';
import { formsIn } from './forms.ts';

interface Span {
  readonly start: number;
  readonly end: number;
  readonly id: string | null;
  readonly name: string;
  readonly rule: string;
}

/**
 * Agencies that a sentence names, in their order. `name` is in its base form, or the acronym where both are given.
 * `country` (of the publisher) decides between agencies of one name; without it such a mention has no id.
 */
export function findAgencies(sentence: Sentence, language: Language, country: string | null = null): AgencyMention[] {
  const named = fullNamesIn(sentence, country);
  const free = (span: Span) => !named.some((name) => span.start < name.end && name.start < span.end);
  const known = [...named, ...shortNamesIn(sentence, country).filter(free)];
  const formed = formsIn(sentence, language.code).filter(
    (span) => !known.some((other) => span.start < other.end && other.start < span.end),
  );
  return [...known, ...formed.map((span) => ({ ...span, id: null, rule: 'form' }))]
    .sort((a, b) => a.start - b.start)
    .map((span) => ({
      kind: 'agency',
      source: sentence.source,
      start: sentence.start + span.start,
      end: sentence.start + span.end,
      sentence: sentence.index,
      rule: `${language.code}/agencies/${span.rule}`,
      id: span.id,
      name: span.name,
    }));
}

/** The agency of an id of the table, null where there is none. */
export function agencyOfId(id: string): Agency | null {
  return tables().ids.get(id) ?? null;
}

interface Name {
  readonly base: string;
  readonly pattern: RegExp;
  readonly agencies: readonly Agency[];
}

interface Tables {
  readonly ids: ReadonlyMap<string, Agency>;
  readonly shorts: ReadonlyMap<string, readonly Agency[]>;
  readonly short: RegExp;
  /** By the first three code units; the longest first. */
  readonly names: ReadonlyMap<string, readonly Name[]>;
}

let built: Tables | null = null;

function tables(): Tables {
  built ??= {
    ids: new Map(AGENCIES.map((agency) => [agency.id, agency])),
    ...shortTable(),
    names: nameTable(),
  };
  return built;
}

function parts(list: string | undefined): string[] {
  return (list ?? '').split(/\s*\|\s*/u).filter((part) => part !== '');
}

function grouped(namesOf: (agency: Agency) => readonly string[]): Map<string, Agency[]> {
  const groups = new Map<string, Agency[]>();
  for (const agency of AGENCIES) {
    for (const name of new Set(namesOf(agency))) groups.set(name, [...(groups.get(name) ?? []), agency]);
  }
  return groups;
}

function shortTable(): Pick<Tables, 'shorts' | 'short'> {
  const shorts = grouped((agency) => parts(agency.short).flatMap(spellings));
  const any = [...shorts.keys()].sort((a, b) => b.length - a.length).map(escaped);
  const letter = '[\\p{Script=Latin}\\p{Script=Cyrillic}\\p{Script=Greek}\\p{N}]';
  return { shorts, short: new RegExp(`(?<!${letter})(${any.join('|')})(?:['’-]?\\p{Ll}{1,8})?(?!${letter})`, 'gu') };
}

/** `USGS`, and `Usgs` as newsrooms of many countries write what is read as a word. */
function spellings(short: string): string[] {
  return /^\p{Lu}{4,}$/u.test(short) ? [short, `${short.slice(0, 1)}${short.slice(1).toLowerCase()}`] : [short];
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/]/gu, '\\$&').replace(/ /gu, '\\s+');
}

function nameTable(): Map<string, Name[]> {
  const table = new Map<string, Name[]>();
  for (const [base, agencies] of grouped((agency) => parts(agency.names))) {
    const folded = fold(base);
    const key = folded.slice(0, 3);
    table.set(key, [...(table.get(key) ?? []), { base, agencies, pattern: patternOf(folded) }]);
  }
  for (const names of table.values()) names.sort((a, b) => b.base.length - a.base.length);
  return table;
}

const UNSPACED = /[\p{Script=Han}\p{Script=Hangul}]/u;

/** Each word without its last vowels, and with any ending: names decline. */
function patternOf(folded: string): RegExp {
  if (UNSPACED.test(folded)) return new RegExp(escaped(folded), 'yu');
  const words = folded.split(' ').map((word) => {
    const stem = /^\p{L}{4,}$/u.test(word)
      ? word.replace(/(?<=..)[aeiouyıəüöаеиоуыэюяйьіңұүөάέήίόύώαεηιουω]{1,2}$/u, '')
      : word;
    return `${escaped(stem)}[\\p{L}\\p{M}']*`;
  });
  return new RegExp(`${words.join('[\\s,]+')}(?![\\p{L}\\p{N}])`, 'yu');
}

function fullNamesIn(sentence: Sentence, country: string | null): Span[] {
  const { names } = tables();
  const { folded } = sentence;
  const spans: Span[] = [];
  for (let at = 0; at < folded.length - 2; at += 1) {
    // most places of a text are inside of words
    if (at > 0 && isSmallLetter(folded.charCodeAt(at - 1)) && folded.charCodeAt(at) < HANGUL) continue;
    const candidates = names.get(folded.slice(at, at + 3));
    if (candidates === undefined || !beginsWord(folded, at)) continue;
    const span = longest(sentence, at, candidates, country);
    if (span === null) continue;
    spans.push(span);
    at = span.end - 1;
  }
  return spans;
}

/** From here on are the scripts without a space between words. */
const HANGUL = 0x1100;
/** What most words of Latin and Cyrillic consist of. */
const isSmallLetter = (code: number): boolean => (code >= 0x61 && code <= 0x7a) || (code >= 0x430 && code <= 0x44f);

function beginsWord(folded: string, at: number): boolean {
  return at === 0 || UNSPACED.test(folded[at] ?? '') || !/[\p{L}\p{N}]/u.test(folded[at - 1] ?? '');
}

function longest(sentence: Sentence, at: number, candidates: readonly Name[], country: string | null): Span | null {
  for (const { base, agencies, pattern } of candidates) {
    pattern.lastIndex = at;
    const match = pattern.exec(sentence.folded);
    if (match === null) continue;
    const end = at + match[0].length;
    const bracket = /^\s*[(（](\p{Lu}[\p{L}-]{1,14})[)）]/u.exec(sentence.raw.slice(end, end + 24));
    const short = bracket?.[1];
    return {
      start: at,
      end: end + (bracket?.[0].length ?? 0),
      id: idOf(tables().shorts.get(short ?? '') ?? agencies, country),
      name: short ?? base,
      rule: 'name',
    };
  }
  return null;
}

function shortNamesIn(sentence: Sentence, country: string | null): Span[] {
  const { short, shorts } = tables();
  return matchesOf(short, sentence.raw).map((match) => {
    const name = match[1] ?? '';
    const agencies = shorts.get(name.replace(/\s+/gu, ' ')) ?? [];
    return { start: match.index, end: match.index + match[0].length, id: idOf(agencies, country), name, rule: 'short' };
  });
}

function idOf(agencies: readonly Agency[], country: string | null): string | null {
  if (agencies.length === 1) return agencies[0]?.id ?? null;
  return agencies.find((agency) => agency.country === country)?.id ?? null;
}
