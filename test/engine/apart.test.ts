/**
 * The engine's promise where Log and Store are two databases and processes come, go and are mistaken: each record ends
 * once for a reader of committed data, with exactly one change to the Store.
 */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setImmediate as turn } from 'node:timers/promises';
import fc from 'fast-check';
import { type Engine, startEngine } from '../../src/engine/engine.ts';
import { Meter } from '../../src/engine/meter.ts';
import { BACK_OFF } from '../../src/engine/policy.ts';
import { StoredEmitsCommitter } from '../../src/engine/stored-emits.ts';
import { Databases, type LogFate, type Party, type StoreFate } from './apart.ts';
import { type Job, job, type Work, worker } from './jobs.ts';
import { ManualClock, silent } from './world.ts';

const PROCESSES = 2;

type Step =
  | { kind: 'submit'; steps: Job['steps']; lane: string | null }
  | { kind: 'release'; process: number; index: number }
  | { kind: 'tick'; ms: number }
  | { kind: 'log'; fate: LogFate }
  | { kind: 'store'; fate: StoreFate }
  | { kind: 'own'; turns: number }
  | { kind: 'outage'; of: 'logDown' | 'storeDown' }
  | { kind: 'crash' | 'deafen' | 'hear'; process: number }
  | { kind: 'rebalance' };

const process = fc.nat(PROCESSES - 1);
const just = <K extends string>(kind: K) => fc.constant(kind);
const jobSteps = fc.array(
  fc.constantFrom<Job['steps'][number]>('retry', 'defer-short', 'defer-long', 'bug', 'effects-fail', 'reject'),
  { maxLength: 2 },
);
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 7, arbitrary: fc.record({ kind: just('release'), process, index: fc.nat(9) }) },
  { weight: 5, arbitrary: fc.record({ kind: just('submit'), steps: jobSteps, lane: fc.constantFrom(null, 'a', 'b') }) },
  { weight: 2, arbitrary: fc.record({ kind: just('tick'), ms: fc.constantFrom(1_000, 10_000, 60_000) }) },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: just('log'),
      fate: fc.constantFrom<LogFate>(
        'ok',
        'down',
        'doubt-before',
        'doubt-after',
        'crash-before',
        'crash-after',
        'move-before',
      ),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: just('store'),
      fate: fc.constantFrom<StoreFate>('ok', 'down', 'unknown', 'late', 'again', 'crash-before', 'crash-after'),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: just('own'), turns: fc.nat(60) }) },
  {
    weight: 1,
    arbitrary: fc.record({ kind: just('outage'), of: fc.constantFrom('logDown' as const, 'storeDown' as const) }),
  },
  { weight: 1, arbitrary: fc.record({ kind: just('crash'), process }) },
  { weight: 2, arbitrary: fc.record({ kind: just('rebalance') }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constantFrom('deafen' as const, 'hear' as const), process }) },
);

/** A process: it starts again after every crash. */
class Process implements Party {
  readonly clock = new ManualClock();
  readonly work: Work;
  alive = true;
  deaf = false;
  engine: Engine | null = null;
  readonly #databases: Databases;

  constructor(databases: Databases, now: number, skip: number) {
    this.work = worker(60_000, skip);
    this.#databases = databases;
    this.clock.advance(now - this.clock.now());
  }

  now(): number {
    return this.clock.now();
  }

  async start(): Promise<void> {
    const log = this.#databases.log(this);
    const store = this.#databases.store(this);
    this.engine = await startEngine([this.work.processor], {
      clock: this.clock,
      logger: silent,
      meter: new Meter(),
      log,
      store,
      committer: new StoredEmitsCommitter({ log, store }),
      limits: { records: 8, bytes: 1_000_000, window: 64 },
      retry: { ...BACK_OFF, maxAttempts: 5, maxAgeMs: 86_400_000 },
      journal: null,
      stopMs: 1_000,
    });
  }

  crash(): void {
    this.alive = false;
    this.clock.clear();
    this.#databases.bury(this);
  }
}

class Run {
  submitted = 0;
  most = 0;
  readonly databases = new Databases();
  #processes: Process[] = [];
  #now = new ManualClock().now();

  async start(): Promise<void> {
    for (let index = 0; index < PROCESSES; index++) await this.#startProcess(index);
    await this.#settle();
  }

  async apply(step: Step): Promise<void> {
    if (step.kind === 'submit') {
      this.databases.append([job(`job-${this.submitted++}`, step.steps, step.lane)], this.#now);
    }
    if (step.kind === 'release') this.#processes[step.process]?.work.release(step.index);
    if (step.kind === 'tick') this.#advance(step.ms);
    if (step.kind === 'log') this.databases.logFates.push(step.fate);
    if (step.kind === 'store') this.databases.storeFates.push(step.fate);
    if (step.kind === 'own') this.databases.ownTurns.push(step.turns);
    if (step.kind === 'outage') this.databases[step.of] = !this.databases[step.of];
    if (step.kind === 'rebalance') this.databases.rebalance();
    if (step.kind === 'crash') this.#processes[step.process]?.crash();
    if (step.kind === 'deafen' || step.kind === 'hear') this.#setDeaf(step.process, step.kind === 'deafen');
    await this.#settle();
  }

  /** Nothing fails any more, and time passes until nothing is left. */
  async finish(): Promise<void> {
    Object.assign(this.databases, { logFates: [], storeFates: [], ownTurns: [], logDown: false, storeDown: false });
    for (let index = 0; index < PROCESSES; index++) this.#setDeaf(index, false);
    for (let round = 0; round < 400; round++) {
      for (const { work } of this.#processes) while (work.release(0)) await this.#settle();
      await this.#settle();
      if (await this.#processes[0]?.engine?.idle()) return;
      this.#advance(5_000);
      await this.#settle();
    }
    assert.fail('the records do not come to an end');
  }

  #setDeaf(index: number, deaf: boolean): void {
    const process = this.#processes[index];
    if (process === undefined) return;
    process.deaf = deaf;
    if (!deaf) this.databases.hear(process);
  }

  #advance(ms: number): void {
    this.#now += ms;
    for (const { clock } of this.#processes) clock.advance(ms);
  }

  async #startProcess(index: number): Promise<void> {
    const process = new Process(this.databases, this.#now, index);
    this.#processes[index] = process;
    await process.start();
  }

  /** Lets everything happen that can happen without time passing. */
  async #settle(): Promise<void> {
    for (let round = 0; round < 12; round++) {
      await turn();
      this.databases.deliver();
    }
    for (const [index, { alive, work }] of this.#processes.entries()) {
      this.most = Math.max(this.most, work.most);
      if (!alive) await this.#startProcess(index);
    }
  }
}

test('two databases, two processes: each record ends once, with one change to the Store', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 60 }), async (steps) => {
      const run = new Run();
      await run.start();
      for (const one of steps) await run.apply(one);
      await run.finish();
      check(run);
    }),
    { numRuns: Number(globalThis.process.env.RUNS ?? 300) },
  );
});

function check({ databases, submitted, most }: Run): void {
  const outputs = databases.records('out').map(({ key }) => key);
  const failures = databases
    .records('failures')
    .map(({ value }) => JSON.parse(Buffer.from(value).toString()).documentId);
  const all = Array.from({ length: submitted }, (_, index) => `job-${index}`).sort();
  assert.deepEqual([...outputs, ...failures].sort(), all);
  assert.deepEqual([...databases.changes.keys()].sort(), all);
  assert.ok([...databases.changes.values()].every((count) => count === 1));
  assert.ok(most <= 1, 'one process handled two records of one order key at once');
}
