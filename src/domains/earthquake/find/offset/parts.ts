/** Distances and directions of a sentence, before anybody looks for the place that they are from. */
import type { Language } from '../../language.ts';
import type { CompassPoint } from '../../places/geodesy.ts';
import { parseQuantity } from '../../text/numbers.ts';
import type { Sentence } from '../../text/sentences.ts';
import type { PlaceRules } from '../places/rules.ts';
import { matchesOf } from '../spans.ts';

export interface OffsetPart {
  readonly start: number;
  readonly end: number;
  /** One decimal where it was miles. */
  readonly distanceKm: number | null;
  readonly direction: CompassPoint | null;
}

const KM_A_MILE = 1.609344;
/** More is no distance from a town. */
const FARTHEST_KM = 3000;
/** A sentence with more of them is a table or an attack. */
const MOST_PARTS = 60;

export function offsetParts(sentence: Sentence, language: Language, rules: PlaceRules): readonly OffsetPart[] {
  const parts: OffsetPart[] = [];
  for (const match of matchesOf(rules.offset, sentence.folded)) {
    const part = partOf(match, sentence, language, rules);
    if (part !== null) parts.push(part);
    if (parts.length === MOST_PARTS) break;
  }
  return parts;
}

function partOf(match: RegExpExecArray, sentence: Sentence, language: Language, rules: PlaceRules): OffsetPart | null {
  const groups = match.groups ?? {};
  const number = groups.n ?? groups.nB;
  const value = number === undefined ? null : parseQuantity(number, language);
  const distanceKm = value === null ? null : kilometres(value, groups);
  const words = groups.direction ?? groups.directionB;
  const at =
    words === undefined ? 0 : match.index + (groups.direction === undefined ? 0 : match[0].length - words.length);
  const direction =
    words === undefined ? null : rules.compass.pointOf(words, sentence.raw.slice(at, at + words.length));
  if (distanceKm === null && direction === null) return null;
  if (distanceKm !== null && distanceKm > FARTHEST_KM) return null;
  const end = direction === null && groups.direction !== undefined ? at : match.index + match[0].length;
  return { start: match.index, end, distanceKm, direction };
}

function kilometres(value: number, groups: Record<string, string | undefined>): number {
  const factor = (groups.miles ?? groups.milesB) ? KM_A_MILE : (groups.metres ?? groups.metresB) ? 0.001 : 1;
  return factor === 1 ? value : Math.round(value * factor * 10) / 10;
}
