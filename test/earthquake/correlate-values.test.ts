/** Which of the values that reports give an event takes. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bundledKnowledge, Correlator, MemoryQuakes } from '../../src/domains/earthquake/correlate/index.ts';
import { after, document, told } from './sightings.ts';

const SECOND = told({ at: '2026-03-01T10:00:11Z', precision: 'second' });

async function timeOf(records: Parameters<typeof after>[0]): Promise<string | undefined> {
  const [event, ...others] = (await after(records)).records;
  assert.equal(others.length, 0);
  return event?.originTime?.utc;
}

test('a time to the second beats times to the minute that agree, whoever tells them', async () => {
  const minutes = ['b', 'c', 'd'].map((id) => document(id, [told()], { source: `${id}.example` }));
  assert.equal(await timeOf([document('a', [SECOND], { source: 'usgs.gov' }), ...minutes]), '2026-03-01T10:00:11Z');
  const wire = document('wire', [told()], { source: 'reuters.com' });
  assert.equal(await timeOf([document('a', [SECOND]), wire, ...minutes]), '2026-03-01T10:00:11Z');
  const other = document('a', [told({ at: '2026-03-01T10:04:11Z', precision: 'second' })]);
  assert.equal(await timeOf([other, wire, ...minutes]), '2026-03-01T10:00:00Z', 'one that differs does not');
});

test('a source that later rounds its own time takes nothing back, and does so with another one', async () => {
  const own = { source: 'desk.example' };
  const later = { ...own, publishedAt: '2026-03-02T11:00:00Z' };
  assert.equal(await timeOf([document('a', [SECOND], own), document('b', [told()], later)]), '2026-03-01T10:00:11Z');
  const revised = document('b', [told({ at: '2026-03-01T10:02:00Z' })], later);
  assert.equal(await timeOf([document('a', [SECOND], own), revised]), '2026-03-01T10:02:00Z');
});

test('a magnitude without its type supports the same one with a type', async () => {
  const quakes = await after([
    document('a', [told({ magnitude: 5.5, type: 'Mw' })], { publishedAt: '2026-03-01T13:00:00Z' }),
    document('b', [told({ magnitude: 5.8, type: 'mpv' })]),
    document('c', [told({ magnitude: 5.8, type: 'unknown' })], { publishedAt: '2026-03-01T12:00:00Z' }),
  ]);
  const [event] = quakes.records;
  assert.deepEqual([event?.magnitude?.value, event?.magnitude?.type], [5.8, 'mpv']);
  const claims = event?.claims.magnitude?.map(({ value, support }) => {
    const { type } = value as { type: string };
    return [type, support.map(({ documentId }) => documentId)];
  });
  assert.deepEqual(claims, [
    ['mpv', ['c', 'b']],
    ['Mw', ['a']],
  ]);
});

test('whose magnitude is preferred is configuration', async () => {
  const records = [
    document('a', [told({ magnitude: 5.6, type: 'mpv' })], { source: 'kndc.kz' }),
    document('b', [told({ magnitude: 5.2, type: 'Mw' })], { source: 'usgs.gov' }),
  ];
  const preferring = async (preferences: readonly string[]) => {
    const quakes = new MemoryQuakes();
    const correlator = new Correlator(bundledKnowledge(preferences));
    for (const record of records) await quakes.take(record, correlator);
    return quakes.records[0]?.magnitude?.value;
  };
  assert.equal(await preferring([]), 5.6);
  assert.equal(await preferring(['KZ=USGS+KNDC']), 5.2);
  assert.equal(await preferring(['world=USGS']), 5.6, 'the country’s own go before the world’s');
});

test('at one time and place a magnitude that was revised makes no second earthquake', async () => {
  const many = (magnitude: number, ids: string) =>
    [...ids].map((id) => document(id, [told({ magnitude })], { source: `${id}.example` }));
  assert.equal((await after([...many(6.8, 'abcdefgh'), ...many(7.9, 'ijklmnop')])).records.length, 1);
});

const says = (value: number, agency: string | null) => [
  told({ magnitude: value, claims: agency === null ? [] : [{ value, type: 'Mw', agency }] }),
];
const sites = (count: number, value: number, agency: string | null = null) =>
  Array.from({ length: count }, (_, index) => document(`s${value}-${index}`, says(value, agency)));
const taken = async (records: Parameters<typeof after>[0]) => (await after(records)).records[0]?.magnitude?.value;
const USGS = document('usgs', says(5.5, null), { source: 'usgs.gov' });

test('the preferred agency counts where it says so itself or several say so, not where one names it', async () => {
  const kndc = document('kndc', says(5.9, null), { source: 'kndc.kz' });
  assert.equal(await taken([USGS, ...sites(3, 5.5), kndc]), 5.9);
  assert.equal(await taken([USGS, ...sites(1, 5.9, 'KNDC')]), 5.5, 'a name alone');
  assert.equal(await taken([USGS, ...sites(2, 5.9, 'KNDC')]), 5.9);
  const copies = sites(3, 5.9, 'KNDC').map((one) => ({ ...one, textHash: 'same' }));
  assert.equal(await taken([USGS, ...copies]), 5.5, 'one text');
  assert.equal(await taken([...sites(1, 5.9, 'KNDC'), ...sites(1, 5.5, 'USGS')]), 5.9, 'all else alike');
});

test('what others put into an agency’s mouth counts for nothing where it is far from what most say', async () => {
  assert.equal(await taken([USGS, ...sites(9, 5.5), ...sites(2, 9.5, 'KNDC')]), 5.5);
  const own = document('kndc', says(6.8, null), { source: 'kndc.kz' });
  assert.equal(await taken([USGS, ...sites(9, 5.5), own]), 6.8, 'its own word does');
});

test('a magnitude that a text gives in two names is in both', async () => {
  const claims = ['AFAD', 'KNDC'].map((agency) => ({ value: 5.9, type: 'Mw', agency }));
  const both = ['a', 'b'].map((id) => document(id, [told({ magnitude: 5.9, claims })]));
  const quakes = await after([USGS, ...both]);
  assert.equal(quakes.records[0]?.magnitude?.value, 5.9);
  const [claim] = quakes.records[0]?.claims.magnitude ?? [];
  assert.deepEqual(new Set(claim?.support.map(({ agency }) => agency)), new Set(['AFAD', 'KNDC']));
  assert.equal(claim?.weight, 0.5);
});
