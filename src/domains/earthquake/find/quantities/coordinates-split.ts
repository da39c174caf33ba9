/** Coordinates of bulletins that give each of the two a line of its own. */
import type { Language } from '../../language.ts';
import type { CoordinatesMention } from '../../mentions.ts';
import type { Sentence } from '../../text/sentences.ts';
import { coordinatesIn } from './coordinates.ts';
import { scan } from './scan.ts';

const LONGEST_LINE = 120;
const WIDEST_GAP = 8;
const ANGLE = /\d[.,]\d|°|度/;

/** Pairs over the border of two neighbouring sentences; each is a mention of the first of them. */
export function findSplitCoordinates(
  sentences: readonly Sentence[],
  language: Language,
): readonly CoordinatesMention[] {
  return sentences.flatMap((first, at) => {
    const second = sentences[at + 1];
    if (second === undefined || !mayBeHalf(first) || !mayBeHalf(second) || first.source !== second.source) return [];
    const gap = second.start - first.start - first.raw.length;
    if (gap < 1 || gap > WIDEST_GAP) return [];
    const space = ' '.repeat(gap);
    const joined = { ...first, raw: first.raw + space + second.raw, folded: first.folded + space + second.folded };
    return coordinatesIn(scan(joined, language)).filter(
      ({ start, end }) => start < first.start + first.raw.length && end > second.start,
    );
  });
}

function mayBeHalf({ folded }: Sentence): boolean {
  return folded.length <= LONGEST_LINE && ANGLE.test(folded);
}
