import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { createSemaphore } from '../../src/drivers/piscina/semaphore.ts';

const never = new AbortController().signal;

test('a permit is given back once, however often it is released', async () => {
  const semaphore = createSemaphore(1);
  const release = await semaphore.acquire(never);
  release();
  release();
  await semaphore.acquire(never);
  const second = semaphore.acquire(AbortSignal.timeout(20));
  await assert.rejects(second, { name: 'TimeoutError' });
});

test('in any order of asking, giving up and releasing: never more than there are, first come first served', async () => {
  const step = fc.constantFrom('ask', 'give up', 'release');
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: 3 }), fc.array(step, { maxLength: 60 }), async (permits, steps) => {
      const semaphore = createSemaphore(permits);
      const held: (() => void)[] = [];
      const given: number[] = [];
      const askers: { number: number; stop: AbortController }[] = [];
      for (const [number, action] of steps.entries()) {
        if (action === 'release') held.shift()?.();
        if (action === 'give up') askers.pop()?.stop.abort(new Error('enough'));
        if (action === 'ask') {
          const stop = new AbortController();
          askers.push({ number, stop });
          semaphore.acquire(stop.signal).then(
            (release) => {
              given.push(number);
              held.push(release);
            },
            () => {},
          );
        }
        await new Promise(setImmediate);
        assert.ok(held.length <= permits);
      }
      assert.deepEqual(
        given,
        given.toSorted((one, other) => one - other),
      );
    }),
    { numRuns: 100 },
  );
});
