/** Whether a number is a total, a part of one, or an earlier figure. */
import type { CountMention } from '../../mentions.ts';
import type { Figure, Rules } from './tokens.ts';

/** Of a number: the total, some of those counted elsewhere, or an earlier figure. */
export function standingOf(folded: string, figure: Figure, { near, previously }: Rules): CountMention['standing'] {
  if (figure.until !== undefined) return 'total';
  const before = folded.slice(Math.max(0, figure.start - 40), figure.start);
  const after = folded.slice(figure.end, figure.end + 40);
  const ending = folded.slice(figure.bareEnd, figure.bareEnd + 40);
  const follows = (rule: RegExp | null) => rule !== null && (rule.test(after) || rule.test(ending));
  if (near.previousBefore?.test(before) || follows(near.previousAfter)) return 'previous';
  if (near.partBefore?.test(before) || follows(near.partAfter)) return 'part';
  if (previously !== null) {
    previously.lastIndex = 0;
    if (previously.test(partAround(folded, figure))) return 'previous';
  }
  return 'total';
}

/** Between the commas around a number. */
function partAround(folded: string, { start, end }: Figure): string {
  const before = folded.slice(Math.max(0, start - 120), start);
  const after = folded.slice(end, end + 120);
  const comma = /[,、，;](?!\d)/u.exec(after)?.index ?? after.length;
  return `${before.slice(before.search(/[^,、，;]*$/u))}${folded.slice(start, end)}${after.slice(0, comma)}`;
}
