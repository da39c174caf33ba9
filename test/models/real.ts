/** The models that the set-up fetches, or why they are not used. */
import type { TestContext } from 'node:test';
import { type GpuUse, parseHosts } from '../../src/drivers/llama/hosts.ts';
import { createLlama, type Grammar, type LlamaModels } from '../../src/drivers/llama/index.ts';
import { systemClock } from '../../src/drivers/system/clock.ts';
import { createTransformersEmbedder, type TransformersEmbedder } from '../../src/drivers/transformers/index.ts';
import { manifest, modelsFolder, requireFiles } from '../../src/wiring/manifest.ts';
import { silent } from './scripted.ts';

const EMBEDDER = 'minilm-l6-v2-int8';
const MODEL = 'smollm2-135m-instruct-q4';
const FOLDER = modelsFolder('models');

/** Why tests of this model are skipped; false where it is there. */
function missing(id: string): string | false {
  const model = manifest().find((one) => one.id === id);
  if (model === undefined) return `${id} is not in the manifest`;
  try {
    requireFiles(FOLDER, model);
    return false;
  } catch (error) {
    return `${(error as Error).message} (npm run setup fetches it)`;
  }
}

export const noEmbedder = missing(EMBEDDER);
export const noModel = missing(MODEL);

export function openEmbedder(): TransformersEmbedder {
  return createTransformersEmbedder({
    id: EMBEDDER,
    dimensions: 384,
    settings: { folder: FOLDER, model: EMBEDDER, threads: 1, maxTokens: 256 },
    readyMs: 120_000,
    deadlineMs: 120_000,
    clock: systemClock,
    logger: silent,
  });
}

const GRAMMARS: Readonly<Record<string, Grammar>> = {
  yesNo: { gbnf: 'root ::= "yes" | "no"', valid: (text) => text === 'yes' || text === 'no' },
};

export interface Opening {
  readonly hosts?: readonly string[];
  readonly gpu?: GpuUse;
  readonly grammars?: Readonly<Record<string, Grammar>>;
}

export function openModel({ hosts = ['cpu'], gpu = 'off', grammars = GRAMMARS }: Opening = {}): LlamaModels {
  return createLlama({
    id: MODEL,
    file: `${FOLDER}/${MODEL}/SmolLM2-135M-Instruct.Q4_1.gguf`,
    hosts: parseHosts(hosts, gpu),
    threads: 1,
    context: 1_024,
    grammars,
    readyMs: 120_000,
    deadlineMs: 120_000,
    clock: systemClock,
    logger: silent,
  });
}

/** Closed with the test. */
export function within<T extends { close(): Promise<void> }>(context: TestContext, opened: T): T {
  context.after(() => opened.close());
  return opened;
}
