import type { Assignment, Membership } from '../ports/log.ts';

export interface LoadLimits {
  /** Records in flight per processor. */
  readonly records: number;
  /** Bytes of their values. */
  readonly bytes: number;
  /** How far the newest delivered record of a partition may be ahead of its frontier. */
  readonly window: number;
}

/** Reading goes on below this share of a limit: pausing at the limit and resuming just below it would flutter. */
const RESUME_SHARE = 0.75;

/** Bounds what is in flight: pressure goes back to the log by pausing partitions. */
export class Load {
  #records = 0;
  #bytes = 0;
  readonly #paused = new Set<Assignment>();
  readonly #limits: LoadLimits;

  constructor(limits: LoadLimits) {
    this.#limits = limits;
  }

  get records(): number {
    return this.#records;
  }

  add(bytes: number): void {
    this.#records += 1;
    this.#bytes += bytes;
  }

  remove(bytes: number): void {
    this.#records -= 1;
    this.#bytes -= bytes;
  }

  forget(assignment: Assignment): void {
    this.#paused.delete(assignment);
  }

  /** Pauses or resumes each partition; `distance` is how far it is ahead of its frontier. */
  balance(partitions: Iterable<readonly [Assignment, { readonly distance: number }]>, membership: Membership): void {
    for (const [assignment, { distance }] of partitions) {
      if (this.#paused.has(assignment)) {
        if (!this.#over(RESUME_SHARE, distance) && this.#paused.delete(assignment)) membership.resume(assignment);
      } else if (this.#over(1, distance)) {
        this.#paused.add(assignment);
        membership.pause(assignment);
      }
    }
  }

  #over(share: number, distance: number): boolean {
    const { records, bytes, window } = this.#limits;
    return this.#records >= records * share || this.#bytes >= bytes * share || distance >= window * share;
  }
}
