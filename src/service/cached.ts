/** A look at something that may be slow, or away: never two at once, not anew within a time, and never waited for longer than a limit. */
export interface CachedOptions<T> {
  look(): Promise<T>;
  /** What is answered where the look fails or takes too long; `error` is null for the latter. */
  without(error: unknown): T;
  /** Milliseconds. */
  readonly freshMs: number;
  readonly limitMs: number;
}

export class Cached<T> {
  readonly #options: CachedOptions<T>;
  #looking: Promise<T> | null = null;
  #known: { readonly value: T; readonly at: number } | null = null;

  constructor(options: CachedOptions<T>) {
    this.#options = options;
  }

  /** Never rejects. */
  async get(): Promise<T> {
    const { freshMs } = this.#options;
    if (this.#known !== null && performance.now() - this.#known.at < freshMs) return this.#known.value;
    this.#looking ??= this.#look().finally(() => {
      this.#looking = null;
    });
    return this.#inTime(this.#looking);
  }

  async #look(): Promise<T> {
    const { look, without } = this.#options;
    try {
      return this.#know(await look());
    } catch (error) {
      return this.#know(without(error));
    }
  }

  #inTime(looking: Promise<T>): Promise<T> {
    const { without, limitMs } = this.#options;
    return new Promise((resolve) => {
      const timer = setTimeout(() => resolve(this.#know(without(null))), limitMs);
      void looking.then((value) => {
        clearTimeout(timer);
        resolve(value);
      });
    });
  }

  #know(value: T): T {
    this.#known = { value, at: performance.now() };
    return value;
  }
}
