/** Learning through the whole daemon: its log, its engine, its threads; only the web is ours. */
import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { loadConfig } from '../../src/config/load.ts';
import { type Daemon, startDaemon } from '../../src/main.ts';
import { type Contract, decode, encode } from '../../topics/contract.ts';
import { type Document, documents } from '../../topics/documents.ts';
import { type LearnRecord, learn } from '../../topics/learn.ts';
import { type SchemaRecord, schemas } from '../../topics/schemas.ts';
import { urls } from '../../topics/urls.ts';
import { article, paragraphs } from './learning-site.ts';

const SITE = 'paper.example';
let folder: string;
let daemon: Daemon;

before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'quakewire-learning-'));
  const config = loadConfig({}, { data: folder, 'store.minFree': '1MB', 'log.level': 'silent', 'browser.use': 'off' });
  const fetch = async ({ url }: { url: string }) => ({
    url,
    status: 200,
    headers: { 'content-type': 'text/html; charset=utf-8' },
    body: Buffer.from(article(Number(url.split('/').at(-1)))),
    fetchedAt: Date.now(),
  });
  daemon = await startDaemon(config, { name: 'the test', fetcher: { fetch, close: async () => {} } });
});

after(async () => {
  await daemon.stop();
  await rm(folder, { recursive: true, force: true });
});

/** Looks until a topic's values are so. */
async function topicShows<T>(contract: Contract<T>, isSo: (values: readonly T[]) => boolean): Promise<readonly T[]> {
  let values: readonly T[] = [];
  for (const end = Date.now() + 30_000; Date.now() < end; ) {
    const places = await daemon.log.ranges(contract.topic);
    const records = await Promise.all(
      places.map(({ partition, start }) => daemon.log.read(contract.topic, partition, start, 1_000)),
    );
    const byTime = records.flat().sort((one, other) => one.timestamp - other.timestamp);
    values = byTime.map((record) => decode(contract, record));
    if (isSo(values)) return values;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  assert.fail(`${contract.topic} has ${JSON.stringify(values).slice(-1500)}`);
}

/** Every page that was read without the profile was read again with it; a revision appears where that is better. */
async function nobodyWaits(): Promise<void> {
  for (const end = Date.now() + 30_000; (await daemon.store.waiting(SITE, 10)).length > 0; ) {
    assert.ok(Date.now() < end, 'pages still wait');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

async function publish(number: number): Promise<Document> {
  const url = `https://${SITE}/s/${number}`;
  await daemon.log.append([encode(urls, { url })]);
  const values = await topicShows(documents, (all) => all.some((one) => one.url === url));
  return values.find((one) => one.url === url) as Document;
}

const showsStatus = (status: string): Promise<readonly SchemaRecord[]> =>
  topicShows(schemas, (all) => all.at(-1)?.current.status === status);

async function ask(action: Extract<LearnRecord, { kind: 'request' }>['action'], profile: string | null): Promise<void> {
  await daemon.log.append([encode(learn, { kind: 'request', site: SITE, action, profile, version: null })]);
}

test('the first page at once, the third makes a profile, then pages are read by it and earlier ones again', async () => {
  assert.equal((await publish(1)).path, 'fallback:density');
  await publish(2);
  await publish(3);
  await showsStatus('active');
  const fourth = await publish(4);
  assert.deepEqual([fourth.path, fourth.text, fourth.revision], ['schema', paragraphs(4).join('\n'), 1]);
  await nobodyWaits();
  const all = await topicShows(documents, () => true);
  assert.ok(all.filter(({ revision }) => revision > 1).every(({ path }) => path === 'schema'));
});

test('a profile is pinned, unpinned and retired by hand, and learned again when that is asked for', async () => {
  const id = (await showsStatus('active')).at(-1)?.id ?? '';
  await ask('pin', id);
  await showsStatus('pinned');
  await ask('unpin', id);
  await showsStatus('active');
  await ask('retire', id);
  await showsStatus('retired');
  const fifth = await publish(5);
  assert.notEqual(fifth.path, 'schema');
  await publish(6);
  await ask('learn', null);
  await topicShows(schemas, (all) => all.at(-1)?.current.status !== 'retired');
});
