/** Models that run beside the daemon, in child processes of its own. Every method throws MODEL_DOWN, MODEL_TIMEOUT, MODEL_FAILED. */

/** Text to vectors of unit length. */
export interface Embedder {
  /** Model and revision: vectors of different ids do not compare. */
  readonly id: string;
  readonly dimensions: number;
  embed(texts: readonly string[], signal: AbortSignal): Promise<readonly Float32Array[]>;
  health(): ModelHealth;
  close(): Promise<void>;
}

export interface Completion {
  readonly prompt: string;
  /** What the answer must be; checked again afterwards. Compiled when the child starts: by name, not by text. */
  readonly grammar: string | null;
  readonly maxTokens: number;
  /** Texts that end the answer. */
  readonly stop: readonly string[];
}

export interface Completed {
  readonly text: string;
  readonly promptTokens: number;
  readonly tokens: number;
  readonly ms: number;
}

/** Temperature 0 throughout. */
export interface LanguageModel {
  readonly id: string;
  complete(request: Completion, signal: AbortSignal): Promise<Completed>;
  /** The probability of each answer as the text after the prompt, normalised over the answers. */
  choose(prompt: string, answers: readonly string[], signal: AbortSignal): Promise<readonly number[]>;
  health(): ModelHealth;
  close(): Promise<void>;
}

export interface ModelHealth {
  readonly state: 'starting' | 'ready' | 'down';
  /** Why it is down; null otherwise. */
  readonly cause: string | null;
  readonly restarts: number;
  /** Requests that it works on, or that wait for it. */
  readonly load?: number;
}
