/** A model's answer, judged: its form, whether its quote stands in the text, whether the value follows, business rules. */
import type { Analysis } from '../analyse.ts';
import type { Report } from '../document.ts';
import { parseAnswer } from '../prompts/answer.ts';
import type { AskedField } from '../prompts/prompt.ts';
import type { Draft } from '../segment/draft.ts';
import { derive } from './derive.ts';
import { isSound } from './fill.ts';
import { locate } from './locate.ts';
import type { Passage } from './split.ts';
import type { Ballot } from './voter.ts';

/**
 * accepted; unknown: the model says that the text does not; malformed: no answer of the form, or none at all; ungrounded:
 * the quote is not in the text; underivable: the value does not follow from it; taken: the rules know what the figure is,
 * and it is something else; unsound: business rules refuse or doubt it.
 */
export type Verdict = 'accepted' | 'unknown' | 'malformed' | 'ungrounded' | 'underivable' | 'taken' | 'unsound';

export interface Question {
  readonly field: AskedField;
  readonly report: Report;
  readonly draft: Draft;
  readonly analysis: Analysis;
  /** What the model is shown. */
  readonly passages: readonly Passage[];
  /** Milliseconds since the epoch; null: unknown. */
  readonly published: number | null;
}

export interface Judged {
  readonly verdict: Verdict;
  readonly found: Ballot['found'];
}

export function judge(output: string, question: Question, extractor: string): Judged {
  const answer = parseAnswer(output);
  if (answer === undefined) return refused('malformed');
  if (answer === null) return refused('unknown');
  const quote = locate(answer.quote, question.passages);
  if (quote === null) return refused('ungrounded');
  const derived = derive({ ...question, value: answer.value, quote });
  if (typeof derived === 'string') return refused(derived);
  if (!isSound(question.report, derived, question.published)) return refused('unsound');
  return { verdict: 'accepted', found: { derived, basis: { quotes: [quote], extractor } } };
}

function refused(verdict: Verdict): Judged {
  return { verdict, found: null };
}
