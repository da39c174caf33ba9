/** Halts: what happens while something that every record needs is down. */
import type { Clock } from '../ports/clock.ts';
import type { Log } from '../ports/log.ts';
import type { Store } from '../ports/store.ts';
import type { Logger } from './logger.ts';
import type { Meter } from './meter.ts';

const FIRST_PROBE_MS = 250;
const LONGEST_PROBE_MS = 5_000;

export interface GuardDeps {
  readonly log: Pick<Log, 'probe'>;
  readonly store: Pick<Store, 'probe'>;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly meter: Meter;
}

/**
 * Confirms with a probe, without the record, that a dependency is down; then keeps everybody waiting until a probe
 * succeeds. State: up -> (failed probe) -> down -> (successful probe) -> up.
 */
export class Guard {
  readonly #deps: GuardDeps;
  #recovery: Promise<void> | null = null;
  #cause: unknown = null;
  #lastDown = Number.NEGATIVE_INFINITY;
  #closed = false;
  #look: Promise<unknown> = Promise.resolve();
  #nextLook: Promise<unknown> | null = null;

  constructor(deps: GuardDeps) {
    this.#deps = deps;
  }

  /** The error of what is down, whose code names it; null while all is well. */
  get cause(): unknown {
    return this.#cause;
  }

  /** Resolves at once while all is well, otherwise when it is well again (or the guard is closed). */
  async ready(): Promise<void> {
    await this.#recovery;
  }

  /** Whether something was down at any time since `time` (milliseconds since the epoch). */
  wasDownSince(time: number): boolean {
    return this.#cause !== null || this.#lastDown >= time;
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
    const { clock, logger, meter } = this.#deps;
    this.#cause = found;
    meter.count('halts', {});
    logger.error(
      { err: cause, probe: String(found) },
      'halted: a dependency is down; nothing is read until it is back',
    );
    let wait = FIRST_PROBE_MS;
    while (!this.#closed) {
      await new Promise<void>((resolve) => clock.after(wait, resolve));
      this.#cause = await this.#probe();
      this.#lastDown = clock.now();
      if (this.#cause === null) break;
      wait = Math.min(2 * wait, LONGEST_PROBE_MS);
    }
    this.#recovery = null;
    if (!this.#closed) logger.warn({}, 'resumed: the dependency is back');
  }

  /** Looks at what was after this call; all who ask before that look begins share it. */
  #probe(): Promise<unknown> {
    this.#nextLook ??= this.#look.then(() => {
      this.#nextLook = null;
      this.#look = this.#findFailure();
      return this.#look;
    });
    return this.#nextLook;
  }

  async #findFailure(): Promise<unknown> {
    const { log, store } = this.#deps;
    const failures = await Promise.all([failureOf(log), failureOf(store)]);
    return failures.find((failure) => failure !== null) ?? null;
  }
}

async function failureOf(dependency: { probe(): Promise<void> }): Promise<unknown> {
  try {
    await dependency.probe();
    return null;
  } catch (error) {
    return error;
  }
}
