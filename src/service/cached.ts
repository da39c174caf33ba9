/**
 * A look at something that may be slow, or away: never two at once, not anew within a time, and waited for a moment only:
 * whoever asks then is told what was known before.
 */
export interface CachedOptions<T> {
  look(): Promise<T>;
  /** What is known where the look failed, or (`error` is null) gave no answer within `ms`. */
  without(error: unknown, ms: number): T;
  /** Milliseconds. */
  readonly freshMs: number;
  /** Nobody waits longer. */
  readonly waitMs: number;
  /** A look that takes longer has failed; should it end after all, its answer counts again. */
  readonly limitMs: number;
}

interface Look {
  readonly ended: Promise<void>;
  /** Somebody has waited for it in vain. */
  isSlow: boolean;
}

export class Cached<T> {
  readonly #options: CachedOptions<T>;
  #looking: Look | null = null;
  #known: { readonly value: T; readonly at: number } | null = null;

  constructor(options: CachedOptions<T>) {
    this.#options = options;
  }

  /** Never rejects. */
  async get(): Promise<T> {
    const { freshMs, waitMs, without } = this.#options;
    if (this.#known !== null && performance.now() - this.#known.at < freshMs) return this.#known.value;
    this.#looking ??= this.#begin();
    await this.#wait(this.#looking);
    return this.#known === null ? without(null, waitMs) : this.#known.value;
  }

  #begin(): Look {
    const { limitMs, without } = this.#options;
    const late = setTimeout(() => this.#know(without(null, limitMs)), limitMs).unref();
    const ended = this.#look().finally(() => {
      clearTimeout(late);
      this.#looking = null;
    });
    return { ended, isSlow: false };
  }

  async #look(): Promise<void> {
    const { look, without, limitMs } = this.#options;
    try {
      this.#know(await look());
    } catch (error) {
      this.#know(without(error, limitMs));
    }
  }

  #wait(look: Look): Promise<void> {
    if (look.isSlow) return Promise.resolve();
    return new Promise((resolve) => {
      const timer = setTimeout(() => {
        look.isSlow = true;
        resolve();
      }, this.#options.waitMs);
      void look.ended.then(() => {
        clearTimeout(timer);
        resolve();
      });
    });
  }

  #know(value: T): void {
    this.#known = { value, at: performance.now() };
  }
}
