/** Types of magnitude: one table for all languages. Case matters: mb is not mB. */

import { firstAfter, lastBefore, matchesOf, type Span } from '../spans.ts';
import type { Figure, Scan } from './scan.ts';

/** A type beside its figure. */
export interface TypeMark extends Span {
  readonly type: string;
}

/** Spellings that mean one type; others stay as they are written. */
const SPELLINGS: Readonly<Record<string, string>> = {
  mw: 'Mw',
  MW: 'Mw',
  Ml: 'ML',
  ml: 'ML',
  mL: 'ML',
  MLv: 'ML',
  MS: 'Ms',
  ms: 'Ms',
  Mb: 'mb',
  MB: 'mb',
  MD: 'Md',
  md: 'Md',
  MPV: 'mpv',
  Mpv: 'mpv',
  mPV: 'mpv',
  MPVA: 'mpv',
  mpva: 'mpv',
  MJMA: 'Mj',
  Mjma: 'Mj',
  MC: 'Mc',
  // moment magnitudes by how they were computed
  mww: 'Mw',
  Mww: 'Mw',
  mwc: 'Mw',
  Mwc: 'Mw',
  mwb: 'Mw',
  Mwb: 'Mw',
  mwr: 'Mw',
  Mwr: 'Mw',
  Mwp: 'Mw',
  mwp: 'Mw',
};

/** Latin letters and the Cyrillic ones that look the same. */
const TYPE =
  /(?<![\p{Script=Latin}\p{Script=Cyrillic}\p{N}])(?:[MМmм](?:[wW][wcbrpW]?|[wW]?\([wW]\)|[LlSsBbDdCcEJj]|Lv|bLg|[Pp][VvВ][Aa]?|JMA|jma|[ВвЬь])|[MМ])(?![\p{Script=Latin}\p{Script=Cyrillic}])/gu;

/** All type words of a sentence; a lone M says that a magnitude follows, not which. */
function typeMarks({ sentence }: Scan): readonly TypeMark[] {
  const marks: TypeMark[] = [];
  for (const match of matchesOf(TYPE, sentence.raw)) {
    const written = match[0].replace(/[Мм]/g, (letter) => (letter === 'М' ? 'M' : 'm')).replace(/[()]/g, '');
    const latin = written.replace(/[Вв]/g, (letter) => (letter === 'В' ? 'V' : 'b'));
    marks.push({
      start: match.index,
      end:
        match.index +
        match[0].length +
        (CLOSING.test(sentence.raw.slice(match.index - 1, match.index + match[0].length + 1)) ? 1 : 0),
      type: latin === 'M' ? 'unknown' : (SPELLINGS[latin] ?? latin),
    });
  }
  return marks;
}

/** "4,9 (Mw)": the bracket too. */
const CLOSING = /^[([].*[)\]]$/u;

const BEFORE_GAP = /^[\s=:≈~([)\]-]{0,4}(?:\p{L}{1,5} )?$/u;
/** "mb составила 4,4", "ML fue de 4,4", "mb шкаласы бойынша 4,4". */
const VERB_GAP = /^ (?:[\p{L}'-]{1,12} ){1,3}$/u;
const AFTER_GAP = /^(?:'?\p{L}{1,4})? ?[([]?$/u;

/** Gives each type to the nearer of its two figures, the one after it where both are as near. */
export function assignTypes(seen: Scan, figures: readonly Figure[]): ReadonlyMap<Figure, TypeMark> {
  const assigned = new Map<Figure, TypeMark>();
  for (const mark of typeMarks(seen)) {
    const next = firstAfter(figures, mark.end);
    const last = lastBefore(figures, mark.start);
    const ahead = next !== null && isBeside(seen, mark, next) ? next : null;
    const behind = last !== null && mark.type !== 'unknown' && isBehind(seen, last, mark) ? last : null;
    const target = nearer(seen, mark, ahead, behind);
    if (target !== null && assigned.get(target)?.type !== undefined && assigned.get(target)?.type !== 'unknown')
      continue;
    if (target !== null) assigned.set(target, mark);
  }
  return assigned;
}

function isBeside(seen: Scan, mark: TypeMark, figure: Figure): boolean {
  const name = firstAfter(seen.marks('magnitude'), mark.end);
  // "mb magnitude 4.7"
  const begin = name !== null && name.end <= figure.start && name.start - mark.end <= 1 ? name.end : mark.end;
  const gap = seen.folded.slice(begin, figure.start);
  if (mark.type === 'unknown') return /^\s?[=:≈~-]?\s?$/u.test(gap);
  return BEFORE_GAP.test(gap) || (figure.decimals === 1 && VERB_GAP.test(gap));
}

function isBehind(seen: Scan, figure: Figure, mark: TypeMark): boolean {
  return AFTER_GAP.test(seen.folded.slice(figure.end, mark.start));
}

function nearer(seen: Scan, mark: TypeMark, ahead: Figure | null, behind: Figure | null): Figure | null {
  if (ahead === null || behind === null) return ahead ?? behind;
  const bracketed = /[([]/.test(seen.folded.slice(behind.end, mark.start));
  return bracketed || mark.start - behind.end < ahead.start - mark.end ? behind : ahead;
}
