/** The embedder's process: texts to vectors. */
import type { Tensor } from '@xenova/transformers';
import { CodedError } from '../../ports/errors.ts';
import { serve } from '../child/serve.ts';

/** What the process is started with. */
export interface EmbedderSettings {
  /** Holds the models' folders. */
  readonly folder: string;
  /** The model's folder. */
  readonly model: string;
  readonly threads: number;
  /** Tokens of a text that count. */
  readonly maxTokens: number;
}

export interface Embedded {
  /** Of unit length. */
  readonly vector: Float32Array;
  /** Tokens of the whole text. */
  readonly tokens: number;
  /** The text has more tokens than the model reads: its end does not count. */
  readonly truncated: boolean;
}

type Library = typeof import('@xenova/transformers');

serve(async ({ folder, model: name, threads, maxTokens }: EmbedderSettings) => {
  const library = await loadLibrary();
  const { env } = library;
  env.allowRemoteModels = false;
  env.localModelPath = folder;
  env.useFSCache = false;
  const [tokenizer, model] = await load(library, name, threads);
  const one = async (text: string): Promise<Embedded> => {
    const tokens = tokenizer.encode(text).length;
    const inputs = tokenizer(text, { truncation: true, max_length: maxTokens });
    const { last_hidden_state } = await model(inputs);
    return { vector: meanPool(last_hidden_state), tokens, truncated: tokens > maxTokens };
  };
  // one by one: weights in int8 share their scale over a batch, so that a text's neighbours would change its vector
  const embed = async (texts: readonly string[]): Promise<Embedded[]> => {
    const done: Embedded[] = [];
    for (const text of texts) done.push(await one(text));
    return done;
  };
  const [sample] = await embed(['sample']);
  return { info: { dimensions: sample?.vector.length ?? 0 }, methods: { embed } };
});

async function loadLibrary(): Promise<Library> {
  try {
    return await import('@xenova/transformers');
  } catch (cause) {
    throw new CodedError('MODEL_MISSING', `the package @xenova/transformers cannot be loaded (${String(cause)})`, {
      cause,
    });
  }
}

async function load({ AutoTokenizer, AutoModel }: Library, name: string, threads: number) {
  try {
    return await Promise.all([
      AutoTokenizer.from_pretrained(name),
      AutoModel.from_pretrained(name, {
        dtype: 'int8',
        device: 'cpu',
        session_options: { intraOpNumThreads: threads, interOpNumThreads: 1, logSeverityLevel: 3 },
      }),
    ]);
  } catch (cause) {
    throw new CodedError('MODEL_MISSING', `the embedder's files cannot be loaded (${String(cause)})`, {
      value: name,
      cause,
    });
  }
}

/** The mean of the tokens' hidden states, at unit length. */
function meanPool({ dims, data }: Tensor): Float32Array {
  const [, tokens = 0, width = 0] = dims;
  const states = data as Float32Array;
  const sum = new Float32Array(width);
  for (let at = 0; at < tokens * width; at += 1) sum[at % width] = (sum[at % width] as number) + (states[at] as number);
  const norm = Math.hypot(...sum) || 1;
  return sum.map((value) => value / norm);
}
