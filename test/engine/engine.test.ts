import assert from 'node:assert/strict';
import { test } from 'node:test';
import { done } from '../../src/engine/processor.ts';
import { job, worker } from './jobs.ts';
import { outputs, started, valuesOf } from './started.ts';
import { World } from './world.ts';

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
  const [failure] = valuesOf(world, 'failures');
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
  assert.equal(valuesOf(world, 'failures')[0].code, 'BUG');
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
  assert.equal(valuesOf(world, 'retry.1m')[0].headers['qw-attempts'], '0');
});

test('a record past its notAfter ends as EXPIRED', async () => {
  const record = job('a', ['defer-long']);
  const { world, work } = await started([
    { ...record, headers: { ...record.headers, 'qw-not-after': String(1_700_000_000_000 + 30_000) } },
  ]);
  work.release(0);
  await world.settle();
  assert.equal(valuesOf(world, 'failures')[0].code, 'EXPIRED');
});

test('a deadline aborts the handling and turns the record into a retry', async () => {
  const { world } = await started([job('a')]);
  world.clock.advance(60_000);
  await world.settle();
  assert.equal(valuesOf(world, 'retry.10s')[0].code, 'RECORD_DEADLINE');
  assert.equal(world.places.get('work jobs')?.offset, 1);
});

test('effects that fail are the fault of their record alone', async () => {
  const { world, work } = await started([job('bad', ['effects-fail']), job('good')]);
  work.release(0);
  work.release(0);
  await world.settle();
  assert.deepEqual(outputs(world), ['good']);
  assert.equal(valuesOf(world, 'retry.10s')[0].code, 'CONNECT_FAILED');
});

test('a record that cannot be decoded fails at once, whole', async () => {
  const world = new World();
  world.append([{ ...job('a'), value: Buffer.from([0xff, 0xfe]) }]);
  await world.start([worker().processor]);
  await world.settle();
  const [failure] = valuesOf(world, 'failures');
  assert.equal(failure.code, 'RECORD_MALFORMED');
  assert.deepEqual(Buffer.from(failure.value, failure.valueEncoding), Buffer.from([0xff, 0xfe]));
});

test('headers that a publisher made up are as if they were not there', async () => {
  const forged = { 'qw-input': 'garbage', 'qw-first-seen': 'soon', 'qw-attempts': '-1', 'qw-not-before': '1e9' };
  const record = job('a', ['reject']);
  const { world, work } = await started([{ ...record, headers: { ...record.headers, ...forged } }, job('b')]);
  work.release(0);
  work.release(0);
  await world.settle();
  assert.equal(valuesOf(world, 'failures')[0].offset, 0);
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
  assert.equal(valuesOf(world, 'failures')[0].code, 'EXPIRED');
});

const TRACE = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';

test('the trace of a record goes on in what it emits, unless it is malformed', async () => {
  const world = new World();
  const record = job('a');
  const processor = {
    ...worker().processor,
    handle: () => done([{ topic: 'out', key: 'a', value: Buffer.from('a'), headers: {} }]),
  };
  const bad = [
    '00-1-2-01',
    TRACE.toUpperCase(),
    `${TRACE}-more`,
    `ff${TRACE.slice(2)}`,
    TRACE.replace(/0af\w+/, '0'.repeat(32)),
  ];
  const traced = { traceparent: TRACE, tracestate: 'vendor=1' };
  const sent = [traced, ...bad.map((traceparent) => ({ traceparent, tracestate: 'vendor=1' }))];
  world.append(sent.map((headers) => ({ ...record, headers: { ...record.headers, ...headers } })));
  await world.start([processor]);
  await world.settle();
  const emitted = world.topics.get('out')?.map(({ headers }) => headers);
  assert.deepEqual(emitted, [traced, ...bad.map(() => ({}))]);
});
