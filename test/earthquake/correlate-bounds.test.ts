/** What many reports, or absurd ones, may not do. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { structure } from '../../src/domains/earthquake/structure.ts';
import { encode } from '../../topics/contract.ts';
import { events } from '../../topics/events.ts';
import { report, retraction } from '../../topics/reports.ts';
import { article } from './documents.ts';
import { after, document, freshCorrelator, told as say } from './sightings.ts';

test('an event that many write about lists a hundred reports a field, and what they weigh all together', async () => {
  const ids = Array.from({ length: 130 }, (_, index) => `d${String(index).padStart(3, '0')}`);
  const quakes = await after(
    ids.map((id, deaths) => document(id, [say({ impact: { deaths } })], { source: `${id}.example`, textHash: id })),
  );
  const [event, ...others] = quakes.records;
  assert.equal(others.length, 0);
  assert.ok(event !== undefined);
  assert.equal(event.reports.length, 130);
  const [magnitude] = event.claims.magnitude ?? [];
  assert.deepEqual([magnitude?.support.length, magnitude?.weight], [100, 130 * 0.25]);
  const deaths = event.claims.deaths ?? [];
  assert.equal(deaths.length, 100);
  assert.equal(deaths[0]?.value, event.impact.deaths);
  for (const { support } of deaths) assert.equal(support.length, 1, 'every value keeps its evidence');
  encode(events, event);
});

test('of an event that a hundred tell of, subscribers hear what is new, and of a tenth more who say the same', async () => {
  const quakes = await after([]);
  const correlator = freshCorrelator();
  const told: (readonly [number, number])[] = [];
  const tell = async (index: number, tsunamiWarning: boolean | null = null) => {
    const id = `d${index}`;
    const changes = await quakes.take(
      document(id, [say({ impact: { tsunamiWarning } })], { source: `${id}.example` }),
      correlator,
    );
    told.push(...changes.filter((change) => change.told).map(({ record }) => [index + 1, record.revision] as const));
  };
  for (let index = 0; index < 140; index += 1) await tell(index);
  assert.deepEqual(told.slice(99), [
    [100, 100],
    [111, 101],
    [123, 102],
    [136, 103],
  ]);
  assert.deepEqual([quakes.records[0]?.reports.length, quakes.records[0]?.revision], [140, 103]);
  await tell(140, true);
  assert.deepEqual(told.at(-1), [141, 104]);
});

test('absurd numbers and years lose their value, and never the record', () => {
  const big = [
    '99999999999999999999999999',
    '1e400',
    '1,000,000,000,000,000,000',
    '5.'.padEnd(400, '9'),
    '-0',
    '31/12/999999',
  ];
  const sentences = (number: string) => [
    `A magnitude 5.3 earthquake struck near Osh. ${number} people were killed, ${number} injured, ${number} houses damaged.`,
    `A magnitude ${number} earthquake struck ${number} km north of Osh at ${number}:20 UTC on 31 December ${number}.`,
    `Magnitude 5.3, depth ${number} km, ${number}°N ${number}°E, energy class ${number}, intensity ${number}, Osh.`,
    `An earthquake of 5.3 magnitude struck ${number} miles from Osh in ${number}; 12 million trillion people were injured.`,
  ];
  for (const text of big.flatMap(sentences)) {
    const { reports, retractions } = structure(article('', text));
    for (const found of reports) assert.deepEqual(report.safeParse(found).error, undefined, text);
    for (const found of retractions) assert.deepEqual(retraction.safeParse(found).error, undefined, text);
    assert.ok(reports.length > 0 || !text.includes('killed'), text);
  }
});
