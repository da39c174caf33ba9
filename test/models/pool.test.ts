import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createPool } from '../../src/drivers/child/pool.ts';
import { CodedError } from '../../src/ports/errors.ts';
import { scripted, soon } from './scripted.ts';

test('the least loaded child gets the request', async (t) => {
  const [one, other] = [scripted(t, { start: 'ready' }), scripted(t, { start: 'ready' })];
  const pool = createPool([one, other]);
  await pool.start();
  const stop = new AbortController();
  const busy = pool.request('waitForAbort', null, stop.signal);
  assert.equal(await pool.request('pid', null, soon()), other.pid);
  assert.equal(await pool.request('pid', null, soon()), other.pid);
  stop.abort();
  await assert.rejects(busy);
});

test('a request whose child is killed is answered by another', async (t) => {
  const [one, other] = [scripted(t, { start: 'ready' }), scripted(t, { start: 'ready' })];
  const pool = createPool([one, other]);
  await pool.start();
  const answers = Array.from({ length: 12 }, (_, n) => pool.request('echo', n, soon()));
  process.kill(one.pid as number, 'SIGKILL');
  assert.deepEqual(await Promise.all(answers), [...Array(12).keys()]);
  assert.equal(pool.health().state, 'ready');
});

test('with one child alone, it is answered by its successor', async (t) => {
  const child = scripted(t, { start: 'ready' });
  const pool = createPool([child]);
  await pool.start();
  const answers = [1, 2, 3].map((n) => pool.request('echo', n, soon()));
  process.kill(child.pid as number, 'SIGKILL');
  assert.deepEqual(await Promise.all(answers), [1, 2, 3]);
  assert.equal(pool.health().restarts, 1);
});

test('a request that kills whoever gets it is tried twice, not for ever', async (t) => {
  const pool = createPool([scripted(t, { start: 'ready' }), scripted(t, { start: 'ready' })]);
  await assert.rejects(
    pool.request('die', null, soon()),
    (error: unknown) => error instanceof CodedError && error.code === 'MODEL_DOWN',
  );
  assert.equal(await pool.request('echo', 1, soon()), 1);
  assert.equal(pool.health().restarts, 2);
});

test('a child that is down is passed over', async (t) => {
  const [broken, other] = [scripted(t, { start: 'unfit' }), scripted(t, { start: 'ready' })];
  const pool = createPool([broken, other]);
  assert.equal(await pool.request('pid', null, soon()), other.pid);
  await assert.rejects(pool.start());
  assert.equal(await pool.request('pid', null, soon()), other.pid);
  assert.equal(pool.health().state, 'ready');
});
