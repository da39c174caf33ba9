/** Answers kept by model, prompt version and input: at temperature 0 the same question has the same answer, and texts are copied. */
import { createHash } from 'node:crypto';
import type { Completed } from '../../../ports/models.ts';

export interface Asked {
  readonly model: string;
  readonly promptVersion: string;
  readonly inputHash: string;
}

export class Answers {
  readonly #most: number;
  readonly #kept = new Map<string, Completed>();

  constructor(most = 5_000) {
    this.#most = most;
  }

  get(asked: Asked): Completed | null {
    const key = keyOf(asked);
    const kept = this.#kept.get(key);
    if (kept === undefined) return null;
    this.#kept.delete(key);
    this.#kept.set(key, kept);
    return kept;
  }

  /** The least recently used go first. */
  set(asked: Asked, completed: Completed): void {
    this.#kept.set(keyOf(asked), completed);
    if (this.#kept.size > this.#most) this.#kept.delete(this.#kept.keys().next().value ?? '');
  }
}

/** Of what a model is shown. Hexadecimal. */
export function hashOf(input: string): string {
  return createHash('sha256').update(input).digest('hex').slice(0, 32);
}

function keyOf({ model, promptVersion, inputHash }: Asked): string {
  return `${model}\n${promptVersion}\n${inputHash}`;
}
