/** Totals that a sentence gives after their parts: "seven died in Hatay and five in Adana, twelve in all". */
import type { Figure, Word, WordKind } from './tokens.ts';

/** Most parts of one total. */
const MOST_PARTS = 6;

/** Figures in their order; parts whose total follows give way to it. */
export function totalledFigures(figures: readonly Figure[], words: readonly Word[]): readonly Figure[] {
  const told: Figure[] = [];
  for (const figure of figures) {
    const parts = partsOf(figure, told, words);
    told.splice(told.length - parts.length);
    told.push(parts.length === 0 ? figure : asTotal([figure, ...parts], words));
  }
  return told;
}

/** At the place of the one that stands nearest to what befell them. */
function asTotal([total, ...parts]: readonly [Figure, ...Figure[]], words: readonly Word[]): Figure {
  const away = ({ start, end }: Figure) =>
    Math.min(
      ...words.filter(({ kind }) => FATES.has(kind)).map((word) => Math.max(word.start - end, start - word.end)),
    );
  const nearest = parts.reduce((best, part) => (away(part) < away(best) ? part : best), total);
  return { ...nearest, value: total.value, until: total.end };
}

const FATES: ReadonlySet<WordKind> = new Set(['dead', 'injured', 'harmed', 'damage', 'other']);

/** The figures before, two or more, that add up to this one; none where they are of different things. */
function partsOf(total: Figure, before: readonly Figure[], words: readonly Word[]): readonly Figure[] {
  let sum = 0;
  for (let size = 1; size <= Math.min(MOST_PARTS, before.length); size += 1) {
    const parts = before.slice(-size);
    sum += parts[0]?.value ?? 0;
    if (sum > total.value) return [];
    if (sum === total.value && size > 1) return areAlike(parts, total, words) ? parts : [];
  }
  return [];
}

function areAlike(parts: readonly Figure[], total: Figure, words: readonly Word[]): boolean {
  const start = parts[0]?.start ?? 0;
  const within = words.filter((word) => word.start >= start && word.start < total.start);
  const fates = new Set(within.filter(({ kind }) => FATES.has(kind)).map(({ kind }) => kind));
  const counted = [...parts, total].map((figure) => nounOf(figure, words));
  const first = counted.find((kind) => kind !== null) ?? null;
  return fates.size <= 1 && counted.every((kind) => kind === null || kind === first);
}

/** What stands right behind a figure, if it is a noun. */
function nounOf(figure: Figure, words: readonly Word[]): WordKind | null {
  if (figure.single === 'person') return 'person';
  const next = words.find(({ start }) => start >= figure.end);
  if (next === undefined || next.start - figure.end > 2) return null;
  return next.kind === 'person' || next.kind === 'building' || next.kind === 'foreign' ? next.kind : null;
}
