import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { Parser } from 'htmlparser2';
import { type Sites, startSites } from '../../demo/server.ts';

const VOID = /^(area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/;

interface Page {
  readonly url: string;
  readonly response: Response;
  readonly html: string;
}

let sites: Sites;
before(async () => {
  sites = await startSites({ port: 0 });
});
after(() => sites.close());

async function get(url: string): Promise<Page> {
  const response = await fetch(url, { redirect: 'manual' });
  const charset = /charset=([\w-]+)/.exec(response.headers.get('content-type') ?? '')?.[1] ?? 'utf-8';
  const bytes = await response.arrayBuffer();
  const html = response.headers.get('content-type')?.startsWith('image/png')
    ? ''
    : new TextDecoder(charset, { fatal: true }).decode(bytes);
  return { url, response, html };
}

const listed = () => Promise.all(sites.urls.map(get));
const articles = async () =>
  (await listed()).filter((page) => /<h1[^>]*>.+<\/h1>[\s\S]*<p/.test(page.html) && !isWall(page));
const isWall = (page: Page) => page.html.includes('consent-wall');

/** Tags that were closed by nothing, or that closed nothing. */
function tagFaults(html: string): string[] {
  const open: string[] = [];
  const faults: string[] = [];
  const parser = new Parser({
    onopentagname: (name) => void (VOID.test(name) || open.push(name)),
    onclosetag: (name, implied) => {
      if (VOID.test(name)) return;
      if (implied || open.pop() !== name) faults.push(name);
    },
  });
  parser.end(html);
  return faults;
}

function attributes(html: string, name: string): string[] {
  return [...html.matchAll(new RegExp(` ${name}="([^"]*)"`, 'g'))].map((match) => match[1] ?? '');
}

test('each site has six articles, of a real length, in its own charset', async () => {
  const perOrigin = Map.groupBy(await articles(), (page) => new URL(page.url).origin);
  assert.deepEqual(
    [...perOrigin.values()].map((pages) => pages.length),
    [6, 6, 6],
  );
  const charsets = [...perOrigin.values()].map((pages) => pages[0]?.response.headers.get('content-type'));
  assert.deepEqual(charsets, [
    'text/html; charset=windows-1251',
    'text/html; charset=utf-8',
    'text/html; charset=utf-8',
  ]);
  for (const page of await articles()) {
    const words = page.html.replace(/<[^>]*>/g, ' ').split(/\s+/).length;
    assert.ok(words > 250, `${page.url}: ${words} words`);
  }
});

test('every page is well formed and has no unfilled place', async () => {
  for (const page of await listed()) {
    assert.deepEqual(tagFaults(page.html), [], page.url);
    assert.doesNotMatch(page.html, /\{\{|\uFFFD/, page.url);
  }
});

test('every link, image and style sheet of every page is there', async () => {
  const seen = new Set<string>();
  const queue = [...sites.urls];
  const origins = new Set(sites.urls.map((url) => new URL(url).origin));
  for (const url of queue) {
    if (seen.has(url)) continue;
    seen.add(url);
    const page = await get(url);
    if (!sites.urls.includes(url)) assert.equal(page.response.status, 200, url);
    for (const target of [...attributes(page.html, 'href'), ...attributes(page.html, 'src')]) {
      const link = new URL(target, url);
      link.hash = '';
      if (origins.has(link.origin)) queue.push(link.href);
    }
  }
  assert.ok(seen.size > 50, `${seen.size} addresses`);
});

test('the list holds a redirect at home, one to another host, a missing page, a wall and a forbidden page', async () => {
  const pages = await listed();
  const moved = pages.filter((page) => page.response.status === 301);
  const targets = moved.map((page) => new URL(page.response.headers.get('location') ?? '', page.url));
  assert.deepEqual(
    targets.map((target, index) => target.origin === new URL(moved[index]?.url ?? '').origin),
    [true, false],
  );
  for (const target of targets) assert.equal((await get(target.href)).response.status, 200);
  assert.equal(pages.filter(isWall).length, 1);
  const missing = pages.filter((page) => page.response.status === 404).map((page) => new URL(page.url).pathname);
  assert.deepEqual(missing, ['/print/48213.html', '/qogam/zhabylgan-bolim.html', '/reports/week-of-november-9']);
  const robots = await (await fetch(new URL('/robots.txt', sites.urls[0]))).text();
  assert.match(robots, /Disallow: \/print\//);
});

test('the local date says the same day and minute as the machine-readable one', async () => {
  const dated = /datePublished"(?::| content=)"(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d)/;
  const pages = (await articles()).filter((page) => dated.test(page.html));
  assert.equal(pages.length, 12);
  for (const page of pages) {
    const [, year, , day, hour, minute] = dated.exec(page.html) ?? [];
    const local = new RegExp(
      `(?:${Number(day)} [а-я]+ ${year}|${year} жылғы ${Number(day)} [а-яңқ]+), ${hour}:${minute}`,
    );
    assert.match(page.html, local, page.url);
  }
});

test('a body comes gzipped to those who take it, and requests are counted', async () => {
  const url = sites.urls[0] ?? '';
  const before = sites.requests.get(url) ?? 0;
  const plain = await fetch(url, { headers: { 'accept-encoding': 'identity' } });
  const packed = await fetch(url, { headers: { 'accept-encoding': 'gzip' } });
  assert.equal(plain.headers.get('content-encoding'), null);
  assert.equal(packed.headers.get('content-encoding'), 'gzip');
  assert.equal(await plain.text(), await packed.text());
  assert.equal(sites.requests.get(url), before + 2);
});

test('a port that is taken is a coded error, and nothing stays open', async () => {
  const port = Number(new URL(sites.urls[0] ?? '').port);
  await assert.rejects(startSites({ port }), { code: 'PORT_TAKEN' });
});
