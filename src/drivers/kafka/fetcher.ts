import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import type { Assignment, Listener } from '../../ports/log.ts';
import type { Client } from './client.ts';
import { isStale, typeOf } from './errors.ts';
import { Failures } from './failures.ts';
import { type Fetched, fetchFrom } from './fetch.ts';
import type { Holding } from './holding.ts';
import { NO_LEADER } from './metadata.ts';
import type { Shared } from './shared.ts';

export interface FetcherParts {
  readonly shared: Shared;
  readonly client: Client;
  readonly topic: string;
  readonly listener: Listener;
  readonly holdings: () => Iterable<Holding>;
}

const LIMITS = { partitionBytes: 1024 * 1024, bytes: 8 * 1024 * 1024 };
/** How long a broker waits for a first record. */
const WAIT_MS = 250;
/** What resumes while a broker is being waited for is read after this long. */
const RESUME_MS = 50;
/** So many records are handed on at once; whoever has enough of them pauses. */
const TOGETHER = 100;
/** A partition without a leader is looked for again after this long. */
const LEADER_MS = 250;
const PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 2_000;

/**
 * Reads the partitions of one member: for every broker that leads something to be read one loop of requests, which ends
 * when nothing is left to read there. What comes for an assignment that is over is thrown away; what comes for a paused one
 * is kept for it.
 */
export class Fetcher {
  readonly #parts: FetcherParts;
  readonly #failures: Failures;
  readonly #loops = new Set<number>();
  #rounds = 0;
  #starting = false;
  /** Somebody kicked while the loops were being started. */
  #kicked = false;
  #stopped = false;

  constructor(parts: FetcherParts) {
    this.#parts = parts;
    this.#failures = new Failures(parts.listener, parts.shared);
  }

  /** Something may be there to be read: an assignment began, or was resumed. */
  kick(): void {
    this.#kicked = true;
    if (!this.#starting) void this.#start();
  }

  stop(): void {
    this.#stopped = true;
  }

  async #start(): Promise<void> {
    this.#starting = true;
    while (this.#kicked && !this.#stopped) {
      this.#kicked = false;
      // not while somebody is being told of records: he may be the one who resumed
      await nextTurn();
      for (const holding of this.#parts.holdings()) void this.#handOn(holding);
      await this.#startLoops().catch(async (error: unknown) => {
        await this.#rest(error, PAUSE_MS);
        this.#kicked = true;
      });
    }
    this.#starting = false;
  }

  async #startLoops(): Promise<void> {
    const leaders = await this.#leaders();
    let missing = false;
    for (const { partition } of this.#readable()) {
      const node = leaders.get(partition) ?? NO_LEADER;
      if (node !== NO_LEADER && !this.#loops.has(node)) void this.#loop(node);
      if (node === NO_LEADER) missing = true;
    }
    if (!missing) return;
    await sleep(LEADER_MS);
    await this.#parts.client.refresh();
    this.#kicked = true;
  }

  async #loop(node: number): Promise<void> {
    this.#loops.add(node);
    let pause = PAUSE_MS;
    for (;;) {
      try {
        if (!(await this.#round(node))) break;
        pause = PAUSE_MS;
      } catch (error) {
        await this.#rest(error, pause);
        pause = Math.min(2 * pause, LONGEST_PAUSE_MS);
      }
      if (this.#stopped) break;
    }
    this.#loops.delete(node);
    if (this.#readable().length > 0) this.kick();
  }

  /** Answers whether there was anything to ask for. */
  async #round(node: number): Promise<boolean> {
    const { client, shared, topic } = this.#parts;
    const leaders = await this.#leaders();
    const readable = this.#readable();
    // a leader moved, or was missing
    if (readable.some(({ partition }) => !this.#loops.has(leaders.get(partition) ?? NO_LEADER))) this.kick();
    const ours = readable.filter(({ partition }) => leaders.get(partition) === node);
    // a broker fills its answer in the order of the question: each partition comes first in its turn
    const turn = this.#rounds++ % Math.max(1, ours.length);
    const asked = [...ours.slice(turn), ...ours.slice(0, turn)].map((holding) => ({
      holding,
      assignment: holding.assignment,
      from: holding.next,
    }));
    if (asked.length === 0 || this.#stopped) return false;
    const wanted = asked.map(({ holding: { partition }, from }) => ({ partition, offset: from }));
    const names = { broker: shared.name(topic), log: topic };
    const waitMs = [...this.#parts.holdings()].some(({ paused }) => paused) ? RESUME_MS : WAIT_MS;
    const limits = { ...LIMITS, waitMs };
    const answers = await client.node(node, (broker) => fetchFrom(broker, names, wanted, limits));
    for (const { holding, assignment, from } of asked) {
      const answer = answers.find(({ partition }) => partition === holding.partition);
      const current = holding.assignment === assignment && holding.next === from && !this.#stopped;
      if (answer !== undefined && assignment !== null && current) await this.#take(holding, assignment, answer);
    }
    return true;
  }

  async #take(holding: Holding, assignment: Assignment, { records, next, error }: Fetched): Promise<void> {
    if (error === null) {
      holding.kept = { records: [...records], next, handing: false };
      await this.#handOn(holding);
      return;
    }
    if (typeOf(error) !== 'OFFSET_OUT_OF_RANGE') throw error;
    const to = await this.#parts.shared.offsets.nearest(assignment.topic, assignment.partition, holding.next);
    if (holding.assignment !== assignment) return;
    // what will be written where records were lost is not what was handed on
    if (to < holding.next) holding.renew(assignment);
    else holding.truncate(holding.next, to);
  }

  /** Hands on what is kept, until it is paused, or over. */
  async #handOn(holding: Holding): Promise<void> {
    const { kept, assignment } = holding;
    if (assignment === null || kept === null || kept.handing) return;
    kept.handing = true;
    while (holding.kept === kept && kept.records.length > 0 && !holding.paused && !this.#stopped) {
      const records = kept.records.splice(0, TOGETHER);
      holding.handOn(records);
      this.#failures.guard(() => this.#parts.listener.records(assignment, records));
      await nextTurn();
    }
    kept.handing = false;
    if (holding.kept !== kept || kept.records.length > 0) return;
    holding.kept = null;
    holding.reach(kept.next);
    if (this.#loops.size === 0) this.kick();
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

  #readable(): Holding[] {
    return [...this.#parts.holdings()].filter(({ assignment, paused, kept }) => assignment && !paused && kept === null);
  }
}
