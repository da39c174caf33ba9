import assert from 'node:assert/strict';
import type { ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type TestContext, test } from 'node:test';
import { constants, createBrotliCompress, createGzip, createZstdCompress } from 'node:zlib';
import { fetcherFor, serve } from './servers.ts';

const MB = 1024 * 1024;

function* zeros(bytes: number): Generator<Buffer> {
  const block = Buffer.alloc(MB);
  for (let sent = 0; sent < bytes; sent += MB) yield block;
}

/** Streams a body; counts what leaves, so that a test sees when the reader stopped. */
async function stream(response: ServerResponse, blocks: Iterable<Buffer>, sent: { bytes: number }): Promise<void> {
  const counted = (function* () {
    for (const block of blocks) {
      sent.bytes += block.byteLength;
      yield block;
    }
  })();
  await pipeline(Readable.from(counted), response).catch(() => {});
}

async function serveZeros(t: TestContext, bytes: number, sent: { bytes: number }): Promise<string> {
  return serve(t, (_request, response) => void stream(response, zeros(bytes), sent));
}

const ENCODERS = {
  gzip: () => createGzip({ level: 1 }),
  br: () => createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 1 } }),
  zstd: () => createZstdCompress(),
};

for (const [encoding, create] of Object.entries(ENCODERS)) {
  test(`a ${encoding} bomb of 500 MB stops early, memory bounded`, async (t) => {
    const bomb: Buffer[] = [];
    await pipeline(Readable.from(zeros(500 * MB)), create(), async (source: AsyncIterable<Buffer>) => {
      for await (const chunk of source) bomb.push(chunk);
    });
    const origin = await serve(t, (_request, response) => {
      response.writeHead(200, { 'content-encoding': encoding });
      void stream(response, bomb, { bytes: 0 });
    });
    const before = process.memoryUsage().rss;
    await assert.rejects(fetcherFor(t, { maxUnpackedBytes: 20 * MB })(origin), { code: 'BODY_TOO_LARGE' });
    assert.ok(process.memoryUsage().rss - before < 150 * MB);
  });
}

test('a body of 30 MB without a length is refused at the bound, and no more of it is read', async (t) => {
  const sent = { bytes: 0 };
  const origin = await serveZeros(t, 30 * MB, sent);
  await assert.rejects(fetcherFor(t, { maxBodyBytes: 10 * MB })(origin), { code: 'BODY_TOO_LARGE' });
  assert.ok(sent.bytes < 30 * MB, `${sent.bytes} bytes sent`);
});

test('a body of 30 MB comes whole where it is allowed', async (t) => {
  const origin = await serveZeros(t, 30 * MB, { bytes: 0 });
  const answer = await fetcherFor(t, { maxBodyBytes: 30 * MB, maxUnpackedBytes: 30 * MB })(origin);
  assert.equal(answer.body.byteLength, 30 * MB);
});
