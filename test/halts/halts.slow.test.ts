/** A locked file and a full disk stop the daemon for a time; when they end, nothing is lost or doubled. */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { after, before, test } from 'node:test';
import { loadConfig } from '../../src/config/load.ts';
import type { Logger } from '../../src/engine/logger.ts';
import { type Daemon, startDaemon } from '../../src/main.ts';
import { encode } from '../../topics/contract.ts';
import { urls } from '../../topics/urls.ts';
import { articlePage } from '../chaos/article.ts';

const PAGES = 60;
let server: Server;
let origin: string;

before(async () => {
  server = createServer((request, response) => {
    const number = Number(request.url?.slice(1));
    if (Number.isNaN(number)) return void response.writeHead(404).end();
    setTimeout(() => response.writeHead(200, { 'content-type': 'text/html' }).end(articlePage(number)), 50);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

after(() => server.close());

interface Run {
  readonly daemon: Daemon;
  /** What was logged of halts and resumptions. */
  readonly said: string[];
}

async function start(folder: string, settings: Record<string, string> = {}): Promise<Run> {
  const said: string[] = [];
  const note = (_fields: object, message: string) =>
    void (/^(halted|resumed)/.test(message) && said.push(message.split(':')[0] ?? ''));
  const logger: Logger = { debug() {}, info() {}, warn: note, error: note, child: () => logger };
  const overrides = {
    data: folder,
    'http.allow': '127.0.0.0/8',
    'hosts.gap': '0s',
    'store.minFree': '0B',
    ...settings,
  };
  return { daemon: await startDaemon(loadConfig({}, overrides), { name: 'test', logger }), said };
}

const submit = ({ daemon }: Run) =>
  daemon.log.append(Array.from({ length: PAGES }, (_, number) => encode(urls, { url: `${origin}/${number}` })));

async function until(holds: () => boolean | Promise<boolean>, what: string): Promise<void> {
  for (let look = 0; look < 1_200; look++) {
    if (await holds()) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  assert.fail(`${what}: not within 60 s`);
}

async function allPublishedOnce({ daemon }: Run): Promise<void> {
  await until(() => daemon.engine.idle(), 'the flow comes to an end');
  const ends = await daemon.log.ranges('documents');
  const records = (
    await Promise.all(ends.map(({ partition }) => daemon.log.read('documents', partition, 0, 1_000)))
  ).flat();
  assert.equal(new Set(records.map(({ key }) => key)).size, PAGES);
  // a profile that was learned meanwhile may have read a page again
  const revisions = records.map(({ key, value }) => `${key}/${JSON.parse(Buffer.from(value).toString()).revision}`);
  assert.equal(new Set(revisions).size, records.length);
  const failures = await daemon.log.ranges('failures');
  assert.equal(
    failures.reduce((sum, { end }) => sum + end, 0),
    0,
  );
}

test('a locked file', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'quakewire-locked-'));
  const run = await start(folder);
  await submit(run);
  const other = new DatabaseSync(join(folder, 'quakewire.db'));
  await until(async () => (await run.daemon.log.ranges('documents')).some(({ end }) => end > 0), 'the first document');
  other.exec('begin exclusive');
  await until(() => run.daemon.engine.halted() !== null, 'the halt');
  other.exec('rollback');
  other.close();
  await allPublishedOnce(run);
  assert.deepEqual(run.said, ['halted', 'resumed']);
  await run.daemon.stop();
  rmSync(folder, { recursive: true });
});

test('a full disk', async (context) => {
  const folder = mkdtempSync(join(tmpdir(), 'quakewire-full-'));
  if (!mountSmallDisk(folder)) return context.skip('a small disk cannot be mounted here (it takes root on Linux)');
  const run = await start(folder);
  try {
    const ballast = join(folder, 'ballast');
    await submit(run);
    await until(
      async () => (await run.daemon.log.ranges('documents')).some(({ end }) => end > 0),
      'the first document',
    );
    fill(ballast);
    await until(() => run.daemon.engine.halted() !== null, 'the halt');
    rmSync(ballast);
    await allPublishedOnce(run);
    assert.deepEqual([run.said[0], run.said.at(-1)], ['halted', 'resumed']);
  } finally {
    await run.daemon.stop();
    execFileSync('umount', [folder]);
  }
});

function mountSmallDisk(folder: string): boolean {
  if (process.platform !== 'linux' || !existsSync('/proc/mounts')) return false;
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=24m', 'tmpfs', folder], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** Takes all that is free, down to the last kilobytes. */
function fill(path: string): void {
  for (let size = 8 * 1024 ** 2; size >= 4096; size /= 2) {
    try {
      writeFileSync(path, Buffer.alloc(size, 1), { flag: 'a' });
      size *= 2;
    } catch {
      // that much is not free any more
    }
  }
}
