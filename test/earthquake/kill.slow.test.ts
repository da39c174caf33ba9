/** kill -9 among the records of a scenario: what comes of it is what an undisturbed run comes to, but for ids. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { scenario } from '../../eval/quake-world/world.ts';
import { everything } from '../../src/cli/records.ts';
import { loadConfig, settings } from '../../src/config/load.ts';
import { bundledKnowledge, Correlator, MemoryQuakes } from '../../src/domains/earthquake/correlate/index.ts';
import { type Data, openData } from '../../src/main.ts';
import type { StoredEvent } from '../../src/ports/quake-store.ts';
import { decode, encode } from '../../topics/contract.ts';
import { type EventRecord, events } from '../../topics/events.ts';
import { type ReportsRecord, reports } from '../../topics/reports.ts';
import { Command } from '../chaos/daemon.ts';
import { needs, present } from '../support/missing.ts';
import { sharedBroker, sharedPostgres } from '../support/shared.ts';

type Settings = Readonly<Record<string, string>>;

const WAIT_MS = 150_000;
const LOOK_MS = 10;
/** Nothing stands in an empty first list, and no row is kept of it. */
const says = ({ revision, reports, retractions }: ReportsRecord) =>
  revision > 2 || reports.length + retractions.length > 0;

test('embedded: killed again and again, the same earthquakes', () =>
  withFolder((folder) => killed({ data: folder, 'store.minFree': '1MB' }, { reports: 900, kills: 4 })));

test('Kafka and PostgreSQL: killed, the same earthquakes', needs(await sharedBroker(), await sharedPostgres()), () =>
  withFolder(async (folder) => {
    const deployment = {
      data: folder,
      'kafka.brokers': present(await sharedBroker()).brokers,
      'database.url': await present(await sharedPostgres()).newDatabase(),
      'topics.prefix': `quakes-${randomUUID().slice(0, 8)}.`,
    };
    await killed(deployment, { reports: 300, kills: 1 });
  }),
);

async function killed(place: Settings, { reports: many, kills }: { reports: number; kills: number }): Promise<void> {
  const own = { ...place, 'log.level': 'warn', 'embedder.use': 'off', 'browser.use': 'off' };
  const lines = scenario({ seed: 5, earthquakes: 20, reports: many, outOfOrder: 0.4 });
  const records = lines.map((line) => decode(reports, encode(reports, line)));
  const data = await openData(loadConfig({}, own), 'the test', true);
  try {
    await data.log.append(records.map((record) => encode(reports, record)));
    for (let kill = 0; kill < kills; kill++) await killAfter(own, data, 1 + 30 * kill);
    const daemon = start(own);
    await until(async () => daemon.ended || (await isDone(data, records)), 'all lists are taken');
    assert.equal(await daemon.stop(20_000), 0);
    const found = await allEvents(data);
    assert.deepEqual(known(found), known(await undisturbed(records)));
    await assertPublished(data, found);
  } finally {
    await data.close();
  }
}

function start(own: Settings): Command {
  const names = new Map(settings().map(({ key, env }) => [key, env]));
  const env = Object.fromEntries(Object.entries(own).map(([key, value]) => [names.get(key) ?? key, value]));
  return new Command(['run', '--only', 'correlate'], env, join(own.data as string, 'daemon.log'));
}

/** Kills a daemon when `more` revisions of events have been published since it began. */
async function killAfter(own: Settings, { log }: Data, more: number): Promise<void> {
  const published = async () => (await log.ranges(events.topic)).reduce((sum, { end }) => sum + end, 0);
  const before = await published();
  const daemon = start(own);
  await until(async () => daemon.ended || (await published()) >= before + more, `${more} revisions`);
  assert.ok(await daemon.kill(), 'it was at work');
}

async function isDone({ store }: Data, records: readonly ReportsRecord[]): Promise<boolean> {
  const last = new Map<string, number>();
  for (const { documentId, revision } of records.filter(says))
    last.set(documentId, Math.max(revision, last.get(documentId) ?? 0));
  for (const [documentId, revision] of [...last].reverse())
    if ((await store.quakes.reports(documentId))?.revision !== revision) return false;
  return true;
}

async function until(is: () => Promise<boolean>, what: string): Promise<void> {
  const end = Date.now() + WAIT_MS;
  while (!(await is())) {
    assert.ok(Date.now() < end, `waited in vain: ${what}`);
    await sleep(LOOK_MS);
  }
}

const allEvents = ({ store }: Data) => store.quakes.events({ limit: 100_000 });

async function undisturbed(records: readonly ReportsRecord[]): Promise<readonly StoredEvent[]> {
  const quakes = new MemoryQuakes();
  const correlator = new Correlator(bundledKnowledge());
  for (const record of records) await quakes.take(record, correlator);
  return quakes.events;
}

/** What is known of the earthquakes, without ids and history; what was cancelled is history: of a retraction that came first nobody was told. */
function known(found: readonly StoredEvent[]): readonly string[] {
  const all = found.map(({ record }) => JSON.parse(record) as EventRecord);
  return all
    .filter(({ status }) => status !== 'cancel')
    .map(({ eventId: _id, revision: _revision, status: _status, ...rest }) => JSON.stringify(rest, null, 1))
    .sort();
}

/** Subscribers were told each revision once, in order, and the last one is the Store's. */
async function assertPublished({ log }: Data, found: readonly StoredEvent[]): Promise<void> {
  const told = new Map<string, EventRecord[]>();
  for await (const record of everything(log, events.topic)) {
    const event = decode(events, record);
    told.set(event.eventId, [...(told.get(event.eventId) ?? []), event]);
  }
  assert.equal(told.size, found.length);
  for (const { eventId, record } of found) {
    const revisions = told.get(eventId) ?? [];
    assert.deepEqual(
      revisions.map(({ revision }) => revision),
      revisions.map((_, index) => index + 1),
    );
    assert.deepEqual(revisions.at(-1), JSON.parse(record));
  }
}

async function withFolder(work: (folder: string) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'quakewire-kill-'));
  try {
    await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
