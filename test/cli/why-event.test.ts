/** What `quakewire why` tells of earthquakes: an event's values in the words of its documents, and what a page takes back. */
import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { commitAs } from '../../src/cli/records.ts';
import { explainEvent, quakesOf, tellEvent, tellQuakes } from '../../src/cli/why-event.ts';
import { loadConfig } from '../../src/config/load.ts';
import { type Data, openData } from '../../src/main.ts';
import type { StoredEvent } from '../../src/ports/quake-store.ts';
import { type EventRecord, events } from '../../topics/events.ts';
import { STATED } from '../earthquake/event-records.ts';

const AT = Date.parse('2026-03-01T09:58:12Z');
const CANCELLED: EventRecord = { ...STATED, status: 'cancel', cause: 'retracted' };
const [quoted] = STATED.claims.magnitude ?? [];
const QUOTE = 'There was no earthquake near Osh.';

function stored(record: EventRecord): StoredEvent {
  const { eventId, revision, status } = record;
  const place = { latitude: null, longitude: null, magnitude: 5.3 };
  const founder = { documentId: 'd1', ordinal: 0 };
  return {
    eventId,
    revision,
    status,
    founder,
    told: 1,
    founded: AT,
    at: AT,
    updated: AT,
    ...place,
    record: JSON.stringify(record),
  };
}

/** A document that says these about the earthquake's time. */
function said(documentId: string, retractions: readonly unknown[]) {
  const record = { documentId, publishedAt: '2026-03-01T11:00:00Z', reports: [], retractions };
  return { documentId, revision: 2, entries: 1, record: JSON.stringify(record), updated: AT };
}

async function withData(work: (data: Data) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'quakewire-why-'));
  const data = await openData(loadConfig({}, { data: folder, 'store.minFree': '1MB' }), 'the test', true);
  try {
    await work(data);
  } finally {
    await data.close();
    await rm(folder, { recursive: true });
  }
}

test('an event is told with every value, who says so, and in which words', () =>
  withData(async ({ store }) => {
    const told = tellEvent(await explainEvent(store, stored(STATED)));
    assert.match(
      told,
      /^0123456789abcdef0123456789abcdef {2}M 5\.3 - 24 km NNE of Osh, Kyrgyzstan, 2026-03-01T09:58:12Z\n/,
    );
    assert.match(told, /\n {2}update, revision 3, told by 1 document\n/);
    assert.match(told, /\n {2}magnitude 5\.3 mb, weight 1\.00\n {4}"magnitude 5\.3" by EMSC in d1\n/);
    assert.match(told, /\n {4}or magnitude 5\.1, weight 0\.40\n/);
    const many = {
      ...STATED,
      claims: { magnitude: [{ value: null, weight: 1, support: Array(5).fill(quoted?.support[0]) }] },
    };
    assert.match(
      tellEvent({ ...many, urls: { d1: 'http://a.example/' } }),
      /in http:\/\/a\.example\/\n {4}and 2 more\n/,
    );
    assert.match(tellEvent({ ...CANCELLED, urls: {} }), /\n {2}cancel: retracted, revision 3/);
    assert.match(
      tellEvent({ ...STATED, status: 'cancel', cause: 'merged', supersededBy: 'x', urls: {} }),
      /cancel: merged into x,/,
    );
  }));

test('a page tells its events, and those that were cancelled as it took something back', () =>
  withData(async (data) => {
    const originTime = { utc: '2026-03-01T09:58:00Z', precision: 'minute', zone: 'UTC', raw: '' };
    const retraction = { quote: QUOTE, refersTo: { magnitude: null, originTime, place: null } };
    await commitAs(data, 'test', events.topic, async ({ quakes }) => {
      await quakes.putReports(said('d1', []), [AT]);
      await quakes.putReports(said('d2', [retraction]), [AT]);
      await quakes.putEvent(stored(CANCELLED), [{ documentId: 'd1', ordinal: 0 }]);
      return [];
    });
    const line =
      'event 0123456789abcdef0123456789abcdef: cancel, M 5.3 - 24 km NNE of Osh, Kyrgyzstan, 2026-03-01T09:58:12Z';
    assert.deepEqual(tellQuakes(await quakesOf(data.store, 'd1')), [`  ${line}`]);
    assert.deepEqual(tellQuakes(await quakesOf(data.store, 'd2')), [
      `  takes back: "${QUOTE}"`,
      `    ${line}, as retracted`,
    ]);
    assert.deepEqual(tellQuakes(await quakesOf(data.store, 'd3')), []);
  }));
