import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { createPageWork, type PageWorkOptions } from '../../src/drivers/piscina/index.ts';
import { systemClock } from '../../src/drivers/system/clock.ts';
import type { PageInput } from '../../src/page/reading.ts';
import type { Clock } from '../../src/ports/clock.ts';

const never = new AbortController().signal;

const taskOf = (page: PageInput) => ({ page, profiles: [], skeleton: false });

function readerFor(t: TestContext, options: Partial<PageWorkOptions> = {}) {
  const reader = createPageWork({
    threads: 2,
    heapMb: 64,
    deadlineMs: 30_000,
    learnDeadlineMs: 30_000,
    worker: new URL('./trial-worker.ts', import.meta.url),
    clock: systemClock,
    ...options,
  });
  t.after(() => reader.close());
  return (path: string, bytes = new Uint8Array(), signal: AbortSignal = never) =>
    reader.read(taskOf({ bytes, url: `http://page.test${path}`, contentType: null, hints: {}, now: 0 }), signal);
}

test('a page comes back; its bytes stay with the caller', async (t) => {
  const read = readerFor(t);
  const bytes = new TextEncoder().encode('page');
  const result = await read('/echo', bytes);
  assert.deepEqual(result.compressed, bytes);
  assert.equal(bytes.byteLength, 4);
  const view = Buffer.from('a view of a pool');
  assert.ok(view.equals((await read('/echo', view)).compressed));
});

test('threads start when they are needed, and stay', async (t) => {
  const read = readerFor(t, { threads: 2 });
  const threads = new Set<string>();
  for (let count = 0; count < 10; count += 1) threads.add((await read('/echo')).hash);
  assert.equal(threads.size, 1);
  const results = await Promise.all(Array.from({ length: 6 }, () => read('/slow')));
  for (const { hash } of results) threads.add(hash);
  assert.equal(threads.size, 2);
});

test('errors with a code keep code, message and value', async (t) => {
  const read = readerFor(t);
  await assert.rejects(read('/coded'), {
    name: 'CodedError',
    code: 'PAGE_TOO_DEEP',
    value: '100,000: of them',
    message: 'PAGE_TOO_DEEP: elements nested too deep: 100,000: of them',
    disposition: 'reject',
  });
  await assert.rejects(read('/bare'), { code: 'NO_CONTENT', value: null, message: 'NO_CONTENT: nothing' });
});

test('a bug is no code, and the thread goes on', async (t) => {
  const read = readerFor(t, { threads: 1 });
  const { hash } = await read('/echo');
  await assert.rejects(read('/bug'), { name: 'TypeError', message: 'a bug' });
  assert.equal((await read('/echo')).hash, hash);
});

for (const path of ['/loop', '/never']) {
  test(`${path} overruns its deadline; others do not notice, the next page is served`, async (t) => {
    const read = readerFor(t, { deadlineMs: 1_500 });
    const [overrun, slow] = await Promise.allSettled([read(path), read('/slow')]);
    assert.equal(slow.status, 'fulfilled');
    assert.equal(overrun.status === 'rejected' && overrun.reason.code, 'PAGE_DEADLINE');
    await Promise.all([read('/echo'), read('/echo'), read('/slow')]);
  });
}

for (const path of ['/heap', '/text-heap']) {
  test(`${path} exhausts its heap; others do not notice, the next page is served`, async (t) => {
    const read = readerFor(t);
    const [overrun, ...slow] = await Promise.allSettled([read(path), read('/slow'), read('/slow'), read('/slow')]);
    assert.ok(slow.every(({ status }) => status === 'fulfilled'));
    assert.equal(overrun.status === 'rejected' && overrun.reason.code, 'PAGE_HEAP');
    await read('/echo');
  });
}

test('the deadline runs only while a thread works on the page', async (t) => {
  let running = 0;
  let most = 0;
  let all = 0;
  const clock: Clock = {
    now: systemClock.now,
    after(ms) {
      assert.equal(ms, 7_000);
      running += 1;
      all += 1;
      most = Math.max(most, running);
      return () => {
        running -= 1;
      };
    },
  };
  const read = readerFor(t, { threads: 1, deadlineMs: 7_000, clock });
  await Promise.all(Array.from({ length: 5 }, () => read('/slow')));
  assert.deepEqual({ running, most, all }, { running: 0, most: 1, all: 5 });
});

test('pages are begun in the order in which they came', async (t) => {
  const read = readerFor(t, { threads: 1 });
  const ended: number[] = [];
  await Promise.all([...Array(10).keys()].map((number) => read('/echo').then(() => ended.push(number))));
  assert.deepEqual(ended, [...Array(10).keys()]);
});

test("the caller's abort throws its reason: before, while waiting, while a thread works", async (t) => {
  const read = readerFor(t, { threads: 1 });
  const reason = new Error('enough');
  await assert.rejects(read('/echo', new Uint8Array(), AbortSignal.abort(reason)), reason);
  const stopLoop = new AbortController();
  const stopWaiting = new AbortController();
  const loop = assert.rejects(read('/loop', new Uint8Array(), stopLoop.signal), reason);
  const waiting = assert.rejects(read('/loop', new Uint8Array(), stopWaiting.signal), reason);
  const last = read('/echo');
  stopWaiting.abort(reason);
  await waiting;
  await sleep(300);
  stopLoop.abort(reason);
  await loop;
  await last;
});

test('a thread that dies is replaced', async (t) => {
  const read = readerFor(t, { threads: 1 });
  await assert.rejects(read('/exit'), /exited with code: 3/);
  await read('/echo');
});

test('a module that cannot be loaded is an error, not a silence', async (t) => {
  const read = readerFor(t, { worker: new URL('./no-such-worker.ts', import.meta.url) });
  await assert.rejects(read('/echo'), /no-such-worker/);
});

test('closing ends what is under way', async (t) => {
  const reader = createPageWork({
    threads: 1,
    heapMb: 64,
    deadlineMs: 30_000,
    learnDeadlineMs: 30_000,
    worker: new URL('./trial-worker.ts', import.meta.url),
    clock: systemClock,
  });
  t.after(() => reader.close());
  const page = { bytes: new Uint8Array(), url: 'http://page.test/loop', contentType: null, hints: {}, now: 0 };
  const ends = Promise.allSettled([reader.read(taskOf(page), never), reader.read(taskOf(page), never)]);
  await sleep(200);
  await reader.close();
  for (const { status } of await ends) assert.equal(status, 'rejected');
});
