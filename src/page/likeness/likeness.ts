/** h_f of the method: does this look like field f? Small forests; `docs/likeness.md` says what they were trained on. */
import authorsForest from './authors.json' with { type: 'json' };
import dateForest from './date.json' with { type: 'json' };
import { type Forest, predict } from './forest.ts';
import type { Surroundings } from './surroundings.ts';
import textForest from './text.json' with { type: 'json' };
import { TEXT_FEATURES, textFeatures } from './text-features.ts';
import titleForest from './title.json' with { type: 'json' };
import { valueFeatures } from './value-features.ts';

/** How likely a text is a page's body, in [0, 1]; `linkShare` of the text; `around`: the page, where it is known. */
export function textLikeness(text: string, linkShare: number, around: Surroundings | null): number {
  return scoreText(textForest, textFeatures(text, linkShare, around));
}

/**
 * What trees say of a text's vector, less what is too rare in the corpora to be learned: what is said twice counts
 * once, and from a tenth of garbled characters nothing is left.
 */
export function scoreText(forest: Forest, features: Float64Array): number {
  const legible = Math.max(0, 1 - 10 * (features[GARBLED] ?? 0));
  return predict(forest, features) * legible * (features[ONCE] ?? 1);
}

const GARBLED = TEXT_FEATURES.indexOf('garbled, share');
const ONCE = TEXT_FEATURES.indexOf('said once, share of size');

/** How likely a line is a page's headline; `candidates`: all titles that the page gives, that line maybe among them. */
export function titleLikeness(title: string, candidates: readonly string[]): number {
  return predict(titleForest, titleFeatures(title, candidates));
}

/** How likely a string is what a page gives as its publication date. */
export function dateLikeness(raw: string): number {
  return predict(dateForest, valueFeatures(raw, -1));
}

/** How likely names are a page's authors: that of the likeliest name, as one may be a desk's. */
export function authorsLikeness(authors: readonly string[]): number {
  return Math.max(0, ...authors.map((name) => predict(authorsForest, valueFeatures(name, -1))));
}

/** The vector of a title. */
export function titleFeatures(title: string, candidates: readonly string[]): Float64Array {
  const words = wordsOf(title);
  const others = candidates.filter((other) => other !== title).map((other) => overlap(words, wordsOf(other)));
  return valueFeatures(
    title,
    Math.min(
      MAX_AGREEMENT,
      others.reduce((sum, share) => sum + share, 0),
    ),
  );
}

/** So many agreeing titles are all that there can be. */
const MAX_AGREEMENT = 3;
const WORD = /[\u3040-\u30ff\u3400-\u9fff]|[\p{L}\p{M}\p{N}]+/gu;

const wordsOf = (text: string): ReadonlySet<string> => new Set(text.toLowerCase().match(WORD));

/** Share of the shorter one's words that the other has. */
function overlap(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const [fewer, more] = one.size < other.size ? [one, other] : [other, one];
  let shared = 0;
  for (const word of fewer) if (more.has(word)) shared += 1;
  return shared / Math.max(1, fewer.size);
}
