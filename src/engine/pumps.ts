import type { Assignment } from '../ports/log.ts';
import { type CommitDeps, type CommitEvents, CommitPump, type Settlement } from './commit.ts';

/** The pumps of a processor: one for all its assignments where their commits share a transaction, or one for each. */
export class Pumps<T> {
  readonly #make: (drained: () => void) => CommitPump<T>;
  readonly #together: boolean;
  readonly #events: CommitEvents<T>;
  readonly #pumps = new Map<Assignment | null, CommitPump<T>>();

  constructor(processor: string, deps: CommitDeps, events: CommitEvents<T>) {
    this.#make = (drained) => new CommitPump(processor, deps, { ...events, drained });
    this.#together = deps.committer.together;
    this.#events = events;
  }

  get idle(): boolean {
    return [...this.#pumps.values()].every(({ idle }) => idle);
  }

  add(settled: Settlement<T>): void {
    const name = this.#together ? null : settled.flight.assignment;
    const pump = this.#pumps.get(name) ?? this.#make(() => this.#drained(name));
    this.#pumps.set(name, pump);
    pump.add(settled);
  }

  /** An assignment is over: what was held back of it can be dropped. */
  revoked(assignment: Assignment): void {
    this.#pumps.get(this.#together ? null : assignment)?.review();
  }

  /** Lets the transactions under way end, and begins no other: what is not committed is delivered again. */
  async close(): Promise<void> {
    await Promise.all([...this.#pumps.values()].map((pump) => pump.close()));
  }

  #drained(name: Assignment | null): void {
    if (name !== null && this.#pumps.get(name)?.empty) this.#pumps.delete(name);
    this.#events.drained();
  }
}
