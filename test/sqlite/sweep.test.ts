import assert from 'node:assert/strict';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { type Embedded, openEmbedded } from '../../src/drivers/sqlite/index.ts';
import { Recorder, record, text, topic } from '../contract/harness.ts';
import { DAY, optionsFor, withFolder } from './place.ts';

class TestClock {
  time = 1_800_000_000_000;

  now(): number {
    return this.time;
  }

  after(): () => void {
    return () => undefined;
  }
}

async function sweepAll(embedded: Embedded, limit = 100): Promise<number> {
  let gone = 0;
  for (;;) {
    const swept = await embedded.sweep(limit);
    assert.ok(swept <= limit);
    if (swept === 0) return gone;
    gone += swept;
  }
}

const texts = async ({ log }: Embedded, name: string): Promise<string[]> => (await log.read(name, 0, 0, 1e6)).map(text);

describe('retention', () => {
  test('records go once they are older than their topic keeps them, offsets stay', () =>
    withFolder(async (folder) => {
      const clock = new TestClock();
      const embedded = await openEmbedded(optionsFor(folder, { clock }));
      await embedded.log.ensureTopics([
        topic('day', { partitions: 1, retentionMs: DAY }),
        topic('week', { partitions: 1, retentionMs: 7 * DAY }),
      ]);
      for (const value of ['1', '2', '3']) {
        await embedded.log.append([record('day', value), record('week', value)]);
        clock.time += DAY / 2;
      }
      clock.time += 1;
      assert.equal(await sweepAll(embedded), 2);
      assert.deepEqual(await texts(embedded, 'day'), ['3']);
      assert.deepEqual(await texts(embedded, 'week'), ['1', '2', '3']);
      assert.deepEqual(await embedded.log.ranges('day'), [{ partition: 0, start: 2, end: 3 }]);
      clock.time += 8 * DAY;
      await sweepAll(embedded);
      assert.deepEqual(await embedded.log.ranges('day'), [{ partition: 0, start: 3, end: 3 }]);
      assert.deepEqual(await embedded.log.append([record('day', '4')]), [{ topic: 'day', partition: 0, offset: 3 }]);
      await embedded.close();
    }));

  test('no topic keeps records for longer than the configuration allows', () =>
    withFolder(async (folder) => {
      const clock = new TestClock();
      const embedded = await openEmbedded(optionsFor(folder, { clock, maxRetentionMs: 1000 }));
      await embedded.log.ensureTopics([topic('t', { partitions: 1 })]);
      await embedded.log.append([record('t', 'x')]);
      clock.time += 1001;
      assert.equal(await sweepAll(embedded), 1);
      await embedded.close();
    }));

  test('a member goes on behind what went before it was read', () =>
    withFolder(async (folder) => {
      const clock = new TestClock();
      const embedded = await openEmbedded(optionsFor(folder, { clock }));
      await embedded.log.ensureTopics([topic('t', { partitions: 1, retentionMs: 1 })]);
      await embedded.log.append([record('t', 'gone')]);
      clock.time += 10;
      await sweepAll(embedded);
      const recorder = new Recorder();
      await embedded.log.join('g', 't', recorder);
      await embedded.log.append([record('t', 'there')]);
      await recorder.count(1);
      assert.deepEqual(recorder.texts, ['there']);
      await embedded.close();
    }));

  test('the file stops growing', () =>
    withFolder(async (folder) => {
      const clock = new TestClock();
      const embedded = await openEmbedded(optionsFor(folder, { clock }));
      await embedded.log.ensureTopics([
        topic('t', { retentionMs: DAY }),
        topic('c', { retentionMs: DAY, compact: true }),
      ]);
      const sizes: number[] = [];
      for (let day = 0; day < 20; day++) {
        const records = Array.from({ length: 400 }, (_, n) => ({
          ...record(n % 2 === 0 ? 't' : 'c', '', `key ${(day * n) % 97}`),
          value: new Uint8Array(5000),
        }));
        await embedded.log.append(records);
        clock.time += DAY;
        await sweepAll(embedded);
        sizes.push(
          (await stat(join(folder, 'quakewire.db-wal'))).size + (await stat(join(folder, 'quakewire.db'))).size,
        );
      }
      const [early, last] = [Math.max(...sizes.slice(0, 10)), Math.max(...sizes.slice(10))];
      assert.ok(last <= early * 1.1, `${sizes.join(' ')}`);
      await embedded.close();
    }));
});

describe('compaction', () => {
  const setUp = async (folder: string, clock: TestClock) => {
    const embedded = await openEmbedded(optionsFor(folder, { clock, compactionLagMs: 1000 }));
    const kept = { partitions: 1, compact: true };
    await embedded.log.ensureTopics([
      topic('c', { ...kept, retentionMs: null }),
      topic('d', { ...kept, retentionMs: DAY }),
    ]);
    return embedded;
  };
  const put = (embedded: Embedded, to: string, values: readonly string[]) =>
    embedded.log.append(values.map((value) => record(to, value, value.slice(0, 1))));

  test('the latest record of a key stays, older ones go when their time is over', () =>
    withFolder(async (folder) => {
      const clock = new TestClock();
      const embedded = await setUp(folder, clock);
      await put(embedded, 'c', ['a1', 'b1', 'a2', 'c1', 'a3']);
      assert.equal(await sweepAll(embedded), 0);
      clock.time += 1001;
      assert.equal(await sweepAll(embedded, 1), 2);
      assert.deepEqual(await texts(embedded, 'c'), ['b1', 'c1', 'a3']);
      await put(embedded, 'c', ['b2']);
      clock.time += 365 * DAY;
      await sweepAll(embedded);
      assert.deepEqual(await texts(embedded, 'c'), ['c1', 'a3', 'b2']);
      await embedded.close();
    }));

  test('where the topic also has a retention, the latest goes with it, and its key starts anew', () =>
    withFolder(async (folder) => {
      const clock = new TestClock();
      const embedded = await setUp(folder, clock);
      await put(embedded, 'd', ['a1', 'a2', 'b1']);
      clock.time += DAY + 1;
      await sweepAll(embedded);
      assert.deepEqual(await texts(embedded, 'd'), []);
      await put(embedded, 'd', ['a3', 'a4']);
      clock.time += 1001;
      await sweepAll(embedded);
      assert.deepEqual(await texts(embedded, 'd'), ['a4']);
      await embedded.close();
    }));
});
