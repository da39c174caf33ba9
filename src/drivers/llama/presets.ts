/** Larger models as configuration: `llm.model` may name one of these. Their files are the user's to get. */

export interface Preset {
  /** In a folder of the preset's name, inside of the folder of the models. */
  readonly file: string;
  /** Tokens of prompt and answer together. */
  readonly context: number;
  /** As `llm.hosts`: for two GPUs with the memory below each. */
  readonly hosts: readonly string[];
  /** Of each GPU, for weights and context, in gigabytes. */
  readonly gigabytes: number;
}

export const PRESETS: Readonly<Record<string, Preset>> = {
  'gemma-3-27b': { file: 'gemma-3-27b-it-Q4_K_M.gguf', context: 8_192, hosts: ['gpu0', 'gpu1'], gigabytes: 24 },
  // too large for one GPU of 16 GB: over both
  'gemma-3-27b-spanning': { file: 'gemma-3-27b-it-Q4_K_M.gguf', context: 8_192, hosts: ['gpu0+gpu1'], gigabytes: 12 },
  'gpt-oss-20b': { file: 'gpt-oss-20b-MXFP4.gguf', context: 8_192, hosts: ['gpu0', 'gpu1'], gigabytes: 16 },
  'llama-3-8b': { file: 'Meta-Llama-3-8B-Instruct-Q4_K_M.gguf', context: 8_192, hosts: ['gpu0', 'gpu1'], gigabytes: 8 },
};
