/** What holds of ids and events whatever becomes of documents: lists that grow, shrink, shift and come back. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { scenario } from '../../eval/quake-world/world.ts';
import { MemoryQuakes } from '../../src/domains/earthquake/correlate/index.ts';
import type { EventRecord } from '../../topics/events.ts';
import type { Report, ReportsRecord } from '../../topics/reports.ts';
import { document, freshCorrelator, retraction, told } from './sightings.ts';

/** No two of them can be taken for one another: at one time far apart, at one place hours apart. */
const QUAKES = [
  { at: '2026-03-01T10:00:00Z', magnitude: 5, location: { place: 'Osh', country: 'KG' } },
  { at: '2026-03-01T10:01:00Z', magnitude: 4.2, location: { place: 'Izmir', country: 'TR' } },
  { at: '2026-03-01T17:30:00Z', magnitude: 4.1, location: { place: 'Osh', country: 'KG' } },
  { at: '2026-03-02T02:00:00Z', magnitude: 6, location: { place: 'Wajima', country: 'JP' } },
  { at: '2026-03-04T05:00:00Z', magnitude: 3.9, location: { place: 'Talgar', country: 'KZ' } },
] as const;

interface Step {
  readonly document: number;
  /** Of the list: which earthquake each row tells of, and by how many minutes and tenths it is off. */
  readonly rows: readonly (readonly [quake: number, minutes: number, tenths: number])[];
  /** The earthquake that it takes back. */
  readonly retracts: number | null;
}

const quake = fc.nat(QUAKES.length - 1);
const rows = fc.uniqueArray(fc.tuple(quake, fc.integer({ min: -2, max: 2 }), fc.integer({ min: -2, max: 2 })), {
  selector: ([index]) => index,
  maxLength: QUAKES.length,
});
const step: fc.Arbitrary<Step> = fc.record({
  document: fc.nat(3),
  rows,
  retracts: fc.option(quake, { freq: 6 }),
});

test('an id stays with its earthquake, no report is lost, no revision is told twice', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 25 }), async (steps) => {
      const history = new History();
      const quakes = new MemoryQuakes();
      const latest = new Map<string, ReportsRecord>();
      for (const [index, one] of steps.entries()) {
        const record = recordOf(one, 2 * index + 2);
        latest.set(record.documentId, record);
        const changes = await quakes.take(record, freshCorrelator());
        for (const { record: event } of changes) history.add(event);
        for (const event of quakes.records) assertOneEarthquake(event, latest, history);
        assertAllAlive(quakes, latest);
      }
    }),
    { numRuns: 120 },
  );
});

test('also where nobody can tell what is one earthquake', async () => {
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: 100_000 }), async (seed) => {
      const history = new History();
      const quakes = new MemoryQuakes();
      const correlator = freshCorrelator();
      const world = {
        seed,
        earthquakes: 8,
        reports: 60,
        days: 1,
        revised: 0.5,
        lists: 0.2,
        falseAlerts: 2,
        dates: 0.2,
      };
      for (const line of scenario(world))
        for (const { record } of await quakes.take(line, correlator)) history.add(record);
      const homes = new Map<string, string>();
      for (const { status, eventId, reports } of quakes.records) {
        if (status === 'cancel') continue;
        for (const { documentId, ordinal } of reports) {
          const key = `${documentId}/${ordinal}`;
          assert.equal(homes.get(key), undefined, `${key} is in two events`);
          homes.set(key, eventId);
        }
      }
    }),
    { numRuns: 20 },
  );
});

function recordOf({ document: index, rows, retracts }: Step, revision: number): ReportsRecord {
  const reports = rows.map(([which, minutes, tenths]) => {
    const { at, magnitude, location } = QUAKES[which] as (typeof QUAKES)[number];
    const time = new Date(Date.parse(at) + 60_000 * minutes).toISOString();
    return told({ at: time, magnitude: magnitude + tenths / 10, location });
  });
  const publishedAt = new Date(Date.parse('2026-03-05T00:00:00Z') + 3_600_000 * revision).toISOString();
  const source = index === 0 ? 'usgs.gov' : `d${index}.example`;
  const retractions = retracts === null ? [] : [takenBack(retracts)];
  return document(`d${index}`, reports, { revision, publishedAt, source, retractions });
}

function takenBack(which: number) {
  const { at, magnitude, location } = QUAKES[which] as (typeof QUAKES)[number];
  const originTime = { utc: at, precision: 'minute' as const, zone: null, raw: '' };
  return retraction({ magnitude, originTime, place: location.place });
}

/** Which of QUAKES a report is of. */
function truthOf({ originTime, location }: Pick<Report, 'originTime' | 'location'>): number {
  const apart = QUAKES.map(({ at, location: { place } }) =>
    place === location.place ? Math.abs(Date.parse(at) - Date.parse(originTime?.utc ?? '')) : Number.POSITIVE_INFINITY,
  );
  return apart.indexOf(Math.min(...apart));
}

/** What subscribers were told. */
class History {
  readonly #revisions = new Map<string, number>();
  readonly truths = new Map<string, number>();

  add({ eventId, revision }: EventRecord): void {
    assert.equal(revision, (this.#revisions.get(eventId) ?? 0) + 1, `revisions of ${eventId}`);
    this.#revisions.set(eventId, revision);
  }
}

function assertOneEarthquake(event: EventRecord, latest: ReadonlyMap<string, ReportsRecord>, history: History): void {
  const truth = truthOf(event);
  assert.equal(truth, history.truths.get(event.eventId) ?? truth, `${event.eventId} is another earthquake`);
  history.truths.set(event.eventId, truth);
  if (event.status === 'cancel') return;
  for (const { documentId, ordinal } of event.reports) {
    const report = latest.get(documentId)?.reports.find((one) => one.ordinal === ordinal);
    assert.equal(report && truthOf(report), truth, `${documentId}/${ordinal} in ${event.eventId}`);
  }
}

/** Each report that nobody takes back is in one living event. */
function assertAllAlive(quakes: MemoryQuakes, latest: ReadonlyMap<string, ReportsRecord>): void {
  const records = [...latest.values()];
  const retracted = new Set(
    records.flatMap(({ retractions }) => retractions.map(({ refersTo }) => refersTo.originTime?.utc)),
  );
  const alive = quakes.records.filter(({ status }) => status !== 'cancel').flatMap(({ reports }) => reports);
  const keys = alive.map(({ documentId, ordinal }) => `${documentId}/${ordinal}`);
  assert.equal(new Set(keys).size, keys.length, 'in two events');
  for (const { documentId, reports } of records)
    for (const report of reports) {
      if (retracted.has(QUAKES[truthOf(report)]?.at)) continue;
      assert.ok(keys.includes(`${documentId}/${report.ordinal}`), `${documentId}/${report.ordinal} is in no event`);
    }
}
