import assert from 'node:assert/strict';
import { test } from 'node:test';
import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync, zstdCompressSync } from 'node:zlib';
import { fetcherFor, serve, serveBytes } from './servers.ts';

const page = Buffer.from(`<p>${'Землетрясение '.repeat(5_000)}</p>`);

const ENCODED: readonly (readonly [encoding: string, body: Buffer])[] = [
  ['identity', page],
  ['gzip', gzipSync(page)],
  ['X-GZIP', gzipSync(page)],
  ['deflate', deflateSync(page)],
  ['deflate', deflateRawSync(page)],
  ['br', brotliCompressSync(page)],
  ['zstd', zstdCompressSync(page)],
  ['gzip, br', brotliCompressSync(gzipSync(page))],
  ['', page],
];

for (const [encoding, body] of ENCODED) {
  test(`${encoding || 'no encoding'} is undone (${body.byteLength} bytes)`, async (t) => {
    const origin = await serve(t, (_request, response) => {
      response.writeHead(200, { 'content-encoding': encoding });
      // the first byte alone: decoders that look at the beginning must manage
      response.write(body.subarray(0, 1));
      setImmediate(() => response.end(body.subarray(1)));
    });
    assert.ok(page.equals((await fetcherFor(t)(origin)).body));
  });

  test(`an empty body is empty in ${encoding || 'no encoding'}`, async (t) => {
    const origin = await serve(t, (_request, response) =>
      response.writeHead(200, { 'content-encoding': encoding }).end(),
    );
    assert.equal((await fetcherFor(t)(origin)).body.byteLength, 0);
  });
}

for (const [encoding, body] of ENCODED.slice(1, 7)) {
  test(`truncated ${encoding} is BODY_ENCODING (${body.byteLength} bytes)`, async (t) => {
    const origin = await serve(t, (_request, response) => {
      response.writeHead(200, { 'content-encoding': encoding }).end(body.subarray(0, body.byteLength - 20));
    });
    await assert.rejects(fetcherFor(t)(origin), { code: 'BODY_ENCODING' });
  });

  test(`${encoding} in a connection that breaks is CONNECT_FAILED (${body.byteLength} bytes)`, async (t) => {
    const head = `HTTP/1.1 200 OK\r\nContent-Encoding: ${encoding}\r\nContent-Length: ${body.byteLength}\r\n\r\n`;
    const origin = await serveBytes(t, Buffer.concat([Buffer.from(head), body.subarray(0, body.byteLength - 20)]));
    await assert.rejects(fetcherFor(t)(origin), { code: 'CONNECT_FAILED' });
  });

  test(`a page mislabelled as ${encoding} is BODY_ENCODING (${body.byteLength} bytes)`, async (t) => {
    const origin = await serve(t, (_request, response) =>
      response.writeHead(200, { 'content-encoding': encoding }).end(page),
    );
    await assert.rejects(fetcherFor(t)(origin), { code: 'BODY_ENCODING' });
  });
}

for (const encoding of ['compress', 'toString', 'gzip, gzip, gzip, gzip', 'gzip;q=1']) {
  test(`${encoding} is BODY_ENCODING`, async (t) => {
    const origin = await serve(t, (_request, response) =>
      response.writeHead(200, { 'content-encoding': encoding }).end(page),
    );
    await assert.rejects(fetcherFor(t)(origin), { code: 'BODY_ENCODING' });
  });
}

test('the connection serves the next request after a body that was refused', async (t) => {
  const origin = await serve(t, (request, response) => {
    response.writeHead(200, request.url === '/bad' ? { 'content-encoding': 'gzip' } : {}).end(page);
  });
  const get = fetcherFor(t, { maxConnectionsPerOrigin: 1 });
  await assert.rejects(get(`${origin}/bad`), { code: 'BODY_ENCODING' });
  assert.ok(page.equals((await get(`${origin}/good`)).body));
});
