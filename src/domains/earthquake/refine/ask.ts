/** Putting one question to one model, with a record of it. */
import { CodedError } from '../../../ports/errors.ts';
import type { Completed, LanguageModel } from '../../../ports/models.ts';
import type { AnswerKey } from '../../../ports/quake-store.ts';
import { type FieldPrompt, render } from '../prompts/prompt.ts';
import { type Answers, hashOf } from './answers.ts';
import type { Verdict } from './judge.ts';
import type { Passage } from './split.ts';

/** A model's answer, before anybody has looked at it. */
export interface Answered extends AnswerKey {
  readonly output: string;
  readonly promptTokens: number;
  readonly tokens: number;
  readonly ms: number;
  /** It was answered before, and cost nothing now. */
  readonly remembered: boolean;
}

/** The audit record of a call. */
export interface Call extends Answered {
  readonly ordinal: number;
  readonly field: string;
  readonly verdict: Verdict;
}

const MOST_TOKENS = 150;
const NOTHING: Completed = { text: '', promptTokens: 0, tokens: 0, ms: 0 };

/** Throws MODEL_DOWN and MODEL_TIMEOUT, from which a model may recover, and the signal's reason. */
export async function ask(
  model: LanguageModel,
  prompt: FieldPrompt,
  passages: readonly Passage[],
  answers: Answers,
  signal: AbortSignal,
): Promise<Answered> {
  const input = passages.map(({ text }) => text).join(' … ');
  const asked = { model: model.id, promptVersion: prompt.version, inputHash: hashOf(input) };
  const kept = await answers.get(asked);
  const request = { prompt: render(prompt, input), grammar: prompt.grammar, maxTokens: MOST_TOKENS, stop: [] };
  const completed = kept ?? (await model.complete(request, signal).catch(unlessUnfit));
  signal.throwIfAborted();
  if (kept === null && completed !== NOTHING) answers.set(asked, completed);
  const { text: output, promptTokens, tokens, ms } = completed;
  return { ...asked, output, promptTokens, tokens, ms, remembered: kept !== null };
}

/** A text that is too long for it, or an answer without the form: the same again would not help. */
function unlessUnfit(error: unknown): Completed {
  if (error instanceof CodedError && error.code === 'MODEL_FAILED') return NOTHING;
  throw error;
}
