/** The embedded log against a model of itself: random appends, commits, rejoins and crashes. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import type { Batch, Work } from '../../src/ports/committer.ts';
import { CodedError } from '../../src/ports/errors.ts';
import type { Assignment, Membership } from '../../src/ports/log.ts';
import { type Instance, type Place, Recorder, record, text, topic } from '../contract/harness.ts';
import { makeSqlitePlace } from './place.ts';

const PARTITIONS = 3;

type Step =
  | { readonly kind: 'append'; readonly keys: readonly (string | null)[] }
  | { readonly kind: 'commit'; readonly partition: number; readonly share: number; readonly emits: number }
  | { readonly kind: 'halt'; readonly partition: number }
  | { readonly kind: 'stale'; readonly partition: number }
  | { readonly kind: 'pause' | 'resume'; readonly partition: number }
  | { readonly kind: 'rejoin' }
  | { readonly kind: 'crash' };

const partition = fc.nat(PARTITIONS - 1);
const key = fc.option(fc.constantFrom('a', 'b', 'c', 'd', 'ё', ''));
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('append'), keys: fc.array(key, { maxLength: 12 }) }) },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('commit'),
      partition,
      share: fc.double({ min: 0, max: 1, noNaN: true }),
      emits: fc.nat(3),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constantFrom('halt', 'stale', 'pause', 'resume'), partition }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constantFrom('rejoin', 'crash') }) },
);

/** What the log must hold, and the log, driven by the same steps. */
class Simulation {
  readonly #place: Place;
  readonly #written: string[][] = Array.from({ length: PARTITIONS }, () => []);
  readonly #committed: number[] = Array.from({ length: PARTITIONS }, () => 0);
  readonly #paused = new Set<number>();
  readonly #old: Assignment[] = [];
  #instance: Instance;
  #membership: Membership | null = null;
  #recorder = new Recorder();
  /** Where the present member began. */
  #from: number[] = [];
  #count = 0;

  constructor(place: Place, instance: Instance) {
    this.#place = place;
    this.#instance = instance;
  }

  async join(): Promise<void> {
    this.#old.push(...this.#recorder.assignments);
    this.#recorder = new Recorder();
    this.#from = [...this.#committed];
    this.#paused.clear();
    this.#membership = await this.#instance.log.join('g', 't', this.#recorder);
    for (const { partition: at, committed } of this.#recorder.assignments) {
      assert.equal(committed?.offset ?? 0, this.#committed[at]);
    }
  }

  async run(one: Step): Promise<void> {
    switch (one.kind) {
      case 'append':
        return this.#append(one.keys);
      case 'commit':
        return this.#commit(one.partition, one.share, one.emits);
      case 'halt':
        return this.#halt(one.partition);
      case 'stale':
        return this.#stale(one.partition);
      case 'pause':
      case 'resume':
        return this.#setPaused(one.partition, one.kind === 'pause');
      case 'rejoin':
        await this.#membership?.leave();
        return this.join();
      case 'crash':
        await this.close();
        this.#instance = await this.#place.open();
        return this.join();
    }
  }

  /** Everything from where the member began has come, in order, once, but for what a pause may hold back. */
  async check(): Promise<void> {
    const expected = this.#written.map((values, at) => values.slice(this.#from[at]));
    const got = (at: number) =>
      this.#recorder.got.filter((one) => one.record.partition === at).map((one) => text(one.record));
    const running = expected.flatMap((_, at) => (this.#paused.has(at) ? [] : [at]));
    const arrived = () => running.every((at) => got(at).length >= (expected[at]?.length ?? 0));
    await this.#recorder.until(arrived, 'the records of the model');
    for (const [at, values] of expected.entries()) {
      assert.deepEqual(got(at), this.#paused.has(at) ? values.slice(0, got(at).length) : values);
    }
    const places = await this.#instance.log.committed('g', 't');
    for (const [at, offset] of this.#committed.entries()) assert.equal(places.get(at)?.offset ?? 0, offset);
  }

  close(): Promise<void> {
    return this.#instance.close();
  }

  #records(keys: readonly (string | null)[]) {
    return keys.map((one) => record('t', String(this.#count++), one));
  }

  async #append(keys: readonly (string | null)[]): Promise<void> {
    const records = this.#records(keys);
    const positions = await this.#instance.log.append(records);
    for (const [index, position] of positions.entries()) {
      const values = this.#written[position.partition];
      assert.equal(position.offset, values?.length);
      values?.push(String(this.#count - records.length + index));
    }
  }

  async #commit(at: number, share: number, emits: number): Promise<void> {
    const end = this.#written[at]?.length ?? 0;
    const offset = Math.max(this.#committed[at] ?? 0, Math.round(end * share));
    const works = this.#records(Array.from({ length: emits }, () => 'emitted')).map((one) => workOf(one));
    const failed = await this.#instance.committer.commit([
      this.#batch(await this.#recorder.assignment(at), works, offset),
    ]);
    assert.equal(failed.size, 0);
    this.#committed[at] = offset;
    const home = (await this.#instance.log.read('t', 0, 0, 1e6)).concat(
      await this.#instance.log.read('t', 1, 0, 1e6),
      await this.#instance.log.read('t', 2, 0, 1e6),
    );
    for (const work of works) {
      const value = text(work.emits[0] ?? record('t', ''));
      const found = home.find((one) => text(one) === value);
      assert.equal(found?.offset, this.#written[found?.partition ?? -1]?.length);
      this.#written[found?.partition ?? -1]?.push(value);
    }
  }

  async #halt(at: number): Promise<void> {
    const halting: Work = {
      input: 'x',
      offset: 0,
      emits: [],
      effects: async () => {
        throw new CodedError('STORE_UNAVAILABLE', 'gone');
      },
    };
    const works = [workOf(record('t', 'never')), halting];
    const commit = this.#instance.committer.commit([this.#batch(await this.#recorder.assignment(at), works, 1e6)]);
    await assert.rejects(commit, { code: 'STORE_UNAVAILABLE' });
  }

  async #stale(at: number): Promise<void> {
    const old = this.#old.find((one) => one.partition === at);
    if (old === undefined) return;
    const work = workOf(record('t', 'never'));
    const failed = await this.#instance.committer.commit([this.#batch(old, [work], 1e6)]);
    assert.equal(failed.size, 1);
  }

  async #setPaused(at: number, paused: boolean): Promise<void> {
    const assignment = await this.#recorder.assignment(at);
    if (paused) this.#membership?.pause(assignment);
    else this.#membership?.resume(assignment);
    if (paused) this.#paused.add(at);
    else this.#paused.delete(at);
  }

  #batch(assignment: Assignment, works: readonly Work[], offset: number): Batch {
    return { processor: 'g', assignment, works, progress: () => ({ offset, metadata: '' }) };
  }
}

const workOf = (emit: ReturnType<typeof record>): Work => ({ input: 'x', offset: 0, effects: null, emits: [emit] });

test('the log does what its model does', { timeout: 60_000 }, () =>
  fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
      const place = await makeSqlitePlace();
      const instance = await place.open();
      await instance.log.ensureTopics([topic('t', { partitions: PARTITIONS })]);
      const simulation = new Simulation(place, instance);
      try {
        await simulation.join();
        for (const one of steps) {
          await simulation.run(one);
          await simulation.check();
        }
      } finally {
        await simulation.close();
        await place.remove();
      }
    }),
    { numRuns: 60 },
  ),
);
