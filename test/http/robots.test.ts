import assert from 'node:assert/strict';
import type { RequestListener } from 'node:http';
import { type TestContext, test } from 'node:test';
import { createRobots, type RobotsOptions } from '../../src/drivers/http/index.ts';
import { systemClock } from '../../src/drivers/system/clock.ts';
import { localGate, serve, serveRaw } from './servers.ts';

const never = new AbortController().signal;

function robotsFor(t: TestContext, options: Partial<RobotsOptions> = {}) {
  const robots = createRobots({
    gate: localGate,
    clock: systemClock,
    userAgent: 'quakewire/1.0 (+https://example.com/)',
    connectTimeoutMs: 1_000,
    timeoutMs: 2_000,
    ...options,
  });
  t.after(() => robots.close());
  return robots;
}

/** A site with this robots.txt; answers its origin. */
function site(t: TestContext, text: string): Promise<string> {
  return serve(t, answering(200, text));
}

function answering(status: number, text = '', headers: Record<string, string> = {}): RequestListener {
  return (_request, response) => response.writeHead(status, headers).end(text);
}

test('the group of our own name wins over the one for all', async (t) => {
  const text =
    'User-agent: *\nDisallow: /\n\nUser-agent: Quakewire\nDisallow: /private\nAllow: /private/open\nCrawl-delay: 2.5\n';
  const origin = await site(t, text);
  const robots = robotsFor(t);
  assert.deepEqual(await robots.rules(`${origin}/news`, never), { allowed: true, crawlDelayMs: 2500 });
  assert.equal((await robots.rules(`${origin}/private/a`, never)).allowed, false);
  assert.equal((await robots.rules(`${origin}/private/open`, never)).allowed, true);
});

test('without a group of our own, the one for all holds', async (t) => {
  const origin = await site(t, '\ufeffUser-agent: *\r\nDisallow: /*.pdf$\r\nDisallow: /поиск\r\n');
  const robots = robotsFor(t);
  assert.equal((await robots.rules(`${origin}/a.pdf`, never)).allowed, false);
  assert.equal((await robots.rules(`${origin}/a.pdf?x`, never)).allowed, true);
  assert.equal((await robots.rules(`${origin}/%D0%BF%D0%BE%D0%B8%D1%81%D0%BA?q=1`, never)).allowed, false);
  assert.equal((await robots.rules(`${origin}/`, never)).crawlDelayMs, null);
});

for (const delay of ['Infinity', '-1', 'soon']) {
  test(`a crawl delay of ${delay} is none`, async (t) => {
    const origin = await site(t, `User-agent: *\nCrawl-delay: ${delay}\n`);
    assert.equal((await robotsFor(t).rules(`${origin}/`, never)).crawlDelayMs, null);
  });
}

for (const status of [400, 401, 403, 404, 410]) {
  test(`${status} allows everything`, async (t) => {
    const origin = await serve(t, answering(status, 'User-agent: *\nDisallow: /'));
    assert.deepEqual(await robotsFor(t).rules(`${origin}/a`, never), { allowed: true, crawlDelayMs: null });
  });
}

for (const status of [429, 500, 503, 599]) {
  test(`${status} is ROBOTS_UNREACHABLE`, async (t) => {
    const origin = await serve(t, answering(status));
    await assert.rejects(robotsFor(t).rules(`${origin}/a`, never), { code: 'ROBOTS_UNREACHABLE' });
  });
}

test('silence, a broken connection and a broken encoding are ROBOTS_UNREACHABLE', async (t) => {
  const robots = robotsFor(t, { timeoutMs: 50 });
  const silent = await serveRaw(t, () => {});
  const broken = await serveRaw(t, (socket) => socket.destroy());
  const garbled = await serve(t, answering(200, 'not gzip', { 'content-encoding': 'gzip' }));
  for (const origin of [
    `http://127.0.0.1:${silent}`,
    `http://127.0.0.1:${broken}`,
    garbled,
    'http://nothing.invalid',
  ]) {
    await assert.rejects(robots.rules(`${origin}/a`, never), { code: 'ROBOTS_UNREACHABLE' });
  }
});

test('an address that is refused stays ADDRESS_REFUSED, behind a redirect too', async (t) => {
  await assert.rejects(robotsFor(t).rules('http://10.0.0.1/a', never), { code: 'ADDRESS_REFUSED' });
  const origin = await serve(t, answering(301, '', { location: 'http://169.254.169.254/robots.txt' }));
  await assert.rejects(robotsFor(t).rules(`${origin}/a`, never), { code: 'ADDRESS_REFUSED' });
});

test('five redirects are followed, to other hosts too; the rules are those of the first', async (t) => {
  const last = await site(t, 'User-agent: *\nDisallow: /a');
  const first = await serve(t, (request, response) => {
    const step = Number(new URL(request.url ?? '', 'http://x').searchParams.get('step'));
    response.writeHead(302, { location: step < 4 ? `/robots.txt?step=${step + 1}` : `${last}/robots.txt` }).end();
  });
  assert.equal((await robotsFor(t).rules(`${first}/a`, never)).allowed, false);
});

test('six redirects, or one without a location, allow everything', async (t) => {
  const loop = await serve(t, answering(302, '', { location: '/robots.txt' }));
  const nowhere = await serve(t, answering(302));
  for (const origin of [loop, nowhere]) assert.equal((await robotsFor(t).rules(`${origin}/a`, never)).allowed, true);
});

test('the first 512 KB count, and no more are read', async (t) => {
  const origin = await serve(t, (_request, response) => {
    response.write('User-agent: *\nDisallow: /a\n');
    const more = () => {
      while (!response.destroyed && response.write(`# ${'x'.repeat(1000)}\n`)) {}
    };
    response.on('drain', more);
    more();
  });
  assert.equal((await robotsFor(t).rules(`${origin}/a`, never)).allowed, false);
});

test('rules with wildcards count up to a bound, all others whatever comes', async (t) => {
  const hostile = `Disallow: /${'*a'.repeat(500)}z\n`.repeat(400);
  const origin = await site(t, `User-agent: *\nDisallow: /*.pdf\n${hostile}Disallow: /late\nDisallow: /*.doc\n`);
  const robots = robotsFor(t);
  assert.equal((await robots.rules(`${origin}/a.pdf`, never)).allowed, false);
  assert.equal((await robots.rules(`${origin}/late`, never)).allowed, false);
  assert.equal((await robots.rules(`${origin}/a.doc`, never)).allowed, true);
  assert.equal((await robots.rules(`${origin}/${'a'.repeat(8000)}`, never)).allowed, true);
});

test('one request serves all who ask at the same time, and later ones until the time is over', async (t) => {
  let requests = 0;
  let now = 0;
  const origin = await serve(t, (_request, response) => {
    requests += 1;
    response.end('User-agent: *\nDisallow: /a');
  });
  const robots = robotsFor(t, { clock: { ...systemClock, now: () => now }, ttlMs: 1_000 });
  await Promise.all(Array.from({ length: 20 }, (_, index) => robots.rules(`${origin}/${index}`, never)));
  now = 999;
  await robots.rules(`${origin}/a`, never);
  assert.equal(requests, 1);
  now = 1_000;
  await robots.rules(`${origin}/a`, never);
  assert.equal(requests, 2);
});

test('a failure holds for a shorter time', async (t) => {
  let requests = 0;
  let now = 0;
  const origin = await serve(t, (_request, response) => {
    requests += 1;
    response.writeHead(requests === 1 ? 503 : 200).end();
  });
  const robots = robotsFor(t, { clock: { ...systemClock, now: () => now }, failureTtlMs: 100 });
  await assert.rejects(robots.rules(`${origin}/a`, never), { code: 'ROBOTS_UNREACHABLE' });
  await assert.rejects(robots.rules(`${origin}/a`, never), { code: 'ROBOTS_UNREACHABLE' });
  assert.equal(requests, 1);
  now = 100;
  assert.equal((await robots.rules(`${origin}/a`, never)).allowed, true);
});

test('the memory for rules is bounded: the oldest are asked for again', async (t) => {
  const asked: (string | undefined)[] = [];
  const handler: RequestListener = (request, response) => {
    asked.push(request.headers.host);
    response.end(`# ${'x'.repeat(10_000)}`);
  };
  const one = await serve(t, handler);
  const other = await serve(t, handler, '127.0.0.2');
  const robots = robotsFor(t, { maxCachedCharacters: 15_000 });
  for (const origin of [one, one, other, other, one]) await robots.rules(`${origin}/`, never);
  assert.deepEqual(
    asked,
    [one, other, one].map((origin) => new URL(origin).host),
  );
});

test("one caller's abort ends its wait with its reason, and nobody else's", async (t) => {
  const stop = new AbortController();
  const reason = new Error('enough');
  const origin = await serve(t, (_request, response) => {
    stop.abort(reason);
    setTimeout(() => response.end('User-agent: *\nDisallow: /a'), 20);
  });
  const robots = robotsFor(t);
  const aborted = assert.rejects(robots.rules(`${origin}/a`, stop.signal), reason);
  assert.equal((await robots.rules(`${origin}/a`, never)).allowed, false);
  await aborted;
  await assert.rejects(robots.rules(`${origin}/a`, AbortSignal.abort(reason)), reason);
});
