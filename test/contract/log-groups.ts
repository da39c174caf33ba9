/** What every Log must do for groups of several members. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Log } from '../../src/ports/log.ts';
import { type MakePlace, type Recorder, record, text, topic, withPlace } from './harness.ts';

const FOUR = [topic('t', { partitions: 4 })];

export function sharedPartitions(make: MakePlace): void {
  test('members share the partitions; what comes is one member’s each', () =>
    withPlace(make, FOUR, async ({ log }, visit) => {
      const members = [visit.recorder(), visit.recorder()];
      for (const member of members) await log.join('g', 't', member);
      await shared(members, [2, 2]);
      await each(log, members, 80);
      for (const member of members) assert.ok(member.got.length > 0);
    }));

  test('whoever joins is given some, and whoever leaves hands over', () =>
    withPlace(make, FOUR, async ({ log }, visit) => {
      const [one, other, third] = [visit.recorder(), visit.recorder(), visit.recorder()];
      await log.join('g', 't', one);
      await shared([one], [4]);
      await each(log, [one], 40);
      const before = [...one.live];
      const membership = await log.join('g', 't', other);
      await shared([one, other], [2, 2]);
      for (const { partition, epoch } of other.live) {
        assert.ok(epoch > (before.find((old) => old.partition === partition)?.epoch ?? Number.NaN));
      }
      await each(log, [one, other], 40);
      await log.join('g', 't', third);
      await shared([one, other, third], [1, 1, 1]);
      await each(log, [one, other, third], 40);
      await membership.leave();
      assert.deepEqual(other.live, []);
      await shared([one, third], [2, 2]);
      await each(log, [one, third], 40);
    }));

  test('a partition that changed hands goes on at the place of the one before', () =>
    withPlace(make, FOUR, async ({ log }, visit) => {
      const [one, other] = [visit.recorder(), visit.recorder()];
      const membership = await log.join('g', 't', one);
      await log.append(Array.from({ length: 40 }, (_, at) => record('t', String(at), `k${at}`)));
      await one.count(40);
      await log.join('g', 't', other);
      await shared([one, other], [2, 2]);
      const [moved] = other.live;
      const lost = one.ended.find(({ partition }) => partition === moved?.partition);
      assert.ok(moved !== undefined && lost !== undefined);
      await assert.rejects(log.commit(lost, { offset: 99, metadata: '' }, []), { code: 'ASSIGNMENT_REVOKED' });
      for (const assignment of one.live) {
        const last = one.got.findLast(({ record: { partition } }) => partition === assignment.partition);
        await log.commit(assignment, { offset: (last?.record.offset ?? -1) + 1, metadata: 'to the end' }, []);
      }
      const done = new Set(one.live.map(({ partition }) => partition));
      await membership.leave();
      await shared([other], [4]);
      await visit.settle();
      const rest = one.got.filter(({ record: { partition } }) => !done.has(partition)).map((each) => text(each.record));
      await other.until(() => rest.every((value) => other.texts.includes(value)), 'what nobody committed');
      for (const { partition, committed } of other.live) {
        assert.equal(committed?.metadata, done.has(partition) ? 'to the end' : undefined);
      }
      assert.ok(other.got.every(({ record: { partition } }) => !done.has(partition)));
    }));

  test('members of other groups, and of other topics, are no members', () =>
    withPlace(make, [...FOUR, topic('u', { partitions: 2 })], async ({ log }, visit) => {
      const [one, other, third] = [visit.recorder(), visit.recorder(), visit.recorder()];
      await Promise.all([log.join('g', 't', one), log.join('h', 't', other), log.join('g', 'u', third)]);
      await Promise.all([shared([one], [4]), shared([other], [4]), shared([third], [2])]);
    }));
}

/** Waits until the members have at least so many partitions, and together all of them, each once. */
async function shared(members: readonly Recorder[], least: readonly number[]): Promise<void> {
  const all = () => members.flatMap(({ live }) => live.map(({ partition }) => partition));
  const total = least.length === 1 ? least[0] : 4;
  const isShared = () =>
    all().length === total &&
    new Set(all()).size === total &&
    members.every(({ live }, at) => live.length >= (least[at] ?? 0));
  for (const member of members) await member.until(isShared, `a share of ${least.join(', ')}`);
}

/** Appends records, and waits until each has come to one member, the one whose partition it is in. */
async function each(log: Log, members: readonly Recorder[], count: number): Promise<void> {
  const run = crypto.randomUUID();
  await log.append(Array.from({ length: count }, (_, at) => record('t', `${run} ${at}`, `k${at}`)));
  const come = () => members.flatMap(({ got }) => got.filter((one) => text(one.record).startsWith(run)));
  for (const member of members) await member.until(() => come().length >= count, `${count} records`);
  assert.equal(new Set(come().map((one) => text(one.record))).size, count);
  assert.equal(come().length, count);
  for (const { live, got } of members) {
    const mine = got.filter((one) => text(one.record).startsWith(run));
    assert.ok(
      mine.every(
        ({ assignment, record: { partition } }) => live.includes(assignment) && assignment.partition === partition,
      ),
    );
  }
}
