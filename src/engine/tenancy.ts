/** Which partitions a processor has in this process, and what is told of it: one line for all that change hands together. */
import type { Clock } from '../ports/clock.ts';
import type { Assignment } from '../ports/log.ts';
import type { Logger } from './logger.ts';

/** The partitions of a rebalance come and go one by one within this time. */
const TOGETHER_MS = 1_000;

export interface TenancyDeps {
  readonly clock: Clock;
  readonly logger: Logger;
}

export class Tenancy {
  readonly #processor: string;
  readonly #deps: TenancyDeps;
  readonly #held = new Set<number>();
  /** What was told. */
  #told: ReadonlySet<number> = new Set<number>();
  #cancel: (() => void) | null = null;
  #closed = false;

  constructor(processor: string, deps: TenancyDeps) {
    this.#processor = processor;
    this.#deps = deps;
  }

  get partitions(): number {
    return this.#held.size;
  }

  assigned(assignment: Assignment): void {
    this.#held.add(assignment.partition);
    this.#changed(assignment, 'assigned');
  }

  revoked(assignment: Assignment): void {
    this.#held.delete(assignment.partition);
    this.#changed(assignment, 'revoked');
  }

  /** Whoever stops gives up everything: of that nothing is told. */
  close(): void {
    this.#closed = true;
    this.#cancel?.();
  }

  #changed({ topic, partition, epoch }: Assignment, what: 'assigned' | 'revoked'): void {
    const { clock, logger } = this.#deps;
    logger.debug({ processor: this.#processor, topic, partition, epoch }, what);
    if (this.#closed) return;
    this.#cancel?.();
    this.#cancel = clock.after(TOGETHER_MS, () => this.#tell(topic));
  }

  /** What was given anew, as after a commit in doubt, did not change hands. */
  #tell(topic: string): void {
    const given = without(this.#held, this.#told);
    const taken = without(this.#told, this.#held);
    this.#told = new Set(this.#held);
    if (given.length + taken.length === 0) return;
    const fields = { processor: this.#processor, topic, given, taken, partitions: this.#held.size };
    this.#deps.logger.info(fields, 'partitions changed hands');
  }
}

function without(some: ReadonlySet<number>, others: ReadonlySet<number>): number[] {
  return [...some].filter((one) => !others.has(one)).sort((one, other) => one - other);
}
