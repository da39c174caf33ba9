/** Kinds of characters, by code unit: one look-up in a pass over a text. */

export const PLAIN = 0;
export const DIGIT = 1;
export const CAPITAL = 2;
/** Ends a sentence. */
export const STOP = 3;
/** Parts one. */
export const COMMA = 4;
/** Asks or calls. */
export const CALL = 5;
/** Parts the entries of a list: | · » / • → > # @. */
export const SEPARATOR = 6;
export const GARBLED = 7;
export const SPACE = 8;
/** Closes what a sentence may end in: quotes, brackets. */
export const CLOSING = 9;
export const COLON = 10;

const KINDS: readonly (readonly [kind: number, characters: string])[] = [
  [DIGIT, '0123456789٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹०१२३४५६७८९'],
  [STOP, '.…。।։۔'],
  [COMMA, ',;،、，；؛'],
  [CALL, '?!؟？！'],
  [SEPARATOR, '|·/•→›>#@▪►★'],
  [GARBLED, '\uFFFD'],
  [SPACE, ' \t\u00a0\u3000'],
  [CLOSING, '»”"\')]’」』）'],
  [COLON, ':：'],
];

/** First and last capital of the alphabets that have them side by side; Latin Extended alternates. */
const CAPITALS: readonly (readonly [number, number])[] = [
  [0x41, 0x5a],
  [0xc0, 0xde],
  [0x391, 0x3a9],
  [0x400, 0x42f],
  [0x531, 0x556],
];

const TABLE = buildTable();

/** Kind of a UTF-16 code unit. */
export function kindOf(code: number): number {
  return TABLE[code] ?? PLAIN;
}

/** Whether a code unit says as much as two letters: ideographs and syllable signs of East Asia. */
export const isWide = (code: number): boolean => code > 0x2e80 && code < 0xd800;

function buildTable(): Uint8Array {
  const table = new Uint8Array(0x10000);
  for (const [from, to] of CAPITALS) table.fill(CAPITAL, from, to + 1);
  for (const [kind, characters] of KINDS) {
    for (const character of characters) table[character.charCodeAt(0)] = kind;
  }
  table[0xd7] = PLAIN;
  table.fill(GARBLED, 0x80, 0xa0);
  return table;
}
