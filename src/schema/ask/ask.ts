/** A language model's part in learning: proposals, which compete with all others and are measured as they are. */
import { CodedError } from '../../ports/errors.ts';
import type { LanguageModel } from '../../ports/models.ts';
import type { Block, Induced, Origin, Proposal, Rules } from '../profile.ts';
import { chooseBlockV1 } from './prompts/choose-block.v1.ts';
import { writeSelectorsV1 } from './prompts/write-selectors.v1.ts';
import { parseAnswer, rulesOf, selectorGrammar } from './selectors.ts';

/** choose: among the page's blocks, for small models; write: selectors, for large ones. */
export type AskMode = 'choose' | 'write';

export interface Asked {
  readonly proposals: readonly Proposal[];
  /** Questions put to the model. */
  readonly asked: number;
  readonly ms: number;
}

/** All that a model must have compiled when it starts. */
export const GRAMMARS = { [writeSelectorsV1.grammar]: selectorGrammar };

/** A model that is down, slow or wrong proposes nothing. Throws the signal's reason. */
export async function proposeBy(
  model: LanguageModel,
  induced: Induced,
  mode: AskMode,
  signal: AbortSignal,
): Promise<Asked> {
  const begun = performance.now();
  let asked = 0;
  const counting = countCalls(model, () => {
    asked += 1;
  });
  const rules = await (mode === 'choose' ? choose : write)(counting, induced, signal).catch(unlessModelFault);
  const { version } = mode === 'choose' ? chooseBlockV1 : writeSelectorsV1;
  const origin: Origin = { kind: 'model', name: model.id, promptVersion: version };
  return { proposals: rules === null ? [] : [{ rules, origin }], asked, ms: performance.now() - begun };
}

function unlessModelFault(error: unknown): null {
  if (error instanceof CodedError && error.code.startsWith('MODEL_')) return null;
  throw error;
}

type Asking = Pick<LanguageModel, 'choose' | 'complete'>;

function countCalls(model: LanguageModel, count: () => void): Asking {
  return {
    choose: (prompt, answers, signal) => {
      count();
      return model.choose(prompt, answers, signal);
    },
    complete: (request, signal) => {
      count();
      return model.complete(request, signal);
    },
  };
}

/** The block that is the text with the highest probability. */
async function choose(model: Asking, { blocks, proposals }: Induced, signal: AbortSignal): Promise<Rules | null> {
  let best: { block: Block; probability: number } | null = null;
  for (const block of blocks) {
    const [probability = 0] = await model.choose(chooseBlockV1.prompt(block), chooseBlockV1.answers, signal);
    if (best === null || probability > best.probability) best = { block, probability };
  }
  return best === null ? null : withTheRest(best.block.rules, proposals[0]?.rules);
}

/** The choice is about the text alone: what else code found on the pages stays. */
function withTheRest(chosen: Rules, found: Rules | undefined): Rules {
  if (found === undefined) return chosen;
  const { text } = chosen.fields;
  return text === undefined ? chosen : { ...found, fields: { ...found.fields, text } };
}

const MOST_TOKENS = 250;

async function write(model: Asking, { outline }: Induced, signal: AbortSignal): Promise<Rules | null> {
  if (outline === '') return null;
  const { grammar, prompt } = writeSelectorsV1;
  const request = { prompt: prompt(outline), grammar, maxTokens: MOST_TOKENS, stop: [] };
  const answer = parseAnswer((await model.complete(request, signal)).text);
  return answer === null ? null : rulesOf(answer);
}
