import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { createSiteQueue } from '../../src/schema/site-queue.ts';

describe('sites that wait to be indexed', () => {
  test('one at a time, each once for all that told of it meanwhile', async () => {
    const done: string[] = [];
    let running = 0;
    const queue = createSiteQueue(
      async (site) => {
        running += 1;
        assert.equal(running, 1);
        await new Promise(setImmediate);
        done.push(site);
        running -= 1;
      },
      (error) => assert.fail(`${error}`),
    );
    for (const site of ['a', 'b', 'b', 'c', 'b']) queue.add(site);
    queue.add('a');
    await queue.drained();
    assert.deepEqual(done, ['a', 'b', 'c', 'a']);
    queue.add('d');
    await queue.drained();
    assert.equal(done.at(-1), 'd');
  });

  test('after a failure the others are left to the sweeper, and later ones come again', async () => {
    const [done, told]: [string[], unknown[]] = [[], []];
    let isAway = true;
    const queue = createSiteQueue(
      async (site) => {
        if (isAway) throw new Error(site);
        done.push(site);
      },
      (error) => told.push(error),
    );
    for (const site of ['a', 'b', 'c']) queue.add(site);
    await queue.drained();
    isAway = false;
    queue.add('d');
    await queue.drained();
    assert.deepEqual([done, told.length], [['d'], 1]);
  });
});
