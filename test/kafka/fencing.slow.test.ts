/** A process that stands still until others have its partitions, and then goes on: it may change nothing of theirs. */
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { Client } from 'pg';
import { createQdrantIndex } from '../../src/drivers/qdrant/index.ts';
import { ALONE, comesToRest, SETTINGS } from '../chaos/campaign.ts';
import { anyFault, check } from '../chaos/check.ts';
import { endChildrenToo, readLog } from '../chaos/daemon.ts';
import { Fleet } from '../chaos/fleet.ts';
import { type KafkaPlatform, openKafkaPlatform } from '../chaos/kafka.ts';
import { checkLearning } from '../chaos/learning.ts';
import { readyWithin } from '../chaos/outage.ts';
import { endedIn, learnedIn } from '../chaos/readback.ts';
import { type Page, planSteady } from '../chaos/scenario.ts';
import { ChaosServer, hasLoopbackHosts } from '../chaos/server.ts';
import { isMissing } from '../support/missing.ts';

const noHosts = (await hasLoopbackHosts()) ? false : 'this machine has no address 127.0.1.40';
const PAGES = 96;
/** The last of them come when the paused process is back. */
const LATER = 16;
const SITES = 8;
const [PAUSED, OTHER] = [0, 1];
const PATIENCE_MS = 90_000;
/** What the paused process brings to an end when it goes on, it brings to an end by then. */
const AFTERMATH_MS = 5_000;
/** Everything but what notes who may write, and what waits to be forgotten. */
const TABLES = ['documents', 'pages', 'claims', 'profiles', 'profile_vectors', 'outcomes', 'sites'];

endChildrenToo();

test('a process that was paused past its session changes nothing of what it lost, and goes on', {
  skip: noHosts,
}, async (t) => {
  const { platform, fleet, pages, out } = await start(t);
  if (platform === null) return;
  const [first, later] = [pages.slice(0, -LATER), pages.slice(-LATER)];
  await platform.send(first.map(({ url }) => url));
  await until(async () => (await platform.client.seen()).size >= PAGES / 8);
  const owned = await ownersOf(platform);
  fleet.signal(PAUSED, 'SIGSTOP');
  const paused = Date.now();
  assert.ok(await comesToRest(platform, fleet, PATIENCE_MS), 'the other finished all');
  const before = { rows: (await platform.contents()).rows, tables: await tablesOf(platform) };
  assert.ok(raised(owned, await ownersOf(platform)) > 0, 'the other became the owner of partitions');

  const resumed = Date.now();
  fleet.signal(PAUSED, 'SIGCONT');
  await until(async () => heard(platform, PAUSED, resumed, 'assigned').length > 0);
  await sleep(AFTERMATH_MS);
  assert.deepEqual((await platform.contents()).rows, before.rows);
  assert.deepEqual(await tablesOf(platform), before.tables);
  const lost = heard(platform, PAUSED, resumed, 'revoked').length;
  t.diagnostic(`paused for ${resumed - paused} ms, lost ${lost} partitions`);
  assert.ok(lost > 0, 'it heard that it had lost its partitions');

  await platform.send(later.map(({ url }) => url));
  assert.ok(await comesToRest(platform, fleet, PATIENCE_MS), 'both finished the later pages');
  const contents = await platform.contents();
  const ended = endedIn(contents);
  const sent = pages.map(({ url, id, expect }) => ({ url, id, expect }));
  const faults = { ...check(sent, ended), ...checkLearning(pages, ended, learnedIn(contents)) };
  assert.ok(!anyFault(faults), JSON.stringify(faults));
  await mendsIndex(platform, fleet);
  assert.equal(await fleet.stopAll(30_000), 0, `both stopped well: see ${out}`);
});

async function start(t: TestContext) {
  const out = mkdtempSync(join(tmpdir(), 'quakewire-fencing-'));
  t.after(() => rmSync(out, { recursive: true, force: true }));
  const server = await ChaosServer.start();
  t.after(() => server.close());
  const platform = await openKafkaPlatform(out, { away: null });
  const pages: Page[] = planSteady(PAGES, server.port, 'slow', SITES);
  if (isMissing(platform)) {
    t.skip(platform.missing);
    return { platform: null, fleet: new Fleet(0, () => assert.fail()), pages, out };
  }
  t.after(() => platform.close());
  server.serve(pages);
  const fleet = new Fleet(platform.slots, (slot) => platform.start(slot, { ...SETTINGS, ...ALONE }));
  t.after(async () => {
    for (let slot = 0; slot < fleet.slots; slot++) await fleet.kill(slot);
  });
  fleet.fill();
  assert.ok(await readyWithin(platform, PATIENCE_MS));
  await until(async () => [PAUSED, OTHER].every((slot) => heard(platform, slot, 0, 'assigned').length > 0));
  await platform.client.follow('documents');
  return { platform, fleet, pages, out };
}

/** A late write of what is no longer so, as one that was under way when a process stood still, is mended by a sweep. */
async function mendsIndex(platform: KafkaPlatform, fleet: Fleet): Promise<void> {
  const { index: server, postgres } = platform.servers;
  if (server === null) return;
  const options = { url: server.url, apiKey: '', collection: 'quakewire-profiles', timeoutMs: 10_000, connections: 1 };
  const index = createQdrantIndex(options);
  const isLive = "status IN ('active', 'drifting', 'pinned')";
  const versions = async () => {
    const rows = await query(postgres.url, `SELECT id, version FROM profiles WHERE ${isLive}`);
    return new Map(rows.map(({ id, version }) => [String(id), Number(version)]));
  };
  const [[id, version] = assert.fail('nothing was learned')] = await versions();
  const vectors = { structure: new Float32Array(512).fill(1), semantics: null };
  const late = { site: 'late', language: null, status: 'active' as const, vectors };
  await index.upsert([
    { ...late, profileId: id, version: version + 1 },
    { ...late, profileId: 'retired-meanwhile', version: 1 },
  ]);
  // every process sweeps when it starts, and once a minute
  assert.equal(await fleet.stop(OTHER, 30_000), 0);
  fleet.fill();
  assert.ok(await readyWithin(platform, PATIENCE_MS));
  await until(async () => isDeepStrictEqual(sorted(await index.versions()), sorted(await versions())));
  await index.close();
}

const sorted = (versions: ReadonlyMap<string, number>) => [...versions].sort();

/** Lines of a daemon's log since a time in milliseconds since the epoch. */
function heard(platform: KafkaPlatform, slot: number, since: number, msg: string) {
  return readLog(platform.logs[slot] as string).filter((line) => line.msg === msg && Date.parse(line.time) >= since);
}

/** Each table's content, as a hash. */
async function tablesOf({ servers }: KafkaPlatform): Promise<Record<string, unknown>> {
  const hashes = TABLES.map(async (table) => {
    const [row] = await query(
      servers.postgres.url,
      `SELECT count(*) AS rows, md5(string_agg(t::text, ',' ORDER BY t::text)) AS hash FROM ${table} t`,
    );
    return [table, row];
  });
  return Object.fromEntries(await Promise.all(hashes));
}

/** Epochs by processor and partition. */
async function ownersOf({ servers }: KafkaPlatform): Promise<ReadonlyMap<string, number>> {
  const rows = await query(servers.postgres.url, 'SELECT processor, partition, epoch FROM owners');
  return new Map(rows.map(({ processor, partition, epoch }) => [`${processor}/${partition}`, Number(epoch)]));
}

function raised(before: ReadonlyMap<string, number>, after: ReadonlyMap<string, number>): number {
  return [...after].filter(([name, epoch]) => epoch > (before.get(name) ?? 0)).length;
}

async function query(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

async function until(holds: () => Promise<boolean>): Promise<void> {
  const end = performance.now() + PATIENCE_MS;
  while (!(await holds())) {
    assert.ok(performance.now() < end, 'it took too long');
    await sleep(200);
  }
}
