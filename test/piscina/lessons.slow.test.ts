import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setImmediate } from 'node:timers/promises';
import { createPageWork } from '../../src/drivers/piscina/index.ts';
import { systemClock } from '../../src/drivers/system/clock.ts';
import type { PageInput } from '../../src/page/reading.ts';

const page = (path: string): PageInput => ({
  bytes: new Uint8Array(),
  url: `http://page.test${path}`,
  contentType: null,
  hints: {},
  now: 0,
});

test('a page waits for one lesson at most, however many there are', async (t) => {
  const work = createPageWork({
    threads: 1,
    heapMb: 64,
    deadlineMs: 30_000,
    learnDeadlineMs: 30_000,
    worker: new URL('./trial-worker.ts', import.meta.url),
    clock: systemClock,
  });
  t.after(() => work.close());
  const ended: string[] = [];
  const pages = [{ hash: 'a', page: page('/slow') }];
  const lessons = [1, 2, 3].map((n) => work.induce(pages, t.signal).then(() => ended.push(`lesson ${n}`)));
  // the lessons stand in line
  await setImmediate();
  const reading = work.read({ page: page('/echo'), profiles: [], skeleton: false }, t.signal);
  await Promise.all([...lessons, reading.then(() => ended.push('page'))]);
  assert.deepEqual(ended, ['lesson 1', 'page', 'lesson 2', 'lesson 3']);
});
