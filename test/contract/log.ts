/** What every Log must do; of an instance, only its Log is used. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { OutRecord } from '../../src/ports/log.ts';
import { type MakePlace, record, text, topic, withPlace } from './harness.ts';
import { sharedPartitions } from './log-groups.ts';
import { places } from './log-places.ts';

const ONE = [topic('t', { partitions: 1 })];
const THREE = [topic('t')];

export function logContract(name: string, make: MakePlace): void {
  describe(`${name}: Log`, { concurrency: false }, () => {
    appending(make);
    delivery(make);
    places(make);
    sharedPartitions(make);
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
      log.check(records);
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
      assert.throws(() => log.check([record('t', 'small'), large]), { code: 'RECORD_TOO_LARGE' });
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

  test('a probe finds a healthy log healthy', () => withPlace(make, [], ({ log }) => log.probe()));

  test('who only checks topics makes and changes none', () =>
    withPlace(make, [topic('t', { partitions: 1 })], async ({ log }, { reopen }) => {
      const check = { create: false };
      await log.ensureTopics([topic('t', { partitions: 1 })], check);
      const wanted = [topic('t', { partitions: 4 }), topic('new')];
      for (const one of wanted) await assert.rejects(log.ensureTopics([one], check), { code: 'TOPIC_MISMATCH' });
      const again = (await reopen()).log;
      await assert.rejects(again.ensureTopics(wanted, check), { code: 'TOPIC_MISMATCH' });
      await again.ensureTopics([topic('t', { partitions: 1 })], check);
      assert.equal((await again.ranges('t')).length, 1);
    }));

  test('topics are made once, and grow while they are empty', () =>
    withPlace(make, [topic('t', { partitions: 1 })], async ({ log }) => {
      await log.ensureTopics([topic('t', { partitions: 4 })]);
      assert.equal((await log.ranges('t')).length, 4);
      await log.append([record('t', 'x', 'a key')]);
      await log.ensureTopics([topic('t', { partitions: 4 })]);
      const read = await Promise.all([0, 1, 2, 3].map((partition) => log.read('t', partition, 0, 9)));
      assert.deepEqual(read.flat().map(text), ['x']);
    }));
}

function delivery(make: MakePlace): void {
  test('a member gets every record once, in order, of before it joined and after', () =>
    withPlace(make, THREE, async ({ log }, visit) => {
      const values = (from: number, to: number) => Array.from({ length: to - from }, (_, index) => index + from);
      const append = (numbers: number[]) => log.append(numbers.map((n) => record('t', String(n), `k${n % 7}`)));
      await append(values(0, 700));
      const recorder = visit.recorder();
      const membership = await log.join('g', 't', recorder);
      await recorder.count(700);
      await append(values(700, 1400));
      await recorder.count(1400);
      await visit.settle();
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
    withPlace(make, THREE, async ({ log }, visit) => {
      const recorder = visit.recorder();
      const membership = await log.join('g', 't', recorder);
      const paused = await recorder.assignment(1);
      membership.pause(paused);
      await visit.settle();
      const positions = await log.append(Array.from({ length: 60 }, (_, n) => record('t', String(n), `k${n}`)));
      const others = positions.filter(({ partition }) => partition !== 1).length;
      await recorder.count(others);
      await visit.settle();
      assert.equal(recorder.got.length, others);
      membership.resume(paused);
      await recorder.count(60);
      await membership.leave();
    }));

  test('nothing comes after leaving, and every assignment is ended', () =>
    withPlace(make, THREE, async ({ log }, visit) => {
      await log.append(Array.from({ length: 300 }, (_, n) => record('t', String(n), `k${n}`)));
      const recorder = visit.recorder();
      const membership = await log.join('g', 't', recorder);
      await recorder.count(1);
      await membership.leave();
      const count = recorder.got.length;
      await log.append([record('t', 'late')]);
      await visit.settle();
      assert.equal(recorder.got.length, count);
      assert.deepEqual(new Set(recorder.ended), new Set(recorder.assignments));
    }));

  test('groups read independently', () =>
    withPlace(make, ONE, async ({ log }, visit) => {
      await log.append([record('t', 'x')]);
      const [one, other] = [visit.recorder(), visit.recorder()];
      await log.join('one', 't', one);
      await log.join('other', 't', other);
      await Promise.all([one.count(1), other.count(1)]);
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
