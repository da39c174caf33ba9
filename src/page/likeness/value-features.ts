/** What a short value looks like in numbers: titles, dates and names. */
import { CALL, CAPITAL, CLOSING, COLON, COMMA, DIGIT, isWide, kindOf, SEPARATOR, SPACE, STOP } from './marks.ts';

/** In the order of the vector. */
export const VALUE_FEATURES = [
  'size (log)',
  'words',
  'mean size of a word',
  'digits, share',
  'runs of digits',
  'runs of four digits',
  'words with a capital first, share',
  'capitals, share',
  'stops inside',
  'ends with a stop',
  'commas',
  'separators',
  'colons',
  'calls and questions',
  'closing quotes and brackets',
  'agreement',
] as const;

/** Longer values are none. */
const MAX_VALUE = 1_000;

/** The vector of a value; `agreement`: in how far what else the page says agrees, -1 where that is not known. */
export function valueFeatures(whole: string, agreement: number): Float64Array {
  const value = whole.slice(0, MAX_VALUE);
  const kinds = new Float64Array(11);
  let size = 0;
  let words = 0;
  let capitalised = 0;
  let runs = 0;
  let years = 0;
  let run = 0;
  let before = SPACE;
  for (let at = 0; at <= value.length; at += 1) {
    const code = value.charCodeAt(at);
    const kind = at === value.length ? SPACE : kindOf(code);
    if (kind === DIGIT) run += 1;
    else if (run > 0) {
      runs += 1;
      if (run === 4) years += 1;
      run = 0;
    }
    if (before === SPACE && kind !== SPACE) {
      words += 1;
      if (kind === CAPITAL) capitalised += 1;
    }
    before = kind;
    if (at === value.length) break;
    kinds[kind] = (kinds[kind] ?? 0) + 1;
    size += isWide(code) ? 2 : 1;
  }
  const of = (kind: number): number => kinds[kind] ?? 0;
  const least = Math.max(1, size);
  const ends = kindOf(value.charCodeAt(value.length - 1)) === STOP ? 1 : 0;
  return Float64Array.from([
    Math.log1p(whole.length === value.length ? size : whole.length),
    words,
    size / Math.max(1, words),
    of(DIGIT) / least,
    runs,
    years,
    capitalised / Math.max(1, words),
    of(CAPITAL) / least,
    of(STOP) - ends,
    ends,
    of(COMMA),
    of(SEPARATOR),
    of(COLON),
    of(CALL),
    of(CLOSING),
    agreement,
  ]);
}
