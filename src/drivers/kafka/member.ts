import { setTimeout as sleep } from 'node:timers/promises';
import type { Assignment, Listener, Membership } from '../../ports/log.ts';
import type { Client } from './client.ts';
import { Failures } from './failures.ts';
import { Fetcher } from './fetcher.ts';
import { GroupProtocol, isOfCourse, isRebalance } from './group.ts';
import { Holding } from './holding.ts';
import type { Shared } from './shared.ts';

export interface MemberParts {
  readonly shared: Shared;
  /** Its own: joining and reading occupy connections for long. */
  readonly client: Client;
  readonly group: string;
  readonly topic: string;
  readonly listener: Listener;
  readonly sessionTimeoutMs: number;
}

const FIRST_PAUSE_MS = 50;
const LONGEST_PAUSE_MS = 2_000;
/** How long leaving may take; whoever did not get it done is out after the session's time. */
const LEAVE_MS = 3_000;
/** So many heartbeats fit into a session. */
const HEARTBEATS = 10;

/**
 * A member of a consumer group: joining -> stable -> (a member came or went) -> joining … -> left. Partitions that stay ours
 * through a round of joining are worked on all the while: what may be committed is decided by their producers alone.
 */
export class Member implements Membership {
  readonly #parts: MemberParts;
  readonly #protocol: GroupProtocol;
  readonly #failures: Failures;
  readonly #fetcher: Fetcher;
  readonly #holdings = new Map<number, Holding>();
  readonly #stop = new AbortController();
  readonly #running: Promise<void>;
  #joined = false;
  /** The round of joining that is under way, or was the last. */
  #joining: Promise<void> = Promise.resolve();

  constructor(parts: MemberParts) {
    this.#parts = parts;
    const { client, shared, group, topic, sessionTimeoutMs } = parts;
    this.#failures = new Failures(parts.listener, shared);
    this.#protocol = new GroupProtocol(client, shared.name(group), shared.name(topic), sessionTimeoutMs);
    this.#fetcher = new Fetcher({ ...parts, holdings: () => this.#holdings.values() });
    this.#running = this.#run();
  }

  pause(assignment: Assignment): void {
    const holding = this.#parts.shared.holdings.get(assignment);
    if (holding !== undefined) holding.paused = true;
  }

  resume(assignment: Assignment): void {
    const holding = this.#parts.shared.holdings.get(assignment);
    if (holding === undefined || !holding.paused) return;
    holding.paused = false;
    this.#fetcher.kick();
  }

  async leave(): Promise<void> {
    if (this.#stop.signal.aborted) return;
    this.#stop.abort();
    this.#fetcher.stop();
    this.#closeAll();
    // who is just joining must first know as whom
    const left = this.#running.then(() => this.#protocol.leave()).catch(() => {});
    await Promise.race([left, sleep(LEAVE_MS, undefined, { ref: false })]);
    await this.#parts.client.close();
  }

  async #run(): Promise<void> {
    for (let pause = FIRST_PAUSE_MS; !this.#stop.signal.aborted; ) {
      try {
        if (!this.#joined) await this.#rejoin();
        await this.#beat();
        pause = FIRST_PAUSE_MS;
      } catch (error) {
        if (this.#stop.signal.aborted) return;
        if (this.#understand(error)) continue;
        await this.#wait(pause);
        pause = Math.min(2 * pause, LONGEST_PAUSE_MS);
      }
    }
  }

  async #rejoin(): Promise<void> {
    const joined = this.#join();
    this.#joining = joined.catch(() => {});
    await joined;
  }

  async #join(): Promise<void> {
    const partitions = await this.#protocol.join([...this.#holdings.keys()]);
    if (this.#stop.signal.aborted) return;
    this.#joined = true;
    for (const [partition, holding] of this.#holdings) {
      if (partitions.includes(partition)) continue;
      this.#holdings.delete(partition);
      holding.close();
    }
    for (const partition of partitions) if (!this.#holdings.has(partition)) this.#hold(partition);
  }

  #hold(partition: number): void {
    const holding = new Holding({
      ...this.#parts,
      partition,
      confirm: () => this.#confirm(),
      onReady: () => this.#fetcher.kick(),
    });
    this.#holdings.set(partition, holding);
  }

  async #beat(): Promise<void> {
    await this.#wait(this.#parts.sessionTimeoutMs / HEARTBEATS);
    if (this.#stop.signal.aborted || !this.#joined) return;
    await this.#protocol.heartbeat();
    if (await this.#protocol.outgrown()) this.#joined = false;
  }

  /** Asks the group whether we are still of it; where not, the partition is given up, or given anew, by `#run`. */
  async #confirm(): Promise<void> {
    await this.#joining;
    const round = this.#joining;
    try {
      await this.#protocol.heartbeat();
    } catch (error) {
      // the answer to an older round says nothing of whether we are of this one
      if (this.#joining === round) this.#understand(error);
      throw error;
    }
  }

  /** Answers whether the error is one of the group's ordinary course: then joining is next. */
  #understand(error: unknown): boolean {
    if (isOfCourse(error)) {
      this.#joined = false;
      if (!isRebalance(error)) this.#closeAll();
      this.#protocol.learn(error);
      return true;
    }
    const { group, topic } = this.#parts;
    this.#failures.tell(error, `being a member of ${group} on ${topic}`);
    return false;
  }

  #closeAll(): void {
    const holdings = [...this.#holdings.values()];
    this.#holdings.clear();
    for (const holding of holdings) holding.close();
  }

  async #wait(ms: number): Promise<void> {
    await sleep(ms, undefined, { signal: this.#stop.signal }).catch(() => {});
  }
}
