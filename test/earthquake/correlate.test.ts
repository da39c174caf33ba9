import assert from 'node:assert/strict';
import { test } from 'node:test';
import { after, document, living, told } from './sightings.ts';

const JAPAN = { place: 'Wajima', country: 'JP', distanceKm: 20, direction: 'N' };

test('reports of one earthquake are one event, whatever language names its place', async () => {
  const quakes = await after([
    document('a', [told()]),
    document('b', [
      told({ magnitude: 5.6, type: 'mpv', location: { place: 'Алматы', country: 'KZ', latitude: 43, longitude: 77 } }),
    ]),
    document('c', [told({ at: '2026-03-01T10:01:00Z', magnitude: 5, location: { place: 'Алматы' } })]),
    document('d', [told({ at: '2026-03-01T00:00:00Z', precision: 'day' })]),
    document('e', [told({ at: '2026-03-01T10:00:00Z', precision: 'hour', magnitude: null })]),
  ]);
  assert.deepEqual(living(quakes), [['a', 'b', 'c', 'd', 'e']]);
  const [event] = quakes.records;
  assert.equal(event?.location.names.ru, 'Алматы');
  assert.equal(event?.claims.place?.length, 1, 'names of one place are no conflict');
});

test('an aftershock, minutes or hours later at the same place, is another event', async () => {
  const quakes = await after([
    document('a', [told()]),
    document('b', [told(), told({ at: '2026-03-01T10:12:00Z', magnitude: 4.4, role: 'aftershock' })]),
    document('c', [told({ at: '2026-03-01T10:12:00Z', magnitude: 4.3, role: 'aftershock' })]),
    document('d', [told({ at: '2026-03-01T00:00:00Z', precision: 'day', magnitude: null, role: 'aftershock' })]),
  ]);
  assert.deepEqual(living(quakes), [
    ['a', 'b'],
    ['b/1', 'c', 'd'],
  ]);
});

test('two earthquakes at once in different countries are two events', async () => {
  const quakes = await after([
    document('a', [told()]),
    document('b', [told({ location: JAPAN })]),
    document('c', [told({ location: { country: 'KZ' } })]),
    document('d', [told({ location: { country: 'JP' } })]),
  ]);
  assert.deepEqual(living(quakes), [
    ['a', 'c'],
    ['b', 'd'],
  ]);
});

test('two reports of one document are never one event, nor are two lines of a list', async () => {
  const quakes = await after([document('a', [told(), told({ at: '2026-03-01T10:01:00Z' })], { source: 'usgs.gov' })]);
  assert.deepEqual(living(quakes), [['a'], ['a/1']]);
});

test('only recent earthquakes with a date raise an event', async () => {
  const quakes = await after([
    document('historical', [told({ role: 'historical' })]),
    document('blast', [told({ kind: 'blast' })]),
    document('undated', [told({ at: null })]),
    document('month', [told({ precision: 'month' })]),
    document('old', [told({ at: '2026-02-14T10:00:00Z' })]),
    document('unpublished', [told()], { publishedAt: null }),
    document('fortnight', [told({ at: '2026-02-16T10:00:00Z' })]),
  ]);
  assert.deepEqual(living(quakes), [['fortnight']]);
});

test('the magnitude is value and type of the preferred agency; all others are kept with their evidence', async () => {
  const claims = [
    { value: 5.2, type: 'Mw', agency: 'USGS' },
    { value: 5.6, type: 'mpv', agency: 'KNDC' },
  ];
  const quakes = await after([
    document('a', [told({ magnitude: 5.2, claims })]),
    document('b', [told({ magnitude: 5.3, type: 'Mw' })], { source: 'usgs.gov' }),
    document('c', [told({ magnitude: 5.6, type: 'mpv', claims: claims.slice(1) })]),
  ]);
  const [event] = quakes.records;
  assert.deepEqual([event?.magnitude?.value, event?.magnitude?.type], [5.6, 'mpv'], 'KNDC first in Kazakhstan');
  const said = event?.claims.magnitude?.map(({ value }) => (value as { value: number }).value);
  assert.deepEqual(said, [5.6, 5.3, 5.2]);
  const quotes = event?.claims.magnitude?.map(({ support }) =>
    support.map(({ agency, evidence }) => `${agency}: ${evidence.map(({ quote }) => quote)}`),
  );
  assert.deepEqual(
    quotes,
    [['KNDC: M 5.6', 'KNDC: M 5.6'], ['USGS: magnitude'], ['USGS: M 5.2']],
    'each of its own claim',
  );
  assert.equal(event?.magnitude?.raw, '5.6');
});

test('copied text counts once, and a later report of a source replaces its earlier value', async () => {
  const dead = (deaths: number) => [told({ impact: { deaths } })];
  const quakes = await after([
    document('a', dead(3), { textHash: 'same' }),
    document('b', dead(3), { textHash: 'same', publishedAt: '2026-03-01T12:00:00Z' }),
    document('c', dead(0), { source: 'tengrinews.kz', publishedAt: '2026-03-01T11:10:00Z' }),
    document('d', dead(7), { source: 'tengrinews.kz', publishedAt: '2026-03-01T15:00:00Z' }),
  ]);
  const [event] = quakes.records;
  assert.equal(event?.impact.deaths, 7);
  const weights = event?.claims.deaths?.map(({ value, weight, support }) => [value, weight, support.length]);
  assert.deepEqual(weights, [
    [7, 0.25, 1],
    [3, 0.25, 2],
    [0, 0, 1],
  ]);
});

test('distance and direction are of the place that is given', async () => {
  const quakes = await after([
    document('a', [told({ location: { place: 'Talgar', country: 'KZ' } })]),
    document('b', [told({ location: { place: 'Talgar', country: 'KZ', distanceKm: 12, direction: 'S' } })]),
    document('c', [told({ location: { place: 'Almaty', country: 'KZ', distanceKm: 30, direction: 'SE' } })]),
  ]);
  const { place, distanceKm, direction } = quakes.records[0]?.location ?? {};
  assert.deepEqual([place, distanceKm, direction], ['Talgar', 12, 'S']);
});

test('a role that newsrooms contradict keeps no vague report away', async () => {
  const places = { place: 'Almaty', country: 'KZ' };
  const quakes = await after([
    document('a', [told({ role: 'main' })]),
    document('b', [told({ role: 'main' })]),
    document('c', [told({ role: 'aftershock' })]),
    document('hour', [told({ role: 'aftershock', precision: 'hour', location: places })]),
  ]);
  assert.deepEqual(living(quakes), [['a', 'b', 'c', 'hour']]);
});

test('a report that gives another country does not move the others there', async () => {
  const nowhere = { place: null, country: null };
  const unknown = { place: 'Nowhere that a gazetteer knows', country: 'TR' };
  const quakes = await after([
    document('a', [told({ location: nowhere })]),
    document('b', [told({ location: unknown })]),
    document('c', [told({ location: unknown })]),
    document('wrong', [told({ location: { place: 'Talgar', country: 'KZ' } })]),
    document('izmir', [told({ location: { place: 'Izmir', country: 'TR' } })], { source: 'afad.gov.tr' }),
  ]);
  const home = living(quakes).find((documents) => documents.includes('izmir'));
  assert.ok(home?.includes('b') && home.includes('c'), JSON.stringify(living(quakes)));
});
