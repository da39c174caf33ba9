/**
 * Finds counts of dead, injured and damaged buildings. No word order: every number goes to the nearest word that says
 * what befell those whom it counts, within its clause; a negation in a clause makes zeros of words without a number.
 */
import type { Language } from '../../language.ts';
import type { CountMention } from '../../mentions.ts';
import type { Sentence } from '../../text/sentences.ts';
import { type Claimed, optionsOf } from './claims.ts';
import { type Clause, clausesOf } from './clauses.ts';
import { gradedClaims } from './grades.ts';
import { sharedFigures } from './shares.ts';
import { joinedFigures } from './sums.ts';
import { type Figure, figuresIn, type Rules, rulesOf, type Word, wordsIn } from './tokens.ts';
import { totalledFigures } from './totals.ts';
import { zerosIn } from './zeros.ts';

/** Longest quote of an evidence, in UTF-16 code units. */
const QUOTE = 200;

/** Counts that a sentence states, in their order. "At least 12" is 12; "dozens" and "no reports yet" are nothing. */
export function findCounts(sentence: Sentence, language: Language): CountMention[] {
  const rules = rulesOf(language);
  if (rules === null) return [];
  const { folded } = sentence;
  rules.cue.lastIndex = 0;
  if (!rules.cue.test(folded)) return [];
  const all = wordsIn(folded, rules);
  const counted = figuresIn(folded, all, rules, language);
  const numbers = [...counted, ...singles(all, counted), ...singleBuildings(folded, rules)].sort(
    (a, b) => a.start - b.start,
  );
  const denied = numbers.filter((figure) => all.some((word) => isNotThatMany(folded, word, figure)));
  const held = numbers.filter((figure) => !denied.includes(figure));
  const joined = joinedFigures(folded, sharedFigures(folded, held, all), all);
  const told = totalledFigures(joined, all).filter((figure) => !isOfWall(folded, figure));
  const figures = told.filter((figure) => figure.single !== 'building' || !isScene(folded, figure, rules));
  const words = all.filter((word) => !denied.some((figure) => isNotThatMany(folded, word, figure)));
  const clauses = clausesOf(folded, words, figures, rules);
  const claims = clauses.flatMap((clause) => claimsIn(folded, clause, rules));
  const zeros = zerosIn(folded, clauses, claims, rules);
  const counts = gradedClaims(folded, claims).flatMap(({ what, ...claim }) =>
    what === null ? [] : [{ ...claim, what }],
  );
  return [...counts, ...zeros]
    .filter(({ start, end }) => end - start <= QUOTE)
    .sort((a, b) => a.start - b.start)
    .map(({ what, value, standing, start, end, rule }) => ({
      kind: 'count',
      source: sentence.source,
      start: sentence.start + start,
      end: sentence.start + end,
      sentence: sentence.index,
      rule: `${language.code}/counts/${rule}`,
      what,
      value,
      standing,
    }));
}

/** "Not seven but five": what is denied is a number, not that there were any. */
function isNotThatMany(folded: string, none: Word, { start, end, value }: Figure): boolean {
  if (none.kind !== 'none' || value === 1) return false;
  return folded.slice(none.end, start) === ' ' || (folded.slice(end, none.start) === ' ' && folded[none.end] === ',');
}

/** "A woman" counts as the number one, but not in "on bir kadın", which are eleven. */
function singles(words: readonly Word[], figures: readonly Figure[]): Figure[] {
  const alone = ({ start, end }: Word) => !figures.some((figure) => figure.start < end && start < figure.end);
  return words
    .filter((word) => word.kind === 'one' && alone(word))
    .map(({ start, end }) => ({ start, end, value: 1, bareEnd: end, single: 'person' as const }));
}

/** "A church", where buildings are counted; alone it is but one of them. */
function singleBuildings(folded: string, { oneBuilding }: Rules): Figure[] {
  if (oneBuilding === null) return [];
  return [...folded.matchAll(oneBuilding)].slice(0, MOST_SINGLES).map(({ 0: text, index: start }) => {
    // without an article, nothing but the place before the noun
    const end = start + Math.max(0, text.lastIndexOf(' '));
    return { start, end, value: 1, bareEnd: end, single: 'building' };
  });
}

const MOST_SINGLES = 50;

/** "At a church", "from a school": where it was, not what was counted. */
function isScene(folded: string, { start, end, value, isSum }: Figure, { light }: Rules): boolean {
  if (isSum && value > 2) return false;
  if (start === end) return true;
  const [word = ''] = /\p{L}+ $/u.exec(folded.slice(Math.max(0, start - 12), start)) ?? [];
  light.lastIndex = 0;
  return light.test(word);
}

/** "A wall of a barn", "un muro de una escuela": it alone fell, and no building. */
function isOfWall(folded: string, { start, value }: Figure): boolean {
  return value === 1 && WALL_OF.test(folded.slice(Math.max(0, start - 20), start));
}

const WALL_OF = /(?:wall|fence|muro|tapia|barda|cerca|tramo) (?:of|de|di|del) $/u;

/** Every number takes the nearest word that no nearer number has taken; earlier and partial figures take none away. */
function claimsIn(folded: string, clause: Clause, rules: Rules): Claimed[] {
  const claims = clause.figures
    .filter((figure) => !isBreakdown(folded, figure, clause))
    .flatMap((figure) => optionsOf(folded, figure, clause, rules))
    .sort((a, b) => a.cost - b.cost || a.start - b.start);
  const taken = new Set<Word>();
  const done = new Set<Figure>();
  return claims.filter((claim) => {
    if (done.has(claim.figure) || taken.has(claim.word)) return false;
    done.add(claim.figure);
    if (claim.standing === 'total' && claim.what !== null) taken.add(claim.word);
    return true;
  });
}

/** "Three people, a woman and two children": numbers after a comma that add up to the one before it. */
function isBreakdown(folded: string, figure: Figure, { figures }: Clause): boolean {
  const at = figures.indexOf(figure);
  return [1, 2, 3].some((back) => {
    const whole = figures[at - back];
    const first = figures[at - back + 1];
    if (whole === undefined || first === undefined || !/[,:(]/u.test(folded.slice(whole.end, first.start)))
      return false;
    if (first === figure && figure.isSum) return figure.value === whole.value;
    return [2, 3].some((size) => {
      const parts = figures.slice(at - back + 1, at - back + 1 + size);
      return (
        parts.length === size &&
        parts.includes(figure) &&
        parts.reduce((sum, { value }) => sum + value, 0) === whole.value
      );
    });
  });
}
