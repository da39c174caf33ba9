/** LanguageModel by node-llama-cpp (GGUF), in supervised child processes: one a host. */
import type { Clock } from '../../ports/clock.ts';
import { CodedError } from '../../ports/errors.ts';
import type { Completed, LanguageModel } from '../../ports/models.ts';
import { Child } from '../child/child.ts';
import { createPool } from '../child/pool.ts';
import type { ChildLogger } from '../child/run.ts';
import type { LlamaInfo, LlamaSettings } from './child.ts';
import type { Host } from './hosts.ts';

/** What an answer must be: what the child compiles, and the check that holds whatever the child did. */
export interface Grammar {
  readonly gbnf: string;
  readonly valid: (text: string) => boolean;
}

export interface LlamaOptions {
  /** Model and revision. */
  readonly id: string;
  readonly file: string;
  readonly hosts: readonly [Host, ...Host[]];
  /** Of each child. */
  readonly threads: number;
  /** Tokens of prompt and answer together. */
  readonly context: number;
  readonly grammars: Readonly<Record<string, Grammar>>;
  readonly readyMs: number;
  readonly deadlineMs: number;
  readonly clock: Clock;
  readonly logger: ChildLogger;
}

export interface LlamaModels extends LanguageModel {
  /** Starts all children ahead of the first request. Throws GPU_REQUIRED, MODEL_MISSING, MODEL_FAILED, MODEL_DOWN. */
  start(): Promise<readonly LlamaInfo[]>;
}

const QUEUE = 64;

export function createLlama(options: LlamaOptions): LlamaModels {
  const { id, grammars, hosts } = options;
  const [first, ...others] = hosts;
  const pool = createPool([childOn(first, options), ...others.map((host) => childOn(host, options))]);
  return {
    id,
    async complete(request, signal) {
      const grammar = request.grammar === null ? null : grammars[request.grammar];
      if (grammar === undefined) {
        throw new CodedError('MODEL_FAILED', 'there is no such grammar', { value: request.grammar });
      }
      const completed = (await pool.request('complete', request, signal)) as Completed;
      if (grammar === null || grammar.valid(completed.text)) return completed;
      throw new CodedError('MODEL_FAILED', `the answer is no ${request.grammar}`, { value: completed.text });
    },
    async choose(prompt, answers, signal) {
      return (await pool.request('choose', { prompt, answers }, signal)) as number[];
    },
    start: async () => (await pool.start()) as readonly LlamaInfo[],
    health: () => pool.health(),
    close: () => pool.close(),
  };
}

function childOn({ name, gpu, env }: Host, options: LlamaOptions): Child {
  const { file, threads, context, grammars, readyMs, deadlineMs, clock, logger } = options;
  const texts = Object.fromEntries(Object.entries(grammars).map(([key, { gbnf }]) => [key, gbnf]));
  const settings: LlamaSettings = { file, gpu, threads, context, grammars: texts };
  return new Child({
    name: `the language model on ${name}`,
    module: new URL(import.meta.url.endsWith('.ts') ? './child.ts' : './child.js', import.meta.url),
    settings,
    env,
    readyMs,
    deadlineMs,
    queue: QUEUE,
    clock,
    logger,
  });
}
