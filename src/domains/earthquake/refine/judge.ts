/** Models' answers, judged: their form, whether the quote stands in the text, whether the value follows, business rules. */
import { type Analysis, analyse } from '../analyse.ts';
import type { QuakeDocument, Report } from '../document.ts';
import { parseAnswer } from '../prompts/answer.ts';
import type { AskedField } from '../prompts/prompt.ts';
import { publishedMs } from '../times.ts';
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

/** What models answered to one question. */
export interface Reply {
  readonly field: AskedField;
  readonly report: Report;
  /** Index of the report's draft. */
  readonly draft: number;
  /** What the models were shown. */
  readonly passages: readonly Passage[];
  readonly answers: readonly { readonly output: string; readonly extractor: string }[];
}

export interface JudgeTask {
  readonly document: QuakeDocument;
  readonly replies: readonly Reply[];
}

export interface Judged {
  readonly verdict: Verdict;
  readonly found: Ballot['found'];
}

/** By reply and answer. Pure, and as long as the text: work for a thread. */
export function judge({ document, replies }: JudgeTask): readonly (readonly Judged[])[] {
  const analysis = analyse(document);
  const published = publishedMs(document);
  return replies.map((reply) =>
    reply.answers.map(({ output, extractor }) => judgeOne(output, extractor, reply, analysis, published)),
  );
}

function judgeOne(
  output: string,
  extractor: string,
  { field, report, draft: at, passages }: Reply,
  analysis: Analysis,
  published: number | null,
): Judged {
  const answer = parseAnswer(output);
  if (answer === undefined) return refused('malformed');
  if (answer === null) return refused('unknown');
  const quote = locate(answer.quote, passages);
  if (quote === null) return refused('ungrounded');
  const draft = analysis.drafts[at];
  if (draft === undefined) return refused('underivable');
  const derived = derive({ field, value: answer.value, quote, analysis, draft });
  if (typeof derived === 'string') return refused(derived);
  if (!isSound(report, derived, published)) return refused('unsound');
  return { verdict: 'accepted', found: { derived, basis: { quotes: [quote], extractor } } };
}

function refused(verdict: Verdict): Judged {
  return { verdict, found: null };
}
