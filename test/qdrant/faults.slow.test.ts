import assert from 'node:assert/strict';
import { after, afterEach, describe, test } from 'node:test';
import { inspect } from 'node:util';
import type { VectorIndex } from '../../src/ports/vector-index.ts';
import { entry, query } from '../contract/vector-index.ts';
import { isMissing, needs, present } from '../support/missing.ts';
import { freePort } from '../support/ports.ts';
import { openPlace } from './place.ts';
import type { Fault } from './proxy.ts';

const opened = await openPlace();
/** Enough for an answer on a busy machine. */
const ENOUGH_MS = 3_000;
const KEY = 'geheim-4711';

const CALLS: Readonly<Record<string, (index: VectorIndex) => Promise<unknown>>> = {
  upsert: (index) => index.upsert([entry('one')]),
  remove: (index) => index.remove(['one']),
  nearest: (index) => index.nearest(query()),
  versions: (index) => index.versions(),
  probe: (index) => index.probe(),
};

const FAULTS: readonly (readonly [Fault, RegExp])[] = [
  [401, /refuses the API key, or wants one \(401\)/],
  [403, /refuses the API key, or wants one \(403\)/],
  [408, /answered 408/],
  [429, /answered 429/],
  [500, /answered 500: a fault: 500/],
  [503, /answered 503: a fault: 503/],
  ['silence', /did not answer within 300 ms/],
  ['reset', /cannot be reached/],
];

describe('qdrant that fails', { ...needs(opened), concurrency: false }, () => {
  const place = () => present(opened);
  afterEach(() => {
    place().proxy.fault = null;
  });
  after(() => place().close());

  for (const [fault, says] of FAULTS) {
    test(`${fault}: each call tells so, without the key, and goes on once it is over`, async () => {
      const { proxy, index, collection } = place();
      const name = collection();
      await index({ collection: name }).upsert([entry('one')]);
      for (const call of Object.values(CALLS)) {
        const failing = index({ collection: name, timeoutMs: 300, apiKey: KEY });
        proxy.fault = fault;
        await assert.rejects(call(failing), (error) => isUnavailable(error, says));
      }
      proxy.fault = null;
      const well = index({ collection: name });
      for (const call of Object.values(CALLS)) await call(well);
    });
  }

  test('nobody listens: each call tells so', async () => {
    const index = place().index({ url: `http://127.0.0.1:${await freePort()}`, apiKey: KEY });
    for (const call of Object.values(CALLS)) {
      await assert.rejects(call(index), (error) => isUnavailable(error, /cannot be reached|failed just now/));
    }
  });

  test('after a failure nobody waits for it, until somebody who does had an answer', async () => {
    const { proxy, index } = place();
    const failing = index({ timeoutMs: ENOUGH_MS, restMs: 3_600_000 });
    await failing.upsert([entry('one')]);
    proxy.fault = 'silence';
    await assert.rejects(failing.nearest(query()), { code: 'INDEX_UNAVAILABLE' });
    const before = proxy.requests;
    const many = await Promise.allSettled(Array.from({ length: 50 }, () => failing.nearest(query())));
    assert.ok(many.every(({ status }) => status === 'rejected'));
    assert.equal(proxy.requests, before);
    proxy.fault = null;
    assert.deepEqual([...(await failing.versions()).keys()], ['one']);
    assert.equal((await failing.nearest(query())).length, 1);
  });

  test('those who wait for a connection do not wait for one failure after the other', async () => {
    const { proxy, index } = place();
    const failing = index({ timeoutMs: ENOUGH_MS, restMs: 3_600_000, connections: 2 });
    await failing.upsert([entry('one')]);
    proxy.fault = 'silence';
    const before = proxy.requests;
    const many = await Promise.allSettled(Array.from({ length: 40 }, () => failing.nearest(query())));
    assert.ok(many.every(({ status }) => status === 'rejected'));
    assert.ok(proxy.requests - before <= 2, `${proxy.requests - before} requests`);
  });

  test('once it was left alone long enough, one asks again for all', async () => {
    const { proxy, index } = place();
    const failing = index({ restMs: 1 });
    await failing.upsert([entry('one')]);
    proxy.fault = 503;
    await assert.rejects(failing.nearest(query()), /answered 503/);
    await new Promise((resolve) => setTimeout(resolve, 20));
    proxy.fault = null;
    assert.equal((await failing.nearest(query())).length, 1);
  });

  test('so many requests at once, and no more', async () => {
    const { proxy, index } = place();
    const busy = index({ connections: 3 });
    await busy.upsert(Array.from({ length: 5 }, (_, n) => entry(`${n}`)));
    proxy.most = 0;
    const found = await Promise.all(Array.from({ length: 40 }, () => busy.nearest(query())));
    assert.ok(found.every(({ length }) => length === 5));
    assert.equal(proxy.most, 3);
  });

  test('all that was asked and answered is as published', () => {
    if (!isMissing(opened)) assert.deepEqual(opened.proxy.complaints, []);
  });
});

function isUnavailable(error: unknown, says: RegExp): boolean {
  const { code, disposition, message } = error as { code?: string; disposition?: string; message: string };
  assert.deepEqual([code, disposition], ['INDEX_UNAVAILABLE', 'retry']);
  assert.match(message, says);
  assert.match(message, /Qdrant at 127\.0\.0\.1:\d+/);
  assert.ok(!inspect(error, { depth: 10, showHidden: true }).includes(KEY));
  return true;
}
