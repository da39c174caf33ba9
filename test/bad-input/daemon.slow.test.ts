import assert from 'node:assert/strict';
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { type Outcomes, readOutcomes } from '../../demo/outcomes.ts';
import { loadConfig } from '../../src/config/load.ts';
import { type Daemon, startDaemon } from '../../src/main.ts';
import { encode } from '../../topics/contract.ts';
import { urls } from '../../topics/urls.ts';
import { BAD_PAGES } from './pages.ts';

const MB = 1024 ** 2;
/** A worker's heap of 256 MB, its young generation, and bodies of up to 20 MB on their way: 560 MB when it was measured. */
const MAX_GROWTH = 900 * MB;

let folder: string;
let server: ChildProcess;
let origin: string;
let daemon: Daemon;
let outcomes: Outcomes;
let peak = 0;

before(async () => {
  server = fork(new URL('server.ts', import.meta.url));
  const [port] = await once(server, 'message');
  origin = `http://127.0.0.1:${port}`;
  folder = await mkdtemp(join(tmpdir(), 'quakewire-bad-'));
  const overrides = { data: folder, 'http.allow': '127.0.0.1', 'hosts.gap': '0ms', 'log.level': 'silent' };
  daemon = await startDaemon(loadConfig({}, { ...overrides, 'pages.deadline': '5s', 'pages.threads': '1' }), {
    name: 'bad input',
  });
  const start = process.memoryUsage().rss;
  const bad = BAD_PAGES.map((_, index) => `${origin}/${index}`);
  await submit(bad);
  while (!(await daemon.engine.idle())) {
    peak = Math.max(peak, process.memoryUsage().rss - start);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  outcomes = await readOutcomes(daemon.log, bad);
});

after(async () => {
  await daemon.stop();
  server.disconnect();
  await rm(folder, { recursive: true });
});

async function submit(list: readonly string[]): Promise<void> {
  await daemon.log.append(list.map((url) => encode(urls, { url })));
}

for (const [index, { name, expectedCode, orElse, contains = '' }] of BAD_PAGES.entries()) {
  test(`${name} ends as ${expectedCode ?? 'a document'}`, () => {
    const url = `${origin}/${index}`;
    const document = outcomes.documents.get(url);
    const end = document ? null : (outcomes.failures.get(url) ?? 'no end at all');
    assert.ok(
      [expectedCode, ...(orElse ?? [])].some((code) => code === end),
      `it ended as ${end ?? 'a document'}`,
    );
    if (document === undefined) return;
    assert.ok(JSON.stringify(document).isWellFormed());
    assert.ok(document.text.includes(contains), document.text);
  });
}

test('the next record is served, and memory stayed bounded', async () => {
  const url = `${origin}/good`;
  await submit([url]);
  while (!(await daemon.engine.idle())) await new Promise((resolve) => setTimeout(resolve, 20));
  assert.equal((await readOutcomes(daemon.log, [url])).documents.get(url)?.title, 'Still here');
  assert.ok(peak < MAX_GROWTH, `memory grew by ${Math.round(peak / MB)} MB`);
});
