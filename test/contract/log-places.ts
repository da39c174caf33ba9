/** What every Log must do with the places of groups. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Assignment, Log, OutRecord } from '../../src/ports/log.ts';
import { type MakePlace, record, text, topic, withPlace } from './harness.ts';

const ONE = [topic('t', { partitions: 1 })];
const TWO = [...ONE, topic('out', { partitions: 1 })];

export function places(make: MakePlace): void {
  goingOn(make);
  committing(make);
  gaps(make);
  resting(make);
}

function goingOn(make: MakePlace): void {
  test('a group goes on at the place that it committed, with its note', () =>
    withPlace(make, ONE, async ({ log }, visit) => {
      await log.append(['a', 'b', 'c'].map((value) => record('t', value)));
      const first = visit.recorder();
      const membership = await log.join('g', 't', first);
      await first.count(3);
      const place = { offset: first.got[1]?.record.offset ?? Number.NaN, metadata: 'a note' };
      await log.commit(await first.assignment(0), place, []);
      const committed = new Map([[0, place]]);
      assert.deepEqual(new Map(await log.committed('g', 't')), committed);
      await membership.leave();
      const next = await visit.reopen();
      assert.deepEqual(new Map(await next.log.committed('g', 't')), committed);
      const second = visit.recorder();
      await next.log.join('g', 't', second);
      await second.count(2);
      assert.deepEqual(second.texts, ['b', 'c']);
      assert.deepEqual((await second.assignment(0)).committed, place);
      assert.deepEqual(second.truncations, []);
    }));

  test('what was not committed comes again, under a higher epoch', () =>
    withPlace(make, ONE, async ({ log }, visit) => {
      await log.append([record('t', 'a')]);
      const first = visit.recorder();
      await log.join('g', 't', first);
      await first.count(1);
      const older = await first.assignment(0);
      const next = await visit.reopen();
      const second = visit.recorder();
      await next.log.join('g', 't', second);
      await second.count(1);
      const newer = await second.assignment(0);
      assert.equal(older.committed, null);
      assert.ok(newer.epoch > older.epoch);
    }));
}

function committing(make: MakePlace): void {
  test('records and place become visible together', () =>
    withPlace(make, TWO, async ({ log }, visit) => {
      const recorder = visit.recorder();
      await log.join('g', 't', recorder);
      const place = { offset: 0, metadata: 'so far' };
      await log.commit(await recorder.assignment(0), place, [record('out', 'x'), record('out', 'y')]);
      assert.deepEqual(await values(log, 'out'), ['x', 'y']);
      assert.deepEqual((await log.committed('g', 't')).get(0), place);
    }));

  test('a record that is too large: neither the others nor the place, and the assignment goes on', () =>
    withPlace(make, TWO, async ({ log }, visit) => {
      const recorder = visit.recorder();
      await log.join('g', 't', recorder);
      const assignment = await recorder.assignment(0);
      const large: OutRecord = { ...record('out', ''), value: new Uint8Array(10_001) };
      const place = { offset: 0, metadata: 'never' };
      await assert.rejects(log.commit(assignment, place, [record('out', 'small'), large]), {
        code: 'RECORD_TOO_LARGE',
      });
      assert.deepEqual(await values(log, 'out'), []);
      assert.equal((await log.committed('g', 't')).size, 0);
      await log.commit(assignment, { offset: 0, metadata: '' }, [record('out', 'fits')]);
      assert.deepEqual(await values(log, 'out'), ['fits']);
    }));

  test('an assignment that ended commits nothing any more', () =>
    withPlace(make, TWO, async ({ log }, visit) => {
      const first = visit.recorder();
      const membership = await log.join('g', 't', first);
      const ended = await first.assignment(0);
      await membership.leave();
      await isRefused(log, ended);
      const second = visit.recorder();
      await log.join('g', 't', second);
      await second.assignment(0);
      await isRefused(log, ended);
      assert.equal((await log.committed('g', 't')).size, 0);
      assert.deepEqual(await values(log, 'out'), []);
    }));

  test('an assignment that is renewed is over; its partition comes again from its place', () =>
    withPlace(make, TWO, async ({ log }, visit) => {
      await log.append(['a', 'b'].map((value) => record('t', value)));
      const recorder = visit.recorder();
      await log.join('g', 't', recorder);
      await recorder.count(2);
      const older = await recorder.assignment(0);
      const place = { offset: recorder.got[1]?.record.offset ?? Number.NaN, metadata: 'b is next' };
      await log.commit(older, place, []);
      log.renew(older);
      await recorder.until(() => recorder.ended.includes(older), 'the end of the assignment');
      const newer = await recorder.assignment(0);
      assert.ok(newer.epoch > older.epoch);
      assert.deepEqual(newer.committed, place);
      await recorder.count(3);
      assert.equal(recorder.got[2]?.assignment, newer);
      assert.deepEqual(recorder.texts, ['a', 'b', 'b']);
      await isRefused(log, older);
      log.renew(older);
      await visit.settle();
      assert.deepEqual(recorder.live, [newer]);
      await log.commit(newer, { offset: place.offset + 1, metadata: '' }, [record('out', 'of b')]);
      assert.deepEqual(await values(log, 'out'), ['of b']);
    }));
}

function gaps(make: MakePlace): void {
  test('offsets that never arrive hold nobody up', () =>
    withPlace(make, [...ONE, topic('out', { partitions: 1, compact: true })], async ({ log, compact }, visit) => {
      const writer = visit.recorder();
      await log.join('writer', 't', writer);
      const assignment = await writer.assignment(0);
      const reader = visit.recorder();
      await log.join('reader', 'out', reader);
      for (const [at, key] of ['k', 'other', 'k', 'k'].entries()) {
        await log.commit(assignment, { offset: 0, metadata: '' }, [record('out', String(at), key)]);
      }
      await reader.count(4);
      const last = reader.got[3]?.record.offset ?? Number.NaN;
      await log.commit(await reader.assignment(0), { offset: last + 1, metadata: '' }, []);
      assert.deepEqual(await log.read('out', 0, last + 1, 1), []);
      await compact?.();
      const left = compact === undefined ? ['0', '1', '2', '3'] : ['1', '3'];
      const late = visit.recorder();
      await log.join('late', 'out', late);
      await late.count(left.length);
      assert.deepEqual(late.texts, left);
      assert.deepEqual(late.truncations, []);
    }));

  test('what was deleted before a group came to it is told', (context) =>
    withPlace(make, ONE, async ({ log, deleteBefore }, visit) => {
      if (deleteBefore === undefined) return context.skip('this place cannot delete records at once');
      await log.append(['a', 'b', 'c', 'd'].map((value) => record('t', value)));
      const first = visit.recorder();
      const membership = await log.join('g', 't', first);
      await first.count(4);
      const [from, to] = [1, 3].map((at) => first.got[at]?.record.offset ?? Number.NaN) as [number, number];
      await log.commit(await first.assignment(0), { offset: from, metadata: '' }, []);
      await membership.leave();
      await deleteBefore('t', 0, to);
      const [second, fresh] = [visit.recorder(), visit.recorder()];
      await log.join('g', 't', second);
      await second.count(1);
      assert.deepEqual(second.truncations, [{ assignment: await second.assignment(0), from, to }]);
      assert.deepEqual(second.texts, ['d']);
      await log.join('fresh', 't', fresh);
      await fresh.count(1);
      assert.deepEqual(fresh.truncations, []);
    }));
}

function resting(make: MakePlace): void {
  test('who has finished all is at the end, and has lost nothing when all of it is deleted', (context) =>
    withPlace(make, ONE, async ({ log, deleteBefore }, visit) => {
      for (const value of ['a', 'b']) await log.append([record('t', value)]);
      const [first, busy] = [visit.recorder(), visit.recorder()];
      const membership = await log.join('g', 't', first);
      await log.join('busy', 't', busy);
      await Promise.all([first.count(2), busy.count(2)]);
      const [one, other] = busy.got.map((one) => one.record.offset) as [number, number];
      await log.commit(await first.assignment(0), { offset: other + 1, metadata: '' }, []);
      await log.commit(await busy.assignment(0), { offset: one + 1, metadata: '' }, []);
      const [range] = await log.ranges('t');
      const end = range?.end ?? Number.NaN;
      for (const deadline = Date.now() + 15_000; Date.now() < deadline; await visit.settle()) {
        if ((await log.committed('g', 't')).get(0)?.offset === end) break;
      }
      assert.deepEqual((await log.committed('g', 't')).get(0), { offset: end, metadata: '' });
      assert.equal((await log.committed('busy', 't')).get(0)?.offset, one + 1);
      await log.append([record('t', 'c')]);
      await first.count(3);
      await membership.leave();
      if (deleteBefore === undefined) return context.skip('this place cannot delete records at once');
      await deleteBefore('t', 0, end);
      const second = visit.recorder();
      await log.join('g', 't', second);
      await second.count(1);
      assert.deepEqual([second.texts, second.truncations], [['c'], []]);
    }));
}

async function isRefused(log: Log, assignment: Assignment): Promise<void> {
  const commit = log.commit(assignment, { offset: 99, metadata: '' }, [record('out', 'late')]);
  await assert.rejects(commit, { code: 'ASSIGNMENT_REVOKED' });
}

async function values(log: Log, of: string): Promise<string[]> {
  return (await log.read(of, 0, 0, 100)).map(text);
}
