import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { type Outcomes, readOutcomes } from '../../demo/outcomes.ts';
import { loadConfig } from '../../src/config/load.ts';
import { type Daemon, startDaemon } from '../../src/main.ts';
import { encode } from '../../topics/contract.ts';
import { urls } from '../../topics/urls.ts';
import { BAD_PAGES } from './pages.ts';
import { article, HTML, PARAGRAPHS } from './text.ts';

const MB = 1024 ** 2;
/** Threads, their code and the bodies in flight included; the worker's heap limit is apart. */
const MAX_GROWTH = 700 * MB;

let folder: string;
let server: Server;
let origin: string;
let daemon: Daemon;
let outcomes: Outcomes;
let peak = 0;

before(async () => {
  server = createServer((request, response) => {
    const bad = BAD_PAGES[Number(request.url?.slice(1))];
    if (request.url === '/robots.txt') return response.writeHead(404).end();
    response.writeHead(200, { 'content-type': bad?.contentType ?? HTML, ...bad?.headers });
    response.end(bad?.bytes() ?? article('Still here', PARAGRAPHS));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  folder = await mkdtemp(join(tmpdir(), 'quakewire-bad-'));
  const overrides = { data: folder, 'http.allow': '127.0.0.1', 'hosts.gap': '0ms', 'log.level': 'silent' };
  daemon = await startDaemon(loadConfig({}, { ...overrides, 'pages.deadline': '5s' }), { name: 'bad input' });
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
  server.close();
  server.closeAllConnections();
  await rm(folder, { recursive: true });
});

async function submit(list: readonly string[]): Promise<void> {
  await daemon.log.append(list.map((url) => encode(urls, { url })));
}

for (const [index, { name, expectedCode, orElse }] of BAD_PAGES.entries()) {
  test(`${name} ends as ${expectedCode ?? 'a document'}`, () => {
    const url = `${origin}/${index}`;
    const document = outcomes.documents.get(url);
    const end = document ? null : (outcomes.failures.get(url) ?? 'no end at all');
    assert.ok(
      [expectedCode, ...(orElse ?? [])].some((code) => code === end),
      `it ended as ${end ?? 'a document'}`,
    );
    assert.ok(document === undefined || JSON.stringify(document).isWellFormed());
  });
}

test('the next record is served, and memory stayed bounded', async () => {
  const url = `${origin}/good`;
  await submit([url]);
  while (!(await daemon.engine.idle())) await new Promise((resolve) => setTimeout(resolve, 20));
  assert.equal((await readOutcomes(daemon.log, [url])).documents.get(url)?.title, 'Still here');
  assert.ok(peak < MAX_GROWTH, `memory grew by ${Math.round(peak / MB)} MB`);
});
