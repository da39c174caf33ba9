/**
 * Where offsets are committed: what is finished goes to the committer, together with its effects, its records and
 * the partition's new place, as one transaction; one commit at a time, each with all that finished meanwhile.
 */
import { type Batch, type Committer, LATER, type Work } from '../ports/committer.ts';
import { CodedError, isHalt } from '../ports/errors.ts';
import type { Assignment } from '../ports/log.ts';
import type { Flight } from './flight.ts';
import type { Guard } from './guard.ts';
import type { Surroundings } from './handling.ts';
import type { Progress } from './progress.ts';
import type { Outcome } from './settle.ts';

export interface Settlement<T> {
  readonly flight: Flight<T>;
  readonly outcome: Exclude<Outcome, { kind: 'wait' }>;
}

export interface CommitEvents<T> {
  /** Resolves when something may be committed. */
  ready(): Promise<unknown>;
  /** The progress of an assignment; undefined when it is over, and nothing more may be committed from it. */
  progress(assignment: Assignment): Progress | undefined;
  finished(settled: Settlement<T>): void;
  /** The work's own effects threw `error`: nothing of it is committed. */
  failed(flight: Flight<T>, error: unknown): void;
  /** The flight's assignment is over: nothing of it was committed, or may be. */
  dropped(flight: Flight<T>): void;
  /** Everything that was added is committed, or failed. */
  drained(): void;
}

type Attempt =
  | { readonly ok: true; readonly failed: ReadonlyMap<Work, unknown> }
  | { readonly ok: false; readonly error: unknown };

export interface CommitDeps extends Surroundings {
  readonly committer: Committer;
  readonly guard: Guard;
  /** How long what is finished waits for more, where no commit is under way that it waits for anyhow. Milliseconds. */
  readonly lingerMs: number;
}

/** Records in one transaction: enough to share its cost, few enough to keep the others waiting for milliseconds only. */
const RECORDS_PER_COMMIT = 512;
/** After a commit that failed although the dependencies are well. */
const PAUSE_MS = 1_000;
/** After that many commits that failed with such an error between good probes, it is some record's own doing. */
const MAX_TRIES = 5;

export class CommitPump<T> {
  readonly #processor: string;
  readonly #deps: CommitDeps;
  readonly #events: CommitEvents<T>;
  readonly #queue: Settlement<T>[] = [];
  /** So far ahead of what is unfinished, or so scattered, that a commit could not tell it: waits for others to end. */
  readonly #held: Settlement<T>[] = [];
  #pumping = false;
  #closed = false;
  #current: Promise<unknown> = Promise.resolve();

  constructor(processor: string, deps: CommitDeps, events: CommitEvents<T>) {
    this.#processor = processor;
    this.#deps = deps;
    this.#events = events;
  }

  get idle(): boolean {
    return !this.#pumping && this.#queue.length === 0;
  }

  /** Whether nothing is held back, either. */
  get empty(): boolean {
    return this.idle && this.#held.length === 0;
  }

  add(settled: Settlement<T>): void {
    this.#queue.push(settled);
    this.#start();
  }

  /** Something else than a commit changed what can be committed: an assignment is over. */
  review(): void {
    this.#release();
    if (this.#queue.length > 0) this.#start();
  }

  #start(): void {
    if (this.#pumping) return;
    this.#pumping = true;
    // not at once: whatever finishes in this turn of the event loop shares the transaction
    const { lingerMs, clock } = this.#deps;
    if (lingerMs === 0) setImmediate(() => void this.#run());
    else clock.after(lingerMs, () => void this.#run());
  }

  /** Lets the transaction under way end, and begins no other: what is not committed is delivered again. */
  async close(): Promise<void> {
    this.#closed = true;
    await this.#current;
  }

  async #run(): Promise<void> {
    while (this.#queue.length > 0) {
      await this.#events.ready();
      await this.#commit(this.#queue.splice(0, RECORDS_PER_COMMIT));
    }
    this.#pumping = false;
    this.#events.drained();
  }

  async #commit(all: readonly Settlement<T>[], tries = 1): Promise<void> {
    if (this.#closed) return;
    const settled = this.#fitting(all.filter((one) => this.#isLive(one)));
    if (settled.length === 0) return;
    const started = performance.now();
    const outcome = await this.#attempt(settled);
    this.#deps.meter.time('commit', { processor: this.#processor }, performance.now() - started);
    if (!outcome.ok) return this.#again(settled, outcome.error, tries);
    for (const one of settled) this.#tell(one, outcome.failed.get(one.outcome.work));
    this.#release();
    this.#queue.unshift(...settled.filter(({ outcome: { work } }) => outcome.failed.get(work) === LATER));
    // a turn of the event loop, so that the end of an assignment can be heard of between two commits
    await new Promise<void>((resolve) => setImmediate(resolve));
  }

  #tell(one: Settlement<T>, error: unknown): void {
    if (error === LATER) return;
    if (error === undefined) this.#events.finished(one);
    else if (isRevoked(error)) this.#events.dropped(one.flight);
    else this.#events.failed(one.flight, error);
  }

  async #attempt(settled: readonly Settlement<T>[]): Promise<Attempt> {
    const commit = this.#deps.committer.commit(this.#batches(settled)).then(
      (failed): Attempt => ({ ok: true, failed }),
      (error: unknown): Attempt => ({ ok: false, error }),
    );
    this.#current = commit;
    return commit;
  }

  /** Whether the assignment is still ours; what is not can only be dropped. */
  #isLive({ flight }: Settlement<T>): boolean {
    const live = this.#events.progress(flight.assignment) !== undefined;
    if (!live) this.#events.dropped(flight);
    return live;
  }

  #release(): void {
    this.#queue.unshift(...this.#held.splice(0));
  }

  /** Holds back what would not fit into the metadata of a commit. */
  #fitting(settled: readonly Settlement<T>[]): readonly Settlement<T>[] {
    return [...Map.groupBy(settled, ({ flight }) => flight.assignment)].flatMap(([assignment, group]) => {
      const progress = this.#events.progress(assignment) as Progress;
      const rising = group.toSorted((a, b) => offsetOf(a) - offsetOf(b));
      let count = rising.length;
      while (count > 0 && !progress.fits(rising.slice(0, count).map(offsetOf))) count >>= 1;
      if (count === rising.length) return group;
      this.#held.push(...rising.slice(count));
      return rising.slice(0, count);
    });
  }

  /** A commit failed as a whole. After a halt all of it is committed again; otherwise one by one, to find the culprit. */
  async #again(settled: readonly Settlement<T>[], error: unknown, tries: number): Promise<void> {
    if (await this.#deps.guard.confirm(error)) return this.#commit(settled);
    await new Promise<void>((resolve) => this.#deps.clock.after(PAUSE_MS, resolve));
    // the dependency failed and is well again: no record's fault, so no record's attempt
    const passing = isHalt(error) && tries < MAX_TRIES;
    if (passing) return this.#commit(settled, tries + 1);
    this.#deps.logger.error({ err: error, processor: this.#processor, records: settled.length }, 'a commit failed');
    if (settled.length > 1) {
      for (const one of settled) await this.#commit([one]);
      return;
    }
    for (const { flight } of settled) this.#events.failed(flight, error);
  }

  #batches(settled: readonly Settlement<T>[]): Batch[] {
    const groups = Map.groupBy(settled, ({ flight }) => flight.assignment);
    return [...groups].map(([assignment, group]) => this.#batch(assignment, group));
  }

  #batch(assignment: Assignment, group: readonly Settlement<T>[]): Batch {
    const progress = this.#events.progress(assignment) as Progress;
    return {
      processor: this.#processor,
      assignment,
      works: group.map(({ outcome }) => outcome.work),
      progress: (done) => progress.committedWith(done.map(({ offset }) => offset)),
    };
  }
}

function offsetOf<T>({ outcome }: Settlement<T>): number {
  return outcome.work.offset;
}

function isRevoked(error: unknown): boolean {
  return error instanceof CodedError && error.code === 'ASSIGNMENT_REVOKED';
}
