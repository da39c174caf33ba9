/** What refine needs: the models that are asked, and their answers. */
import type { Config } from '../config/schema.ts';
import { Answers } from '../domains/earthquake/refine/answers.ts';
import { majority } from '../domains/earthquake/refine/voter.ts';
import type { Logger } from '../engine/logger.ts';
import type { LanguageModel } from '../ports/models.ts';
import type { Store } from '../ports/store.ts';
import type { RefineDeps } from '../processors/refine/refine.ts';
import { createModel, type Models, refines } from './models.ts';

export interface Refining {
  /** Null where no language model is asked. */
  readonly deps: RefineDeps | null;
  /** Closes the further models. */
  close(): Promise<void>;
}

/** Code units of a passage: a few sentences; two of them and a prompt fit into the context of a small model. */
const PASSAGE_LENGTH = 400;

/** Throws MODEL_MISSING where a further one is not there. */
export async function createRefining(
  config: Config,
  { model, embedder }: Models,
  store: Store,
  rules: RefineDeps['rules'],
  logger: Logger,
): Promise<Refining> {
  if (model === null || !(await refines(config))) return { deps: null, close: async () => {} };
  const { voters, passages, deadline } = config.refine;
  const further: LanguageModel[] = [];
  const close = async () => {
    await Promise.all(further.map((one) => one.close()));
  };
  try {
    for (const name of voters)
      further.push(await createModel({ ...config, llm: { ...config.llm, model: name } }, logger));
  } catch (error) {
    await close();
    throw error;
  }
  const asking = { rules, models: [model, ...further], embedder, voter: majority, answers: answersIn(store) };
  return { deps: { ...asking, passages, passageLength: PASSAGE_LENGTH, deadlineMs: deadline }, close };
}

function answersIn({ quakes }: Store): Answers {
  return new Answers(async (key) => {
    const stored = await quakes.answer(key);
    return stored === null ? null : { ...stored, text: stored.output };
  });
}
