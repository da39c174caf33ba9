/** Places whose finished records lie far beyond the frontier, or scattered over a wide range. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { job, worker } from './jobs.ts';
import { outputs } from './started.ts';
import { World } from './world.ts';

const NAME = 'work jobs';
/** So long a gap that each one costs six bytes. */
const GAP = 2 ** 40;
const MANY = 700;

async function settled(world: World, rounds = 1): Promise<void> {
  for (let round = 0; round < rounds; round++) await world.settle();
}

test('a hole of 30,000 offsets behind a slow record holds up nothing', async () => {
  const world = new World();
  world.append([job('slow')]);
  world.skip('jobs', 30_000);
  world.append([job('b'), job('c')]);
  const first = worker();
  await world.start([first.processor]);
  await world.settle();
  first.release(1);
  await world.settle();
  assert.deepEqual(outputs(world), ['b']);
  assert.equal(world.places.get(NAME)?.offset, 0);
  world.crash();
  const second = worker();
  await world.start([second.processor]);
  await settled(world, 2);
  assert.deepEqual(second.handled, ['slow', 'c']);
  while (second.release(0)) await world.settle();
  assert.deepEqual(outputs(world), ['b', 'slow', 'c']);
  assert.deepEqual(world.places.get(NAME), { offset: 30_003, metadata: '' });
});

async function scattered() {
  const world = new World();
  Object.assign(world, { records: 10 * MANY, window: Number.MAX_SAFE_INTEGER });
  for (let at = 0; at < MANY; at++) {
    world.append([job(`job-${at}`)]);
    world.skip('jobs', GAP);
  }
  const work = worker(10_000_000);
  await world.start([work.processor]);
  await settled(world, MANY / 18 + 1);
  assert.equal(work.handled.length, MANY);
  return { world, work };
}

test('what a commit could not tell waits until the frontier has moved, and nothing else waits for it', async () => {
  const { world, work } = await scattered();
  for (let count = 0; count < 10; count++) work.release(MANY - 1 - count);
  await world.settle();
  assert.deepEqual(outputs(world), []);
  work.release(1);
  await world.settle();
  assert.deepEqual(outputs(world), ['job-1']);
  for (let count = 2; count < MANY - 10; count++) {
    work.release(0);
    await world.settle();
    assert.ok((world.places.get(NAME)?.metadata.length ?? 0) <= 4096);
  }
  const ends = outputs(world);
  assert.equal(new Set(ends).size, MANY - 1);
  assert.ok(ends.indexOf('job-699') < MANY - 20, 'it did not wait for all others');
  work.release(0);
  await settled(world, 2);
  assert.equal(outputs(world).length, MANY);
  assert.equal(world.places.get(NAME)?.metadata, '');
  assert.ok(world.engine.load().every(({ inFlight }) => inFlight === 0));
});

test('what is held back is dropped with its assignment, and comes again', async () => {
  const { world, work } = await scattered();
  work.release(MANY - 1);
  await world.settle();
  world.reassign();
  await settled(world, MANY / 18 + 1);
  assert.equal(work.handled.length, 2 * MANY);
  while (work.release(0)) await world.settle();
  await settled(world, 2);
  const ends = outputs(world);
  assert.equal(ends.length, MANY);
  assert.equal(new Set(ends).size, MANY);
});
