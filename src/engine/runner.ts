/**
 * Runs one processor over its topic.
 *
 * A record's way: delivered -> [its order key is free] -> handled -> settled -> committed; or, when deferred for a
 * short time: handled -> waits -> handled again. What is not committed when an assignment or the process ends is
 * delivered again to whoever comes next; nothing else needs to be undone.
 */
import type { Committer } from '../ports/committer.ts';
import type { Assignment, Listener, Log, LogRecord, Membership } from '../ports/log.ts';
import type { Store } from '../ports/store.ts';
import type { Settlement } from './commit.ts';
import { Flight } from './flight.ts';
import type { Guard } from './guard.ts';
import { answerInTime, answerOf, ask, HandlerContext, isOverrun, type Surroundings } from './handling.ts';
import { Lanes } from './lanes.ts';
import { Load, type LoadLimits } from './load.ts';
import type { RetryPolicy } from './policy.ts';
import { type Answer, defer, type Processor, reject, retry } from './processor.ts';
import { Progress } from './progress.ts';
import { Pumps } from './pumps.ts';
import { Quiet } from './quiet.ts';
import { type Settled as Answerable, answerBefore, endOf, type Outcome, settle } from './settle.ts';
import { namingOf, tellEnd, tellReading } from './telling.ts';
import { Tenancy } from './tenancy.ts';
import { carrying } from './tracing.ts';
import { noteTruncation } from './truncation.ts';

export interface RunnerDeps extends Surroundings {
  readonly log: Log;
  readonly store: Pick<Store, 'noteTruncation'>;
  readonly committer: Committer;
  readonly lingerMs: number;
  readonly guard: Guard;
  readonly limits: LoadLimits;
  readonly retry: RetryPolicy;
}

export class Runner<T> implements Listener {
  readonly processor: Processor<T>;
  readonly tenancy: Tenancy;
  readonly #deps: RunnerDeps;
  readonly #partitions = new Map<Assignment, Progress>();
  readonly #lanes = new Lanes<Flight<T>>();
  readonly #waiting = new Set<Flight<T>>();
  /** What is being handled, with what stops it. */
  readonly #running = new Map<Flight<T>, HandlerContext | null>();
  readonly #load: Load;
  readonly #policy: RetryPolicy;
  readonly #pumps: Pumps<T>;
  readonly #stop = new AbortController();
  readonly #quiet = new Quiet();
  #membership: Membership | null = null;
  /** Nothing is committed until what was lost is noted: its place would be the last trace of it. */
  #noted: Promise<unknown> = Promise.resolve();
  #stopping = false;

  constructor(processor: Processor<T>, deps: RunnerDeps) {
    this.processor = processor;
    this.#deps = deps;
    this.tenancy = new Tenancy(processor.name, deps);
    this.#policy = processor.ageless ? { ...deps.retry, maxAgeMs: Number.POSITIVE_INFINITY } : deps.retry;
    this.#load = new Load({ ...deps.limits, recordsPerPartition: processor.recordsPerPartition });
    this.#pumps = new Pumps(processor.name, deps, {
      ready: () => this.#noted.then(() => deps.guard.ready()),
      progress: (assignment) => this.#partitions.get(assignment),
      finished: (settled) => this.#finish(settled),
      failed: (flight, error) => this.#settle(flight, answerOf(error)),
      dropped: (flight) => this.#drop(flight),
      drained: () => this.#checkQuiet(),
    });
  }

  async start(): Promise<void> {
    this.#membership = await this.#deps.log.join(this.processor.name, this.processor.input.topic, this);
    this.#balance();
  }

  /** Finishes what is being handled, for at most `deadlineMs`, then aborts it; takes no new work. */
  async stop(deadlineMs: number): Promise<void> {
    this.#stopping = true;
    this.tenancy.close();
    for (const flight of this.#waiting) flight.cancelWait?.();
    for (const assignment of this.#partitions.keys()) this.#membership?.pause(assignment);
    // while halted nothing can be committed: there is nothing to wait for
    const quiet = this.#quiet.within(this.#deps.guard.cause === null ? deadlineMs : 0, this.#deps.clock);
    this.#checkQuiet();
    await quiet;
    this.#stop.abort(new Error('the daemon stops'));
    await this.#pumps.close();
    await this.#membership?.leave();
    this.#partitions.clear();
  }

  assigned(assignment: Assignment): void {
    this.#deps.committer.assigned(assignment);
    this.#partitions.set(assignment, new Progress(assignment.committed));
    this.tenancy.assigned(assignment);
  }

  revoked(assignment: Assignment): void {
    this.tenancy.revoked(assignment);
    this.#partitions.delete(assignment);
    this.#load.forget(assignment);
    this.#pumps.revoked(assignment);
    for (const [flight, context] of this.#running) {
      if (flight.assignment === assignment) context?.abort(new Error('the partition is no longer ours'));
    }
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
      this.#load.add(assignment, flight.bytes);
      if (this.#lanes.enter(flight.key, flight)) this.#handle(flight);
    }
    this.#balance();
  }

  /** Records between their delivery and their commit. */
  get inFlight(): number {
    return this.#load.records;
  }

  failed(error: unknown): void {
    const { guard } = this.#deps;
    void guard.confirm(error).then((halted) => halted || tellReading(this.processor.name, error, this.#deps));
  }

  truncated({ topic, partition }: Assignment, from: number, to: number): void {
    const lost = { processor: this.processor.name, topic, partition, from, to, at: this.#deps.clock.now() };
    const noted = noteTruncation(lost, this.#deps, this.#stop.signal);
    this.#noted = Promise.all([this.#noted, noted]);
  }

  #handle(flight: Flight<T>): void {
    this.#waiting.delete(flight);
    flight.cancelWait = null;
    if (this.#stopping || this.#isOver(flight)) return this.#drop(flight);
    const { guard, clock } = this.#deps;
    if (guard.cause !== null) return void guard.ready().then(() => this.#handle(flight));
    flight.begun = clock.now();
    const early = answerBefore(flight.record, clock.now(), this.#policy);
    if (early !== null) return this.#settle(flight, early);
    const endsAt = endOf(flight.record, this.#policy);
    const span = flight.trace(this.processor.name, this.#deps.tracer ?? carrying);
    const context = new HandlerContext(this.processor.name, flight, endsAt, this.#stop.signal, this.#deps);
    const started = performance.now();
    const answer = span.within(() => ask(this.processor, flight, context));
    if (answer instanceof Promise) {
      this.#await(flight, this.#inTime(flight, answer, context, started), context);
    } else {
      this.#handled(started);
      this.#settle(flight, answer);
    }
  }

  /** Whoever waited for what was down is no slower than others. */
  async #inTime(flight: Flight<T>, work: Promise<Answer>, context: HandlerContext, started: number): Promise<Answer> {
    const answer = await answerInTime(work, this.processor.deadlineMs, context, this.#deps.clock);
    this.#handled(started);
    return isOverrun(answer) ? this.#confirm(flight, answer.cause) : answer;
  }

  #handled(started: number): void {
    this.#deps.meter.time('handling', { processor: this.processor.name }, performance.now() - started);
  }

  #await(flight: Flight<T>, answer: Promise<Answer>, context: HandlerContext | null): void {
    this.#running.set(flight, context);
    void answer.then((settled) => {
      this.#running.delete(flight);
      this.#settle(flight, settled);
      this.#checkQuiet();
    });
  }

  #settle(flight: Flight<T>, answer: Answer): void {
    if (this.#isOver(flight) || this.#stop.signal.aborted) return this.#drop(flight);
    if (answer.kind === 'halt') return this.#await(flight, this.#confirm(flight, answer.cause), null);
    const outcome = this.#outcome(flight, answer);
    if (outcome.kind === 'wait') this.#wait(flight, outcome);
    else this.#pumps.add({ flight, outcome });
  }

  /** After a halt the record is handled again at once; where there was none, its own fault is its own retry. */
  async #confirm(flight: Flight<T>, cause: unknown): Promise<Answer> {
    const { guard, clock } = this.#deps;
    const halted = guard.wasDownSince(flight.begun) || (await guard.confirm(cause));
    return halted ? defer(clock.now()) : retry(cause);
  }

  /** Settling must not throw: a record that can be neither finished nor parked would hold up its partition for ever. */
  #outcome(flight: Flight<T>, answer: Answerable): Outcome {
    const { clock, logger } = this.#deps;
    try {
      return settle(answer, flight.handled(this.processor), clock.now(), this.#policy);
    } catch (error) {
      logger.error({ err: error, ...namingOf(this.processor.name, flight) }, 'a bug in settling');
      return settle(reject(error), flight.bare(this.processor), clock.now(), this.#policy);
    }
  }

  #wait(flight: Flight<T>, { until, record }: Extract<Outcome, { kind: 'wait' }>): void {
    const { clock, meter, logger } = this.#deps;
    meter.count('records', { processor: this.processor.name, outcome: 'wait' });
    if (this.#stopping) return this.#drop(flight);
    logger.debug({ ...namingOf(this.processor.name, flight), until }, 'waits');
    flight.record = record;
    flight.cancelWait = clock.after(until - clock.now(), () => this.#handle(flight));
    this.#waiting.add(flight);
  }

  #finish(settled: Settlement<T>): void {
    const { flight } = settled;
    this.#partitions.get(flight.assignment)?.finish(flight.record.offset);
    tellEnd(this.processor.name, settled, this.#deps);
    this.#drop(flight);
  }

  /** The flight is over, committed or not: its order key and its share of the load are free again. */
  #drop(flight: Flight<T>): void {
    this.#waiting.delete(flight);
    flight.endTrace('dropped');
    this.#load.remove(flight.assignment, flight.bytes);
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

  #checkQuiet(): void {
    if (this.#running.size === 0 && this.#pumps.idle) this.#quiet.reached();
  }
}
