/** Answers kept by model, prompt version and input: at temperature 0 the same question has the same answer, and texts are copied. */
import { createHash } from 'node:crypto';
import type { Completed } from '../../../ports/models.ts';
import type { AnswerKey } from '../../../ports/quake-store.ts';

/** What was answered since the start, in front of what is stored. */
export class Answers {
  readonly #stored: (key: AnswerKey) => Promise<Completed | null>;
  readonly #most: number;
  readonly #recent = new Map<string, Completed>();

  constructor(stored: (key: AnswerKey) => Promise<Completed | null> = async () => null, most = 1_000) {
    this.#stored = stored;
    this.#most = most;
  }

  async get(key: AnswerKey): Promise<Completed | null> {
    const known = this.#recent.get(nameOf(key)) ?? (await this.#stored(key));
    if (known !== null) this.set(key, known);
    return known;
  }

  /** The least recently used go first. */
  set(key: AnswerKey, answered: Completed): void {
    const name = nameOf(key);
    this.#recent.delete(name);
    this.#recent.set(name, answered);
    if (this.#recent.size > this.#most) this.#recent.delete(this.#recent.keys().next().value ?? '');
  }
}

/** Of what a model is shown. Hexadecimal. */
export function hashOf(input: string): string {
  return createHash('sha256').update(input).digest('hex').slice(0, 32);
}

function nameOf({ model, promptVersion, inputHash }: AnswerKey): string {
  return `${model}\n${promptVersion}\n${inputHash}`;
}
