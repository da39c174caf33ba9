import assert from 'node:assert/strict';
import { test } from 'node:test';
import { systemClock } from '../../src/drivers/system/clock.ts';
import type { Clock } from '../../src/ports/clock.ts';
import { fetcherFor, localGate, serve, serveBytes, serveRaw } from './servers.ts';

test('an answer comes as it is: status, lower-case headers, body, time', async (t) => {
  const origin = await serve(t, (request, response) => {
    response.writeHead(203, { 'X-Seen': String(request.headers['user-agent']), 'Set-Cookie': ['a=1', 'b=2'] });
    response.end('привет');
  });
  const before = Date.now();
  const answer = await fetcherFor(t)(`${origin}/page?x=1`);
  assert.equal(answer.url, `${origin}/page?x=1`);
  assert.equal(answer.status, 203);
  assert.equal(answer.headers['x-seen'], 'quakewire-test/1.0');
  assert.equal(answer.headers['set-cookie'], 'a=1, b=2');
  assert.equal(new TextDecoder().decode(answer.body), 'привет');
  assert.ok(answer.fetchedAt >= before && answer.fetchedAt <= Date.now());
});

test('a redirect is an answer, and is not followed', async (t) => {
  const asked: (string | undefined)[] = [];
  const origin = await serve(t, (request, response) => {
    asked.push(request.url);
    response.writeHead(302, { location: '/elsewhere' }).end('moved');
  });
  const answer = await fetcherFor(t)(`${origin}/here`);
  assert.equal(answer.status, 302);
  assert.equal(answer.headers.location, '/elsewhere');
  assert.equal(answer.body.byteLength, 0);
  assert.deepEqual(asked, ['/here']);
});

test('a location in bare UTF-8 is read as UTF-8', async (t) => {
  const origin = await serveBytes(
    t,
    Buffer.from('HTTP/1.1 301 Moved\r\nLocation: /новости\r\nContent-Length: 0\r\n\r\n'),
  );
  assert.equal((await fetcherFor(t)(origin)).headers.location, '/новости');
});

test("a failure's status is an answer, its body is not read", async (t) => {
  const origin = await serve(t, (_request, response) =>
    response.writeHead(503, { 'retry-after': '7' }).end('x'.repeat(1e6)),
  );
  const answer = await fetcherFor(t)(origin);
  assert.equal(answer.status, 503);
  assert.equal(answer.headers['retry-after'], '7');
  assert.equal(answer.body.byteLength, 0);
});

test('connections to one origin are bounded, and used again', async (t) => {
  const sockets = new Set<unknown>();
  const origin = await serve(t, (request, response) => {
    sockets.add(request.socket);
    setTimeout(() => response.end('ok'), 5);
  });
  const get = fetcherFor(t, { maxConnectionsPerOrigin: 2 });
  await Promise.all(Array.from({ length: 10 }, () => get(origin)));
  assert.equal(sockets.size, 2);
});

test('an unknown host is DNS_FAILED', async (t) => {
  await assert.rejects(fetcherFor(t)('http://nothing.invalid/'), { code: 'DNS_FAILED' });
});

test('a closed port is CONNECT_FAILED', async (t) => {
  const port = await serveRaw(t, (socket) => socket.resetAndDestroy());
  await assert.rejects(fetcherFor(t)(`http://127.0.0.1:${port}/`), { code: 'CONNECT_FAILED' });
  await assert.rejects(fetcherFor(t)('http://127.0.0.1:9999/'), { code: 'CONNECT_FAILED' });
});

test('a server without TLS is CONNECT_FAILED over https', async (t) => {
  const port = await serveRaw(t, (socket) => socket.once('data', () => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n')));
  await assert.rejects(fetcherFor(t)(`https://127.0.0.1:${port}/`), { code: 'CONNECT_FAILED' });
});

test('a connection that breaks before the answer is CONNECT_FAILED', async (t) => {
  const origin = await serveBytes(t, '');
  await assert.rejects(fetcherFor(t)(origin), { code: 'CONNECT_FAILED' });
});

test('a body shorter than announced is CONNECT_FAILED', async (t) => {
  const origin = await serveBytes(t, 'HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\nshort');
  await assert.rejects(fetcherFor(t)(origin), { code: 'CONNECT_FAILED' });
});

test('a chunked body that breaks off is CONNECT_FAILED', async (t) => {
  const origin = await serveBytes(t, 'HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nhello\r\n');
  await assert.rejects(fetcherFor(t)(origin), { code: 'CONNECT_FAILED' });
});

test('a chunk of no size is CONNECT_FAILED', async (t) => {
  const origin = await serveBytes(t, 'HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\nhello\r\n0\r\n\r\n');
  await assert.rejects(fetcherFor(t)(origin), { code: 'CONNECT_FAILED' });
});

for (const answer of ['SSH-2.0-OpenSSH_9.7\r\n', '<html>', 'HTTP/1.1 abc OK\r\n\r\n', '\0\0\0\0']) {
  test(`${JSON.stringify(answer)} is no HTTP: HTTP_CLIENT_ERROR`, async (t) => {
    await assert.rejects(fetcherFor(t)(await serveBytes(t, answer)), { code: 'HTTP_CLIENT_ERROR' });
  });
}

test('endless headers end as BODY_TOO_LARGE', async (t) => {
  const port = await serveRaw(t, (socket) => {
    socket.write('HTTP/1.1 200 OK\r\n');
    const more = () => {
      while (!socket.destroyed && socket.write(`X-More: ${'x'.repeat(1000)}\r\n`)) {}
    };
    socket.on('drain', more);
    more();
  });
  await assert.rejects(fetcherFor(t, { maxHeaderBytes: 32_768 })(`http://127.0.0.1:${port}/`), {
    code: 'BODY_TOO_LARGE',
  });
});

test('a server that is silent, or never ends its body, is FETCH_TIMEOUT', async (t) => {
  const silent = await serveRaw(t, () => {});
  const get = fetcherFor(t, { timeoutMs: 100 });
  await assert.rejects(get(`http://127.0.0.1:${silent}/`), { code: 'FETCH_TIMEOUT' });
  const endless = await serve(t, (_request, response) => response.writeHead(200).write('the beginning'));
  await assert.rejects(get(endless), { code: 'FETCH_TIMEOUT' });
});

test('the deadline is the whole request, by the clock that was given', async (t) => {
  let expire = () => {};
  const clock: Clock = {
    now: systemClock.now,
    after(ms, callback) {
      assert.equal(ms, 5_000);
      expire = callback;
      return () => {};
    },
  };
  const origin = await serve(t, (_request, response) => {
    response.writeHead(200).write('the beginning');
    expire();
  });
  await assert.rejects(fetcherFor(t, { clock, timeoutMs: 5_000 })(origin), { code: 'FETCH_TIMEOUT' });
});

test("the caller's abort throws its reason: before, while waiting, within the body", async (t) => {
  const reason = new Error('enough');
  const get = fetcherFor(t);
  await assert.rejects(get('http://127.0.0.1:9999/', AbortSignal.abort(reason)), reason);
  const stop = new AbortController();
  const silent = await serveRaw(t, (socket) => socket.once('data', () => stop.abort(reason)));
  await assert.rejects(get(`http://127.0.0.1:${silent}/`, stop.signal), reason);
  const stopLate = new AbortController();
  const endless = await serve(t, (_request, response) => {
    response.writeHead(200).write('the beginning');
    setTimeout(() => stopLate.abort(reason), 20);
  });
  await assert.rejects(get(endless, stopLate.signal), reason);
});

test('an announced size beyond the bound is refused before the body is read', async (t) => {
  let sent = 0;
  const origin = await serve(t, (_request, response) => {
    response.writeHead(200, { 'content-length': 30 * 1024 * 1024 });
    response.flushHeaders();
    sent += 1;
  });
  await assert.rejects(fetcherFor(t)(origin), { code: 'BODY_TOO_LARGE' });
  assert.equal(sent, 1);
});

test('what is not http, or not a URL, or not allowed, never leaves', async (t) => {
  const get = fetcherFor(t);
  await assert.rejects(get('ftp://127.0.0.1/'), { code: 'URL_SCHEME' });
  await assert.rejects(get('http//'), { code: 'URL_INVALID' });
  await assert.rejects(get('http://10.0.0.1/'), { code: 'ADDRESS_REFUSED' });
  await assert.rejects(get('http://[::1]/'), { code: 'ADDRESS_REFUSED' });
});

for (const scheme of ['http', 'https']) {
  test(`no byte is sent over ${scheme} to an address that the socket alone reveals`, async (t) => {
    let received = 0;
    const port = await serveRaw(t, (socket) => socket.on('data', (chunk) => (received += chunk.byteLength)));
    const { checkAddress } = localGate;
    // a resolver that says one thing and a network that does another
    const gate = {
      ...localGate,
      checkUrl: () => {},
      checkAddress: (address: string) => checkAddress(address === '127.0.0.1' ? '10.0.0.1' : address),
    };
    await assert.rejects(fetcherFor(t, { gate })(`${scheme}://127.0.0.1:${port}/`), { code: 'ADDRESS_REFUSED' });
    await new Promise((resolve) => setTimeout(resolve, 20));
    assert.equal(received, 0);
  });
}

test('a name that resolves to a refused address is ADDRESS_REFUSED', async (t) => {
  const { createGate } = await import('../../src/drivers/http/index.ts');
  const gate = createGate({
    allowedNetworks: [],
    resolve: (_host, _options, callback) => callback(null, [{ address: '127.0.0.1', family: 4 }]),
  });
  await assert.rejects(fetcherFor(t, { gate })('http://example.com/'), { code: 'ADDRESS_REFUSED' });
});
