import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Cached } from '../../src/service/cached.ts';

const NEVER_MS = 3_600_000;
const without = (error: unknown, ms: number) => (error === null ? `none in ${ms}` : 'failed');

test('while a look hangs the one before it is told; once it ends, it', async () => {
  const slow = Promise.withResolvers<string>();
  const looks = [Promise.resolve('first'), slow.promise];
  const look = () => looks.shift() ?? Promise.reject(new Error('looked twice at once'));
  const cached = new Cached({ look, without, freshMs: 0, waitMs: 20, limitMs: 60_000 });
  assert.equal(await cached.get(), 'first');
  assert.deepEqual([await cached.get(), await cached.get()], ['first', 'first']);
  slow.resolve('second');
  await slow.promise;
  assert.equal(await cached.get().then(() => cached.get()), 'failed', 'a third look, which failed');
});

test('a look that takes too long has failed, until it ends after all', async () => {
  const slow = Promise.withResolvers<string>();
  const cached = new Cached({ look: () => slow.promise, without, freshMs: NEVER_MS, waitMs: 20, limitMs: 40 });
  assert.equal(await cached.get(), 'none in 20');
  while ((await cached.get()) === 'none in 20') await new Promise((resolve) => setTimeout(resolve, 10));
  assert.equal(await cached.get(), 'none in 40');
  slow.resolve('late');
  await slow.promise;
  assert.equal(await cached.get(), 'late');
});
