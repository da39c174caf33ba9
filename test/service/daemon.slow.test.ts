/** The daemon's outside while it halts, goes on without its index, and stops. */
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { after, before, test } from 'node:test';
import { loadConfig } from '../../src/config/load.ts';
import { openData, openService, startDaemon } from '../../src/main.ts';
import { encode } from '../../topics/contract.ts';
import { urls } from '../../topics/urls.ts';
import { freePort } from '../support/ports.ts';

const ROOT = join(import.meta.dirname, '../..');
const silent = { debug() {}, info() {}, warn() {}, error() {}, child: () => silent };
let folder: string;

before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'quakewire-outside-'));
});

after(() => rm(folder, { recursive: true, force: true }));

const settings = (data: string, port: number) => ({
  data,
  'service.port': port,
  'store.minFree': '1MB',
  'embedder.use': 'off',
  'browser.use': 'off',
  'http.allow': '127.0.0.0/8',
  'hosts.gap': '0s',
});

async function look(port: number, path = '/readyz'): Promise<{ code: number; text: string }> {
  const response = await fetch(`http://127.0.0.1:${port}${path}`);
  return { code: response.status, text: await response.text() };
}

async function until<T>(read: () => Promise<T>, holds: (value: T) => boolean, what: string): Promise<T> {
  let value: T | null = null;
  for (const end = Date.now() + 60_000; Date.now() < end; ) {
    value = await read().catch(() => null);
    if (value !== null && holds(value)) return value;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  assert.fail(`${what}: ${JSON.stringify(value)}`);
}

async function started(data: string, extra: Record<string, unknown> = {}) {
  const port = await freePort();
  const config = loadConfig({}, { ...settings(data, port), ...extra });
  const service = await openService(config, silent);
  const daemon = await startDaemon(config, { name: 'the test', logger: silent, service });
  const stop = async () => {
    await daemon.stop();
    await service?.close();
  };
  return { port, daemon, stop };
}

test('unready while the file is locked, and ready again', async () => {
  const data = join(folder, 'locked');
  const { port, daemon, stop } = await started(data);
  const parts = JSON.parse((await look(port)).text).parts;
  assert.deepEqual(Object.keys(parts), ['broker', 'store', 'index', 'embedder', 'language', 'browser']);
  assert.deepEqual([parts.embedder.state, parts.browser.state], ['off', 'off']);
  const other = new DatabaseSync(join(data, 'quakewire.db'));
  other.exec('begin exclusive');
  const appended = daemon.log.append([encode(urls, { url: 'http://127.0.0.1:9/' })]).catch(() => null);
  const locked = await until(
    () => look(port),
    ({ code }) => code === 503,
    'unready',
  );
  assert.match(locked.text, /FILE_LOCKED|no answer within/);
  assert.equal((await look(port, '/livez')).code, 200);
  other.exec('rollback');
  other.close();
  await until(
    () => look(port),
    ({ code }) => code === 200,
    'ready again',
  );
  await appended;
  await stop();
});

test('an index that is away: degraded, and at work', async () => {
  const nobody = `http://127.0.0.1:${await freePort()}`;
  const { port, stop } = await started(join(folder, 'index'), { 'qdrant.url': nobody });
  const { code, text } = await look(port);
  assert.equal(code, 200);
  const { status, parts } = JSON.parse(text);
  assert.deepEqual([status, parts.index.state], ['degraded', 'down']);
  assert.match(parts.index.reason, /INDEX_UNAVAILABLE/);
  await stop();
});

test('faults of our own are counted from 0 on, for each processor', async () => {
  const { port, stop } = await started(join(folder, 'counted'));
  const { text } = await look(port, '/metrics');
  for (const processor of ['intake', 'read', 'learn', 'structure', 'correlate'])
    for (const code of ['BUG', 'CRASHED_WORKER'])
      assert.ok(text.includes(`quakewire_failures_total{processor="${processor}",code="${code}"} 0\n`), text);
  await stop();
});

test('SIGTERM: unready first, then what is in flight ends, then it is gone', async () => {
  let answer = () => {};
  const asked = Promise.withResolvers<void>();
  const web = createServer((request, response) => {
    if (request.url === '/robots.txt') return void response.writeHead(404).end();
    answer = () => response.writeHead(410).end();
    asked.resolve();
  }).listen(0, '127.0.0.1');
  await once(web, 'listening');
  const { port: webPort } = web.address() as { port: number };
  const data = join(folder, 'stopped');
  const port = await freePort();
  const env = Object.fromEntries(
    Object.entries({ ...settings(data, port), 'log.level': 'error' }).map(([key, value]) => [
      `QUAKEWIRE_${key
        .replace(/([A-Z])/g, '_$1')
        .replace('.', '_')
        .toUpperCase()}`,
      String(value),
    ]),
  );
  const daemon = spawn(process.execPath, [join(ROOT, 'src/cli/index.ts'), 'run'], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = once(daemon, 'exit');
  try {
    await until(
      () => look(port),
      ({ code }) => code === 200,
      'ready',
    );
    const beside = await openData(loadConfig({}, settings(data, port)), 'the test');
    await beside.log.append([encode(urls, { url: `http://127.0.0.1:${webPort}/page` })]);
    await asked.promise;
    daemon.kill('SIGTERM');
    const stopping = await until(
      () => look(port),
      ({ code }) => code === 503,
      'unready',
    );
    assert.deepEqual(JSON.parse(stopping.text).reasons, ['stopping']);
    assert.equal((await look(port, '/livez')).code, 200);
    answer();
    assert.deepEqual(await ended, [0, null]);
    const failures = await beside.log.ranges('failures');
    assert.equal(
      failures.reduce((sum, { end }) => sum + end, 0),
      1,
    );
    await beside.close();
    await assert.rejects(look(port));
  } finally {
    daemon.kill('SIGKILL');
    web.close();
  }
});
