/** Guesses a legacy charset: a statistical detector proposes, readability of the letters decides. */
import { analyse } from 'chardet';
import { canonicalLabel } from './label.ts';
import { decodeAs } from './text.ts';

const SAMPLE_BYTES = 24_000;
const CANDIDATES = 4;
/** The detector's doubt, in units of oddness. */
const DOUBT_WEIGHT = 0.3;
const EXPECTED_DOUBT = 0.7;
/** Tried besides the detector's answers; a short text gives it little to go by. */
const USUAL = ['windows-1252', 'windows-1251', 'windows-1250', 'koi8-u', 'ibm866'];
/** Text is rarely all capitals, but KOI8 read as windows-1251 is, and the other way round. */
const MAX_CAPITALS = 0.6;
const CAPITALS_ODDNESS = 0.5;

/** A charset with the share of its characters that no text would have. */
export interface Guess {
  readonly label: string;
  readonly oddness: number;
}

/** The best charset for bytes that are not UTF-8; `expected` is the usual one of the page's language. */
export function guessLabel(bytes: Uint8Array, expected: string | null): Guess {
  const sample = sampleOf(bytes);
  const doubts = new Map<string, number>(USUAL.map((label) => [label, 1]));
  if (expected !== null) doubts.set(expected, EXPECTED_DOUBT);
  for (const match of analyse(sample).slice(0, CANDIDATES)) {
    // KOI8-U has the letters of KOI8-R, and more
    const label = canonicalLabel(match.name === 'KOI8-R' ? 'koi8-u' : match.name);
    if (label !== null && !label.startsWith('utf-')) {
      doubts.set(label, Math.min(doubts.get(label) ?? 1, 1 - match.confidence / 100));
    }
  }
  const ranked = [...doubts]
    .map(([label, doubt]) => ({ label, oddness: oddnessOf(sample, label), cost: DOUBT_WEIGHT * doubt }))
    .sort((one, other) => one.oddness + one.cost - (other.oddness + other.cost));
  return ranked[0] ?? { label: 'windows-1252', oddness: 1 };
}

/** The share of odd characters among those beyond ASCII, from 0 (reads well) to 1. */
export function oddness(bytes: Uint8Array, charset: string): number {
  return oddnessOf(sampleOf(bytes), charset);
}

function oddnessOf(sample: Uint8Array, charset: string): number {
  const text = decodeAs(sample, charset);
  const beyond = count(text, /[^\0-\x7F]/gu);
  if (beyond === 0) return 0;
  const capitals = count(text, /(?![A-Z])\p{Lu}/gu);
  const small = count(text, /(?![a-z])\p{Ll}/gu);
  const shouting = capitals > MAX_CAPITALS * (capitals + small) ? CAPITALS_ODDNESS : 0;
  return Math.min(1, shouting + count(text, ODD) / beyond);
}

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}

/**
 * What no text has: broken characters, controls, private use, a capital after a small letter, two alphabets in one
 * word, signs between letters, box drawings, half-width kana in rows.
 */
const ODD =
  /[\uFFFD\x80-\x9F\p{Co}\u2500-\u259F\uFF61-\uFF9F]|(?<=\p{Ll})(?![A-Z])\p{Lu}|(?<=[A-Z])(?=[^\0-\x7F])\p{Ll}(?=[A-Z])|(?<=\p{Script=Latin})[\p{Script=Cyrillic}\p{Script=Greek}]|(?<=[\p{Script=Cyrillic}\p{Script=Greek}])\p{Script=Latin}|(?<=\p{L})[\xA1-\xA9\xAB\xAC\xAE-\xB4\xB6\xB8\xB9\xBB-\xBF\xD7\xF7\u2020-\u2022\u2030](?=\p{L})|(?<=\p{L})[\xA4\xA6\xAC\xB1\xB6\xBC-\xBE]|(?<=\p{L})[\xAA\xBA\xB5](?=\p{L})|(?<=[\xC0-\xFF])[\xC0-\xFF](?=[\xC0-\xFF])/gu;

/** The stretches of text that have bytes beyond ASCII, markup left out: they decide, and there may be few of them. */
function sampleOf(bytes: Uint8Array): Uint8Array {
  const parts: Uint8Array[] = [];
  let size = 0;
  let start = 0;
  let high = false;
  for (let at = 0; at < bytes.length && size < SAMPLE_BYTES; at += 1) {
    const byte = bytes[at] ?? 0;
    if (byte >= 0x80) high = true;
    const ends = byte === 0x3c || byte === 0x0a || at - start > 4_000;
    if (ends || at === bytes.length - 1) {
      if (high) {
        parts.push(bytes.subarray(start, at + 1));
        size += at + 1 - start;
      }
      start = at + 1;
      high = false;
    } else if (byte === 0x3e) {
      start = at + 1;
    }
  }
  return Buffer.concat(parts);
}
