/** Clauses: how far a number and a negation reach. */
import type { Figure, Rules, Word } from './tokens.ts';

export interface Clause {
  readonly start: number;
  readonly end: number;
  readonly words: readonly Word[];
  readonly figures: readonly Figure[];
  /** Buildings are named before it in its sentence. */
  readonly names: boolean;
}

/** Parts of a sentence between stops, semicolons, colons of lists and words like `but`; commas do not divide here. */
export function clausesOf(
  folded: string,
  words: readonly Word[],
  figures: readonly Figure[],
  rules: Rules,
): readonly Clause[] {
  const cuts = [
    ...folded.matchAll(/;|(?<=\p{L}{2}[)"]?)(?<!тыс|млн|чел)[.!?]\s|\s-\s(?=\p{L})|；|[。！？]/gu),
    ...folded.matchAll(rules.but),
  ];
  const borders = [0, ...cuts.map(({ index }) => index).sort((a, b) => a - b), folded.length];
  return borders.slice(1).map((end, index) => {
    const start = borders[index] ?? 0;
    const inside = ({ start: at }: { readonly start: number }) => at >= start && at < end;
    const names = words.some((word) => word.kind === 'building' && word.end <= start);
    return { start, end, words: words.filter(inside), figures: figures.filter(inside), names };
  });
}

/** Where a clause has commas; those of decimals are none. */
export const COMMA = /(?<!\d),|,(?!\d)|[、，]/u;

/** "And" in all languages, between spaces: what it joins is one list. */
export const AND =
  'and|as well as|plus|и|а также|et|ainsi que|y|e|ed|und|sowie|dan|serta|και|ve|ile|və|va|hamda|ва|ҳамда|және|мен|пен|бен|жана|менен|jäne|men|pen|ben|و|र|तथा';

/** The parts of a clause between its commas. */
export function segmentsOf(folded: string, clause: Clause): readonly Clause[] {
  const commas = [...folded.slice(clause.start, clause.end).matchAll(/[,、，](?!\d)/gu)].map(
    ({ index }) => clause.start + index,
  );
  const borders = [clause.start, ...commas, clause.end];
  return borders.slice(1).map((end, index) => {
    const start = borders[index] ?? 0;
    const inside = ({ start: at }: { readonly start: number }) => at >= start && at < end;
    return { ...clause, start, end, words: clause.words.filter(inside), figures: clause.figures.filter(inside) };
  });
}
