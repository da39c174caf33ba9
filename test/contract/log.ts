/** What every Log must do. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Batch } from '../../src/ports/committer.ts';
import { CodedError } from '../../src/ports/errors.ts';
import type { Assignment, OutRecord } from '../../src/ports/log.ts';
import { type Instance, type MakePlace, Recorder, record, settle, text, topic, withPlace } from './harness.ts';

const ONE = [topic('t', { partitions: 1 })];
const THREE = [topic('t')];

export function logContract(name: string, make: MakePlace): void {
  describe(`${name}: Log`, { concurrency: false }, () => {
    appending(make);
    delivery(make);
    places(make);
    waiting(make);
  });
}

function appending(make: MakePlace): void {
  test('a record is read as it was appended', () =>
    withPlace(make, ONE, async ({ log }) => {
      const records: OutRecord[] = [
        { topic: 't', key: 'ключ', value: Uint8Array.of(0, 255, 10), headers: { ce_id: '1', note: 'жер' } },
        { topic: 't', key: null, value: new Uint8Array(0), headers: {} },
      ];
      const before = Date.now();
      const positions = await log.append(records);
      const read = await log.read('t', 0, 0, 10);
      assert.deepEqual(
        read.map(({ key, value, headers }) => ({
          topic: 't',
          key,
          value: Uint8Array.from(value),
          headers: { ...headers },
        })),
        records.map((one) => ({ ...one, value: Uint8Array.from(one.value) })),
      );
      assert.deepEqual(
        read.map(({ offset, partition }) => ({ topic: 't', partition, offset })),
        positions,
      );
      for (const { timestamp } of read) assert.ok(timestamp >= before - 1 && timestamp <= Date.now() + 1);
    }));

  test('records of one key share a partition, in order', () =>
    withPlace(make, THREE, async ({ log }) => {
      const keys = ['a', 'b', 'c', 'd', 'e'];
      for (const round of ['1', '2', '3']) await log.append(keys.map((key) => record('t', key + round, key)));
      const read = await Promise.all([0, 1, 2].map((partition) => log.read('t', partition, 0, 100)));
      for (const key of keys) {
        const homes = read.map((records) => records.filter((one) => one.key === key).map(text));
        assert.deepEqual(
          homes.filter((home) => home.length > 0),
          [[`${key}1`, `${key}2`, `${key}3`]],
        );
      }
    }));

  test('a record that is too large is refused, and all that came with it', () =>
    withPlace(make, ONE, async ({ log }) => {
      const large = { ...record('t', ''), value: new Uint8Array(10_001) };
      await assert.rejects(log.append([record('t', 'small'), large]), { code: 'RECORD_TOO_LARGE' });
      assert.deepEqual(await log.read('t', 0, 0, 10), []);
    }));

  test('reading starts where it is told and takes no more than it is told', () =>
    withPlace(make, ONE, async ({ log }) => {
      const positions = await log.append(['a', 'b', 'c', 'd'].map((value) => record('t', value)));
      const from = positions[1]?.offset ?? Number.NaN;
      assert.deepEqual((await log.read('t', 0, from, 2)).map(text), ['b', 'c']);
      assert.deepEqual((await log.read('t', 0, from, 99)).map(text), ['b', 'c', 'd']);
    }));

  test('ranges tell the oldest and the next offset', () =>
    withPlace(make, [topic('t', { partitions: 2 })], async ({ log }) => {
      const [first] = await log.append([record('t', 'x', 'k'), record('t', 'y', 'k')]);
      const ranges = await log.ranges('t');
      assert.equal(ranges.length, 2);
      const filled = ranges.find(({ partition }) => partition === first?.partition);
      assert.equal(filled?.start, first?.offset);
      assert.ok((filled?.end ?? 0) >= (first?.offset ?? 0) + 2);
      const empty = ranges.find(({ partition }) => partition !== first?.partition);
      assert.equal(empty?.start, empty?.end);
    }));

  test('topics are made once, and grow', () =>
    withPlace(make, [topic('t', { partitions: 1 })], async ({ log }) => {
      await log.append([record('t', 'x')]);
      await log.ensureTopics([topic('t', { partitions: 4 })]);
      assert.equal((await log.ranges('t')).length, 4);
      assert.deepEqual((await log.read('t', 0, 0, 9)).map(text), ['x']);
    }));
}

function delivery(make: MakePlace): void {
  test('a member gets every record once, in order, of before it joined and after', () =>
    withPlace(make, THREE, async ({ log }) => {
      const values = (from: number, to: number) => Array.from({ length: to - from }, (_, index) => index + from);
      const append = (numbers: number[]) => log.append(numbers.map((n) => record('t', String(n), `k${n % 7}`)));
      await append(values(0, 700));
      const recorder = new Recorder();
      const membership = await log.join('g', 't', recorder);
      await recorder.count(700);
      await append(values(700, 1400));
      await recorder.count(1400);
      await settle();
      assert.deepEqual(
        [...recorder.texts].map(Number).sort((a, b) => a - b),
        values(0, 1400),
      );
      for (const partition of [0, 1, 2]) {
        const got = recorder.got.filter((one) => one.record.partition === partition);
        assert.ok(got.every(({ record: { offset } }, at) => at === 0 || offset > (got[at - 1]?.record.offset ?? 0)));
        assert.ok(got.every(({ assignment }) => assignment.partition === partition && assignment.topic === 't'));
      }
      await membership.leave();
    }));

  test('a paused partition waits, the others go on', () =>
    withPlace(make, THREE, async ({ log }) => {
      const recorder = new Recorder();
      const membership = await log.join('g', 't', recorder);
      const paused = await recorder.assignment(1);
      membership.pause(paused);
      await settle();
      const positions = await log.append(Array.from({ length: 60 }, (_, n) => record('t', String(n), `k${n}`)));
      const others = positions.filter(({ partition }) => partition !== 1).length;
      await recorder.count(others);
      await settle();
      assert.equal(recorder.got.length, others);
      membership.resume(paused);
      await recorder.count(60);
      await membership.leave();
    }));

  test('nothing comes after leaving, and every assignment is ended', () =>
    withPlace(make, THREE, async ({ log }) => {
      await log.append(Array.from({ length: 300 }, (_, n) => record('t', String(n), `k${n}`)));
      const recorder = new Recorder();
      const membership = await log.join('g', 't', recorder);
      await recorder.count(1);
      await membership.leave();
      const count = recorder.got.length;
      await log.append([record('t', 'late')]);
      await settle();
      assert.equal(recorder.got.length, count);
      assert.deepEqual(new Set(recorder.ended), new Set(recorder.assignments));
    }));

  test('groups read independently', () =>
    withPlace(make, ONE, async ({ log }) => {
      await log.append([record('t', 'x')]);
      const [one, other] = [new Recorder(), new Recorder()];
      await log.join('one', 't', one);
      await log.join('other', 't', other);
      await Promise.all([one.count(1), other.count(1)]);
    }));
}

function places(make: MakePlace): void {
  test('a group goes on at the place that it committed, with its note', () =>
    withPlace(make, ONE, async (instance, reopen) => {
      await instance.log.append(['a', 'b', 'c'].map((value) => record('t', value)));
      const first = new Recorder();
      const membership = await instance.log.join('g', 't', first);
      await first.count(3);
      const offset = first.got[1]?.record.offset ?? Number.NaN;
      assert.equal((await commit(instance, first.got[0]?.assignment, offset, 'a note')).size, 0);
      const committed = new Map([[0, { offset, metadata: 'a note' }]]);
      assert.deepEqual(new Map(await instance.log.committed('g', 't')), committed);
      await membership.leave();
      const next = await reopen();
      assert.deepEqual(new Map(await next.log.committed('g', 't')), committed);
      const second = new Recorder();
      await next.log.join('g', 't', second);
      await second.count(2);
      assert.deepEqual(second.texts, ['b', 'c']);
      assert.deepEqual((await second.assignment(0)).committed, committed.get(0));
    }));

  test('what was not committed comes again, under a higher epoch', () =>
    withPlace(make, ONE, async (instance, reopen) => {
      await instance.log.append([record('t', 'a')]);
      const first = new Recorder();
      await instance.log.join('g', 't', first);
      await first.count(1);
      const next = await reopen();
      const second = new Recorder();
      await next.log.join('g', 't', second);
      await second.count(1);
      const [older, newer] = [await first.assignment(0), await second.assignment(0)];
      assert.equal(older.committed, null);
      assert.ok(newer.epoch > older.epoch);
    }));

  test('an assignment that ended commits nothing any more', () =>
    withPlace(make, ONE, async (instance) => {
      await instance.log.append([record('t', 'a')]);
      const first = new Recorder();
      const membership = await instance.log.join('g', 't', first);
      await first.count(1);
      await membership.leave();
      await refused(instance, await first.assignment(0));
      await instance.log.join('g', 't', new Recorder());
      await refused(instance, await first.assignment(0));
      assert.equal((await instance.log.committed('g', 't')).size, 0);
      assert.equal((await instance.log.read('t', 0, 0, 10)).length, 1);
    }));
}

function waiting(make: MakePlace): void {
  test('a change is told when it comes, and also if it came since the last reading', () =>
    withPlace(make, ONE, async ({ log }) => {
      const told = log.changed('t', 60_000);
      await log.append([record('t', 'a')]);
      await told;
      await log.read('t', 0, 0, 10);
      await log.append([record('t', 'b')]);
      await log.changed('t', 60_000);
    }));

  test('waiting for a change ends with its time, or its signal', () =>
    withPlace(make, ONE, async ({ log }) => {
      await log.changed('t', 5);
      const controller = new AbortController();
      const waits = log.changed('t', 60_000, controller.signal);
      controller.abort();
      await waits;
      await log.changed('t', 60_000, controller.signal);
    }));
}

async function refused(instance: Instance, assignment: Assignment): Promise<void> {
  const work = { input: 't/0/0', offset: 0, effects: null, emits: [record('t', 'emitted')] };
  const batch: Batch = { processor: 'g', assignment, works: [work], progress: () => ({ offset: 99, metadata: '' }) };
  const error = (await instance.committer.commit([batch])).get(work);
  assert.ok(error instanceof CodedError && error.code === 'ASSIGNMENT_REVOKED');
}

function commit(instance: Instance, assignment: Assignment | undefined, offset: number, metadata: string) {
  assert.ok(assignment !== undefined);
  return instance.committer.commit([{ processor: 'g', assignment, works: [], progress: () => ({ offset, metadata }) }]);
}
