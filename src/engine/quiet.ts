import type { Clock } from '../ports/clock.ts';

/** Waits until nothing is under way, for a time. */
export class Quiet {
  #end: (() => void) | null = null;

  /** Resolves when it is reached, or after so many milliseconds. */
  within(ms: number, clock: Clock): Promise<void> {
    return new Promise((resolve) => {
      const cancel = clock.after(ms, resolve);
      this.#end = () => {
        cancel();
        resolve();
      };
    });
  }

  /** Nothing is under way now. */
  reached(): void {
    this.#end?.();
  }
}
