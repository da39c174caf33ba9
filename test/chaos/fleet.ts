/** The daemons of a campaign. */
import type { Command, Exit } from './daemon.ts';

export class Fleet {
  readonly slots: number;
  /** Daemons that ended by themselves. */
  deaths = 0;
  readonly #start: (slot: number) => Command;
  readonly #daemons = new Map<number, Command>();

  constructor(slots: number, start: (slot: number) => Command) {
    this.slots = slots;
    this.#start = start;
  }

  get pids(): number[] {
    return [...this.#daemons.values()].flatMap(({ pid }) => (pid === undefined ? [] : [pid]));
  }

  /** Whether none has ended since it was started. */
  get whole(): boolean {
    return [...this.#daemons.values()].every(({ ended }) => !ended);
  }

  /** Starts those that are not there. */
  fill(): void {
    for (let slot = 0; slot < this.slots; slot++) {
      if (this.#daemons.get(slot)?.ended) {
        this.#daemons.delete(slot);
        this.deaths += 1;
      }
      if (!this.#daemons.has(slot)) this.#daemons.set(slot, this.#start(slot));
    }
  }

  signal(slot: number, name: NodeJS.Signals): void {
    this.#daemons.get(slot)?.signal(name);
  }

  /** kill -9. */
  async kill(slot: number): Promise<void> {
    const daemon = this.#daemons.get(slot);
    this.#daemons.delete(slot);
    if (daemon !== undefined && !(await daemon.kill())) this.deaths += 1;
  }

  /** SIGTERM; answers with the exit code, null where it took longer than `ms` and had to be killed. */
  async stop(slot: number, ms: number): Promise<Exit['code']> {
    const daemon = this.#daemons.get(slot);
    this.#daemons.delete(slot);
    return (await daemon?.stop(ms)) ?? null;
  }

  /** Stops all; answers how many did not end well. */
  async stopAll(ms: number): Promise<number> {
    const codes = await Promise.all([...this.#daemons.keys()].map((slot) => this.stop(slot, ms)));
    return codes.filter((code) => code !== 0).length;
  }
}
