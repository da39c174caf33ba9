import assert from 'node:assert/strict';
import { test } from 'node:test';
import { after, document, freshCorrelator, living, retraction, told } from './sightings.ts';

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

test('the rest of a split takes a new id, and has that again where it comes back', async () => {
  const together = [document('a', [told()]), document('b', [told()])];
  const quakes = await after(together);
  const [one] = quakes.records;
  await after([document('b', [told({ at: '2026-03-01T09:30:00Z' })], { revision: 4 })], quakes);
  assert.deepEqual(living(quakes), [['a'], ['b']]);
  assert.deepEqual(quakes.records.find(({ documents }) => documents.includes('a'))?.eventId, one?.eventId);
  await after([document('b', [told()], { revision: 6 })], quakes);
  await after([document('b', [told({ at: '2026-03-01T09:30:00Z' })], { revision: 8 })], quakes);
  assert.deepEqual(living(quakes), [['a'], ['b']]);
  assert.equal(quakes.records.length, 2);
  assert.deepEqual(
    quakes.records.find(({ documents }) => documents.includes('b'))?.revision,
    3,
    'created, withdrawn, updated',
  );
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

const OSH = { at: '2026-03-01T10:00:00Z', magnitude: 5, location: { place: 'Osh', country: 'KG' } };
const WAJIMA = { at: '2026-03-01T02:00:00Z', magnitude: 3.1, location: { place: 'Wajima', country: 'JP' } };
const IZMIR = { at: '2026-03-02T05:00:00Z', magnitude: 4.6, location: { place: 'Izmir', country: 'TR' } };
const idsBy = (quakes: Awaited<ReturnType<typeof after>>) =>
  new Map(quakes.records.map(({ magnitude, eventId }) => [magnitude?.value, eventId]));

test('a row that is added on top of a list moves no id', async () => {
  const quakes = await after([document('list', [told(OSH), told(WAJIMA)]), document('n', [told(OSH)])]);
  const before = idsBy(quakes);
  const rows = [told(IZMIR), told(OSH), told(WAJIMA)];
  await after([document('list', rows, { revision: 4, publishedAt: '2026-03-02T06:00:00Z' })], quakes);
  const now = idsBy(quakes);
  assert.deepEqual([now.get(5), now.get(3.1), now.size], [before.get(5), before.get(3.1), 3]);
  assert.deepEqual(living(quakes), [['list'], ['list/1', 'n'], ['list/2']]);
  assert.deepEqual(
    quakes.records.map(({ status }) => status).filter((status) => status === 'cancel'),
    [],
  );
});

test('a page that tells of another earthquake now leaves the id behind, and never has it again', async () => {
  const quakes = await after([document('live', [told(OSH)]), document('other', [told(OSH)])]);
  const [osh] = quakes.records;
  await after([document('live', [], { revision: 4 })], quakes);
  const later = { revision: 6, publishedAt: '2026-03-02T06:00:00Z' };
  await after([document('live', [told(IZMIR)], later)], quakes);
  const now = idsBy(quakes);
  assert.equal(now.get(5), osh?.eventId);
  assert.notEqual(now.get(4.6), osh?.eventId);
  assert.deepEqual(living(quakes), [['live'], ['other']]);
});

test('what was withdrawn and comes back, at another place of its list, has its id again', async () => {
  const quakes = await after([document('list', [told(OSH), told(WAJIMA)])]);
  const before = idsBy(quakes);
  await after([document('list', [told(OSH)], { revision: 4 })], quakes);
  await after([document('list', [told(WAJIMA), told(OSH)], { revision: 6 })], quakes);
  assert.deepEqual(idsBy(quakes), before);
  assert.deepEqual(living(quakes), [['list'], ['list/1']]);
});

test('a cancelled event is not passed on to another earthquake that a report of it has come to tell of', async () => {
  const there = { at: '2026-03-02T02:00:00Z', location: { place: 'Wajima', country: 'JP' } };
  const back = (utc: string, place: string) =>
    retraction({ magnitude: 5.2, originTime: { utc, precision: 'minute', zone: null, raw: '' }, place });
  const agency = { source: 'usgs.gov', publishedAt: '2026-03-03T00:00:00Z' };
  const quakes = await after([
    document('a', [told()]),
    document('r', [], { ...agency, retractions: [back('2026-03-01T10:00:00Z', 'Almaty')] }),
    document('a', [told(there)], { revision: 4, publishedAt: '2026-03-02T03:00:00Z' }),
    document('r', [], { ...agency, revision: 4, retractions: [back(there.at, 'Wajima')] }),
  ]);
  const places = quakes.records.map(({ location, revision }) => [location.country, revision]).sort();
  assert.deepEqual(places, [
    ['JP', 2],
    ['KZ', 2],
  ]);
});
