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
  /** By UTF-16 code unit: the number of the character, from 1; 0 for others. */
  readonly numbers: Uint16Array;
  readonly characters: number;
  /** By trigram its place in `ranks`. */
  readonly places: ReadonlyMap<number, number>;
  /** For each trigram the languages that have it, each with its rank among that language's: one after the other. */
  readonly ranks: readonly (readonly number[])[];
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
  const profiles = profilesOf(script, only);
  const { counts, seen, others } = countTrigrams(text.toLowerCase(), profiles);
  const distances = new Int32Array(profiles.languages.length).fill((seen.length + others) * MAX_DIFFERENCE);
  for (const place of seen) approach(distances, profiles.ranks[place] ?? [], counts[place] ?? 0);
  return normalise(profiles.languages, distances, text.length);
}

/** A language that has a trigram is nearer by how near the ranks are. */
function approach(distances: Int32Array, ranks: readonly number[], count: number): void {
  for (let at = 0; at < ranks.length; at += 2) {
    const rank = ranks[at + 1] as number;
    (distances[ranks[at] as number] as number) -= MAX_DIFFERENCE - Math.abs(count - rank - 1);
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

interface Counted {
  /** By place. */
  readonly counts: Int32Array;
  /** Places of the trigrams that the text has. */
  readonly seen: readonly number[];
  /** How many trigrams it has that no language has. */
  readonly others: number;
}

function countTrigrams(text: string, { numbers, characters, places, ranks }: Profiles): Counted {
  const counts = new Int32Array(ranks.length);
  const seen: number[] = [];
  const others = new Set<number>();
  const foreign = new Map<number, number>();
  const codes = wordsOf(text);
  let trigram = 0;
  for (let at = 0; at < codes.length; at += 1) {
    const code = codes[at] as number;
    const number = (numbers[code] as number) - 1;
    trigram = ((trigram << BITS) | (number < 0 ? numberOf(code, foreign, characters) : number)) & MASK;
    const place = at < 2 ? -1 : places.get(trigram);
    if (place === undefined) others.add(trigram);
    else if (place >= 0) {
      if (counts[place] === 0) seen.push(place);
      counts[place] = (counts[place] as number) + 1;
    }
  }
  return { counts, seen, others: others.size };
}

/** UTF-16 code units, with one space around and between words: for white space, digits and ASCII's marks. */
function wordsOf(text: string): number[] {
  const codes = [SPACE];
  let last = SPACE;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    const parts = (code >= 0x21 && code <= 0x40) || (code <= SPACE || code >= 0x80 ? WHITE.has(code) : false);
    if (parts && last === SPACE) continue;
    last = parts ? SPACE : code;
    codes.push(last);
  }
  if (last !== SPACE || codes.length === 1) codes.push(SPACE);
  return codes;
}

/** The number of a character; `from` are taken by others. */
function numberOf(code: number, numbers: Map<number, number>, from: number): number {
  let number = numbers.get(code);
  if (number === undefined) {
    number = Math.min(from + numbers.size, MAX_CHARACTERS - 1);
    numbers.set(code, number);
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
  const places = new Map<number, number>();
  const ranks: number[][] = [];
  models.forEach(([, trigrams], language) => {
    trigrams.split('|').forEach((trigram, rank) => {
      let key = 0;
      for (let at = 0; at < trigram.length; at += 1) {
        key = (key << BITS) | numberOf(trigram.charCodeAt(at), characters, 0);
      }
      const place = places.get(key) ?? ranks.push([]) - 1;
      places.set(key, place);
      ranks[place]?.push(language, rank);
    });
  });
  const numbers = new Uint16Array(0x10000);
  for (const [code, number] of characters) numbers[code] = number + 1;
  return { languages: models.map(([code]) => code), numbers, characters: characters.size, places, ranks };
}
