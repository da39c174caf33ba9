/** Degrees of intensity: digits, words, Roman numerals, and ranges of two. */
import type { Language } from '../../language.ts';
import { parseQuantity } from '../../text/numbers.ts';
import type { Span } from '../spans.ts';
import type { Scan } from './scan.ts';

export interface Degree extends Span {
  readonly value: string;
  readonly degree: number;
}

/** What a degree, or a range of two, says. */
export function degreeOf(seen: Scan, text: string, start: number, end: number): Degree {
  const parts = text.split(/ ?[-/] ?| (?:и|или|to) /u).map((part) => oneDegree(part, seen.language));
  const value = parts.map(({ value: part }) => part).join('-');
  return { start, end, value, degree: parts.reduce((sum, part) => sum + part.degree, 0) / parts.length };
}

function oneDegree(part: string, language: Language): { readonly value: string; readonly degree: number } {
  if (/^[ivx]+$/.test(part)) return { value: part.toUpperCase(), degree: romanDegree(part.toUpperCase()) };
  const degree = parseQuantity(part, language) ?? 0;
  return { value: String(degree), degree };
}

const ROMANS = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII'];

/** The mean of a range. */
export function romanDegree(value: string): number {
  const degrees = value.split(/\s?[-–/]\s?/).map((part) => {
    const sign = part.charCodeAt(0) - 0x2160;
    return sign >= 0 && sign < 12 ? sign + 1 : ROMANS.indexOf(part) + 1;
  });
  return degrees.reduce((sum, degree) => sum + degree, 0) / degrees.length;
}
