/**
 * How near a text is to each language by its trigrams (Cavnar and Trenkle 1994): the algorithm and the data of franc,
 * with an index from trigram to languages in place of a look-up in every language.
 */
import { data } from 'franc/data.js';
import { expressions } from 'franc/expressions.js';

/** A trigram as a number: so many bits for each of its characters, which are numbered as they come. */
const BITS = 10;
/** All further characters are one: there are that many only in texts of several scripts. */
const MAX_CHARACTERS = 2 ** BITS;
const MASK = 2 ** (3 * BITS) - 1;
const SPACE = 0x20;
const WHITE: ReadonlySet<number> = new Set(
  [
    ...'\t\n\v\f\r \u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u2028\u2029\u202f\u205f\u3000\ufeff',
  ].map((space) => space.charCodeAt(0)),
);
/** What a trigram costs that a language lacks. */
const MAX_DIFFERENCE = 300;
const UNKNOWN = 'und';

export type Ranked = readonly (readonly [code: string, nearness: number])[];

interface Profiles {
  readonly languages: readonly string[];
  /** Numbers of the characters, by UTF-16 code unit. */
  readonly characters: ReadonlyMap<number, number>;
  /** By trigram: for each of the languages its rank among that language's, or -1. */
  readonly ranks: ReadonlyMap<number, Int16Array>;
}

const known = new Map<string, Profiles>();

/**
 * Languages of `only` (ISO 639-3) in the script that most of the text is in, the nearest first, nearness in [0, 1]; one
 * alone where the script has but one, `und` where nothing can be said.
 */
export function rankLanguages(text: string, only: readonly string[]): Ranked {
  const script = topScript(text);
  if (script === null) return [[UNKNOWN, 1]];
  if (!(script in data)) return [[only.includes(script) ? script : UNKNOWN, 1]];
  const { languages, characters, ranks } = profilesOf(script, only);
  const distances = new Int32Array(languages.length);
  let foreign = 0;
  for (const [trigram, count] of trigramsOf(text, new Map(characters))) {
    const row = ranks.get(trigram);
    if (row === undefined) foreign += MAX_DIFFERENCE;
    else addDistances(distances, row, count);
  }
  return normalise(
    languages,
    distances.map((distance) => distance + foreign),
    text.length,
  );
}

function addDistances(distances: Int32Array, row: Int16Array, count: number): void {
  for (let at = 0; at < distances.length; at += 1) {
    const rank = row[at] as number;
    (distances[at] as number) += rank < 0 ? MAX_DIFFERENCE : Math.abs(count - rank - 1);
  }
}

function normalise(languages: readonly string[], distances: Int32Array, length: number): Ranked {
  const ranked = languages.map((code, at) => [code, distances[at] ?? 0] as const);
  ranked.sort((one, other) => one[1] - other[1]);
  const least = ranked[0]?.[1] ?? 0;
  const most = length * MAX_DIFFERENCE - least;
  return ranked.map(([code, distance]) => [code, 1 - (distance - least) / most || 0]);
}

/** The script of most characters; null where there are none of any. */
function topScript(text: string): string | null {
  if (asciiLetters(text) > text.length / 2) return 'Latin';
  let top: string | null = null;
  let most = 0;
  for (const [script, expression] of Object.entries(expressions)) {
    const share = (text.match(expression)?.length ?? 0) / text.length;
    if (share <= most) continue;
    [top, most] = [script, share];
    // only Japanese shares its characters, and stands behind Chinese
    if (share > 0.5 && script !== 'cmn') break;
  }
  return top;
}

function asciiLetters(text: string): number {
  let letters = 0;
  for (let at = 0; at < text.length; at += 1) {
    const lower = text.charCodeAt(at) | 0x20;
    if (lower >= 0x61 && lower <= 0x7a) letters += 1;
  }
  return letters;
}

/** Counts of a text's trigrams. */
function trigramsOf(text: string, characters: Map<number, number>): Map<number, number> {
  const counts = new Map<number, number>();
  const codes = wordsOf(text.toLowerCase());
  let trigram = 0;
  codes.forEach((code, at) => {
    trigram = ((trigram << BITS) | numberOf(code, characters)) & MASK;
    if (at >= 2) counts.set(trigram, (counts.get(trigram) ?? 0) + 1);
  });
  return counts;
}

/** UTF-16 code units, with one space around and between words: for white space, digits and ASCII's marks. */
function wordsOf(text: string): number[] {
  const codes = [SPACE];
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    const parts = (code >= 0x21 && code <= 0x40) || WHITE.has(code);
    if (!parts) codes.push(code);
    else if (codes.at(-1) !== SPACE) codes.push(SPACE);
  }
  if (codes.at(-1) !== SPACE || codes.length === 1) codes.push(SPACE);
  return codes;
}

function numberOf(code: number, characters: Map<number, number>): number {
  let number = characters.get(code);
  if (number === undefined) {
    number = Math.min(characters.size, MAX_CHARACTERS - 1);
    characters.set(code, number);
  }
  return number;
}

function profilesOf(script: string, only: readonly string[]): Profiles {
  const key = `${script} ${only.join()}`;
  let profiles = known.get(key);
  if (profiles === undefined) {
    profiles = index(Object.entries(data[script] ?? {}).filter(([code]) => only.includes(code)));
    known.set(key, profiles);
  }
  return profiles;
}

function index(models: readonly (readonly [code: string, trigrams: string])[]): Profiles {
  const characters = new Map<number, number>();
  const ranks = new Map<number, Int16Array>();
  models.forEach(([, trigrams], language) => {
    trigrams.split('|').forEach((trigram, rank) => {
      let key = 0;
      for (let at = 0; at < trigram.length; at += 1) {
        key = (key << BITS) | numberOf(trigram.charCodeAt(at), characters);
      }
      const row = ranks.get(key) ?? new Int16Array(models.length).fill(-1);
      row[language] = rank;
      ranks.set(key, row);
    });
  });
  return { languages: models.map(([code]) => code), characters, ranks };
}
