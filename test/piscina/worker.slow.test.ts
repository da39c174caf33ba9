import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { test } from 'node:test';
import { zstdDecompressSync } from 'node:zlib';
import { createPageWork } from '../../src/drivers/piscina/index.ts';
import type { Jobs } from '../../src/drivers/piscina/protocol.ts';
import { systemClock } from '../../src/drivers/system/clock.ts';
import { jobs } from '../../src/worker.ts';

/** The worker's module knows no port: here the compiler compares the two. */
const conforming: Jobs = jobs;

const sentence =
  'The commission met on Tuesday to hear what the districts had repaired since the spring, and found little. ';
const html = `<!doctype html><html lang="en"><head><title>What was repaired</title></head><body><article>
<h1>What was repaired</h1>${`<p>${sentence.repeat(4)}</p>`.repeat(6)}</article></body></html>`;

test('a page is read in a thread, hashed and compressed', async (t) => {
  assert.equal(typeof conforming.read, 'function');
  const reader = createPageWork({
    threads: 1,
    heapMb: 256,
    deadlineMs: 20_000,
    learnDeadlineMs: 20_000,
    worker: new URL('../../src/worker.ts', import.meta.url),
    clock: systemClock,
  });
  t.after(() => reader.close());
  const bytes = new TextEncoder().encode(html);
  const page = { bytes, url: 'http://news.test/a', contentType: 'text/html', hints: {}, now: Date.UTC(2026, 10, 30) };
  const result = await reader.read({ page, profiles: [], skeleton: false }, t.signal);
  assert.equal(result.hash, createHash('sha256').update(html).digest('hex'));
  assert.deepEqual(new Uint8Array(zstdDecompressSync(result.compressed)), bytes);
  assert.match(result.reading.text, /The commission met on Tuesday/);
  assert.ok(result.ms > 0);
  const empty = { page: { ...page, bytes: new Uint8Array() }, profiles: [], skeleton: false };
  await assert.rejects(reader.read(empty, t.signal), { code: 'BODY_EMPTY', disposition: 'reject' });
});
