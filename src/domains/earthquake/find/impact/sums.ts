/** Numbers that are named together are one: "fourteen houses, two schools and a church", "a mother and her two sons". */
import type { Claimed } from './claims.ts';
import type { Figure, Word } from './tokens.ts';

/** Figures in their order, those of one list of buildings or of people as their sum. */
export function joinedFigures(folded: string, figures: readonly Figure[], words: readonly Word[]): readonly Figure[] {
  const joined: Figure[] = [];
  let last: Counted | null = null;
  for (const figure of figures) {
    const next = countedBy(folded, figure, words);
    const before = joined.at(-1);
    if (before !== undefined && last !== null && next !== null && isListed(folded, last, next, figure.start)) {
      joined[joined.length - 1] = { ...figure, start: before.start, value: before.value + figure.value, isSum: true };
    } else joined.push(figure);
    last = next;
  }
  return joined;
}

interface Counted {
  readonly kind: 'building' | 'person';
  readonly end: number;
  readonly isSingle: boolean;
}

/** The noun that is a figure's own; null: it counts something else. */
function countedBy(folded: string, figure: Figure, words: readonly Word[]): Counted | null {
  if (figure.single === 'person') return { kind: 'person', end: figure.end, isSingle: true };
  const noun = words.find(({ start }) => start >= figure.end);
  if (noun === undefined || (noun.kind !== 'building' && noun.kind !== 'person')) return null;
  return ADJECTIVES.test(folded.slice(figure.end, noun.start))
    ? { kind: noun.kind, end: noun.end, isSingle: figure.single !== undefined }
    : null;
}

const ADJECTIVES = /^[ -]?(?:[\p{L}\p{M}'-]{2,20} ){0,3}$/u;

/** "12 houses, a church": but "three people, a woman and two boys" are three. */
function isListed(folded: string, last: Counted, next: Counted, start: number): boolean {
  if (last.kind !== next.kind || last.end > start) return false;
  const gap = folded.slice(last.end, start);
  return AND.test(gap) || (gap === ', ' && (next.kind === 'building' || (last.isSingle && next.isSingle)));
}

const AND = /^,? (?:and|as well as|plus) (?:(?:her|his|their|another|about|some) ){0,2}$/u;

/** Of buildings that are named one after the other, though not as one, the larger number. */
export function outnumbers(other: Claimed, { what, word, noun, value, figure }: Claimed): boolean {
  const same = what === 'buildingsDamaged' && other.what === what && other.word === word && other.standing === 'total';
  if (!same || other.value <= value || noun?.kind !== 'building' || other.noun?.kind !== 'building') return false;
  const [from, to] = other.figure.end < figure.start ? [other.figure, figure] : [figure, other.figure];
  return to.start - from.end <= 40 && (word.start >= to.end || word.end <= from.start);
}
