/** The engine against its promise: whatever finishes in whatever order, and wherever it crashes, each record ends once. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { type Job, job, worker } from './jobs.ts';
import { type CommitFate, World } from './world.ts';

type Step =
  | { kind: 'release'; index: number }
  | { kind: 'submit'; steps: Job['steps']; lane: string | null }
  | { kind: 'tick'; ms: number }
  | { kind: 'crash' }
  | { kind: 'fate'; fate: CommitFate };

const jobSteps = fc.array(
  fc.constantFrom<Job['steps'][number]>('retry', 'defer-short', 'defer-long', 'bug', 'effects-fail', 'reject'),
  { maxLength: 2 },
);
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('release' as const), index: fc.nat(20) }) },
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant('submit' as const),
      steps: jobSteps,
      lane: fc.constantFrom(null, 'a', 'b'),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('tick' as const), ms: fc.constantFrom(1_000, 10_000, 60_000) }),
  },
  { weight: 1, arbitrary: fc.constant({ kind: 'crash' as const }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('fate' as const),
      fate: fc.constantFrom<CommitFate>('crash-before', 'crash-after', 'down', 'later'),
    }),
  },
);

test('each record ends exactly once, as output or as failure, with exactly one change to the store', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 60 }), async (steps) => {
      const world = new World();
      const run = new Run(world);
      await run.start();
      for (const one of steps) await run.apply(one);
      await run.finish();
      check(world, run.submitted);
      assert.ok(run.most <= 1, 'two records of one order key were handled at once');
    }),
    { numRuns: 500 },
  );
});

class Run {
  submitted = 0;
  most = 0;
  readonly #world: World;
  #work = worker();
  #generation = 0;

  constructor(world: World) {
    this.#world = world;
  }

  async start(): Promise<void> {
    this.#work = worker();
    await this.#world.start([this.#work.processor]);
    this.#generation = this.#world.generation;
    await this.#world.settle();
  }

  async apply(step: Step): Promise<void> {
    if (step.kind === 'submit') this.#world.append([job(`job-${this.submitted++}`, step.steps, step.lane)]);
    if (step.kind === 'release') this.#work.release(step.index);
    if (step.kind === 'tick') this.#world.clock.advance(step.ms);
    if (step.kind === 'crash') this.#world.crash();
    if (step.kind === 'fate') this.#world.commitFates.push(step.fate);
    await this.#settle();
  }

  /** Everything ends: handlings are released and time passes until nothing is left. */
  async finish(): Promise<void> {
    this.#world.commitFates = [];
    for (let round = 0; round < 400; round++) {
      while (this.#work.release(0)) await this.#settle();
      await this.#settle();
      if (await this.#world.engine.idle()) return;
      this.#world.clock.advance(5_000);
      await this.#settle();
    }
    assert.fail('the records do not come to an end');
  }

  async #settle(): Promise<void> {
    await this.#world.settle();
    this.most = Math.max(this.most, this.#work.most);
    if (this.#world.generation !== this.#generation) await this.start();
  }
}

function check(world: World, submitted: number): void {
  const outputs = (world.topics.get('out') ?? []).map(({ key }) => key);
  const failures = (world.topics.get('failures') ?? []).map(
    ({ value }) => JSON.parse(Buffer.from(value).toString()).documentId,
  );
  const ends = [...outputs, ...failures].sort();
  assert.deepEqual(ends, Array.from({ length: submitted }, (_, index) => `job-${index}`).sort());
  const changes = [...world.effects.values()];
  assert.equal(changes.length, submitted);
  assert.ok(changes.every((count) => count === 1));
}
