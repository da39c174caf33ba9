/**
 * Finds counts of dead, injured and damaged buildings. No word order: every number goes to the nearest word that says
 * what befell those whom it counts, within its clause; a negation in a clause makes zeros of words without a number.
 */
import type { Language } from '../language.ts';
import type { CountMention } from '../mentions.ts';
import type { Sentence } from '../text/sentences.ts';
import { type Claimed, optionsOf } from './impact-claims.ts';
import { type Clause, clausesOf } from './impact-clauses.ts';
import { type Figure, figuresIn, type Rules, rulesOf, type Word, wordsIn } from './impact-tokens.ts';
import { zerosIn } from './impact-zeros.ts';

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
  const numbers = [...figuresIn(folded, all, rules, language), ...singles(all)].sort((a, b) => a.start - b.start);
  const denied = numbers.filter((figure) => all.some((word) => isNotThatMany(folded, word, figure)));
  const figures = numbers.filter((figure) => !denied.includes(figure));
  const words = all.filter((word) => !denied.some((figure) => isNotThatMany(folded, word, figure)));
  const clauses = clausesOf(folded, words, figures, rules);
  const claims = clauses.flatMap((clause) => claimsIn(folded, clause, rules));
  const zeros = zerosIn(folded, clauses, claims, rules);
  const counts = claims.flatMap(({ what, ...claim }) => (what === null ? [] : [{ ...claim, what }]));
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
function isNotThatMany(folded: string, { kind, end }: Word, { start, value }: Figure): boolean {
  return kind === 'none' && value !== 1 && start >= end && folded.slice(end, start) === ' ';
}

/** "A woman" counts as the number one. */
function singles(words: readonly Word[]): Figure[] {
  return words.filter(({ kind }) => kind === 'one').map(({ start, end }) => ({ start, end, value: 1, bareEnd: end }));
}

/** Every number takes the nearest word that no nearer number has taken; earlier and partial figures take none away. */
function claimsIn(folded: string, clause: Clause, rules: Rules): Claimed[] {
  const options = clause.figures
    .filter((figure) => !isBreakdown(folded, figure, clause))
    .flatMap((figure) => optionsOf(folded, figure, clause, rules))
    .filter((claim, _, all) => !all.some((other) => outnumbers(other, claim)))
    .sort((a, b) => a.cost - b.cost || a.start - b.start);
  const taken = new Set<Word>();
  const done = new Set<Figure>();
  return options.filter((claim) => {
    if (done.has(claim.figure) || taken.has(claim.word)) return false;
    done.add(claim.figure);
    if (claim.standing === 'total' && claim.what !== null) taken.add(claim.word);
    return true;
  });
}

/** "Fourteen houses and two schools": of buildings named together, the larger number. */
function outnumbers(other: Claimed, { what, word, noun, value, figure }: Claimed): boolean {
  const same = what === 'buildingsDamaged' && other.what === what && other.word === word && other.standing === 'total';
  if (!same || other.value <= value || noun?.kind !== 'building' || other.noun?.kind !== 'building') return false;
  const [from, to] = other.figure.end < figure.start ? [other.figure, figure] : [figure, other.figure];
  return to.start - from.end <= 40 && (word.start >= to.end || word.end <= from.start);
}

/** "Three people, a woman and two children": numbers after a comma that add up to the one before it. */
function isBreakdown(folded: string, figure: Figure, { figures }: Clause): boolean {
  const at = figures.indexOf(figure);
  return [1, 2, 3].some((back) => {
    const whole = figures[at - back];
    const first = figures[at - back + 1];
    if (whole === undefined || first === undefined || !/[,:(]/u.test(folded.slice(whole.end, first.start)))
      return false;
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
