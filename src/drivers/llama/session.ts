/** The one context of a language model's process. */
import type { LlamaContextSequence, LlamaGrammarEvaluationState, LlamaModel, Token } from 'node-llama-cpp';
import { CodedError } from '../../ports/errors.ts';
import type { Completed, Completion } from '../../ports/models.ts';

export interface Choice {
  readonly prompt: string;
  readonly answers: readonly string[];
}

/** What the context holds is kept for a prompt that begins the same. */
export class Session {
  readonly #model: LlamaModel;
  readonly #sequence: LlamaContextSequence;

  constructor(model: LlamaModel, sequence: LlamaContextSequence) {
    this.#model = model;
    this.#sequence = sequence;
  }

  async complete(
    { prompt, maxTokens, stop }: Completion,
    grammarEvaluationState: LlamaGrammarEvaluationState | null,
    signal: AbortSignal,
  ): Promise<Completed> {
    const begun = performance.now();
    const tokens = this.#tokens(prompt, maxTokens);
    const written: Token[] = [];
    let text = '';
    const options = { temperature: 0, ...(grammarEvaluationState === null ? {} : { grammarEvaluationState }) };
    for await (const token of this.#sequence.evaluate(await this.#align(tokens), options)) {
      if (signal.aborted || this.#model.isEogToken(token)) break;
      written.push(token);
      text = this.#model.detokenize(written);
      if (written.length >= maxTokens || stop.some((end) => text.includes(end))) break;
    }
    const promptTokens = tokens.length;
    return { text: before(text, stop), promptTokens, tokens: written.length, ms: performance.now() - begun };
  }

  /** The probability of each answer after the prompt, normalised over the answers. */
  async choose({ prompt, answers }: Choice): Promise<readonly number[]> {
    const spelled = answers.map((answer) => this.#model.tokenize(answer, false));
    if (spelled.some((tokens) => tokens.length === 0)) throw new CodedError('MODEL_FAILED', 'an answer is empty');
    const tokens = this.#tokens(prompt, Math.max(...spelled.map(({ length }) => length)));
    const scores = await this.#logProbabilities(tokens, spelled);
    const best = Math.max(...scores);
    if (best === Number.NEGATIVE_INFINITY) throw new CodedError('MODEL_FAILED', 'no answer has any probability');
    const weights = scores.map((score) => Math.exp(score - best));
    const sum = weights.reduce((total, weight) => total + weight, 0);
    return weights.map((weight) => weight / sum);
  }

  /** Of each answer after the prompt: log of the product of its tokens' probabilities. */
  async #logProbabilities(prompt: readonly Token[], answers: readonly (readonly Token[])[]): Promise<number[]> {
    const [after] = await this.#distributions(prompt, 1);
    const scores: number[] = [];
    for (const [first, ...rest] of answers) {
      const start = after?.get(first as Token) ?? 0;
      if (rest.length === 0) scores.push(Math.log(start));
      else {
        const known = [...prompt, first as Token, ...rest.slice(0, -1)];
        const further = await this.#distributions(known, rest.length);
        scores.push(rest.reduce((sum, token, at) => sum + Math.log(further[at]?.get(token) ?? 0), Math.log(start)));
      }
    }
    return scores;
  }

  /** What may follow each of the last so many tokens. */
  async #distributions(tokens: readonly Token[], last: number): Promise<(ReadonlyMap<Token, number> | undefined)[]> {
    const input = await this.#align(tokens, last);
    const from = input.length - last;
    const wanted = { generateNext: { probabilities: true } };
    const results = await this.#sequence.controlledEvaluate(
      input.map((token, at) => (at < from ? token : [token, wanted])),
    );
    return results.slice(from).map((result) => result?.next.probabilities);
  }

  /** Counted before anything is evaluated: a context that overflows would forget the prompt's beginning. */
  #tokens(prompt: string, room: number): Token[] {
    const { bos, shouldPrependBosToken } = this.#model.tokens;
    // the prompt's text never becomes a control token
    const tokens = this.#model.tokenize(prompt, false);
    if (shouldPrependBosToken && bos !== null) tokens.unshift(bos);
    const most = this.#sequence.contextSize - room - 1;
    if (tokens.length > 0 && tokens.length <= most) return tokens;
    throw new CodedError('MODEL_FAILED', `the prompt has ${tokens.length} tokens, and 1 to ${most} fit`);
  }

  /** Keeps what the context has of these tokens; answers with the rest, at least the last so many. */
  async #align(tokens: readonly Token[], last = 1): Promise<Token[]> {
    await this.#sequence.adaptStateToTokens(tokens.slice(0, -last), false);
    return tokens.slice(this.#sequence.nextTokenIndex);
  }
}

function before(text: string, ends: readonly string[]): string {
  const at = Math.min(...ends.map((end) => text.indexOf(end)).filter((found) => found >= 0));
  return Number.isFinite(at) ? text.slice(0, at) : text;
}
