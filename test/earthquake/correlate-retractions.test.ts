import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { KeptList } from '../../src/domains/earthquake/correlate/texts.ts';
import { after, document, living, retraction, told } from './sightings.ts';

const time = { utc: '2026-03-01T10:00:00Z', precision: 'minute' as const, zone: null, raw: '' };
const MEANT = retraction({ magnitude: 5.2, originTime: time, place: 'Алматы' });
const at = (hour: number) => ({ publishedAt: `2026-03-01T${hour}:00:00Z` });

test('an agency’s retraction cancels the event, whoever reported it', async () => {
  const quakes = await after([
    document('a', [told()], { source: 'usgs.gov' }),
    document('b', [told({ magnitude: 5.3 })]),
    document('other', [told({ at: '2026-03-01T10:40:00Z' })]),
    document('r', [], { ...at(12), source: 'usgs.gov', retractions: [MEANT] }),
  ]);
  assert.deepEqual(living(quakes), [['other']]);
  const cancelled = quakes.records.find(({ status }) => status === 'cancel');
  assert.deepEqual([cancelled?.cause, cancelled?.supersededBy, cancelled?.documents], ['retracted', null, ['a', 'b']]);
});

test('reports published after a retraction raise a new event; late copies of what was withdrawn do not', async () => {
  const quakes = await after([
    document('a', [told()], { source: 'usgs.gov', textHash: 'same' }),
    document('r', [], { ...at(12), source: 'kndc.kz', retractions: [MEANT] }),
    document('copy', [told()], { ...at(13), textHash: 'same' }),
    document('late', [told()], at(14)),
  ]);
  assert.deepEqual(living(quakes), [['late']]);
  assert.equal(quakes.records.length, 2);
});

test('anyone else’s withdraws the reports of its own site and their copies; the event dies with the last', async () => {
  const own = { source: 'paper.example' };
  const records = [
    document('a', [told()], { ...own, textHash: 'same' }),
    document('copy', [told()], { textHash: 'same' }),
    document('b', [told()]),
    document('r', [], { ...at(12), ...own, retractions: [MEANT] }),
  ];
  assert.deepEqual(living(await after(records)), [['b']]);
  const without = await after(records.filter(({ documentId }) => documentId !== 'b'));
  assert.deepEqual(living(without), []);
  assert.deepEqual(
    without.records.map(({ cause }) => cause),
    ['retracted'],
  );
});

test('a retraction without any detail concerns its own site alone', async () => {
  const quakes = await after([
    document('a', [told()], { source: 'usgs.gov' }),
    document('b', [told({ at: '2026-03-01T10:30:00Z', location: { place: 'Wajima', country: 'JP' } })]),
    document('r', [], { ...at(12), source: 'usgs.gov', retractions: [retraction({})] }),
  ]);
  assert.deepEqual(living(quakes), [['b']]);
});

test('an agency that says no detail takes back what it reported itself, whoever repeats it', async () => {
  const quakes = await after([
    document('a', [told()], { source: 'kndc.kz' }),
    document('b', [told({ magnitude: 5.3 })]),
    document('c', [told({ at: '2026-03-01T10:30:00Z', location: { place: 'Wajima', country: 'JP' } })]),
    document('r', [], { ...at(12), source: 'kndc.kz', retractions: [retraction({})] }),
  ]);
  assert.deepEqual(living(quakes), [['c']]);
});

test('what took a zone for another goes with the earthquake that an agency withdraws', async () => {
  const quakes = await after([
    document('a', [told()], { source: 'usgs.gov' }),
    document('b', [told()]),
    document('slipped', [told({ at: '2026-03-01T07:04:00Z', magnitude: 5.3 })]),
    document('r', [], { ...at(12), source: 'usgs.gov', retractions: [MEANT] }),
  ]);
  assert.deepEqual(living(quakes), []);
});

test('a retraction that is itself withdrawn gives the event back under its id', async () => {
  const records = [document('a', [told()]), document('r', [], { ...at(12), source: 'usgs.gov', retractions: [MEANT] })];
  const quakes = await after(records);
  const [cancelled] = quakes.records;
  await after([document('r', [], { ...at(12), source: 'usgs.gov', revision: 4 })], quakes);
  const [back] = quakes.records;
  assert.deepEqual([back?.status, back?.eventId, back?.revision], ['update', cancelled?.eventId, 3]);
});

test('copies of what a page said before it was revised go with it, also where the older revision comes last', async () => {
  const own = { source: 'paper.example' };
  const first = document('a', [told()], { ...own, textHash: 'first' });
  const revised = document('a', [told({ magnitude: 5.4 })], { ...own, revision: 4, textHash: 'second' });
  const copy = document('copy', [told()], { textHash: 'first' });
  const back = document('r', [], { ...at(12), ...own, retractions: [MEANT] });
  const other = document('b', [told()]);
  for (const records of [
    [first, copy, other, revised, back],
    [copy, revised, back, other, first],
  ]) {
    assert.deepEqual(living(await after(records)), [['b']]);
  }
});

test('a page that turns into its retraction takes the copies of what it was along', async () => {
  const own = { source: 'paper.example' };
  const first = document('a', [told()], { ...own, textHash: 'first' });
  const copy = document('copy', [told()], { ...at(14), textHash: 'first' });
  const now = document('a', [], { ...own, revision: 4, textHash: 'second', retractions: [retraction({})] });
  for (const records of [
    [first, copy, now],
    [now, copy, first],
  ]) {
    assert.deepEqual(living(await after([...records, document('b', [told()])])), [['b']]);
  }
});

test('of the texts that a page had the last eight are remembered, in whatever order they come', async () => {
  const revisions = Array.from({ length: 12 }, (_, index) =>
    document('a', [told()], { revision: 2 * index + 2, textHash: `text ${index % 11}` }),
  );
  const kept = async (records: typeof revisions) => (await (await after(records)).reports('a'))?.record;
  assert.equal(await kept(revisions), await kept(revisions.toReversed()));
  const { formerTexts } = JSON.parse((await kept(revisions)) ?? '') as KeptList;
  assert.deepEqual(
    formerTexts?.map(({ textHash }) => textHash),
    [10, 9, 8, 7, 6, 5, 4, 3].map((index) => `text ${index}`),
  );
});
