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
/** Pages that have their text themselves. */
const articles = async () =>
  (await listed()).filter((page) => /<h1[^>]*>.+<\/h1>[\s\S]*<p/.test(page.html) && !isWall(page));
/** What a page's script makes its text of. */
const dataOf = ({ html, url }: Page): string | null => {
  const from = attributes(html, 'data-from')[0];
  return from === undefined ? null : new URL(from, url).href;
};
const wordsIn = (html: string): number => html.replace(/<[^>]*>/g, ' ').split(/\s+/).length;
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

test('each site has its articles, of a real length, in its own charset', async () => {
  const perOrigin = Map.groupBy(await articles(), (page) => new URL(page.url).origin);
  assert.deepEqual(
    [...perOrigin.values()].map((pages) => pages.length),
    [6, 6, 7, 5],
  );
  const charsets = [...perOrigin.values()].map((pages) => pages[0]?.response.headers.get('content-type'));
  assert.deepEqual(charsets, [
    'text/html; charset=windows-1251',
    'text/html; charset=utf-8',
    'text/html; charset=utf-8',
    'text/html; charset=utf-8',
  ]);
  for (const page of await articles()) {
    assert.ok(wordsIn(page.html) > 250, `${page.url}: ${wordsIn(page.html)} words`);
  }
});

test('a site of scripts sends empty pages, and the texts as data', async () => {
  const shells = (await listed()).filter((page) => dataOf(page) !== null);
  assert.deepEqual([...new Set(shells.map(({ url }) => new URL(url).origin))], sites.scripted);
  assert.equal(shells.length, 4);
  for (const page of shells) {
    assert.ok(wordsIn(page.html.replace(/<script[\s\S]*<\/script>/, '')) < 20, page.url);
    const { article } = (await (await fetch(dataOf(page) ?? '')).json()) as { article: Record<string, string> };
    const { headline = '', lead = '', body = '', published } = article;
    assert.ok(wordsIn(`${headline} ${lead} ${body}`) > 250, `${page.url}: ${wordsIn(body)} words`);
    assert.match(published ?? '', /^2026-\d\d-\d\dT/);
    assert.deepEqual(tagFaults(body), [], page.url);
  }
  const front = dataOf(await get(`${sites.scripted[0]}/`)) ?? '';
  assert.equal((await fetch(front)).status, 200);
  assert.equal((await fetch(front.replace('index', 'nothing'))).status, 404);
});

test('a site that hides its class names gives them other endings in every build', async () => {
  const hidden = (await articles()).filter(({ html }) => html.includes('class="Article_body__'));
  const endings = hidden.map(({ html }) => /Article_body__(\w{5})"/.exec(html)?.[1]);
  assert.equal(endings.length, 5);
  assert.equal(new Set(endings).size, 3);
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
    for (const target of ['href', 'src', 'data-from'].flatMap((name) => attributes(page.html, name))) {
      const link = new URL(target, url);
      link.hash = '';
      if (origins.has(link.origin)) queue.push(link.href);
    }
  }
  assert.ok(seen.size > 75, `${seen.size} addresses`);
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
