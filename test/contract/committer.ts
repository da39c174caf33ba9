/** What every Committer must do. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Batch, Work } from '../../src/ports/committer.ts';
import { CodedError } from '../../src/ports/errors.ts';
import type { Assignment, OutRecord } from '../../src/ports/log.ts';
import type { Effects } from '../../src/ports/store.ts';
import { type Instance, type MakePlace, ownerOf, record, text, topic, type Visit, withPlace } from './harness.ts';

const TOPICS = [topic('in', { partitions: 2 }), topic('out', { partitions: 1 })];

export function committerContract(name: string, make: MakePlace): void {
  describe(`${name}: Committer`, { concurrency: false }, () => {
    test('effects, records and place become visible together', () =>
      withPlace(make, TOPICS, async (instance, visit) => {
        const [assignment] = await joined(instance, visit);
        const one = work('1', {
          effects: claiming('doc', [record('out', 'of effects')]),
          emits: [record('out', 'emit')],
        });
        const failed = await instance.committer.commit([batch(assignment, [one], 1)]);
        assert.equal(failed.size, 0);
        assert.deepEqual(await emitted(instance), ['of effects', 'emit']);
        assert.equal(await isClaimed(instance, 'doc'), true);
        assert.equal((await instance.log.committed('p', 'in')).get(0)?.offset, 1);
      }));

    test('effects that fail are left out alone, with all that they did', () =>
      withPlace(make, TOPICS, async (instance, visit) => {
        const [assignment] = await joined(instance, visit);
        const fault = new Error('a fault of this record');
        const bad = work('2', {
          effects: async (tx) => {
            await tx.claim(claim('bad'));
            throw fault;
          },
          emits: [record('out', 'bad')],
        });
        const works = [work('1', { emits: [record('out', 'first')] }), bad, work('3', { effects: claiming('good') })];
        const progress = (done: readonly Work[]) => ({ offset: 0, metadata: done.map(({ input }) => input).join() });
        const failed = await instance.committer.commit([{ ...batch(assignment, works, 3), progress }]);
        assert.deepEqual([...failed], [[bad, fault]]);
        assert.deepEqual(await emitted(instance), ['first', '3']);
        assert.deepEqual([await isClaimed(instance, 'bad'), await isClaimed(instance, 'good')], [false, true]);
        assert.deepEqual((await instance.log.committed('p', 'in')).get(0), { offset: 0, metadata: 'in/0/1,in/0/3' });
      }));

    test('a record that is too large fails its work alone', () =>
      withPlace(make, TOPICS, async (instance, visit) => {
        const [assignment] = await joined(instance, visit);
        const large: OutRecord = { ...record('out', ''), value: new Uint8Array(10_001) };
        const bad = work('1', { effects: claiming('bad'), emits: [record('out', 'small'), large] });
        const failed = await instance.committer.commit([batch(assignment, [bad, work('2')], 1)]);
        assert.deepEqual([...failed.keys()], [bad]);
        assert.ok(isCoded(failed.get(bad), 'RECORD_TOO_LARGE'));
        assert.deepEqual(await emitted(instance), ['2']);
        assert.equal(await isClaimed(instance, 'bad'), false);
      }));

    test('an error that halts changes nothing at all', () =>
      withPlace(make, TOPICS, async (instance, visit) => {
        const [assignment] = await joined(instance, visit);
        const halting = work('2', {
          effects: async () => {
            throw new CodedError('STORE_UNAVAILABLE', 'gone');
          },
        });
        const works = [work('1', { effects: claiming('doc') }), halting];
        const commit = instance.committer.commit([batch(assignment, works, 2)]);
        await assert.rejects(commit, { code: 'STORE_UNAVAILABLE' });
        assert.deepEqual(await emitted(instance), []);
        assert.equal(await isClaimed(instance, 'doc'), false);
        assert.equal((await instance.log.committed('p', 'in')).get(0)?.offset ?? 0, 0);
        assert.equal((await instance.committer.commit([batch(assignment, [work('1')], 1)])).size, 0);
      }));

    test('several assignments commit at once; one that ended takes no other with it', () =>
      withPlace(make, TOPICS, async (instance, visit) => {
        const [ended] = await joined(instance, visit, true);
        const [first, second] = await joined(instance, visit);
        const late = work('late', { effects: claiming('late') });
        const failed = await commitAll(instance, [
          batch(first, [work('1')], 1),
          batch(ended, [late], 9),
          batch(second, [work('2')], 2),
        ]);
        assert.deepEqual([...failed.keys()], [late]);
        assert.ok(isCoded(failed.get(late), 'ASSIGNMENT_REVOKED'));
        assert.deepEqual((await emitted(instance)).sort(), ['1', '2']);
        assert.equal(await isClaimed(instance, 'late'), false);
        const places = [...(await instance.log.committed('p', 'in'))].map(([at, { offset }]) => [at, offset]);
        assert.deepEqual(places, [
          [0, 1],
          [1, 2],
        ]);
      }));

    test('commits that overlap in time all happen, in order', () =>
      withPlace(make, TOPICS, async (instance, visit) => {
        const [assignment] = await joined(instance, visit);
        const numbers = Array.from({ length: 20 }, (_, index) => String(index + 1));
        const commits = numbers.map((n) => instance.committer.commit([batch(assignment, [work(n)], Number(n))]));
        for (const failed of await Promise.all(commits)) assert.equal(failed.size, 0);
        assert.deepEqual(await emitted(instance), numbers);
        assert.equal((await instance.log.committed('p', 'in')).get(0)?.offset, 20);
      }));
  });
}

/** A work that emits its name to `out`, where nothing else is said. */
function work(name: string, { effects = null, emits = [record('out', name)] }: Partial<Work> = {}): Work {
  return { input: `in/0/${name}`, offset: Number.parseInt(name, 10) || 0, digest: name, effects, emits };
}

function batch(assignment: Assignment | undefined, works: readonly Work[], offset: number): Batch {
  assert.ok(assignment !== undefined);
  const before = assignment.committed ?? { offset: 0, metadata: '' };
  const progress = (done: readonly Work[]) => (done.length === 0 ? before : { offset, metadata: '' });
  return { processor: 'p', assignment, works, progress };
}

const claim = (documentId: string) => ({ documentId, input: `in/0/${documentId}`, now: 1000, refresh: false });

function claiming(documentId: string, records: readonly OutRecord[] = []): Effects {
  return async (tx) => {
    assert.equal(await tx.claim(claim(documentId)), true);
    return records;
  };
}

/** Joins; the assignments by partition. `leave`: they are over already. */
async function joined({ log, committer }: Instance, visit: Visit, leave = false): Promise<Assignment[]> {
  const recorder = visit.recorder();
  const membership = await log.join('p', 'in', recorder);
  const assignments = [await recorder.assignment(0), await recorder.assignment(1)];
  for (const assignment of assignments) committer.assigned(assignment);
  if (leave) await membership.leave();
  return assignments;
}

/** At once, as far as the committer takes them together. */
async function commitAll({ committer }: Instance, batches: readonly Batch[]): Promise<Map<Work, unknown>> {
  const calls = committer.together ? [batches] : batches.map((one) => [one]);
  const answers = await Promise.all(calls.map((call) => committer.commit(call)));
  return new Map(answers.flatMap((answer) => [...answer]));
}

async function emitted({ log }: Instance): Promise<string[]> {
  return (await log.read('out', 0, 0, 1000)).map(text);
}

/** Whether another record than its own may not have it; asks in a transaction that is rolled back. */
async function isClaimed(instance: Instance, documentId: string): Promise<boolean> {
  const owner = await ownerOf(instance, 'asker');
  let free = false;
  const rolledBack = new Error('only asking');
  const ask = instance.store.transaction(owner, 'x', async (tx) => {
    free = await tx.claim({ ...claim(documentId), input: 'somebody else' });
    throw rolledBack;
  });
  await assert.rejects(ask, rolledBack);
  return !free;
}

function isCoded(error: unknown, code: string): boolean {
  return error instanceof CodedError && error.code === code;
}
