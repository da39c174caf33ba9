/** The whole daemon with Qdrant as its index: only the web is ours. */
import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, afterEach, before, describe, test } from 'node:test';
import { loadConfig } from '../../src/config/load.ts';
import { type Daemon, startDaemon } from '../../src/main.ts';
import { type Contract, decode, encode } from '../../topics/contract.ts';
import { type Document, documents } from '../../topics/documents.ts';
import { schemas } from '../../topics/schemas.ts';
import { urls } from '../../topics/urls.ts';
import { quakewire } from '../cli/shell.ts';
import { generatedPage } from '../generated/site.ts';
import { templateOf } from '../generated/template.ts';
import { isMissing, needs, present } from '../support/missing.ts';
import { openPlace } from './place.ts';

/** Of all sites: they run the same software. */
const TEMPLATE = templateOf(2);

const opened = await openPlace();

describe('a daemon with Qdrant', { ...needs(opened), concurrency: false }, () => {
  const place = () => present(opened);
  let folder: string;
  let daemon: Daemon | undefined;
  const start = async (collection: string) => {
    const config = loadConfig(
      {},
      {
        data: folder,
        'store.minFree': '1MB',
        'log.level': 'silent',
        'browser.use': 'off',
        'embedder.use': 'off',
        'llm.propose': 'off',
        'qdrant.url': place().proxy.url,
        'qdrant.apiKey': place().apiKey,
        'qdrant.collection': collection,
        'qdrant.timeout': '2s',
      },
    );
    const fetch = async ({ url }: { url: string }) => ({
      url,
      status: 200,
      headers: { 'content-type': 'text/html; charset=utf-8' },
      body: Buffer.from(generatedPage(TEMPLATE, Number(url.split('/').at(-1))).html),
      fetchedAt: Date.now(),
    });
    daemon = await startDaemon(config, { name: 'the test', fetcher: { fetch, close: async () => {} } });
  };

  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'quakewire-qdrant-'));
  });
  afterEach(async () => {
    place().proxy.fault = null;
    await daemon?.stop();
  });
  after(async () => {
    await place().close();
    await rm(folder, { recursive: true, force: true });
  });

  const read = async (site: string, number: number): Promise<Document> => {
    const url = `https://${site}/s/${number}`;
    await daemon?.log.append([encode(urls, { url })]);
    return shown(documents, (one) => one.url === url);
  };
  const indexed = async (collection: string) => (await place().index({ collection }).versions()).size;

  /** The latest value of a topic that is so, once there is one. */
  async function shown<T>(contract: Contract<T>, isSo: (value: T) => boolean): Promise<T> {
    let found: T | undefined;
    await until(async () => {
      const { log } = daemon as Daemon;
      const places = await log.ranges(contract.topic);
      const read = places.map(({ partition, start }) => log.read(contract.topic, partition, start, 1_000));
      found = (await Promise.all(read))
        .flat()
        .map((record) => decode(contract, record))
        .findLast(isSo);
      return found !== undefined;
    });
    return found as T;
  }

  test('reads a site’s first page by the profile of another site that the index finds', async () => {
    const collection = place().collection();
    await start(collection);
    for (const number of [1, 2, 3]) await read('one.example', number);
    await shown(schemas, ({ current }) => current.status === 'active');
    await until(async () => (await indexed(collection)) === 1);
    assert.equal((await read('two.example', 4)).path, 'schema');
  });

  for (const fault of ['silence', 503] as const) {
    test(`goes on, degraded, while the index is away (${fault}), from its start on`, async () => {
      const collection = place().collection();
      place().proxy.fault = fault;
      await start(collection);
      const first = await read(`away-${fault}.example`, 5);
      assert.match(first.path, /^fallback/);
    });
  }

  test('makes a collection that was lost anew when it starts', async () => {
    const collection = place().collection();
    await start(collection);
    await until(async () => (await indexed(collection)) === 1);
    assert.equal((await read('three.example', 6)).path, 'schema');
  });

  test('reindex writes the whole index anew, and tells when it cannot', async () => {
    const collection = place().collection();
    const reindex = () =>
      quakewire(['reindex', '--json', '--data', folder], {
        QUAKEWIRE_QDRANT_URL: place().proxy.url,
        QUAKEWIRE_QDRANT_API_KEY: place().apiKey,
        QUAKEWIRE_QDRANT_COLLECTION: collection,
        QUAKEWIRE_QDRANT_TIMEOUT: '10s',
      });
    const [figures] = (await reindex()).lines;
    assert.deepEqual([figures?.written, figures?.removed, await indexed(collection)], [1, 0, 1]);
    place().proxy.fault = 503;
    const { code, stderr } = await reindex();
    assert.equal(code, 1);
    assert.match(stderr, /INDEX_UNAVAILABLE/);
  });

  test('all that was asked and answered is as published', () => {
    if (!isMissing(opened)) assert.deepEqual(opened.proxy.complaints, []);
  });
});

async function until(isSo: () => Promise<boolean>): Promise<void> {
  for (const end = Date.now() + 60_000; !(await isSo()); ) {
    assert.ok(Date.now() < end, 'it took too long');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
