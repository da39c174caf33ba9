import assert from 'node:assert/strict';
import { test } from 'node:test';
import { after, document, freshCorrelator, living, told } from './sightings.ts';

test('an event is created, then revised only where something changed', async () => {
  const quakes = await after([]);
  const correlator = freshCorrelator();
  const statuses = async (record: Parameters<typeof quakes.take>[0]) =>
    (await quakes.take(record, correlator)).map(({ record: { status, revision } }) => [status, revision]);
  assert.deepEqual(await statuses(document('a', [told()])), [['create', 1]]);
  assert.deepEqual(await statuses(document('b', [told()])), [['update', 2]]);
  assert.deepEqual(
    await statuses(document('b', [told()], { revision: 3, textHash: 'hash of b 2' })),
    [],
    'says the same',
  );
  assert.deepEqual(await statuses(document('b', [told({ magnitude: 6 })])), [], 'an old revision');
  assert.deepEqual(await statuses(document('b', [], { revision: 4 })), [['update', 3]]);
  assert.deepEqual(await statuses(document('a', [], { revision: 4 })), [['cancel', 4]]);
  assert.equal(quakes.records[0]?.cause, 'withdrawn');
});

test('where two events prove to be one the older id survives', async () => {
  const early = document('a', [told({ at: '2026-03-01T09:40:00Z' })]);
  const quakes = await after([early, document('b', [told()]), document('c', [told()])]);
  const [a] = quakes.records.filter(({ documents }) => documents.includes('a'));
  const [b] = quakes.records.filter(({ documents }) => documents.includes('b'));
  await after([document('a', [told()], { revision: 4 })], quakes);
  assert.deepEqual(living(quakes), [['a', 'b', 'c']]);
  const cancelled = quakes.records.find(({ eventId }) => eventId === b?.eventId);
  assert.deepEqual([cancelled?.status, cancelled?.cause, cancelled?.supersededBy], ['cancel', 'merged', a?.eventId]);
});

test('the rest of a split takes a new id, also where it had one before', async () => {
  const together = [document('a', [told()]), document('b', [told()])];
  const quakes = await after(together);
  const [one] = quakes.records;
  await after([document('b', [told({ at: '2026-03-01T09:30:00Z' })], { revision: 4 })], quakes);
  assert.deepEqual(living(quakes), [['a'], ['b']]);
  assert.deepEqual(quakes.records.find(({ documents }) => documents.includes('a'))?.eventId, one?.eventId);
  await after([document('b', [told()], { revision: 6 })], quakes);
  await after([document('b', [told({ at: '2026-03-01T09:30:00Z' })], { revision: 8 })], quakes);
  assert.deepEqual(living(quakes), [['a'], ['b']]);
  assert.equal(quakes.records.length, 3);
});

test('an event whose founder is gone is passed on to those who were in it', async () => {
  const quakes = await after([document('a', [told()]), document('b', [told()])]);
  const [one] = quakes.records;
  await after([document('a', [], { revision: 4 })], quakes);
  assert.deepEqual(
    quakes.records.map(({ eventId, documents }) => [eventId, documents]),
    [[one?.eventId, ['b']]],
  );
});
