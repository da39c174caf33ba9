import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Processor } from '../../src/engine/processor.ts';
import { done, halt } from '../../src/engine/processor.ts';
import { CodedError } from '../../src/ports/errors.ts';
import { type Job, job, worker } from './jobs.ts';
import { World } from './world.ts';

const ids = (world: World, topic: string) =>
  (world.topics.get(topic) ?? []).map(({ value }) => JSON.parse(Buffer.from(value).toString()));
const outputs = (world: World) => (world.topics.get('out') ?? []).map(({ key }) => key);

async function started(records: ReturnType<typeof job>[], change: (world: World) => void = () => {}) {
  const world = new World();
  const work = worker();
  change(world);
  world.append(records);
  await world.start([work.processor]);
  await world.settle();
  return { world, work };
}

test('a slow record holds back neither the others nor their outputs', async () => {
  const { world, work } = await started([job('slow'), job('b'), job('c')]);
  work.release(1);
  work.release(1);
  await world.settle();
  assert.deepEqual(outputs(world), ['b', 'c']);
  assert.equal(world.places.get('work jobs')?.offset, 0);
});

test('records of one order key are handled one at a time and in order', async () => {
  const { world, work } = await started([job('1', [], 'x'), job('2', [], 'x'), job('3', [], 'y')]);
  assert.deepEqual(work.handled, ['1', '3']);
  work.release(0);
  await world.settle();
  assert.deepEqual(work.handled, ['1', '3', '2']);
});

test('what is in flight is bounded by pausing', async () => {
  const many = Array.from({ length: 40 }, (_, index) => job(String(index)));
  const { world, work } = await started(many, (one) => {
    one.records = 4;
  });
  assert.ok(work.handled.length < 8, `${work.handled.length} records were taken`);
  for (let round = 0; round < 60; round++) {
    work.release(0);
    await world.settle();
  }
  assert.equal(outputs(world).length, 40);
});

test('a retry waits out its tier, counts its attempts and fails at the bound with its own code', async () => {
  const { world, work } = await started([job('a', ['retry', 'retry', 'retry', 'retry', 'retry'])]);
  for (const seconds of [10, 10, 60, 600]) {
    work.release(0);
    await world.settle();
    world.clock.advance(seconds * 1000 - 1);
    await world.settle();
    assert.equal(work.release(0), false, 'came back too early');
    world.clock.advance(1);
    await world.settle();
  }
  work.release(0);
  await world.settle();
  const [failure] = ids(world, 'failures');
  assert.equal(failure.code, 'HTTP_SERVER_ERROR');
  assert.equal(failure.headers['qw-attempts'], '5');
  assert.equal(`${failure.topic}/${failure.partition}/${failure.offset}`, 'jobs/0/0');
  assert.deepEqual(JSON.parse(failure.value), {
    id: 'a',
    lane: null,
    steps: ['retry', 'retry', 'retry', 'retry', 'retry'],
  });
  const headers = world.topics.get('failures')?.[0]?.headers;
  assert.equal(headers?.['__connect.errors.exception.class.name'], 'HTTP_SERVER_ERROR');
});

test('a bug is given up after fewer tries', async () => {
  const { world, work } = await started([job('a', ['bug', 'bug', 'bug'])]);
  for (let round = 0; round < 3; round++) {
    work.release(0);
    await world.settle();
    world.clock.advance(10_000);
    await world.settle();
  }
  assert.equal(ids(world, 'failures')[0].code, 'BUG');
});

test('a short deferral waits in flight, a long one in the longest tier that does not overshoot', async () => {
  const { world, work } = await started([job('short', ['defer-short']), job('long', ['defer-long'])]);
  work.release(0);
  work.release(0);
  await world.settle();
  assert.equal(world.topics.get('retry.1m')?.length, 1);
  world.clock.advance(1_000);
  await world.settle();
  assert.deepEqual(work.handled, ['short', 'long', 'short']);
  assert.equal(ids(world, 'retry.1m')[0].headers['qw-attempts'], '0');
});

test('a record past its notAfter ends as EXPIRED', async () => {
  const record = job('a', ['defer-long']);
  const { world, work } = await started([
    { ...record, headers: { ...record.headers, 'qw-not-after': String(1_700_000_000_000 + 30_000) } },
  ]);
  work.release(0);
  await world.settle();
  assert.equal(ids(world, 'failures')[0].code, 'EXPIRED');
});

test('a deadline aborts the handling and turns the record into a retry', async () => {
  const { world } = await started([job('a')]);
  world.clock.advance(60_000);
  await world.settle();
  assert.equal(ids(world, 'retry.10s')[0].code, 'RECORD_DEADLINE');
  assert.equal(world.places.get('work jobs')?.offset, 1);
});

test('effects that fail are the fault of their record alone', async () => {
  const { world, work } = await started([job('bad', ['effects-fail']), job('good')]);
  work.release(0);
  work.release(0);
  await world.settle();
  assert.deepEqual(outputs(world), ['good']);
  assert.equal(ids(world, 'retry.10s')[0].code, 'CONNECT_FAILED');
});

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

test('a handler that cries halt while all is well has only failed its own record', async () => {
  const world = new World();
  const crying: Processor<Job> = {
    ...worker().processor,
    handle: () => halt(new CodedError('STORE_UNAVAILABLE', 'it says')),
  };
  world.append([job('a')]);
  await world.start([crying]);
  await world.settle();
  assert.equal(ids(world, 'retry.10s')[0].code, 'STORE_UNAVAILABLE');
});

test('a record that cannot be decoded fails at once, whole', async () => {
  const world = new World();
  world.append([{ ...job('a'), value: Buffer.from([0xff, 0xfe]) }]);
  await world.start([worker().processor]);
  await world.settle();
  const [failure] = ids(world, 'failures');
  assert.equal(failure.code, 'RECORD_MALFORMED');
  assert.deepEqual(Buffer.from(failure.value, failure.valueEncoding), Buffer.from([0xff, 0xfe]));
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

test('headers that a publisher made up are as if they were not there', async () => {
  const forged = { 'qw-input': 'garbage', 'qw-first-seen': 'soon', 'qw-attempts': '-1', 'qw-not-before': '1e9' };
  const record = job('a', ['reject']);
  const { world, work } = await started([{ ...record, headers: { ...record.headers, ...forged } }, job('b')]);
  work.release(0);
  work.release(0);
  await world.settle();
  assert.equal(ids(world, 'failures')[0].offset, 0);
  assert.deepEqual(outputs(world), ['b']);
});

test('a pause that a server asked for is kept, beyond the longest tier', async () => {
  const { world, work } = await started([job('a', ['retry-in-an-hour'])]);
  work.release(0);
  for (let minutes = 0; minutes < 59; minutes++) {
    await world.settle();
    world.clock.advance(60_000);
  }
  await world.settle();
  assert.equal(work.handled.length, 1);
  world.clock.advance(60_000);
  await world.settle();
  assert.equal(work.handled.length, 2);
});

test('a record whose time passed while nobody ran is not handled any more', async () => {
  const record = job('a');
  const { world, work } = await started([
    { ...record, headers: { ...record.headers, 'qw-not-after': String(1_700_000_000_000 - 1) } },
  ]);
  assert.deepEqual(work.handled, []);
  assert.equal(ids(world, 'failures')[0].code, 'EXPIRED');
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

test('the trace of a record goes on in what it emits', async () => {
  const world = new World();
  const record = job('a');
  const processor = {
    ...worker().processor,
    handle: () => done([{ topic: 'out', key: 'a', value: Buffer.from('a'), headers: {} }]),
  };
  world.append([{ ...record, headers: { ...record.headers, traceparent: '00-1-2-01' } }]);
  await world.start([processor]);
  await world.settle();
  assert.equal(world.topics.get('out')?.[0]?.headers.traceparent, '00-1-2-01');
});
