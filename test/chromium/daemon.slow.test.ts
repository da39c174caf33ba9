import assert from 'node:assert/strict';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { type Outcomes, readOutcomes } from '../../demo/outcomes.ts';
import { loadConfig } from '../../src/config/load.ts';
import { type Daemon, startDaemon } from '../../src/main.ts';
import { encode } from '../../topics/contract.ts';
import { type UrlRecord, urls } from '../../topics/urls.ts';
import { withoutBrowser } from './support.ts';

const skip = withoutBrowser;

const paragraphs = (name: string) =>
  [1, 2, 3, 4, 5].map(
    (n) => `This is paragraph ${n} of ${name}, and it says as much as a paragraph of news would say.`,
  );
const article = (name: string) =>
  `<article><h1>${name}</h1>${paragraphs(name)
    .map((text) => `<p>${text}</p>`)
    .join('')}</article>`;
const page = (body: string) =>
  `<!doctype html><html lang="en"><head><title>A title</title></head><body>${body}</body></html>`;
const app = (script: string) =>
  page(`<div id="root"></div><noscript>Please enable JavaScript.</noscript><script>${script}</script>`);
const fill = (path: string) =>
  app(`fetch('${path}').then((r) => r.text()).then((html) => { document.getElementById('root').innerHTML = html; })`);

/** By path: what it answers, after how many milliseconds. */
const PAGES: Readonly<Record<string, readonly [body: string, waitMs?: number]>> = {
  '/app': [fill('/api/app')],
  '/api/app': [article('app')],
  '/never': [fill('/api/app')],
  '/static': [page(article('static'))],
  '/always': [
    page(
      `${article('before')}<script>document.querySelector('article').outerHTML = ${JSON.stringify(article('after'))}</script>`,
    ),
  ],
  '/moved': [app("location.replace('/static-too')")],
  '/static-too': [page(article('target'))],
  '/empty': [app('')],
  '/slow': [fill('/api/slow')],
  '/api/slow': [article('slow'), 3_000],
  '/app-too': [fill('/api/app')],
};

const WORDS =
  'river bridge harvest council train museum winter festival doctor market teacher harbour election glacier library orchestra'.split(
    ' ',
  );
const word = (n: number) => WORDS[n % WORDS.length];
const sentence = (page: number, n: number) =>
  `The ${word(page * 3 + n)} near the ${word(page * 5 + n * 2 + 1)} was closed on the day when the ${word(page * 7 + n * 3 + 2)} opened, said the ${word(page + n * 5)}.`;

/** Pages of a site that is all scripts. */
function numbered(path: string): readonly [body?: string, waitMs?: number] {
  const [, kind, number] = /^\/(app|api)\/(\d+)$/.exec(path) ?? [];
  if (kind === 'app') return [fill(`/api/${number}`)];
  if (kind === undefined) return [];
  const n = Number(number);
  const menu = '<nav><a href="/app/1">One</a> <a href="/app/2">Two</a></nav>';
  const text = [0, 1, 2, 3, 4].map((at) => `<p>${sentence(n, at)} ${sentence(n, at + 7)} ${sentence(n, at + 11)}</p>`);
  const head = `<h1>The ${WORDS[n]} of the ${WORDS[n + 5]}</h1><time datetime="2024-03-0${n}T10:00:00Z">${n} March 2024</time>`;
  return [
    `${menu}<main class="story">${head}<div class="story-text">${text.join('')}</div></main><footer><p>All rights reserved</p></footer>`,
  ];
}

let folder: string;
let server: Server;
let origin: string;
let daemon: Daemon;
const asked: string[] = [];

before(async () => {
  server = createServer((request, response) => {
    asked.push(request.url ?? '');
    const [body, waitMs] = PAGES[request.url ?? ''] ?? numbered(request.url ?? '');
    response.statusCode = body === undefined ? 404 : 200;
    response.setHeader('content-type', 'text/html; charset=utf-8');
    setTimeout(() => response.end(body), waitMs ?? 0);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  folder = await mkdtemp(join(tmpdir(), 'quakewire-shown-'));
  daemon = await startDaemon(configFor({}), { name: 'browser test' });
});

after(async () => {
  await daemon.stop();
  server.closeAllConnections();
  server.close();
  await rm(folder, { recursive: true });
});

function configFor(overrides: Readonly<Record<string, unknown>>) {
  const ours = {
    data: folder,
    'http.allow': '127.0.0.1',
    'hosts.gap': '0ms',
    'log.level': 'silent',
    'pages.threads': '1',
  };
  return loadConfig({}, { ...ours, ...overrides });
}

async function outcomes(records: readonly UrlRecord[], meanwhile = async () => {}): Promise<Outcomes> {
  await daemon.log.append(records.map((record) => encode(urls, record)));
  await meanwhile();
  while (!(await daemon.engine.idle())) await new Promise((resolve) => setTimeout(resolve, 50));
  return readOutcomes(
    daemon.log,
    records.map(({ url }) => url),
  );
}

test('a page whose text is made by scripts becomes a document, others see no browser', { skip }, async () => {
  const [shown, plain] = [`${origin}/app`, `${origin}/static`];
  const { documents } = await outcomes([{ url: shown }, { url: plain }]);
  assert.equal(documents.get(shown)?.text, paragraphs('app').join('\n'));
  assert.equal(documents.get(shown)?.audit.rendered, true);
  assert.equal(documents.get(plain)?.audit.rendered, false);
  assert.equal(asked.filter((path) => path === '/app').length, 1);
  const hash = documents.get(shown)?.audit.pageHash ?? '';
  assert.equal((await daemon.store.page(hash))?.rendered, true);
});

test('the wish of whoever published the URL holds: never, and always', { skip }, async () => {
  const [never, always] = [`${origin}/never`, `${origin}/always`];
  const { documents, failures } = await outcomes([
    { url: never, render: 'never' },
    { url: always, render: 'always' },
  ]);
  assert.equal(failures.get(never), 'NO_CONTENT');
  assert.equal(documents.get(always)?.text, paragraphs('after').join('\n'));
});

test('a page that leads elsewhere by itself is followed like any redirect', { skip }, async () => {
  const url = `${origin}/moved`;
  const document = (await outcomes([{ url }])).documents.get(url);
  assert.equal(document?.text, paragraphs('target').join('\n'));
  assert.equal(document?.finalUrl, `${origin}/static-too`);
});

test('a page that has no text in a browser either fails as before', { skip }, async () => {
  const url = `${origin}/empty`;
  assert.equal((await outcomes([{ url }])).failures.get(url), 'NO_CONTENT');
});

test('a site that is all scripts is learned as it is shown, and read by its profile from then on', {
  skip,
}, async () => {
  const first = [1, 2, 3].map((n) => `${origin}/app/${n}`);
  for (const url of first) await outcomes([{ url }]);
  const [active] = await daemon.store.profiles({ status: ['active'] });
  assert.equal(active?.rendered, true);
  const next = `${origin}/app/4`;
  const { documents } = await outcomes([{ url: next }]);
  const all = (await readOutcomes(daemon.log, first)).documents;
  for (const document of [documents.get(next), ...first.map((url) => all.get(url))]) {
    assert.equal(document?.path, 'schema');
    assert.equal(document?.audit.rendered, true);
    assert.match(document?.text ?? '', /^The .* said the \w+\.$/s);
  }
});

test('kill -9 of the browser in the middle of a page loses nothing', { skip }, async () => {
  const url = `${origin}/slow`;
  const { documents } = await outcomes([{ url }], async () => {
    while (!asked.includes('/api/slow')) await new Promise((resolve) => setTimeout(resolve, 50));
    for (const pid of await browsers()) process.kill(pid, 'SIGKILL');
  });
  assert.equal(documents.get(url)?.text, paragraphs('slow').join('\n'));
  assert.equal(asked.filter((path) => path === '/api/slow').length, 2);
});

test('without a browser the page is read from its own bytes; who insists is told', { skip }, async () => {
  await daemon.stop();
  daemon = await startDaemon(configFor({ 'browser.use': 'off', 'retry.attempts': '1' }), { name: 'browser test' });
  const [auto, always] = [`${origin}/app-too`, `${origin}/static?2`];
  const { failures } = await outcomes([{ url: auto }, { url: always, render: 'always' }]);
  assert.deepEqual([failures.get(auto), failures.get(always)], ['NO_CONTENT', 'BROWSER_UNAVAILABLE']);
});

/** Browsers whose profiles lie in the daemon's folder. */
async function browsers(): Promise<number[]> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const lines = await Promise.all(pids.map((pid) => readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')));
  return pids.filter((_, at) => lines[at]?.includes(`--user-data-dir=${folder}`)).map(Number);
}
