/** At most so many at once; the others wait in line. */
export class Turns {
  active = 0;
  readonly #line: (() => void)[] = [];
  readonly #atOnce: number;

  constructor(atOnce: number) {
    this.#atOnce = atOnce;
  }

  get waiting(): number {
    return this.#line.length;
  }

  get full(): boolean {
    return this.waiting >= this.#atOnce;
  }

  /** Waits for a turn; the answer ends it. Throws the signal's reason. */
  async enter(signal: AbortSignal): Promise<() => void> {
    signal.throwIfAborted();
    if (this.active >= this.#atOnce) await this.#wait(signal);
    else this.active += 1;
    return () => this.#leave();
  }

  #wait(signal: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      const go = () => {
        signal.removeEventListener('abort', onAbort);
        resolve();
      };
      const onAbort = () => {
        this.#line.splice(this.#line.indexOf(go), 1);
        reject(signal.reason);
      };
      signal.addEventListener('abort', onAbort, { once: true });
      this.#line.push(go);
    });
  }

  /** The turn goes on to the next in line. */
  #leave(): void {
    const next = this.#line.shift();
    if (next === undefined) this.active -= 1;
    else next();
  }
}
