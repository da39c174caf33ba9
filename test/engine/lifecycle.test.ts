import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Processor } from '../../src/engine/processor.ts';
import { halt } from '../../src/engine/processor.ts';
import { CodedError } from '../../src/ports/errors.ts';
import { type Job, job, worker } from './jobs.ts';
import { outputs, started, valuesOf } from './started.ts';
import { World } from './world.ts';

test('while the store is down nothing is lost, and all goes on when it is back', async () => {
  const { world, work } = await started([job('a'), job('b')]);
  world.storeDown = true;
  work.release(0);
  await world.settle();
  assert.ok(world.engine.halted() instanceof CodedError);
  world.append([job('c')]);
  await world.settle();
  assert.deepEqual(work.handled, ['a', 'b'], 'handled a record while halted');
  world.storeDown = false;
  for (let second = 0; second < 6; second++) {
    world.clock.advance(1_000);
    await world.settle();
  }
  assert.equal(world.engine.halted(), null);
  while (work.release(0)) await world.settle();
  assert.deepEqual(outputs(world).sort(), ['a', 'b', 'c']);
});

test('while the broker is down nothing is lost, nothing fails, and all goes on when it is back', async () => {
  const { world, work } = await started([job('a'), job('b', ['retry'])]);
  world.logDown = true;
  while (work.release(0)) await world.settle();
  await world.settle();
  const halted = world.engine.halted();
  assert.ok(halted instanceof CodedError && halted.code === 'LOG_UNAVAILABLE');
  world.clock.advance(30_000);
  await world.settle();
  world.logDown = false;
  for (let second = 0; second < 6; second++) {
    world.clock.advance(1_000);
    await world.settle();
  }
  assert.equal(world.engine.halted(), null);
  assert.deepEqual(outputs(world), ['a']);
  assert.deepEqual(valuesOf(world, 'failures'), []);
  assert.equal(valuesOf(world, 'retry.10s').length, 1);
});

test('a deadline that passes while something is down is no attempt', async () => {
  const { world, work } = await started([job('a')]);
  world.storeDown = true;
  world.clock.advance(60_000);
  await world.settle();
  assert.ok(world.engine.halted() instanceof CodedError);
  world.storeDown = false;
  for (let second = 0; second < 12; second++) {
    world.clock.advance(1_000);
    await world.settle();
  }
  assert.deepEqual(work.handled, ['a', 'a']);
  assert.deepEqual(valuesOf(world, 'retry.10s'), []);
  work.release(0);
  await world.settle();
  assert.deepEqual(outputs(world), ['a']);
});

test('what was deleted unread is noted before anything is committed past it, also when the store is down meanwhile', async () => {
  const { world, work } = await started([job('a')]);
  world.append([job('b'), job('c')]);
  world.storeDown = true;
  world.truncate('jobs', 2);
  await world.settle();
  assert.deepEqual(world.truncations, []);
  world.storeDown = false;
  for (let second = 0; second < 6; second++) {
    world.clock.advance(1_000);
    await world.settle();
  }
  assert.deepEqual(
    world.truncations.map(({ processor, topic, from, to }) => ({ processor, topic, from, to })),
    [{ processor: 'work', topic: 'jobs', from: 1, to: 2 }],
  );
  assert.equal(world.meter.value('truncated', { processor: 'work' }), 1);
  while (work.release(0)) await world.settle();
  assert.deepEqual(outputs(world).sort(), ['a', 'c']);
  assert.equal(await world.engine.idle(), true);
});

test('a handler that cries halt while all is well has only failed its own record', async () => {
  const world = new World();
  const crying: Processor<Job> = {
    ...worker().processor,
    handle: () => halt(new CodedError('STORE_UNAVAILABLE', 'it says')),
  };
  world.append([job('a')]);
  await world.start([crying]);
  await world.settle();
  assert.equal(valuesOf(world, 'retry.10s')[0].code, 'STORE_UNAVAILABLE');
});

test('stopping finishes what is being handled and commits it; the rest comes again', async () => {
  const { world, work } = await started([job('a'), job('wait', ['defer-short']), job('c', [], 'x'), job('d', [], 'x')]);
  work.release(1);
  await world.settle();
  const stopped = world.engine.stop();
  await world.settle();
  work.release(0);
  work.release(0);
  await world.settle();
  await stopped;
  assert.deepEqual(outputs(world), ['a', 'c']);
  const again = worker();
  await world.start([again.processor]);
  await world.settle();
  assert.deepEqual(again.handled.sort(), ['d', 'wait']);
});

test('stopping gives up at its deadline what does not end', async () => {
  const { world } = await started([job('a')]);
  const stopped = world.engine.stop();
  await world.settle();
  world.clock.advance(1_000);
  await world.settle();
  await stopped;
  assert.equal(world.topics.get('retry.10s'), undefined);
  assert.equal(world.places.get('work jobs'), undefined);
});

test('when an assignment ends, its handlings are aborted and its records come again with the next one', async () => {
  const { world, work } = await started([job('a', [], 'x'), job('b', [], 'x')]);
  world.reassign();
  await world.settle();
  assert.deepEqual(work.handled, ['a', 'a']);
  while (work.release(0)) await world.settle();
  assert.deepEqual(outputs(world), ['a', 'b']);
});

test('an end of the assignment that only the commit finds out drops the work', async () => {
  const { world, work } = await started([job('a', [], 'x')]);
  world.commitFates = ['revoked'];
  work.release(0);
  await world.settle();
  assert.deepEqual(outputs(world), []);
  world.reassign();
  await world.settle();
  work.release(0);
  await world.settle();
  assert.deepEqual(outputs(world), ['a']);
});

test('stopping does not wait while halted', async () => {
  const { world, work } = await started([job('a')]);
  world.storeDown = true;
  work.release(0);
  await world.settle();
  const stopped = world.engine.stop();
  await world.settle();
  world.clock.advance(0);
  await stopped;
});

test('what waited in a tier through a long outage expires in its own topic, where its claim is freed', async () => {
  const { world, work } = await started([job('a', ['retry'])]);
  work.release(0);
  await world.settle();
  world.crash();
  world.clock.advance(25 * 3_600_000);
  await world.start([worker().processor]);
  await world.settle();
  const [failure] = valuesOf(world, 'failures');
  assert.deepEqual([failure.processor, failure.code, failure.topic], ['work', 'EXPIRED', 'jobs']);
  assert.equal(world.effects.get('jobs/0/0'), 1);
});

test('where commits cost much, what is finished waits a little for more', async () => {
  const { world, work } = await started([job('a'), job('b'), job('c')], (made) => {
    made.lingerMs = 5;
  });
  work.release(0);
  await world.settle();
  world.clock.advance(4);
  work.release(0);
  await world.settle();
  assert.deepEqual(outputs(world), []);
  world.clock.advance(1);
  await world.settle();
  assert.deepEqual(outputs(world).sort(), ['a', 'b']);
  assert.equal(world.commits, 1);
  work.release(0);
  await world.settle();
  world.clock.advance(5);
  await world.settle();
  assert.equal(world.commits, 2);
});
