import { setTimeout as sleep } from 'node:timers/promises';
import type { Assignment, Listener } from '../../ports/log.ts';
import type { Client } from './client.ts';
import { isStale, typeOf } from './errors.ts';
import { Failures } from './failures.ts';
import { type Fetched, fetchFrom } from './fetch.ts';
import type { Holding } from './holding.ts';
import type { Shared } from './shared.ts';

export interface FetcherParts {
  readonly shared: Shared;
  readonly client: Client;
  readonly topic: string;
  readonly listener: Listener;
  readonly holdings: () => Iterable<Holding>;
}

/** What resumes while a broker is being waited for is read after this long. */
const LIMITS = { waitMs: 250, partitionBytes: 1024 * 1024, bytes: 8 * 1024 * 1024 };
const PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 2_000;

/**
 * Reads the partitions of one member: for every broker that leads something to be read one loop of requests, which ends
 * when nothing is left to read there. What comes for an assignment that is over, or paused meanwhile, is thrown away.
 */
export class Fetcher {
  readonly #parts: FetcherParts;
  readonly #failures: Failures;
  readonly #loops = new Set<number>();
  #starting = false;
  #stopped = false;

  constructor(parts: FetcherParts) {
    this.#parts = parts;
    this.#failures = new Failures(parts.listener, parts.shared.logger);
  }

  /** Something may be there to be read: an assignment began, or was resumed. */
  kick(): void {
    if (this.#starting || this.#stopped) return;
    this.#starting = true;
    void this.#start();
  }

  stop(): void {
    this.#stopped = true;
  }

  async #start(): Promise<void> {
    try {
      const leaders = await this.#leaders();
      this.#starting = false;
      for (const { partition } of this.#readable()) {
        const node = leaders.get(partition);
        if (node !== undefined && !this.#loops.has(node)) void this.#loop(node);
      }
    } catch (error) {
      await this.#rest(error, PAUSE_MS);
      this.#starting = false;
      this.kick();
    }
  }

  async #loop(node: number): Promise<void> {
    this.#loops.add(node);
    let pause = PAUSE_MS;
    for (;;) {
      try {
        if (!(await this.#round(node))) break;
        this.#failures.wentWell();
        pause = PAUSE_MS;
      } catch (error) {
        await this.#rest(error, pause);
        pause = Math.min(2 * pause, LONGEST_PAUSE_MS);
      }
      if (this.#stopped) break;
    }
    this.#loops.delete(node);
    // a leader may have moved while this loop had nothing to read
    if ([...this.#readable()].length > 0) this.kick();
  }

  /** Answers whether there was anything to ask for. */
  async #round(node: number): Promise<boolean> {
    const { client, shared, topic } = this.#parts;
    const leaders = await this.#leaders();
    const asked = [...this.#readable()]
      .filter(({ partition }) => leaders.get(partition) === node)
      .map((holding) => ({ holding, assignment: holding.assignment, from: holding.next }));
    if (asked.length === 0 || this.#stopped) return false;
    const wanted = asked.map(({ holding: { partition }, from }) => ({ partition, offset: from }));
    const names = { broker: shared.name(topic), log: topic };
    const answers = await client.node(node, (broker) => fetchFrom(broker, names, wanted, LIMITS));
    for (const { holding, assignment, from } of asked) {
      const answer = answers.find(({ partition }) => partition === holding.partition);
      const current = holding.assignment === assignment && !holding.paused && holding.next === from;
      if (answer !== undefined && assignment !== null && current && !this.#stopped) {
        await this.#take(holding, assignment, answer);
      }
    }
    return true;
  }

  async #take(holding: Holding, assignment: Assignment, { records, next, error }: Fetched): Promise<void> {
    if (error !== null) {
      if (typeOf(error) !== 'OFFSET_OUT_OF_RANGE') throw error;
      const { start } = await this.#parts.shared.offsets.range(assignment.topic, assignment.partition);
      if (holding.assignment === assignment) holding.truncate(holding.next, start);
      return;
    }
    holding.next = next;
    if (records.length === 0) return;
    this.#failures.guard(() => this.#parts.listener.records(assignment, records));
  }

  async #rest(error: unknown, ms: number): Promise<void> {
    if (this.#stopped) return;
    this.#failures.tell(error, `reading ${this.#parts.topic}`);
    // the answers of single partitions come without the client's seeing them
    if (isStale(error)) await this.#parts.client.refresh().catch(() => {});
    await sleep(ms);
  }

  #leaders(): Promise<ReadonlyMap<number, number>> {
    return this.#parts.client.leaders(this.#parts.shared.name(this.#parts.topic));
  }

  *#readable(): Generator<Holding> {
    if (this.#stopped) return;
    for (const holding of this.#parts.holdings()) if (holding.assignment !== null && !holding.paused) yield holding;
  }
}
