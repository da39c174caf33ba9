/** What the cells of a list say: figures, degrees, magnitudes, intensities. Every value is read from its cell alone. */
import { fold } from '../text/fold.ts';

const FIGURE = /(?<![\p{N}.,:])[-+]?\d{1,7}(?:[.,]\d{1,12})?(?![\d:])/u;

/** The first figure of a cell; null: it has none, or only the sign that there is none. */
export function figureIn(text: string): number | null {
  const match = FIGURE.exec(fold(text));
  return match === null ? null : Number(match[0].replace(',', '.'));
}

export interface Sized {
  readonly value: number;
  /** As the cell has it; null: it has none. */
  readonly type: string | null;
}

/** `4.3`, `M4.1`, `2.9 Mlv`, `4,6 (mb)`, `-0.3`; null where it is no magnitude. */
export function magnitudeIn(text: string): Sized | null {
  // a letter may touch its figure
  const value = figureIn(text.replace(/(?<=\p{L})(?=[-−]?\p{Nd})|(?<=\p{Nd})(?=\p{L})/gu, ' '));
  return value === null || value < -3 || value > 10 ? null : { value, type: typeIn(text) };
}

const TYPE =
  /(?<![\p{L}])[MМmм](?:[wW][wcbrpWCBRP]?|[lL][vV]?|[bBвВ]|[bB]_?[lL][gG]|[sSdDcCeEjJnNhH]|JMA|jma|[pP][vVвВ][aA]?)(?!\p{L})/u;
/**
 * The type of a magnitude that a cell names, null where it names none: as written but in Latin letters: lists tell mb from mB, and Mww from Mwc.
 */
export function typeIn(text: string): string | null {
  const [written] = TYPE.exec(text) ?? [];
  if (written === undefined) return null;
  const latin = written.replace('М', 'M').replace('м', 'm');
  return /^m[pр]/iu.test(latin) ? latin.replace('В', 'V').replace('в', 'v') : latin.replace(/[вВьЬ]/u, 'b');
}

export type Axis = 'latitude' | 'longitude';

/** Words and letters of the southern and western hemispheres, in languages that have lists. */
const NEGATIVE: Readonly<Record<Axis, RegExp>> = {
  latitude: /(?<!\p{L})(?:s|ю|ls|g|sur|south|sul|sud|süd|южн\p{L}*|ю\. ?ш|güney|selatan)(?!\p{L})|南/u,
  longitude: /(?<!\p{L})(?:w|o|з|bb|b|oeste|west|ouest|ovest|запад\p{L}*|з\. ?д|batı|barat)(?!\p{L})|西/u,
};
const EAST_O = /^(?:de|nl)$/;

/** Whether a cell, or a head, names the southern or western hemisphere. */
export function isNegative(text: string, axis: Axis, language: string | null): boolean {
  const [, found = ''] = new RegExp(`(${NEGATIVE[axis].source})`, 'u').exec(fold(text)) ?? [];
  return found !== '' && !(found === 'o' && EAST_O.test(language ?? ''));
}

const DEGREES =
  /([-+]?\d{1,3}(?:[.,]\d+)?) ?°?(?: ?(\d{1,2}(?:[.,]\d+)?) ?['′](?: ?(\d{1,2}(?:[.,]\d+)?) ?["″])?)?([^\d+-]*)/gu;
/** A hemisphere before its figure: 北緯, N 38.2. */
const LEADING = /^\s*(?:\p{Script=Han}{2}|[nsewo]|с|ю|в|з)(?=\s?\d)/u;

/** The degrees of a cell, signed: one, or two where it has latitude and longitude. */
export function degreesIn(text: string, axes: readonly Axis[], language: string | null): readonly number[] {
  const folded = fold(text);
  const leads = LEADING.test(folded);
  const parts = leads ? folded.split(/(?<=\d)[^\d.,°'"′″]*?(?=(?:\p{Script=Han}{2}|[nsewo]|с|ю|в|з) ?\d)/u) : [folded];
  const found: number[] = [];
  for (const part of parts) {
    for (const { 1: whole = '', 2: minutes, 3: seconds, 4: after = '' } of part.matchAll(DEGREES)) {
      const axis = axes[found.length];
      if (axis === undefined) break;
      const number = (figure: string | undefined) => Number((figure ?? '0').replace(',', '.'));
      const size = Math.abs(number(whole)) + number(minutes) / 60 + number(seconds) / 3600;
      const side = leads ? part : after;
      const negative = whole.startsWith('-') || isNegative(side, axis, language);
      if (size > (axis === 'latitude' ? 90 : 180)) return [];
      found.push(round(negative ? -size : size));
    }
  }
  return found;
}

function round(value: number): number {
  return Math.round(value * 1e6) / 1e6;
}

/** Roman or Arabic degrees at the beginning of a cell, as written; null: none. */
export function intensityIn(text: string): string | null {
  return (
    /^(?:震度|I[o0]?\s*=\s*)?\s*((?:[IVX]{1,4}|\d{1,2})(?:\s?[-–]\s?(?:[IVX]{1,4}|\d{1,2}))?[強弱+]?)(?![\p{L}\d.,])/u.exec(
      text,
    )?.[1] ?? null
  );
}

/** All types that a text names, each once. */
export function typesIn(
  text: string,
): readonly { readonly type: string; readonly start: number; readonly end: number }[] {
  const found = [...text.matchAll(new RegExp(TYPE.source, 'gu'))].map(({ 0: written, index }) => ({
    type: typeIn(written) ?? written,
    start: index,
    end: index + written.length,
  }));
  return found.filter(({ type }, at) => found.findIndex((other) => other.type === type) === at);
}
