/** Energy class K of the networks of the former Soviet Union. */
import type { EnergyMention } from '../mentions.ts';
import { type Figure, markBefore, mentionAt, type Scan } from './scan.ts';

/** K runs from about 5 (barely recorded) to 20. */
const LEAST = 4;
const MOST = 20;
/** Latin or Cyrillic. */
const LETTER = /(?<![\p{L}\p{N}])[kк] ?= ?$/u;
const NAMED_GAP = /^[^.;\d]{0,30}$/u;

/** Energy classes of a sentence. */
export function energyClassesIn(seen: Scan): readonly EnergyMention[] {
  return seen.figures.flatMap((figure) => {
    const start = startOf(seen, figure);
    if (start === null || seen.taken.has(figure) || figure.value < LEAST || figure.value > MOST) return [];
    seen.taken.add(figure);
    return [
      {
        ...mentionAt(seen, { start, end: figure.end }, 'energy/class'),
        kind: 'energyClass',
        value: figure.value,
      },
    ];
  });
}

/** Where the words begin that make a figure an energy class. */
function startOf(seen: Scan, figure: Figure): number | null {
  const name = markBefore(seen, 'energyClass', figure.start, 30);
  if (name !== null && NAMED_GAP.test(seen.folded.slice(name.end, figure.start))) return name.start;
  const letter = LETTER.exec(seen.folded.slice(Math.max(0, figure.start - 6), figure.start));
  return letter === null ? null : figure.start - letter[0].length;
}
