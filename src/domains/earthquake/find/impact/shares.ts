/** Numbers that are some of another: "six of the forty houses", "в шести из сорока домов". */
import type { Figure, Word } from './tokens.ts';

const OF = /^ (?:of|out of|из|de|di|von|der|sur|των)(?: (?:the|these|those|las|los|les|l[ea]|den|delle|dei|τα))? $/u;
const NEAR = /^ (?:[\p{L}\p{M}'-]{2,20} ){0,2}$/u;

/** Figures in their order; the whole gives way to its part, which has its noun then, where that is of buildings. */
export function sharedFigures(folded: string, figures: readonly Figure[], words: readonly Word[]): readonly Figure[] {
  return figures.flatMap((figure, at) => {
    const whole = figures[at + 1];
    if (whole !== undefined && isShare(folded, figure, whole, words))
      return [{ ...figure, end: whole.end, bareEnd: whole.end }];
    const part = figures[at - 1];
    return part !== undefined && isShare(folded, part, figure, words) ? [] : [figure];
  });
}

function isShare(folded: string, part: Figure, whole: Figure, words: readonly Word[]): boolean {
  if (part.value >= whole.value || !OF.test(folded.slice(part.end, whole.start))) return false;
  const noun = words.find(({ start }) => start >= whole.end);
  return noun?.kind === 'building' && NEAR.test(folded.slice(whole.end, noun.start));
}
