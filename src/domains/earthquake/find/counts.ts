/**
 * Finds counts of dead, injured and damaged buildings. No word order: every number goes to the nearest word that says
 * what befell those whom it counts, within its clause; a negation in a clause makes zeros of words without a number.
 */
import type { Language } from '../language.ts';
import type { Counted, CountMention } from '../mentions.ts';
import type { Sentence } from '../text/sentences.ts';
import { type Claimed, claimOf } from './impact-claims.ts';
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
  const words = wordsIn(folded, rules);
  const figures = [...figuresIn(folded, words, rules, language), ...singles(words)].sort((a, b) => a.start - b.start);
  const clauses = clausesOf(folded, words, figures, rules);
  const claims = clauses.flatMap((clause) => claimsIn(folded, clause, rules));
  const zeros = zerosIn(folded, clauses, claims, rules);
  return [...closest(claims), ...zeros]
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

/** "A woman" counts as the number one. */
function singles(words: readonly Word[]): Figure[] {
  return words.filter(({ kind }) => kind === 'one').map(({ start, end }) => ({ start, end, value: 1 }));
}

function claimsIn(folded: string, clause: Clause, rules: Rules): Claimed[] {
  return clause.figures.flatMap((figure) => claimOf(folded, figure, clause, rules) ?? []);
}

/** One total for a word: of two, the nearer one. */
function closest(claims: readonly Claimed[]): Claimed[] {
  return claims.filter(
    (claim) =>
      claim.standing !== 'total' ||
      !claims.some(
        (other) =>
          other !== claim &&
          other.standing === 'total' &&
          other.word === claim.word &&
          other.what === claim.what &&
          (other.cost < claim.cost || (other.cost === claim.cost && other.start < claim.start)),
      ),
  );
}

/** A count before it has its place in the document. */
export interface Count {
  readonly what: Counted;
  readonly value: number;
  readonly standing: CountMention['standing'];
  readonly start: number;
  readonly end: number;
  readonly rule: string;
}
