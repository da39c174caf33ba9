/** Degrees that share the unit of the one before them, and sentences whose degrees are of no earthquake. */
import type { Language } from '../../language.ts';
import { numberSlots } from '../../text/numbers.ts';
import { type Degree, degreeOf } from './degree.ts';
import type { Scan } from './scan.ts';

/** "Once in two years", "are common here": of no earthquake. Folded, in all languages that have such degrees. */
export const RECURRENT =
  /(?<!\p{L})(?:раз в (?:\p{L}{1,12}[ -]){0,3}(?:года?|лет)|(?:каждые|каждое) [^.;]{1,20}(?:лет|год)|ежегодно|(?:жылда|жылына|жылига|yilda|yiliga|jylda|jylyna|ildə|yılda) (?:бир|бір|bir|bır) (?:рет|жолу|марта|marta|ret|dəfə|kez|kere)|once (?:every|in) (?:\p{L}{1,12}[ -]){1,3}years|every (?:\p{L}{1,12} ){1,3}years|cada (?:\p{L}{1,12} ){1,3}años)(?!\p{L})/u;

const continuations = new WeakMap<Language, RegExp>();

/** "5 points in the city, in Vilyuchinsk – up to six": degrees that share the unit of the one before. */
export function withContinued(seen: Scan, points: readonly Degree[]): readonly Degree[] {
  if (points.length === 0 || !seen.folded.includes(' - ')) return points;
  let pattern = continuations.get(seen.language);
  if (pattern === undefined) {
    const one = `(?:\\d{1,2}|${numberSlots(seen.language).word})`;
    pattern = new RegExp(
      `^[^.,;\\d]{0,30}[,;] [^,;.\\d]{2,30} - (?:\\p{L}{1,5} )?(${one}(?:-${one})?)(?=[,;.]|$)`,
      'u',
    );
    continuations.set(seen.language, pattern);
  }
  const found = [...points];
  for (let last = points.at(-1); last !== undefined && found.length < MOST_CONTINUED; ) {
    const match: RegExpExecArray | null = pattern.exec(seen.folded.slice(last.end, last.end + 90));
    if (match === null) break;
    const [whole, text = ''] = match;
    const end: number = last.end + whole.length;
    last = degreeOf(seen, text, end - text.length, end);
    found.push(last);
  }
  return found;
}

const MOST_CONTINUED = 20;
