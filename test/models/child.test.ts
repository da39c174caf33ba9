import assert from 'node:assert/strict';
import { test } from 'node:test';
import { CodedError } from '../../src/ports/errors.ts';
import { scripted, soon } from './scripted.ts';

const code = (wanted: string) => (error: unknown) => error instanceof CodedError && error.code === wanted;

test('a child starts with its first request, and answers those that came meanwhile in order', async (t) => {
  const child = scripted(t, { start: 'ready' });
  assert.deepEqual(child.health(), { state: 'starting', cause: null, restarts: 0 });
  const answers = await Promise.all([1, 2, 3].map((n) => child.request('echo', n, soon())));
  assert.deepEqual(answers, [1, 2, 3]);
  assert.deepEqual(child.health(), { state: 'ready', cause: null, restarts: 0 });
});

test('vectors and errors come as they are', async (t) => {
  const child = scripted(t, { start: 'ready' });
  assert.deepEqual(await child.request('vector', 3, soon()), new Float32Array([0.5, 0.5, 0.5]));
  const failed = await child.request('fail', null, soon()).catch((error: unknown) => error);
  assert.ok(failed instanceof CodedError);
  assert.equal(failed.message, 'MODEL_FAILED: not in the form asked for: xyz');
  await assert.rejects(child.request('nonsense', null, soon()), code('MODEL_FAILED'));
  assert.equal(child.health().restarts, 0);
});

test('a child sees the environment that is meant for it', async (t) => {
  const child = scripted(t, { start: 'ready' }, { env: { CUDA_VISIBLE_DEVICES: '1' } });
  assert.equal(await child.request('environment', 'CUDA_VISIBLE_DEVICES', soon()), '1');
});

test('a child that dies of a request fails it, says what native code wrote, and is there for the next', async (t) => {
  const lines: unknown[] = [];
  const logger = { info: () => {}, warn: (fields: object) => lines.push(fields) };
  const child = scripted(t, { start: 'ready' }, { logger });
  const dying = child.request('die', null, soon());
  const next = child.request('echo', 'next', soon());
  await assert.rejects(dying, code('MODEL_DOWN'));
  assert.equal(await next, 'next');
  assert.equal(child.health().restarts, 1);
  assert.ok(lines.some((fields) => JSON.stringify(fields).includes('assertion failed in native code')));
});

test('a child that hangs is killed at the deadline, and the next request is answered', async (t) => {
  const child = scripted(t, { start: 'ready' }, { deadlineMs: 300 });
  const hanging = child.request('hang', null, soon());
  const next = child.request('echo', 'next', soon());
  await assert.rejects(hanging, code('MODEL_TIMEOUT'));
  assert.equal(await next, 'next');
});

for (const start of ['exit', 'throws'] as const) {
  test(`a child that ends while it starts (${start}) is down, with its cause, and requests fail at once`, async (t) => {
    const child = scripted(t, { start });
    await assert.rejects(child.request('echo', 1, soon()), code('MODEL_DOWN'));
    await assert.rejects(child.request('echo', 1, soon()), code('MODEL_DOWN'));
    const { state, cause, restarts } = child.health();
    assert.deepEqual([state, restarts], ['down', 2]);
    assert.match(cause ?? '', start === 'exit' ? /exit code 7/ : /the native code broke|exit code 1/);
  });
}

test('a child that says that it never can is not started again', async (t) => {
  const child = scripted(t, { start: 'unfit' });
  await assert.rejects(child.start(), code('MODEL_MISSING'));
  await assert.rejects(child.request('echo', 1, soon()), code('MODEL_MISSING'));
  assert.deepEqual(child.health(), { state: 'down', cause: 'MODEL_MISSING: nothing to load: there', restarts: 0 });
});

test('a child that does not get ready in time is down', async (t) => {
  const child = scripted(t, { start: 'never' }, { readyMs: 200 });
  await assert.rejects(child.request('echo', 1, soon()), code('MODEL_DOWN'));
  assert.match(child.health().cause ?? '', /not ready within 200 ms/);
});

test('the time for starting does not run on once it is ready', async (t) => {
  const child = scripted(t, { start: 'ready' }, { readyMs: 1_500 });
  await child.start();
  await new Promise((resolve) => setTimeout(resolve, 1_600));
  assert.equal(await child.request('echo', 1, soon()), 1);
  assert.equal(child.health().restarts, 0);
});

test('no more requests wait than are allowed', async (t) => {
  const child = scripted(t, { start: 'ready' }, { queue: 2 });
  const waiting = [1, 2].map((n) => child.request('echo', n, soon()));
  await assert.rejects(child.request('echo', 3, soon()), code('MODEL_TIMEOUT'));
  assert.deepEqual(await Promise.all(waiting), [1, 2]);
});

test('a caller that gives up is released, waiting or not, and the child is told', async (t) => {
  const child = scripted(t, { start: 'ready' });
  const [first, second] = [new AbortController(), new AbortController()];
  await child.start();
  const working = child.request('waitForAbort', null, first.signal);
  const waiting = child.request('echo', 1, second.signal);
  second.abort(new Error('no longer wanted'));
  await assert.rejects(waiting, /no longer wanted/);
  first.abort(new Error('nor this'));
  await assert.rejects(working, /nor this/);
  assert.equal(await child.request('echo', 2, soon()), 2);
  assert.equal(child.health().restarts, 0);
});

test('a closed child is gone, and what it was asked fails', async (t) => {
  const child = scripted(t, { start: 'ready' });
  await child.start();
  const hanging = assert.rejects(child.request('hang', null, soon()), code('MODEL_DOWN'));
  const waiting = assert.rejects(child.request('echo', 1, soon()), code('MODEL_DOWN'));
  await child.close();
  await Promise.all([hanging, waiting]);
  await assert.rejects(child.request('echo', 1, soon()), code('MODEL_DOWN'));
});
