/** What many reports, or absurd ones, may not do. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { encode } from '../../topics/contract.ts';
import { events } from '../../topics/events.ts';
import { after, document, told } from './sightings.ts';

test('an event that many write about lists a hundred reports a field, and what they weigh all together', async () => {
  const ids = Array.from({ length: 130 }, (_, index) => `d${String(index).padStart(3, '0')}`);
  const quakes = await after(
    ids.map((id, deaths) => document(id, [told({ impact: { deaths } })], { source: `${id}.example`, textHash: id })),
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
