/** Embedder by transformers.js (ONNX), in a supervised child process. */
import type { Clock } from '../../ports/clock.ts';
import type { Embedder } from '../../ports/models.ts';
import { Child } from '../child/child.ts';
import type { ChildLogger } from '../child/run.ts';
import type { Embedded, EmbedderSettings } from './child.ts';

export interface TransformersOptions {
  /** Model and revision. */
  readonly id: string;
  readonly dimensions: number;
  readonly settings: EmbedderSettings;
  readonly readyMs: number;
  readonly deadlineMs: number;
  readonly clock: Clock;
  readonly logger: ChildLogger;
}

export interface TransformersEmbedder extends Embedder {
  /** Starts the process ahead of the first request. Throws MODEL_MISSING, MODEL_DOWN. */
  start(): Promise<void>;
  /** The same with the number of tokens, and whether the text's end was left out. */
  measure(texts: readonly string[], signal: AbortSignal): Promise<readonly Embedded[]>;
}

/** Texts that one request to the process holds: its deadline is for so many. */
const BATCH = 8;
const QUEUE = 256;

export function createTransformersEmbedder(options: TransformersOptions): TransformersEmbedder {
  const { id, dimensions, readyMs, deadlineMs, clock, logger, settings } = options;
  const child = new Child({
    name: 'the embedder',
    module: childModule(),
    settings,
    env: {},
    readyMs,
    deadlineMs,
    queue: QUEUE,
    clock,
    logger,
  });

  async function measure(texts: readonly string[], signal: AbortSignal): Promise<readonly Embedded[]> {
    const done: Embedded[] = [];
    for (let at = 0; at < texts.length; at += BATCH) {
      done.push(...((await child.request('embed', texts.slice(at, at + BATCH), signal)) as Embedded[]));
    }
    return done;
  }
  return {
    id,
    dimensions,
    measure,
    embed: async (texts, signal) => (await measure(texts, signal)).map(({ vector }) => vector),
    start: async () => {
      await child.start();
    },
    health: () => ({ ...child.health(), load: child.load }),
    close: () => child.close(),
  };
}

function childModule(): URL {
  return new URL(import.meta.url.endsWith('.ts') ? './child.ts' : './child.js', import.meta.url);
}
