/** Energy class K of the networks of the former Soviet Union. */
import type { EnergyMention } from '../../mentions.ts';
import type { Span } from '../spans.ts';
import { type Figure, markBefore, mentionAt, type Scan, unitAfter } from './scan.ts';

/** K runs from about 5 (barely recorded) to 20. */
const LEAST = 4;
const MOST = 20;
/** Latin or Cyrillic. */
const LETTER = /(?<![\p{L}\p{N}])[kк] ?[=:] ?$|[|,;(] ?[kк](?: |-)?$/u;
const NAMED_GAP = /^[^.;\d]{0,30}$/u;

/** Energy classes of a sentence. */
export function energyClassesIn(seen: Scan): readonly EnergyMention[] {
  return seen.figures.flatMap((figure) => {
    const after = nameAfter(seen, figure);
    const start = startOf(seen, figure) ?? (after === null ? null : figure.start);
    if (start === null || seen.taken.has(figure) || figure.value < LEAST || figure.value > MOST) return [];
    seen.taken.add(figure);
    return [
      {
        ...mentionAt(seen, { start, end: after?.end ?? figure.end }, 'energy/class'),
        kind: 'energyClass',
        value: figure.value,
      },
    ];
  });
}

/** "10,5 энергетического класса": right after the figure, and no figure of its own behind it. */
function nameAfter(seen: Scan, figure: Figure): Span | null {
  const name = unitAfter(seen, 'energyClass', figure);
  return name !== null && !OWN_FIGURE.test(seen.folded.slice(name.end, name.end + 8)) ? name : null;
}

const OWN_FIGURE = /^ ?[:=-]? ?(?:[kк] ?=? ?)?\d/u;

/** Where the words begin that make a figure an energy class. */
function startOf(seen: Scan, figure: Figure): number | null {
  const name = markBefore(seen, 'energyClass', figure.start, 30);
  if (name !== null && NAMED_GAP.test(seen.folded.slice(name.end, figure.start))) return name.start;
  const letter = LETTER.exec(seen.folded.slice(Math.max(0, figure.start - 6), figure.start));
  return letter === null ? null : figure.start - letter[0].length;
}
