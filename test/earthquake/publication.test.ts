/** Publications whose zone, or whose hour, nobody knows. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { structure } from '../../src/domains/earthquake/structure.ts';
import { article } from './documents.ts';
import { after, document, living, told } from './sightings.ts';

const TEXT = 'An earthquake of magnitude 5.1 struck near Osh, Kyrgyzstan, today at 08:20.';

async function inZones<T>(work: () => T | Promise<T>): Promise<readonly T[]> {
  const { TZ } = process.env;
  const found: T[] = [];
  try {
    for (const zone of ['UTC', 'Asia/Tokyo', 'America/Los_Angeles']) {
      process.env.TZ = zone;
      found.push(await work());
    }
  } finally {
    if (TZ === undefined) delete process.env.TZ;
    else process.env.TZ = TZ;
  }
  return found;
}

test('a publication without a zone is read alike on every machine', async () => {
  const [first, ...others] = await inZones(() =>
    structure(article('', TEXT, { publishedAt: '2026-01-05T10:00', country: 'KG' })),
  );
  assert.deepEqual(first?.reports[0]?.notes, []);
  for (const other of others) assert.deepEqual(other, first);
  const records = [document('a', [told()], { publishedAt: '2026-03-01T10:30' }), document('b', [told()])];
  const events = await inZones(() => after(records));
  for (const quakes of events) assert.deepEqual(living(quakes), [['a', 'b']]);
});

test('rows of a list that its publication has no zone for are history alike on every machine', async () => {
  const list = 'Date\tTime (UTC)\tLatitude\tLongitude\tDepth\tMagnitude\n2025-12-31\t08:00:00\t43.20\t77.00\t10\t4.1';
  const roles = await inZones(() =>
    structure(article('Earthquakes', list, { publishedAt: '2026-03-01T10:00' })).reports.map(({ role }) => role),
  );
  assert.deepEqual(roles, [['historical'], ['historical'], ['historical']]);
});

test('an earthquake is not later than the day on which it was told', () => {
  const { reports } = structure(article('', TEXT, { publishedAt: '2026-01-05', country: 'KG' }));
  assert.equal(reports[0]?.originTime?.utc, '2026-01-05T02:20:00Z');
  assert.deepEqual(reports[0]?.notes, []);
});
