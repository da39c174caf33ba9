/** The events of the Store on the command line: filters, formats, pages. */
import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { check } from '@placemarkio/check-geojson';
import { commitAs } from '../../src/cli/records.ts';
import { loadConfig } from '../../src/config/load.ts';
import { openData } from '../../src/main.ts';
import type { StoredEvent } from '../../src/ports/quake-store.ts';
import { type EventRecord, events } from '../../topics/events.ts';
import { STATED } from '../earthquake/event-records.ts';
import { type Ended, LOCAL, quakewire } from './shell.ts';

const MANY = 450;
const FIRST = Date.parse('2026-03-01T00:00:00Z');
const HOUR = 3_600_000;
let folder: string;

/** One an hour, eastwards, of magnitudes 4.0 to 4.9; every tenth was none. */
function numbered(number: number): { row: StoredEvent; record: EventRecord } {
  const at = FIRST + number * HOUR;
  const value = 4 + (number % 10) / 10;
  const longitude = -180 + (number * 360) / MANY;
  const status = number % 10 === 9 ? 'cancel' : 'create';
  const record: EventRecord = {
    ...STATED,
    eventId: `e${String(number).padStart(3, '0')}`,
    status,
    magnitude: { value, type: 'mb', raw: `mb ${value}` },
    originTime: { utc: new Date(at).toISOString(), precision: 'second', zone: 'UTC', raw: '' },
    location: { ...STATED.location, latitude: 10, longitude },
  };
  const { eventId, revision } = record;
  const founder = { documentId: `d${number}`, ordinal: 0 };
  const place = { latitude: 10, longitude, magnitude: value };
  const row = {
    eventId,
    revision,
    status,
    founder,
    told: 1,
    founded: at,
    at,
    ...place,
    updated: at,
    record: '',
  } as const;
  return { row: { ...row, record: JSON.stringify(record) }, record };
}

before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'quakewire-events-'));
  await put(Array.from({ length: MANY }, (_, number) => numbered(number).row));
});

async function put(rows: readonly StoredEvent[]): Promise<void> {
  const data = await openData(loadConfig(LOCAL, { data: folder }), 'the test', true);
  try {
    await commitAs(data, 'test', events.topic, async ({ quakes }) => {
      for (const row of rows) await quakes.putEvent(row, [row.founder]);
      return [];
    });
  } finally {
    await data.close();
  }
}

after(() => rm(folder, { recursive: true, force: true }));

const command = (...args: string[]): Promise<Ended> => quakewire(['events', ...args, '--data', folder]);
const ids = ({ lines }: Ended) => lines.map(({ eventId }) => eventId);

test('all of them come, in order, over many pages', async () => {
  const all = Array.from({ length: MANY }, (_, number) => numbered(number).record.eventId);
  assert.deepEqual(ids(await command('--format', 'ndjson')), all);
});

test('by time, magnitude, status and place, across the date line too', async () => {
  const late = await command('--format', 'ndjson', '--since', new Date(FIRST + 448 * HOUR).toISOString());
  assert.deepEqual(ids(late), ['e448', 'e449']);
  const strong = await command(
    '--format',
    'ndjson',
    '--min-magnitude',
    '4.8',
    '--status',
    'create, update',
    '--since',
    '2026-03-18',
  );
  assert.deepEqual(ids(strong), ['e408', 'e418', 'e428', 'e438', 'e448']);
  const across = await command('--format', 'ndjson', '--bbox', '178.5,0,-178.5,20');
  assert.deepEqual(ids(across), ['e000', 'e001', 'e449']);
});

test('GeoJSON is one valid document, with events and without', async () => {
  const { stdout } = await command('--since', '2026-03-18T00:00+06:00');
  const { features } = check(stdout) as unknown as { features: { properties: { status: string } }[] };
  assert.equal(features.length, 48);
  assert.ok(features.some(({ properties }) => properties.status === 'deleted'));
  assert.deepEqual(check((await command('--since', '2030-01-01')).stdout), { type: 'FeatureCollection', features: [] });
});

test('QuakeML ends as it begins', async () => {
  const { stdout } = await command('--format', 'quakeml', '--min-magnitude', '4.9');
  assert.match(stdout, /^<\?xml[\s\S]*<\/q:quakeml>\n$/);
  assert.equal(stdout.match(/<event /g)?.length, 45);
});

test('an option that says nothing is refused, by name and value', async () => {
  const wrong = [
    ['--since', 'yesterday'],
    ['--bbox', '1,2,3'],
    ['--bbox', '0,50,10,40'],
    ['--min-magnitude', 'big'],
    ['--status', 'alive'],
    ['--format', 'csv'],
  ] as const;
  for (const [name, value] of wrong) {
    const { code, stderr, stdout } = await command(name, value);
    assert.deepEqual([code, stdout], [2, ''], name);
    assert.ok(stderr.includes(name) && stderr.includes(value), stderr);
  }
});

test('`why` tells an event by its id', async () => {
  const { row } = numbered(0);
  await put([{ ...row, eventId: STATED.eventId, record: JSON.stringify(STATED) }]);
  const { code, stdout } = await quakewire(['why', STATED.eventId.toUpperCase(), '--data', folder]);
  assert.equal(code, 0);
  assert.match(stdout, /\n {4}"magnitude 5\.3" by EMSC in d1\n/);
  const { lines } = await quakewire(['why', STATED.eventId, '--json', '--data', folder]);
  assert.deepEqual(lines, [{ ...STATED, urls: { d1: 'd1' } }]);
  assert.equal((await quakewire(['why', 'f'.repeat(32), '--data', folder])).code, 2);
});
