/**
 * A world for the engine: a Log, a Committer, a Store and a clock in memory. What is durable survives `crash`; what
 * an engine holds in memory does not, and a crashed engine can change nothing any more.
 */
import { setImmediate as turn } from 'node:timers/promises';
import { type AnyProcessor, type Engine, startEngine } from '../../src/engine/engine.ts';
import { Meter } from '../../src/engine/meter.ts';
import { BACK_OFF, type RetryPolicy } from '../../src/engine/policy.ts';
import { type Batch, type Committer, LATER, type Work } from '../../src/ports/committer.ts';
import { CodedError } from '../../src/ports/errors.ts';
import type { Assignment, Committed, Listener, Log, LogRecord, Membership, OutRecord } from '../../src/ports/log.ts';
import type { StoreTransaction, Truncation } from '../../src/ports/store.ts';
import { countingTransaction } from './counting.ts';
import { ManualClock } from './manual-clock.ts';

export { ManualClock };

export const silent = { debug() {}, info() {}, warn() {}, error() {}, child: () => silent };

interface Member {
  readonly listener: Listener;
  readonly assignment: Assignment;
  next: number;
  paused: boolean;
}

/**
 * What a commit may meet: the process dies before it, or after it took effect but before the engine hears of it; `later`:
 * all but one work wait for the next one.
 */
export type CommitFate = 'ok' | 'crash-before' | 'crash-after' | 'down' | 'revoked' | 'later';

export class World {
  readonly clock = new ManualClock();
  /** Durable: records by topic (one partition each), places by group and topic, counters of the store. */
  readonly topics = new Map<string, LogRecord[]>();
  readonly places = new Map<string, Committed>();
  readonly effects = new Map<string, number>();
  readonly meter = new Meter();
  commitFates: CommitFate[] = [];
  readonly truncations: Truncation[] = [];
  readonly #skipped = new Map<string, number>();
  storeDown = false;
  logDown = false;
  retry: RetryPolicy = { ...BACK_OFF, maxAttempts: 5, maxAgeMs: 86_400_000 };
  records = 8;
  window = 64;
  lingerMs = 0;
  /** Commits that took effect. */
  commits = 0;
  #epoch = 0;
  #members: Member[] = [];
  #engine: Engine | null = null;

  async start(processors: readonly AnyProcessor[]): Promise<void> {
    const generation = ++this.#epoch;
    this.#engine = await startEngine(processors, {
      clock: this.clock,
      logger: silent,
      meter: this.meter,
      log: this.#log(generation),
      committer: this.#committer(generation),
      store: {
        probe: async () => this.#probe(),
        noteTruncation: async (truncation) => {
          this.#probe();
          this.truncations.push(truncation);
        },
      },
      limits: { records: this.records, bytes: 1_000_000, window: this.window },
      retry: this.retry,
      journal: null,
      lingerMs: this.lingerMs,
      stopMs: 1_000,
    });
  }

  /** Changes with every crash. */
  get generation(): number {
    return this.#epoch;
  }

  get engine(): Engine {
    return this.#engine as Engine;
  }

  crash(): void {
    this.#epoch += 1;
    this.#members = [];
    this.clock.clear();
  }

  /** Every partition is taken away, and given back. */
  reassign(): void {
    const old = this.#members;
    this.#members = old.map(({ listener, assignment }) => {
      const committed = this.places.get(`${assignment.group} ${assignment.topic}`) ?? null;
      return { listener, assignment: { ...assignment, committed }, next: committed?.offset ?? 0, paused: false };
    });
    for (const { listener, assignment } of old) listener.revoked(assignment);
    for (const { listener, assignment } of this.#members) listener.assigned(assignment);
  }

  /** Retention deletes what nobody has read: the group is told, and reading goes on after it. */
  truncate(topic: string, to: number): void {
    for (const member of this.#members) {
      if (member.assignment.topic !== topic) continue;
      member.listener.truncated?.(member.assignment, member.next, to);
      member.next = to;
    }
  }

  append(records: readonly OutRecord[]): void {
    for (const record of records) {
      const log = this.topics.get(record.topic) ?? [];
      this.topics.set(record.topic, log);
      log.push({ ...record, partition: 0, offset: this.#end(record.topic), timestamp: this.clock.now() });
    }
  }

  /** Offsets that no reader will ever see: of a transaction that was aborted, say. */
  skip(topic: string, offsets: number): void {
    this.#skipped.set(topic, (this.#skipped.get(topic) ?? 0) + offsets);
  }

  #end(topic: string): number {
    const skipped = this.#skipped.get(topic) ?? 0;
    this.#skipped.delete(topic);
    return (this.topics.get(topic)?.at(-1)?.offset ?? -1) + 1 + skipped;
  }

  /** Lets everything happen that can happen without time passing. */
  async settle(): Promise<void> {
    for (let round = 0; round < 6; round++) {
      await turn();
      this.#deliver();
    }
  }

  #setPaused(assignment: Assignment, paused: boolean): void {
    for (const member of this.#members) if (member.assignment === assignment) member.paused = paused;
  }

  #probe(): void {
    if (this.storeDown) throw new CodedError('STORE_UNAVAILABLE', 'the store is down');
  }

  #deliver(): void {
    for (const member of this.#members) {
      const { assignment, listener } = member;
      const fresh = (this.topics.get(assignment.topic) ?? []).filter(({ offset }) => offset >= member.next).slice(0, 3);
      if (member.paused || fresh.length === 0) continue;
      member.next = (fresh.at(-1)?.offset ?? 0) + 1;
      listener.records(assignment, fresh);
    }
  }

  #log(generation: number): Log {
    const join = async (group: string, topic: string, listener: Listener): Promise<Membership> => {
      const committed = this.places.get(`${group} ${topic}`) ?? null;
      const assignment: Assignment = { group, topic, partition: 0, epoch: generation, committed };
      const member: Member = { listener, assignment, next: committed?.offset ?? 0, paused: false };
      this.#members.push(member);
      listener.assigned(assignment);
      return {
        pause: (one) => this.#setPaused(one, true),
        resume: (one) => this.#setPaused(one, false),
        leave: async () => {
          this.#members = this.#members.filter((one) => one.listener !== listener);
        },
      };
    };
    return {
      ensureTopics: async () => {},
      append: async () => [],
      check: () => {},
      commit: async () => {},
      renew: () => {},
      probe: async () => {
        if (this.logDown) throw new CodedError('LOG_UNAVAILABLE', 'the broker is down');
      },
      join,
      read: async (topic, _partition, from, limit) =>
        (this.topics.get(topic) ?? []).filter(({ offset }) => offset >= from).slice(0, limit),
      ranges: async (topic) => [{ partition: 0, start: 0, end: (this.topics.get(topic)?.at(-1)?.offset ?? -1) + 1 }],
      committed: async (group, topic) => {
        const place = this.places.get(`${group} ${topic}`);
        return new Map(place ? [[0, place]] : []);
      },
      changed: async () => {},
      close: async () => {},
    };
  }

  #committer(generation: number): Committer {
    return {
      together: true,
      assigned: () => {},
      commit: async (batches) => {
        await turn();
        const fate = this.commitFates.shift() ?? 'ok';
        if (fate === 'crash-before') this.crash();
        if (generation !== this.#epoch) return new Promise(() => {});
        if (fate === 'revoked') return revoked(batches);
        if (this.logDown) throw new CodedError('LOG_UNAVAILABLE', 'the commit failed');
        if (fate === 'down' || this.storeDown) throw new CodedError('STORE_UNAVAILABLE', 'the commit failed');
        const failed = await this.#apply(batches, fate === 'later' ? 1 : Number.POSITIVE_INFINITY);
        this.commits += 1;
        if (fate === 'crash-after') this.crash();
        return generation === this.#epoch ? failed : new Promise(() => {});
      },
    };
  }

  async #apply(batches: readonly Batch[], most: number): Promise<ReadonlyMap<Work, unknown>> {
    const failed = new Map<Work, unknown>();
    let tried = 0;
    for (const batch of batches) {
      const done: Work[] = [];
      for (const work of batch.works) {
        if (tried++ >= most) {
          failed.set(work, LATER);
          continue;
        }
        try {
          const emits = (await work.effects?.(this.#transaction(work.input))) ?? [];
          this.append([...emits, ...work.emits]);
          done.push(work);
        } catch (error) {
          failed.set(work, error);
        }
      }
      this.places.set(`${batch.assignment.group} ${batch.assignment.topic}`, batch.progress(done));
    }
    return failed;
  }

  /** Only counts which inputs changed the store, and how often. */
  #transaction(input: string): StoreTransaction {
    return countingTransaction(() => this.effects.set(input, (this.effects.get(input) ?? 0) + 1));
  }
}

function revoked(batches: readonly Batch[]): ReadonlyMap<Work, unknown> {
  const error = new CodedError('ASSIGNMENT_REVOKED', 'no longer ours');
  return new Map(batches.flatMap(({ works }) => works.map((work) => [work, error] as const)));
}
