/** Offsets that stand at a distance from their place: in lists, from the place to the epicentre, seen from the epicentre. */
import { opposite } from '../../places/geodesy.ts';
import type { Sentence } from '../../text/sentences.ts';
import { type Found, nameAt, nameUpTo, unknownAt } from '../places/reading.ts';
import type { PlaceRules } from '../places/rules.ts';
import type { Token } from '../places/tokens.ts';
import { lastBefore, spansOf } from '../spans.ts';
import type { OffsetPart } from './parts.ts';

/** An offset with the place that it is from. */
export interface Placed extends OffsetPart {
  readonly from: Found;
}

/** So far around an offset its place is looked for. */
export const HEAD_CHARS = 90;
/** Between a place, the epicentre and the distance stand no more than small words: "to the", "is". */
const WAY = /^[^,;.\d]{1,12}$/u;

/** "Nearest town: X, 9 km to the north": X is in the north, seen from the epicentre. */
export function listed(
  part: OffsetPart,
  { folded }: Sentence,
  tokens: readonly Token[],
  rules: PlaceRules,
  country: string | null,
): Placed | null {
  if (part.distanceKm === null || rules.nearest === null) return null;
  const from = Math.max(0, part.start - HEAD_CHARS);
  const cue = lastBefore(spansOf(rules.nearest, folded.slice(from, part.start)), part.start - from);
  const at = cue === null ? -1 : tokens.findIndex(({ start, named }) => named && start >= from + cue.end);
  if (at < 0 || (tokens[at]?.end ?? 0) > part.start) return null;
  const found = nameAt(tokens, at, rules, country) ?? unknownAt(tokens, at, rules, true);
  const direction = part.direction === null ? null : opposite(part.direction);
  return found && { ...part, direction, from: found };
}

/** "From X to the epicentre it is 154 km to the south." */
export function towards(
  part: OffsetPart,
  { folded }: Sentence,
  tokens: readonly Token[],
  rules: PlaceRules,
  country: string | null,
): Placed | null {
  if (part.distanceKm === null || rules.linkBefore === null) return null;
  const from = Math.max(0, part.start - HEAD_CHARS);
  const centre = lastBefore(spansOf(rules.anyCentre, folded.slice(from, part.start)), part.start - from);
  if (centre === null || !WAY.test(folded.slice(from + centre.end, part.start))) return null;
  const last = tokens.findLastIndex(({ end, named }) => named && end <= from + centre.start);
  const found = last < 0 ? null : nameUpTo(tokens, last, rules, country);
  if (found === null || !WAY.test(folded.slice(found.end, from + centre.start))) return null;
  const isFrom = rules.linkBefore.test(folded.slice(Math.max(0, found.start - HEAD_CHARS), found.start));
  return isFrom ? { ...part, from: found } : null;
}

/** "X lies 20 km south of the epicentre": seen from X, the epicentre is in the north. */
export function inverted(
  part: OffsetPart,
  tokens: readonly Token[],
  rules: PlaceRules,
  country: string | null,
): Placed | null {
  if (part.direction === null) return null;
  let end = part.start;
  for (let last = tokens.length - 1; last >= 0; last -= 1) {
    const token = tokens[last];
    if (token === undefined || token.end > end || !token.named) continue;
    const found = nameUpTo(tokens, last, rules, country);
    const isCountry = found?.places[0]?.kind === 'country';
    // "Panguna, Papua New Guinea: 74 km from the epicentre"
    if (isCountry && tokens.some((other) => other.named && other.end <= found.start)) end = found.start;
    else if (found !== null) return { ...part, direction: opposite(part.direction), from: found };
  }
  return null;
}

/** The token that begins at a place, or a few marks behind it. */
export function tokenFrom(tokens: readonly Token[], at: number): number {
  return tokens.findIndex(({ start }) => start >= at && start <= at + 2);
}
