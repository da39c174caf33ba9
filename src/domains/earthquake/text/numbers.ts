/** Numbers as people write them: in digits, in words, in both. */
import type { Language } from '../language.ts';
import { fold } from './fold.ts';
import type { NumberWords } from './number-words.ts';
import { LETTER, LETTER_OR_DIGIT, type Slots } from './pattern.ts';

interface Numbers {
  readonly slots: Slots;
  readonly token: RegExp;
  readonly values: ReadonlyMap<string, number>;
  readonly multipliers: ReadonlyMap<string, number>;
  readonly vague: RegExp | null;
  /** Spaces stand between words. */
  readonly written: boolean;
}

const compiled = new WeakMap<NumberWords, Numbers>();

/**
 * What rules write for numbers. `{n}`: a quantity, in digits or words ("4,9", "1 200", "он сегиз"); `{digits}`: the same, in
 * digits only; `{count}`: a whole number in any form ("2.914", "17 bin 480", "12 тыс.", "forty-one"). Each captures its
 * number under its own name, endings left out, so a rule has each at most once; `{num}` and `{word}` (words only)
 * capture nothing.
 */
export function numberSlots(language: Language): Slots {
  return numbersOf(language).slots;
}

/** The value of what `{n}` or `{digits}` caught, or of a text that begins with a number; null: it is none. */
export function parseQuantity(text: string, language: Language): number | null {
  const folded = fold(text).trim();
  const digits = QUANTITY.exec(folded)?.[0];
  if (digits === undefined) return wordsValue(folded, numbersOf(language));
  const grouped = GROUPED.test(digits) && !(digits.charAt(digits.length - 4) === language.numbers.decimal);
  return grouped ? Number(digits.replace(/\D/g, '')) : Number(digits.replace(',', '.'));
}

/** The value of what `{count}` caught, or of a text that begins with a count; null: unknown ("dozens", "several hundred"). */
export function parseCount(text: string, language: Language): number | null {
  const numbers = numbersOf(language);
  const folded = fold(text).trim();
  if (numbers.vague?.test(folded)) return null;
  const value = wordsValue(folded, numbers);
  return value !== null && Number.isInteger(value) ? value : null;
}

const QUANTITY = /^-?(?:\d{1,3}(?:[ ,.']\d{3})+(?!\d)|\d+(?:[.,]\d+)?)/u;
const GROUPED = /^-?[1-9]\d{0,2}(?:[ ,.']\d{3})+$/u;

/** Not inside of a longer number, a clock time or a date. */
const ALONE = String.raw`(?<!\d|\d[.,:/])`;
const CLOSED = String.raw`(?!\d|[.,:/]\d)`;
const GROUPS = String.raw`\d{1,3}(?:[ .,']\d{3})+|\d{1,2}(?:,\d\d)+,\d{3}`;
const DECIMAL = String.raw`${ALONE}(?:\d{1,3}(?:[ ,.']\d{3})+|\d{1,4}(?:[.,]\d{1,3})?)${CLOSED}`;

function numbersOf(language: Language): Numbers {
  let numbers = compiled.get(language.numbers);
  if (numbers === undefined) {
    numbers = prepare(language.numbers, language.unspaced === true);
    compiled.set(language.numbers, numbers);
  }
  return numbers;
}

function prepare(data: NumberWords, unspaced: boolean): Numbers {
  const values = formsOf(data.words);
  const multipliers = formsOf(data.multipliers);
  const border = unspaced || data.compound ? '' : `(?!${LETTER_OR_DIGIT})`;
  const all = alternatives([...values.keys(), ...multipliers.keys()]);
  const times = `(?:${alternatives([...multipliers.keys()])})${border}`;
  const joiner = data.joiners === undefined ? '' : `|[ -]?(?:${spread(data.joiners).map(literal).join('|')})[ -]?`;
  const gap = unspaced ? '' : `(?:[ -]${data.compound ? '?' : ''}${joiner})`;
  const word = values.size === 0 ? '(?!)' : `(?:${alternatives([...values.keys()])})${border}`;
  const words = `${word}(?:${gap}(?:${all})${border}){0,9}`;
  // "bin 200": one thousand and some in digits
  const led =
    values.size === 0 || unspaced
      ? '(?!)'
      : `(?:${alternatives([...values.keys()].filter((form) => multipliers.get(form) === 1000))})${border} \\d{1,3}${CLOSED}`;
  const ending = data.endings ? `(?:['-]?${LETTER}{1,6})?` : '';
  const vague = data.vague === undefined ? '' : `(?<!(?:${spread(data.vague).map(literal).join('|')})[ -]?)`;
  const mixed = `(?:\\d{1,4}[.,]\\d{1,2}(?= ?${times})|(?:${GROUPS}|\\d+)${CLOSED})(?: ?${times}(?:[ -]?(?:\\d{1,4}(?!\\d)|${words}))?){0,3}`;
  const open = data.vague === undefined ? '' : `(?!(?:${spread(data.vague).map(literal).join('|')})(?!${LETTER}))`;
  const count = `${vague}${open}(?:${ALONE}${mixed}|${led}|${words})`;
  return {
    slots: {
      n: `(?<n>${DECIMAL}|${words})${ending}`,
      digits: `(?<digits>${DECIMAL})${ending}`,
      word: words,
      num: `(?:${DECIMAL}|${words})${ending}`,
      count: `(?<count>${count})${ending}`,
    },
    token: new RegExp(
      `(?:${gap === '' ? ' ?' : `${gap}?`})(?:(${GROUPS}|\\d+(?:[.,]\\d{1,2})?)|(${all})${border})`,
      'uy',
    ),
    values,
    multipliers,
    written: !unspaced,
    vague: data.vague === undefined ? null : new RegExp(`^(?:${spread(data.vague).map(literal).join('|')})[ -]?`, 'u'),
  };
}

function formsOf(table: Readonly<Record<number, string>>): ReadonlyMap<string, number> {
  return new Map(Object.entries(table).flatMap(([value, forms]) => spread(forms).map((form) => [form, Number(value)])));
}

/** The forms of a line of data, folded as texts are. */
function spread(forms: string): readonly string[] {
  return fold(forms)
    .split(' ')
    .map((form) => form.replaceAll('_', ' '));
}

/** The longest first: the first alternative wins. */
function alternatives(words: readonly string[]): string {
  if (words.length === 0) return '(?!)';
  return [...words]
    .sort((a, b) => b.length - a.length)
    .map(literal)
    .join('|');
}

function literal(word: string): string {
  return word.replace(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`);
}

/** What is read of a number: `pending` is what a multiplier to come applies to. */
interface Sum {
  readonly total: number;
  readonly section: number;
  readonly pending: number | null;
}

/** Reads token after token. Null where the text begins with no number, where two do not make one, or where a word goes on. */
function wordsValue(text: string, { token, values, multipliers, written }: Numbers): number | null {
  let sum: Sum = { total: 0, section: 0, pending: null };
  let end = 0;
  token.lastIndex = 0;
  for (let match = token.exec(text); match !== null; match = token.exec(text)) {
    const word = match[2];
    const times = word === undefined ? undefined : multipliers.get(word);
    const value = word === undefined ? digitsValue(match[1] as string) : values.get(word);
    if (end === 0 && value === undefined) return null;
    const next = times === undefined ? added(sum, value as number) : multiplied(sum, times);
    if (next === null) return null;
    sum = next;
    end = word === undefined ? -1 : token.lastIndex;
  }
  if (end === 0 || (end > 0 && written && LETTERS.test(text.charAt(end)))) return null;
  return round(sum.total + sum.section + (sum.pending ?? 0));
}

const LETTERS = new RegExp(LETTER, 'u');

function added({ total, section, pending }: Sum, value: number): Sum | null {
  if (pending !== null && !joins(pending, value)) return null;
  return { total, section, pending: (pending ?? 0) + value };
}

function multiplied({ total, section, pending }: Sum, times: number): Sum {
  if (times < 1000) return { total, section: section + (pending ?? 1) * times, pending: null };
  return { total: total + (section + (pending ?? 0) || 1) * times, section: 0, pending: null };
}

function digitsValue(digits: string): number {
  return /^\d+[.,]\d{1,2}$/.test(digits) ? Number(digits.replace(',', '.')) : Number(digits.replace(/\D/g, ''));
}

/** "forty one", "einundvierzig", "quatre-vingt-douze" and "сто двадцать" are one number each, "two three" is none. */
function joins(before: number, next: number): boolean {
  const size = 10 ** String(next).length;
  if (before >= size && before % size === 0) return true;
  if (before < 10) return next >= 20 && next < 100;
  return before % 10 === 0 && (next < 10 || (next < 20 && (before === 60 || before === 80)));
}

/** 1.1 × 1000 in binary is not 1100. */
function round(value: number): number {
  return Math.round(value * 1e6) / 1e6;
}
