/**
 * Runs one processor over its topic.
 *
 * A record's way: delivered -> [its order key is free] -> handled -> settled -> committed; or, when deferred for a
 * short time: handled -> waits -> handled again. What is not committed when an assignment or the process ends is
 * delivered again to whoever comes next; nothing else needs to be undone.
 */

import type { Committer } from '../ports/committer.ts';
import type { Assignment, Listener, Log, LogRecord, Membership } from '../ports/log.ts';
import { CommitPump, type Settled } from './commit.ts';
import { Flight } from './flight.ts';
import type { Guard } from './guard.ts';
import { answerInTime, answerOf, HandlerContext, type Surroundings } from './handling.ts';
import { historyOf } from './headers.ts';
import { Lanes } from './lanes.ts';
import { Load, type LoadLimits } from './load.ts';
import type { RetryPolicy } from './policy.ts';
import { type Answer, type Processor, retry } from './processor.ts';
import { Progress } from './progress.ts';
import { settle } from './settle.ts';

export interface RunnerDeps extends Surroundings {
  readonly log: Surroundings['log'];
  readonly topics: Log;
  readonly committer: Committer;
  readonly guard: Guard;
  readonly limits: LoadLimits;
  readonly retry: RetryPolicy;
}

export class Runner<T> implements Listener {
  readonly processor: Processor<T>;
  readonly #deps: RunnerDeps;
  readonly #partitions = new Map<Assignment, Progress>();
  readonly #lanes = new Lanes<Flight<T>>();
  readonly #waiting = new Set<Flight<T>>();
  readonly #load: Load;
  readonly #pump: CommitPump<T>;
  readonly #stop = new AbortController();
  #membership: Membership | null = null;
  #running = 0;
  #stopping = false;
  #settledDown: (() => void) | null = null;

  constructor(processor: Processor<T>, deps: RunnerDeps) {
    this.processor = processor;
    this.#deps = deps;
    this.#load = new Load(deps.limits);
    this.#pump = new CommitPump(processor.name, deps, {
      progress: (assignment) => this.#partitions.get(assignment),
      finished: (settled) => this.#finish(settled),
      failed: (flight, error) => this.#settle(flight, answerOf(error)),
      drained: () => this.#checkQuiet(),
    });
  }

  async start(): Promise<void> {
    this.#membership = await this.#deps.topics.join(this.processor.name, this.processor.input.topic, this);
    this.#balance();
  }

  /** Finishes what is being handled, for at most `deadlineMs`, then aborts it; takes no new work. */
  async stop(deadlineMs: number): Promise<void> {
    this.#stopping = true;
    for (const flight of this.#waiting) flight.cancelWait?.();
    for (const assignment of this.#partitions.keys()) this.#membership?.pause(assignment);
    await this.#quiet(deadlineMs);
    this.#stop.abort(new Error('the daemon stops'));
    await this.#pump.close();
    await this.#membership?.leave();
    this.#partitions.clear();
  }

  assigned(assignment: Assignment): void {
    this.#partitions.set(assignment, new Progress(assignment.committed));
  }

  revoked(assignment: Assignment): void {
    this.#partitions.delete(assignment);
    this.#load.forget(assignment);
    for (const flight of this.#waiting) {
      if (flight.assignment !== assignment) continue;
      flight.cancelWait?.();
      this.#drop(flight);
    }
  }

  records(assignment: Assignment, records: readonly LogRecord[]): void {
    const progress = this.#partitions.get(assignment);
    if (!progress || this.#stopping) return;
    for (const record of records) {
      if (!progress.deliver(record.offset)) continue;
      const flight = new Flight(assignment, record, this.processor);
      this.#load.add(flight.bytes);
      if (this.#lanes.enter(flight.key, flight)) this.#handle(flight);
    }
    this.#balance();
  }

  failed(error: unknown): void {
    void this.#deps.guard.confirm(error);
  }

  #handle(flight: Flight<T>): void {
    this.#waiting.delete(flight);
    flight.cancelWait = null;
    if (this.#stopping || this.#isOver(flight)) return this.#drop(flight);
    const { guard } = this.#deps;
    if (guard.cause !== null) return void guard.ready().then(() => this.#handle(flight));
    const { input, attempts } = historyOf(flight.record);
    const context = new HandlerContext(this.processor.name, input, attempts + 1, this.#stop.signal, this.#deps);
    const answer = this.#ask(flight, context);
    if (!(answer instanceof Promise)) return this.#settle(flight, answer);
    this.#running += 1;
    void answerInTime(answer, this.processor.deadlineMs, context, this.#deps.clock).then((settled) => {
      this.#running -= 1;
      this.#settle(flight, settled);
      this.#checkQuiet();
    });
  }

  #ask(flight: Flight<T>, context: HandlerContext): Answer | Promise<Answer> {
    if (!flight.decoded.ok) return answerOf(flight.decoded.error);
    try {
      return this.processor.handle(flight.decoded.value, flight.record, context);
    } catch (error) {
      return answerOf(error);
    }
  }

  #settle(flight: Flight<T>, answer: Answer): void {
    if (this.#isOver(flight) || this.#stop.signal.aborted) return this.#drop(flight);
    if (answer.kind === 'halt') return this.#confirmHalt(flight, answer.cause);
    const { clock, meter, log } = this.#deps;
    const outcome = settle(answer, flight.handled(this.processor), clock.now(), this.#deps.retry);
    if (outcome.kind !== 'wait') return this.#pump.add({ flight, outcome });
    meter.count(`${this.processor.name}.wait`);
    log.debug({ processor: this.processor.name, input: flight.input, until: outcome.until }, 'waits');
    if (this.#stopping) return this.#drop(flight);
    flight.record = outcome.record;
    flight.cancelWait = clock.after(outcome.until - clock.now(), () => this.#handle(flight));
    this.#waiting.add(flight);
  }

  #confirmHalt(flight: Flight<T>, cause: unknown): void {
    this.#running += 1;
    void this.#deps.guard.confirm(cause).then((halted) => {
      this.#running -= 1;
      if (halted) this.#handle(flight);
      else this.#settle(flight, retry(cause));
      this.#checkQuiet();
    });
  }

  #finish({ flight, outcome }: Settled<T>): void {
    const { log, meter } = this.#deps;
    meter.count(`${this.processor.name}.${outcome.kind}`);
    this.#partitions.get(flight.assignment)?.finish(flight.record.offset);
    if (outcome.cause !== undefined) {
      const fields = { processor: this.processor.name, input: flight.input, ...flight.handled(this.processor).facts };
      log.warn({ ...fields, err: outcome.cause }, outcome.kind === 'retry' ? 'will be tried again' : 'failed');
    }
    this.#drop(flight);
  }

  /** The flight is over, committed or not: its order key and its share of the load are free again. */
  #drop(flight: Flight<T>): void {
    this.#waiting.delete(flight);
    this.#load.remove(flight.bytes);
    const next = this.#lanes.leave(flight.key);
    if (next) queueMicrotask(() => this.#handle(next));
    else this.#balance();
    this.#checkQuiet();
  }

  #isOver(flight: Flight<T>): boolean {
    return !this.#partitions.has(flight.assignment);
  }

  #balance(): void {
    if (this.#membership && !this.#stopping) this.#load.balance(this.#partitions, this.#membership);
  }

  #quiet(deadlineMs: number): Promise<void> {
    return new Promise((resolve) => {
      const cancel = this.#deps.clock.after(deadlineMs, resolve);
      this.#settledDown = () => {
        cancel();
        resolve();
      };
      this.#checkQuiet();
    });
  }

  #checkQuiet(): void {
    if (this.#running === 0 && this.#pump.idle) this.#settledDown?.();
  }
}
