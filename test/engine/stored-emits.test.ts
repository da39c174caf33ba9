import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setImmediate as turn } from 'node:timers/promises';
import { StoredEmitsCommitter } from '../../src/engine/stored-emits.ts';
import { type Batch, LATER, type Work } from '../../src/ports/committer.ts';
import { CodedError } from '../../src/ports/errors.ts';
import type { Assignment, Listener, Log, OutRecord } from '../../src/ports/log.ts';
import { Databases, type Party } from './apart.ts';

const emit: OutRecord = { topic: 'out', key: 'k', value: Buffer.from('emitted'), headers: {} };

/** A member of the group `p` on the topic `in`, with a committer of its own. */
async function member(databases: Databases, change: (log: Log) => Log = (log) => log) {
  const party: Party & { deaf: boolean } = { alive: true, deaf: false, now: () => 0, crash: () => {} };
  const assignments: Assignment[] = [];
  const log = change(databases.log(party));
  const committer = new StoredEmitsCommitter({ log, store: databases.store(party) });
  const ignore = () => {};
  const listener: Listener = {
    assigned: (assignment) => {
      assignments.push(assignment);
      committer.assigned(assignment);
    },
    revoked: ignore,
    records: ignore,
    failed: ignore,
  };
  await log.join('p', 'in', listener);
  await settled();
  const held = () => assignments.at(-1) as Assignment;
  const commit = (works: readonly Work[], assignment = held()) => committer.commit([batch(assignment, works)]);
  return { party, held, commit };
}

const work = (offset: number, withEffects = true): Work => ({
  input: `in/0/${offset}`,
  offset,
  digest: `of ${offset}`,
  effects: withEffects
    ? async (tx) => {
        await tx.keepClaim(`doc ${offset}`, 0);
        return [];
      }
    : null,
  emits: [emit],
});

function batch(assignment: Assignment, works: readonly Work[]): Batch {
  const offset = assignment.committed?.offset ?? 0;
  const progress = (done: readonly Work[]) => ({
    offset: Math.max(offset, ...done.map((one) => one.offset + 1)),
    metadata: '',
  });
  return { processor: 'p', assignment, works, progress };
}

const settled = async () => {
  for (let round = 0; round < 20; round++) await turn();
};

test('a late comer of an older assignment takes the epoch, and changes nothing', async () => {
  const databases = new Databases();
  const zombie = await member(databases);
  const old = zombie.held();
  assert.equal((await zombie.commit([work(0)], old)).size, 0);
  zombie.party.deaf = true;
  const rightful = await member(databases);
  databases.rebalance();
  await settled();
  // after a halt it looks what was kept: now it is the Store's latest owner
  databases.storeFates = ['down'];
  await assert.rejects(zombie.commit([work(1)], old), { code: 'STORE_UNAVAILABLE' });
  assert.equal((await zombie.commit([work(1)], old)).size, 1);
  assert.deepEqual([...databases.changes.keys()], ['doc 0']);
  assert.equal((await rightful.commit([work(1, false)])).size, 0, 'what needs no Store is not in doubt');
  assert.equal((await rightful.commit([work(2)])).size, 1, 'its own epoch is over; it begins anew');
  await settled();
  assert.equal((await rightful.commit([work(2)])).size, 0);
  assert.deepEqual([...databases.changes.keys()], ['doc 0', 'doc 2']);
  assert.equal(databases.records('out').length, 3);
});

test('what is kept goes with the next transaction after it was published, also where another process published it', async () => {
  const databases = new Databases();
  const first = await member(databases);
  await first.commit([work(0), work(1)]);
  assert.equal(databases.kept.size, 2);
  await first.commit([work(2)]);
  assert.deepEqual([...databases.kept.keys()], ['p in/0/2']);
  await member(databases);
  databases.rebalance();
  await settled();
  databases.bury(first.party);
  const next = await member(databases);
  databases.rebalance();
  await settled();
  await next.commit([work(3)]);
  assert.deepEqual([...databases.kept.keys()], ['p in/0/3']);
});

test('an input that was done answers with what it gave rise to then, whatever it answers now', async () => {
  const databases = new Databases();
  const one = await member(databases);
  databases.logFates = ['ok', 'doubt-before'];
  assert.equal((await one.commit([work(0)])).size, 1);
  await settled();
  const other: OutRecord = { ...emit, value: Buffer.from('another answer') };
  assert.equal((await one.commit([{ ...work(0, false), emits: [other] }])).size, 0);
  assert.deepEqual(
    databases.records('out').map(({ value }) => String(value)),
    ['emitted'],
  );
});

test('another record at the same place of a log that was made anew is not answered with what was kept', async () => {
  const databases = new Databases();
  const one = await member(databases);
  databases.logFates = ['ok', 'doubt-before'];
  assert.equal((await one.commit([work(0)])).size, 1);
  await settled();
  const emits: readonly OutRecord[] = [{ ...emit, value: Buffer.from('of the other') }];
  assert.equal((await one.commit([{ ...work(0), digest: 'of another', emits }])).size, 0);
  assert.equal(databases.changes.get('doc 0'), 2);
  databases.logFates = ['doubt-before'];
  assert.equal((await one.commit([work(1)])).size, 1);
  await settled();
  assert.equal((await one.commit([{ ...work(1, false), digest: 'of a third', emits: [] }])).size, 0);
  assert.deepEqual(
    databases.records('out').map(({ value }) => String(value)),
    ['of the other'],
  );
  await one.commit([work(2)]);
  assert.deepEqual([...databases.kept.keys()], ['p in/0/2'], 'what nobody will ever ask for is gone');
});

const large = (offset: number, megabytes: number, withEffects = true): Work => ({
  ...work(offset, withEffects),
  emits: [{ ...emit, value: new Uint8Array(megabytes * 2 ** 20) }],
});

test('a commit ends where its records are large enough; the rest is left for the next one, not lost or done twice', async () => {
  const databases = new Databases();
  const one = await member(databases);
  let works = [1, 2, 3, 4, 5, 6].map((size, at) => large(at, size, at % 2 === 0));
  const counts: number[] = [];
  for (; works.length > 0; counts.push(databases.records('out').length)) {
    const failed = await one.commit(works);
    assert.ok([...failed.values()].every((error) => error === LATER));
    works = works.filter((each) => failed.has(each));
  }
  assert.deepEqual(counts, [4, 6]);
  assert.deepEqual([...databases.changes.values()], [1, 1, 1]);
});

test('of one input only one delivery is in a commit', async () => {
  const databases = new Databases();
  const one = await member(databases);
  const [first, again] = [work(0), { ...work(1), input: work(0).input }];
  assert.deepEqual([...(await one.commit([first, again]))], [[again, LATER]]);
  assert.equal((await one.commit([again])).size, 0);
  assert.equal(databases.records('out').length, 2);
});

test('records that the Log never takes are not answered for ever', async () => {
  const databases = new Databases();
  const refusing = (log: Log): Log => ({
    ...log,
    commit: async (assignment, place, records) => {
      if (records.includes(emit)) throw new CodedError('RECORD_TOO_LARGE', 'the broker says so');
      await log.commit(assignment, place, records);
    },
  });
  const one = await member(databases, refusing);
  assert.equal((await one.commit([work(0)])).size, 1);
  const failure: OutRecord = { ...emit, topic: 'failures' };
  assert.equal((await one.commit([{ ...work(0, false), emits: [failure] }])).size, 0);
  assert.equal(databases.records('failures').length, 1);
});
