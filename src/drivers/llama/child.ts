/** A language model's process: one model, one long-lived context of fixed size. */
import type { Llama, LlamaGrammar } from 'node-llama-cpp';
import { CodedError } from '../../ports/errors.ts';
import type { Completion } from '../../ports/models.ts';
import { serve } from '../child/serve.ts';
import { type Choice, Session } from './session.ts';

type Library = typeof import('node-llama-cpp');

/** What the process is started with. */
export interface LlamaSettings {
  /** The GGUF file. */
  readonly file: string;
  /** required: no GPU, no start. off: not even where there is one. */
  readonly gpu: 'auto' | 'required' | 'off';
  readonly threads: number;
  /** Tokens of prompt and answer together. */
  readonly context: number;
  /** GBNF by name. */
  readonly grammars: Readonly<Record<string, string>>;
}

/** What a process that is ready says of itself. */
export interface LlamaInfo {
  readonly pid: number;
  /** Of the GPUs that it runs on; empty on the CPU. */
  readonly devices: readonly string[];
  readonly context: number;
}

serve(async (settings: LlamaSettings) => {
  const library = await loadLibrary();
  const llama = await openLlama(library, settings);
  const grammars = await compile(llama, settings.grammars);
  const { model, sequence } = await load(llama, settings);
  const session = new Session(model, sequence);
  const stateOf = (name: string) => {
    const grammar = grammars.get(name);
    if (grammar === undefined) throw new CodedError('MODEL_FAILED', 'there is no such grammar', { value: name });
    return new library.LlamaGrammarEvaluationState({ model, grammar });
  };
  const info: LlamaInfo = {
    pid: process.pid,
    devices: llama.gpu === false ? [] : await llama.getGpuDeviceNames(),
    context: settings.context,
  };
  return {
    info,
    methods: {
      complete: (request: Completion, signal) =>
        session.complete(request, request.grammar === null ? null : stateOf(request.grammar), signal),
      choose: (choice: Choice) => session.choose(choice),
    },
  };
});

async function loadLibrary(): Promise<Library> {
  try {
    return await import('node-llama-cpp');
  } catch (cause) {
    throw new CodedError('MODEL_MISSING', 'the package node-llama-cpp is not installed', { cause });
  }
}

async function openLlama({ getLlama, LlamaLogLevel }: Library, { gpu, threads }: LlamaSettings): Promise<Llama> {
  // never a build: what is not there as a binary is not there
  const llama = await getLlama({
    build: 'never',
    gpu: gpu === 'off' ? false : 'auto',
    maxThreads: threads,
    logLevel: LlamaLogLevel.error,
    progressLogs: false,
  });
  const devices = llama.gpu === false ? [] : await llama.getGpuDeviceNames();
  if (gpu === 'off' || devices.length > 0) return llama;
  const pinned = process.env.CUDA_VISIBLE_DEVICES ?? '';
  if (gpu === 'required') {
    throw new CodedError('GPU_REQUIRED', 'llm.gpu is required, and there is no GPU that the language model can use', {
      value: pinned === '' ? 'no GPU was found at all' : `none of the GPUs ${pinned}`,
    });
  }
  if (pinned !== '') console.error(`none of the GPUs ${pinned} can be used: the model runs on the CPU`);
  return llama;
}

/** All or none: an answer under a grammar that did not compile would be under none. */
async function compile(llama: Llama, texts: LlamaSettings['grammars']): Promise<ReadonlyMap<string, LlamaGrammar>> {
  const compiled = new Map<string, LlamaGrammar>();
  for (const [name, grammar] of Object.entries(texts)) {
    try {
      compiled.set(name, await llama.createGrammar({ grammar }));
    } catch (cause) {
      throw new CodedError('MODEL_FAILED', 'a grammar does not compile', { value: name, cause });
    }
  }
  return compiled;
}

/** Where a GPU is required, no layer runs on the CPU unnoticed. */
const GPU_LAYERS = { off: 0, auto: 'auto', required: 'max' } as const;

async function load(llama: Llama, { file, gpu, threads, context: contextSize }: LlamaSettings) {
  try {
    const model = await llama.loadModel({ modelPath: file, gpuLayers: GPU_LAYERS[gpu] });
    const context = await model.createContext({ contextSize, threads, sequences: 1, failedCreationRemedy: false });
    return { model, sequence: context.getSequence() };
  } catch (cause) {
    if (cause instanceof Error && /memory|vram/i.test(cause.message)) throw cause;
    throw new CodedError('MODEL_MISSING', `the language model cannot be loaded (${String(cause)})`, {
      value: file,
      cause,
    });
  }
}
