/** Connections that are cut at any word of a batch's way: every work is done once, and its record published once. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { openPostgres } from '../../src/drivers/postgres/index.ts';
import { StoredEmitsCommitter } from '../../src/engine/stored-emits.ts';
import type { Batch, Work } from '../../src/ports/committer.ts';
import { CodedError } from '../../src/ports/errors.ts';
import type { Assignment, Log } from '../../src/ports/log.ts';
import type { Store } from '../../src/ports/store.ts';
import { Recorder, record, text, topic } from '../contract/harness.ts';
import { document } from '../contract/store-rows.ts';
import { makeSqlitePlace } from '../sqlite/place.ts';
import { needs } from '../support/missing.ts';
import { sharedPostgres } from '../support/shared.ts';
import { newDatabase, optionsFor } from './place.ts';
import { Wire } from './wire.ts';

const cut = fc.record({
  word: fc.constantFrom('begin', 'owners', 'savepoint', 'documents', 'kept_emits', 'release', 'commit'),
  arrives: fc.boolean(),
});
/** Sizes of batches, each with the cuts that meet it, one after the other. */
const batches = fc.array(fc.record({ size: fc.integer({ min: 1, max: 4 }), cuts: fc.array(cut, { maxLength: 3 }) }), {
  minLength: 1,
  maxLength: 8,
});

describe('cut connections', needs(await sharedPostgres()), () => {
  test('neither lose a work nor do it twice', () =>
    fc.assert(
      fc.asyncProperty(batches, async (all) => {
        await withWire(async (log, store, wire) => {
          const run = await Run.start(log, store);
          for (const { size, cuts } of all) {
            const left = [...cuts];
            await run.commit(size, () => {
              const next = left.shift();
              if (next !== undefined) wire.cutAt(next.word, next.arrives);
            });
          }
          await run.check();
        });
      }),
      { numRuns: 20 },
    ));
});

async function withWire(run: (log: Log, store: Store, wire: Wire) => Promise<void>): Promise<void> {
  const place = await makeSqlitePlace();
  const { log, close } = await place.open();
  await Wire.between(await newDatabase(), async (wire) => {
    const store = await openPostgres(optionsFor(wire.url, { connections: 3, onError: () => undefined }));
    try {
      await run(log, store, wire);
    } finally {
      await store.close();
      await close();
      await place.remove();
    }
  });
}

class Run {
  readonly #log: Log;
  readonly #store: Store;
  readonly #committer: StoredEmitsCommitter;
  readonly #recorder: Recorder;
  #done = 0;

  private constructor(log: Log, store: Store, recorder: Recorder) {
    this.#log = log;
    this.#store = store;
    this.#committer = new StoredEmitsCommitter({ log, store });
    this.#recorder = recorder;
  }

  static async start(log: Log, store: Store): Promise<Run> {
    await log.ensureTopics([topic('in', { partitions: 1 }), topic('out', { partitions: 1 })]);
    const recorder = new Recorder();
    await log.join('p', 'in', recorder);
    return new Run(log, store, recorder);
  }

  /** Commits so many new works, again and again until they are done; `before` each time. */
  async commit(size: number, before: () => void): Promise<void> {
    const works = Array.from({ length: size }, (_, at) => workOf(this.#done + at));
    for (;;) {
      before();
      const assignment = await this.#recorder.assignment(0);
      if (await this.#attempt(assignment, works)) break;
    }
    this.#done += size;
  }

  async #attempt(assignment: Assignment, works: readonly Work[]): Promise<boolean> {
    const progress = (done: readonly Work[]) => ({ offset: this.#done + done.length, metadata: '' });
    const batch: Batch = { processor: 'p', assignment, works, progress };
    try {
      const failed = await this.#committer.commit([batch]);
      for (const error of failed.values()) assert.equal((error as CodedError).code, 'ASSIGNMENT_REVOKED');
      return failed.size === 0;
    } catch (error) {
      assert.ok(error instanceof CodedError && error.disposition === 'halt', String(error));
      return false;
    }
  }

  async check(): Promise<void> {
    const numbers = Array.from({ length: this.#done }, (_, n) => n);
    const records = await this.#log.read('out', 0, 0, 1_000);
    assert.deepEqual(records.map(text), numbers.map(String));
    const revisions = numbers.map(async (n) => (await this.#store.document(`d${n}`))?.revision);
    assert.deepEqual(
      await Promise.all(revisions),
      numbers.map(() => 1),
    );
    assert.equal((await this.#log.committed('p', 'in')).get(0)?.offset, this.#done);
  }
}

const workOf = (n: number): Work => ({
  input: `in/0/${n}`,
  offset: n,
  digest: `of ${n}`,
  emits: [],
  effects: async (tx) => {
    const row = await tx.document(`d${n}`);
    await tx.putDocument(document((row?.revision ?? 0) + 1, { id: `d${n}` }));
    return [record('out', String(n))];
  },
});
