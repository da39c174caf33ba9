/** What `doctor` says of the models: there, verified, loadable. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../config/schema.ts';
import type { Logger } from '../engine/logger.ts';
import { manifest, modelsFolder, verifyFiles } from './manifest.ts';
import { askMode, createEmbedder, createModel, NO_EMBEDDER, NO_MODEL, refines } from './models.ts';

const TIME_MS = 300_000;

/** Throws MODEL_MISSING where files are damaged, and what loading throws; no files at all are no fault. */
export async function examineEmbedder(config: Config): Promise<string> {
  const { model, use } = config.embedder;
  if (use === 'off') return `embedder.use is off: ${NO_EMBEDDER}`;
  const absent = await verify(config, model);
  if (absent) return `${absent}: ${NO_EMBEDDER}`;
  const embedder = await createEmbedder(config, quiet);
  try {
    const begun = performance.now();
    await embedder.embed(['sample'], AbortSignal.timeout(TIME_MS));
    return `${embedder.id} is verified and loads (${Math.round(performance.now() - begun)} ms with a sample)`;
  } finally {
    await embedder.close();
  }
}

/** The same, and GPU_REQUIRED. */
export async function examineModel(config: Config): Promise<string> {
  const { model, propose } = config.llm;
  const isRefining = await refines(config);
  if (propose === 'off' && !isRefining) return `llm.propose is off: ${NO_MODEL}`;
  const absent = await verify(config, model);
  if (absent) return `${absent}: ${NO_MODEL}`;
  const opened = await createModel(config, quiet);
  try {
    const hosts = await opened.start();
    const devices = hosts.map((host) => host.devices.join(' + ') || 'the CPU').join(', ');
    const mode = await askMode(config);
    const use = mode === null ? 'it proposes nothing unless llm.propose says so' : `llm.propose: ${mode}`;
    const refining = isRefining ? 'it is asked what rules leave open' : 'it refines nothing unless refine.use says so';
    return `${opened.id} is verified and loads on ${devices}; ${use}; ${refining}`;
  } finally {
    await opened.close();
  }
}

/** Checks every byte of a model of the manifest. Answers with what is to be said where there is none. */
async function verify({ models }: Config, id: string): Promise<string | null> {
  const known = manifest().find((model) => model.id === id);
  if (known === undefined) return null;
  const folder = modelsFolder(models.folder);
  if (!existsSync(join(folder, id))) return `${id} is not there (quakewire models fetches it)`;
  await verifyFiles(folder, known);
  return null;
}

const quiet: Logger = { debug() {}, info() {}, warn() {}, error() {}, child: () => quiet };
