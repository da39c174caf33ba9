/** The models that run beside the daemon: none of them is needed for anything else to work. */
import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Config } from '../config/schema.ts';
import { QUOTE_GRAMMARS } from '../domains/earthquake/prompts/answer.ts';
import type { LlamaModels } from '../drivers/llama/index.ts';
import { systemClock } from '../drivers/system/clock.ts';
import type { Logger } from '../engine/logger.ts';
import { CodedError } from '../ports/errors.ts';
import type { Embedder, LanguageModel } from '../ports/models.ts';
import { type AskMode, GRAMMARS, proposeBy } from '../schema/ask/ask.ts';
import { remembered } from '../schema/ask/remembered.ts';
import type { Propose } from '../schema/learner.ts';
import { manifest, modelsFolder, requireFiles } from './manifest.ts';

export interface Models {
  readonly embedder: Embedder | null;
  readonly model: LanguageModel | null;
  /** The model's part in learning; null where it has none. */
  readonly propose: Propose | null;
  close(): Promise<void>;
}

/** What still works is said once, here. Throws GPU_REQUIRED; where a GPU is required also MODEL_MISSING. */
export async function createModels(config: Config, logger: Logger): Promise<Models> {
  const embedder =
    config.embedder.use === 'off' ? null : await unlessMissing(createEmbedder, config, logger, NO_EMBEDDER);
  const mode = await askMode(config);
  const isAsked = mode !== null || (await refines(config));
  const model = await createAsked(isAsked, config, logger).catch(async (error: unknown) => {
    await embedder?.close();
    throw error;
  });
  return {
    embedder,
    model,
    propose: model === null || mode === null ? null : proposer(model, mode, logger),
    async close() {
      await Promise.all([embedder?.close(), model?.close()]);
    },
  };
}

async function createAsked(isAsked: boolean, config: Config, logger: Logger): Promise<LlamaModels | null> {
  if (!isAsked) return null;
  // who insists on a GPU is not served by a daemon that goes on without a model
  return config.llm.gpu === 'required'
    ? createModel(config, logger)
    : unlessMissing(createModel, config, logger, NO_MODEL);
}

function proposer(asked: LanguageModel, mode: AskMode, logger: Logger): Propose {
  const model = remembered(asked);
  return async (induced, signal) => {
    const { proposals, asked, ms } = await proposeBy(model, induced, mode, signal);
    logger.debug({ model: model.id, mode, proposals: proposals.length, asked, ms }, 'asked the language model');
    return proposals;
  };
}

export const NO_EMBEDDER = 'there is no embedder: pages are matched to profiles by their structure alone';
export const NO_MODEL = 'there is no language model: deterministic proposals compete alone';

async function unlessMissing<T>(
  create: (config: Config, logger: Logger) => Promise<T>,
  config: Config,
  logger: Logger,
  without: string,
): Promise<T | null> {
  try {
    return await create(config, logger);
  } catch (error) {
    if (!(error instanceof CodedError) || error.code !== 'MODEL_MISSING') throw error;
    logger.warn({ err: error }, without);
    return null;
  }
}

const MINILM_DIMENSIONS = 384;

/** Its process is started at once: nearly every page of a new site needs it. */
export async function createEmbedder({ embedder, models }: Config, logger: Logger): Promise<Embedder> {
  const folder = modelsFolder(models.folder);
  const known = manifest().find(({ id, kind }) => id === embedder.model && kind === 'embedder');
  if (known === undefined) throw new CodedError('MODEL_MISSING', 'no such embedder', { value: embedder.model });
  requireFiles(folder, known);
  const { createTransformersEmbedder } = await import('../drivers/transformers/index.ts');
  const created = createTransformersEmbedder({
    id: `${known.id}@${known.revision}`,
    dimensions: MINILM_DIMENSIONS,
    settings: { folder, model: known.id, threads: embedder.threads, maxTokens: embedder.tokens },
    readyMs: embedder.ready,
    deadlineMs: embedder.deadline,
    clock: systemClock,
    logger,
  });
  created.start().catch((error: unknown) => logger.warn({ err: error }, NO_EMBEDDER));
  return created;
}

/** Its processes are started by the first request, or here where a GPU is required: that must be known at once. */
export async function createModel({ llm, models }: Config, logger: Logger): Promise<LlamaModels> {
  const { createLlama } = await import('../drivers/llama/index.ts');
  const { parseHosts } = await import('../drivers/llama/hosts.ts');
  const found = await findModel(llm, modelsFolder(models.folder));
  const hosts = parseHosts(llm.hosts.length > 0 ? llm.hosts : found.hosts, llm.gpu);
  const model = createLlama({
    id: found.id,
    file: found.file,
    hosts,
    threads: llm.threads,
    context: found.context ?? llm.context,
    grammars: { ...GRAMMARS, ...QUOTE_GRAMMARS },
    readyMs: llm.ready,
    deadlineMs: llm.deadline,
    clock: systemClock,
    logger,
  });
  if (llm.gpu === 'required') await requireGpu(model, logger);
  return model;
}

/** Throws GPU_REQUIRED alone: from all else the model may recover. */
async function requireGpu(model: LlamaModels, logger: Logger): Promise<void> {
  try {
    await model.start();
  } catch (error) {
    if (!(error instanceof CodedError) || error.code !== 'GPU_REQUIRED') return logger.warn({ err: error }, NO_MODEL);
    await model.close();
    throw error;
  }
}

interface Found {
  readonly id: string;
  readonly file: string;
  readonly hosts: readonly string[];
  readonly context: number | null;
}

async function findModel({ model }: Config['llm'], folder: string): Promise<Found> {
  const { PRESETS } = await import('../drivers/llama/presets.ts');
  const preset = PRESETS[model];
  const known = manifest().find(({ id, kind }) => id === model && kind === 'llm');
  if (known !== undefined) {
    requireFiles(folder, known);
    const file = join(folder, known.id, known.files[0]?.path ?? '');
    return { id: `${known.id}@${known.revision}`, file, hosts: [], context: null };
  }
  const file = preset === undefined ? model : join(folder, model, preset.file);
  if (!existsSync(file))
    throw new CodedError('MODEL_MISSING', 'the language model’s file is not there', { value: file });
  return {
    id: preset === undefined ? basename(model, '.gguf') : model,
    file,
    hosts: preset?.hosts ?? [],
    context: preset?.context ?? null,
  };
}

/** Null where the model has no part in learning. */
export async function askMode({ llm }: Config): Promise<AskMode | null> {
  if (llm.propose === 'off') return null;
  if (llm.propose !== 'auto') return llm.propose;
  if (await isPreset(llm.model)) return 'write';
  return llm.gpu === 'required' ? 'choose' : null;
}

/** Whether the model is asked for what rules leave open in reports. */
export async function refines({ refine, llm }: Config): Promise<boolean> {
  return refine.use === 'auto' ? isPreset(llm.model) : refine.use === 'on';
}

async function isPreset(model: string): Promise<boolean> {
  const { PRESETS } = await import('../drivers/llama/presets.ts');
  return PRESETS[model] !== undefined;
}
