import type { Assignment, Membership } from '../ports/log.ts';

export interface LoadLimits {
  /** Records in flight per processor. */
  readonly records: number;
  /** Bytes of their values. */
  readonly bytes: number;
  /** How far the newest delivered record of a partition may be ahead of its frontier. */
  readonly window: number;
  /** Records in flight per partition, in the place of `records`. */
  readonly recordsPerPartition?: number | undefined;
}

/** Reading goes on below this share of a limit: pausing at the limit and resuming just below it would flutter. */
const RESUME_SHARE = 0.75;

/** Bounds what is in flight: pressure goes back to the log by pausing partitions. */
export class Load {
  #records = 0;
  #bytes = 0;
  readonly #own = new Map<Assignment, number>();
  readonly #paused = new Set<Assignment>();
  readonly #limits: LoadLimits;

  constructor(limits: LoadLimits) {
    this.#limits = limits;
  }

  get records(): number {
    return this.#records;
  }

  add(assignment: Assignment, bytes: number): void {
    this.#count(assignment, 1, bytes);
  }

  remove(assignment: Assignment, bytes: number): void {
    this.#count(assignment, -1, -bytes);
  }

  forget(assignment: Assignment): void {
    this.#paused.delete(assignment);
  }

  /** Pauses or resumes each partition; `distance` is how far it is ahead of its frontier. */
  balance(partitions: Iterable<readonly [Assignment, { readonly distance: number }]>, membership: Membership): void {
    for (const [assignment, { distance }] of partitions) {
      if (this.#paused.has(assignment)) {
        if (this.#over(assignment, distance, RESUME_SHARE)) continue;
        this.#paused.delete(assignment);
        membership.resume(assignment);
      } else if (this.#over(assignment, distance, 1)) {
        this.#paused.add(assignment);
        membership.pause(assignment);
      }
    }
  }

  #count(assignment: Assignment, records: number, bytes: number): void {
    this.#records += records;
    this.#bytes += bytes;
    const own = (this.#own.get(assignment) ?? 0) + records;
    if (own === 0) this.#own.delete(assignment);
    else this.#own.set(assignment, own);
  }

  #over(assignment: Assignment, distance: number, share: number): boolean {
    const { records, bytes, window, recordsPerPartition } = this.#limits;
    const full =
      recordsPerPartition === undefined
        ? this.#records >= records * share
        : (this.#own.get(assignment) ?? 0) >= recordsPerPartition * share;
    return full || this.#bytes >= bytes * share || distance >= window * share;
  }
}
