/** Waiting, in a command that goes on until it is stopped, while the broker or the database is away. */
import { setTimeout as sleep } from 'node:timers/promises';
import { type Code, type CodedError, isHalt } from '../ports/errors.ts';
import { note } from './common.ts';

const PAUSE_MS = 1_000;

/** One line when something goes away, and one when it is back. */
export class Outages {
  readonly #waits: boolean;
  readonly #stop: AbortSignal;
  readonly #away = new Set<Code>();
  #last = Number.NEGATIVE_INFINITY;

  /** `waits`: false for a command that rather ends than waits. */
  constructor(waits: boolean, stop: AbortSignal) {
    this.#waits = waits;
    this.#stop = stop;
  }

  /** Milliseconds since something was found to be away; Infinity where it never was. */
  get msSinceLast(): number {
    return performance.now() - this.#last;
  }

  /** Works until that goes well. Throws what is no outage, and the outage where nobody waits for its end. */
  async through<T>(work: () => Promise<T>): Promise<T> {
    const met = new Set<Code>();
    for (;;) {
      try {
        const answer = await work();
        for (const code of met) this.#tellBack(code);
        return answer;
      } catch (error) {
        if (!isHalt(error) || !this.#waits || this.#stop.aborted) throw error;
        met.add(error.code);
        this.#tellAway(error);
        await sleep(PAUSE_MS, undefined, { signal: this.#stop }).catch(() => {});
      }
    }
  }

  /** As `through`, of an outage that was met by who goes on by itself: only the telling is left to do. */
  async watch(error: unknown, look: () => Promise<unknown>): Promise<void> {
    if (isHalt(error) && this.#away.has(error.code)) return;
    let isFirst = true;
    await this.through(async () => {
      if (!isFirst) return look();
      isFirst = false;
      throw error;
    });
  }

  #tellAway({ code, message }: CodedError): void {
    this.#last = performance.now();
    if (this.#away.has(code)) return;
    this.#away.add(code);
    note(`quakewire: ${message} (waiting)`);
  }

  #tellBack(code: Code): void {
    if (this.#away.delete(code)) note(`quakewire: ${code} is over, going on`);
  }
}
