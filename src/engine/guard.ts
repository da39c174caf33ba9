/** Halts: what happens while something that every record needs is down. */
import type { Clock } from '../ports/clock.ts';
import type { Store } from '../ports/store.ts';
import type { Logger } from './logger.ts';

const FIRST_PROBE_MS = 250;
const LONGEST_PROBE_MS = 5_000;

/**
 * Confirms with a probe, without the record, that a dependency is down; then keeps everybody waiting until a probe
 * succeeds. State: up -> (failed probe) -> down -> (successful probe) -> up.
 */
export class Guard {
  #recovery: Promise<void> | null = null;
  #cause: unknown = null;
  #closed = false;

  readonly #store: Pick<Store, 'probe'>;
  readonly #clock: Clock;
  readonly #logger: Logger;

  constructor(store: Pick<Store, 'probe'>, clock: Clock, logger: Logger) {
    this.#store = store;
    this.#clock = clock;
    this.#logger = logger;
  }

  /** What is down; null while all is well. */
  get cause(): unknown {
    return this.#cause;
  }

  /** Resolves at once while all is well, otherwise when it is well again (or the guard is closed). */
  async ready(): Promise<void> {
    await this.#recovery;
  }

  /** Answers whether `cause` really was a halt: if so, resolves only after recovery. False: the record's own fault. */
  async confirm(cause: unknown): Promise<boolean> {
    if (this.#recovery === null) {
      const found = await this.#probe();
      if (found === null) return false;
      this.#recovery ??= this.#recover(found, cause);
    }
    await this.#recovery;
    return true;
  }

  /** Looks once, at the start: whatever is down then halts at once. */
  async check(): Promise<void> {
    const found = await this.#probe();
    if (found !== null) this.#recovery ??= this.#recover(found, found);
  }

  close(): void {
    this.#closed = true;
  }

  async #recover(found: unknown, cause: unknown): Promise<void> {
    this.#cause = found;
    this.#logger.error(
      { err: cause, probe: String(found) },
      'halted: a dependency is down; nothing is read until it is back',
    );
    let wait = FIRST_PROBE_MS;
    while (!this.#closed) {
      await new Promise<void>((resolve) => this.#clock.after(wait, resolve));
      this.#cause = await this.#probe();
      if (this.#cause === null) break;
      wait = Math.min(2 * wait, LONGEST_PROBE_MS);
    }
    this.#recovery = null;
    if (!this.#closed) this.#logger.warn({}, 'resumed: the dependency is back');
  }

  async #probe(): Promise<unknown> {
    try {
      await this.#store.probe();
      return null;
    } catch (error) {
      return error;
    }
  }
}
