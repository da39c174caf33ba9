/** In whatever order records arrive, and wherever the process is killed, the same events come out. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { scenario } from '../../eval/quake-world/world.ts';
import { MemoryQuakes } from '../../src/domains/earthquake/correlate/index.ts';
import type { ReportsRecord } from '../../topics/reports.ts';
import { Random } from '../chaos/random.ts';
import { after, freshCorrelator } from './sightings.ts';

const WORLD = {
  earthquakes: 6,
  reports: 45,
  days: 2,
  falseAlerts: 2,
  falseNews: 2,
  withdrawn: 2,
  revised: 0.3,
  dates: 0.2,
  lists: 0.1,
};

const seed = fc.integer({ min: 1, max: 100_000 });
const linesOf = (worldSeed: number) => scenario({ ...WORLD, seed: worldSeed });

test('the order of arrival changes nothing but ids', async () => {
  await fc.assert(
    fc.asyncProperty(seed, seed, async (worldSeed, shuffleSeed) => {
      const lines = linesOf(worldSeed);
      const shuffled = new Random(shuffleSeed).shuffle(lines);
      assert.deepEqual(contents(await after(shuffled)), contents(await after(lines)));
    }),
    { numRuns: 25 },
  );
});

test('a process that is killed between two records, or forgets all that it remembers, goes on as if nothing had happened', async () => {
  await fc.assert(
    fc.asyncProperty(seed, async (worldSeed) => {
      const lines = linesOf(worldSeed);
      const quakes = new MemoryQuakes();
      for (const line of lines) {
        await quakes.take(line, freshCorrelator());
        // delivered once more
        assert.deepEqual(await quakes.take(line, freshCorrelator()), []);
      }
      assert.deepEqual(quakes.events, (await after(lines.flatMap((line) => [line, line]))).events);
    }),
    { numRuns: 8 },
  );
});

test('every value of an event has a claim, and the claim its support', async () => {
  await fc.assert(
    fc.asyncProperty(seed, async (worldSeed) => {
      const lines = linesOf(worldSeed);
      for (const event of (await after(lines)).records) {
        const values = { ...event.location, ...event.impact, magnitude: event.magnitude, originTime: event.originTime };
        for (const [field, value] of Object.entries(values)) {
          if (value === null || ['inferred', 'gazetteerId', 'names'].includes(field)) continue;
          const claim = event.claims[field]?.[0];
          assert.ok(claim !== undefined && claim.support.length > 0, `${field} of ${event.eventId}`);
        }
        for (const key of event.reports) assert.ok(stated(lines, key), 'of the last revision');
      }
    }),
    { numRuns: 15 },
  );
});

function stated(
  lines: readonly ReportsRecord[],
  { documentId, ordinal }: { documentId: string; ordinal: number },
): boolean {
  const [latest] = lines.filter((line) => line.documentId === documentId).sort((a, b) => b.revision - a.revision);
  return latest?.reports.some((report) => report.ordinal === ordinal) ?? false;
}

/** What is alive, without ids and history. */
function contents(quakes: MemoryQuakes): readonly string[] {
  return quakes.records
    .filter(({ status }) => status !== 'cancel')
    .map(({ eventId: _, revision: __, status: ___, ...content }) => JSON.stringify(content))
    .sort();
}
