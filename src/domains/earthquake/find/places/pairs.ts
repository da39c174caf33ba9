/** "Between A and B": two places that a quake was between are one name. */
import type { Sentence } from '../../text/sentences.ts';
import type { Found } from './reading.ts';
import type { PlaceRules } from './rules.ts';
import type { Token } from './tokens.ts';

const LEAD_CHARS = 60;

/** Whether a token begins one of two such names, though nobody may know it; `last` is the name found before it. */
export function isOfPair(token: Token, last: Found | undefined, { folded }: Sentence, { pair }: PlaceRules): boolean {
  if (pair === null || pair.lead.source === '(?:)' || !/\p{Lu}/u.test(token.raw.charAt(0))) return false;
  const opens = (at: number) => pair.lead.test(folded.slice(Math.max(0, at - LEAD_CHARS), at));
  const follows = last !== undefined && pair.and.test(folded.slice(last.end, token.start)) && opens(last.start);
  return follows || opens(token.start);
}

/** Names with each such two put together. */
export function paired(names: readonly Found[], { folded }: Sentence, { pair }: PlaceRules): readonly Found[] {
  if (pair === null) return names;
  const isPair = (a: Found, b: Found): boolean =>
    a.places[0]?.kind !== 'country' &&
    b.places[0]?.kind !== 'country' &&
    pair.and.test(folded.slice(a.end, b.start)) &&
    pair.lead.test(folded.slice(Math.max(0, a.start - LEAD_CHARS), a.start)) &&
    pair.trail.test(folded.slice(b.end, b.end + LEAD_CHARS));
  return names.flatMap((one, at) => {
    const [before, next] = [names[at - 1], names[at + 1]];
    if (before !== undefined && isPair(before, one)) return [];
    return next !== undefined && isPair(one, next)
      ? [
          {
            ...one,
            end: next.end,
            name: `${one.name} – ${next.name}`,
            places: one.places.length > 0 ? one.places : next.places,
          },
        ]
      : [one];
  });
}
