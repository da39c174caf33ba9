/** The daemon's outside over parts that are ours: what is asked how often, and what is answered while they fail or hang. */
import assert from 'node:assert/strict';
import { afterEach, test } from 'node:test';
import { Meter } from '../../src/engine/meter.ts';
import { CodedError } from '../../src/ports/errors.ts';
import { catalogue } from '../../src/service/catalogue.ts';
import type { Watched } from '../../src/service/metrics.ts';
import { OK, type Part } from '../../src/service/readiness.ts';
import { createService, type Service } from '../../src/service/service.ts';

const logger = { debug() {}, info() {}, warn() {}, error() {}, child: () => logger };
const opened: Service[] = [];

afterEach(async () => {
  for (const service of opened.splice(0)) await service.close();
});

async function open(port = 0, limitMs = 200): Promise<Service> {
  const service = await createService({ host: '127.0.0.1', port, version: '1.2.3', logger, limitMs });
  opened.push(service);
  return service;
}

const part = (name: string, needed: boolean, look: Part['look'] = async () => OK): Part => ({ name, needed, look });

/** A daemon of which all is well. */
const daemon = (parts: readonly Part[], changes: Partial<Watched> = {}): Watched => ({
  meter: new Meter(),
  flow: { halted: () => null, truncations: async () => 0 },
  parts,
  inFlight: () => [{ labels: { processor: 'read' }, value: 3 }],
  partitions: () => [{ labels: { processor: 'read' }, value: 8 }],
  lag: async () => [{ labels: { processor: 'read', topic: 'fetch', partition: '0' }, value: 7 }],
  browser: () => null,
  models: () => [],
  ...changes,
});

async function get({ port }: Service, path: string, method = 'GET') {
  const response = await fetch(`http://127.0.0.1:${port}${path}`, { method });
  return { status: response.status, text: await response.text() };
}

async function ready(service: Service) {
  const { status, text } = await get(service, '/readyz');
  return { code: status, ...JSON.parse(text) };
}

test('it lives from the start, is ready when the daemon runs, and not when it stops', async () => {
  const service = await open();
  assert.equal((await get(service, '/livez')).status, 200);
  assert.deepEqual(await ready(service), { code: 503, status: 'unready', reasons: ['starting'], parts: {} });
  service.failed(new CodedError('DISK_FULL', 'no room'));
  assert.deepEqual((await ready(service)).reasons, ['starting: DISK_FULL: no room']);
  service.watch(daemon([part('store', true)]));
  assert.deepEqual(await ready(service), { code: 200, status: 'ready', reasons: [], parts: { store: OK } });
  service.stopping();
  assert.deepEqual((await ready(service)).reasons, ['stopping']);
  assert.equal((await get(service, '/livez')).status, 200);
});

test('what is needed makes it unready; what is not makes it degraded', async () => {
  const down = async () => {
    throw new CodedError('INDEX_UNAVAILABLE', 'no answer');
  };
  const degraded = await open();
  degraded.watch(
    daemon([
      part('store', true),
      part('index', false, down),
      part('browser', false, async () => ({ state: 'off', reason: 'so' })),
    ]),
  );
  const found = await ready(degraded);
  assert.deepEqual([found.code, found.status, found.parts.index.state], [200, 'degraded', 'down']);
  const unready = await open();
  unready.watch(daemon([part('broker', true, down), part('index', false)]));
  assert.deepEqual((await ready(unready)).reasons, ['broker: INDEX_UNAVAILABLE: no answer']);
});

test('a halt and losses that nobody acknowledged make it unready, whatever the parts say', async () => {
  const halted = await open();
  const error = new CodedError('FILE_LOCKED', 'held');
  halted.watch(daemon([part('store', true)], { flow: { halted: () => error, truncations: async () => 0 } }));
  const waiting = 'halted, waiting to go on after FILE_LOCKED: held';
  assert.deepEqual([(await ready(halted)).code, (await ready(halted)).reasons], [503, [waiting]]);
  const down = await open();
  const failing = part('store', true, () => Promise.reject(error));
  down.watch(daemon([failing], { flow: { halted: () => error, truncations: async () => 0 } }));
  assert.deepEqual((await ready(down)).reasons, ['halted: FILE_LOCKED: held', 'store: FILE_LOCKED: held']);
  assert.equal((await get(halted, '/livez')).status, 200);
  const lossy = await open();
  lossy.watch(daemon([], { flow: { halted: () => null, truncations: async () => 2 } }));
  assert.equal((await ready(lossy)).code, 503);
});

test('a storm of probes asks once, and does not wait for one that hangs', async () => {
  let asked = 0;
  const hanging = () => {
    asked += 1;
    return new Promise<never>(() => {});
  };
  const service = await open();
  service.watch(daemon([part('store', true, hanging), part('index', false)]));
  const answers = await Promise.all(Array.from({ length: 50 }, () => ready(service)));
  assert.ok(answers.every(({ code }) => code === 503));
  assert.deepEqual(answers[0].parts.store, { state: 'down', reason: 'no answer within 200 ms' });
  assert.match((await get(service, '/metrics')).text, /quakewire_part_state\{part="store",state="down"\} 1/);
  assert.equal(asked, 1);
});

test('no probe waits for a part that hangs, though it may take its time', async () => {
  const never = 3_600_000;
  const service = await open(0, never);
  service.watch(daemon([part('store', true), part('index', false, () => new Promise(() => {}))]));
  const { code, status, parts } = await ready(service);
  assert.deepEqual([code, status, parts.index.state], [200, 'degraded', 'down']);
});

test('an error that is not ours tells nobody what it says', async () => {
  const service = await open();
  const look = async () => {
    throw new TypeError('at postgres://user:password@host');
  };
  service.watch(daemon([part('store', true, look)]));
  assert.deepEqual((await ready(service)).reasons, ['store: TypeError']);
});

test('metrics: what was counted, timed and asked; a broker that is away has no lag', async () => {
  const service = await open();
  const watched = daemon([], { browser: () => ({ showing: 1, waiting: 0, shown: 9, started: 2 }) });
  watched.meter.count('records', { processor: 'read', outcome: 'done' }, 2);
  watched.meter.time('commit', { processor: 'read' }, 3);
  watched.meter.time('commit', { processor: 'read' }, 400_000);
  service.watch(watched);
  const { text } = await get(service, '/metrics');
  for (const line of [
    'quakewire_ready 1',
    'quakewire_records_total{processor="read",outcome="done"} 2',
    'quakewire_commit_seconds_bucket{processor="read",le="0.0025"} 0',
    'quakewire_commit_seconds_bucket{processor="read",le="0.005"} 1',
    'quakewire_commit_seconds_bucket{processor="read",le="300"} 1',
    'quakewire_commit_seconds_bucket{processor="read",le="+Inf"} 2',
    'quakewire_commit_seconds_sum{processor="read"} 400.003',
    'quakewire_commit_seconds_count{processor="read"} 2',
    'quakewire_lag_records{processor="read",topic="fetch",partition="0"} 7',
    'quakewire_in_flight_records{processor="read"} 3',
    'quakewire_partitions{processor="read"} 8',
    'quakewire_browser_pages_shown_total 9',
  ])
    assert.ok(text.split('\n').includes(line), line);
  assert.match(text, /nodejs_eventloop_lag_seconds/);
  const lost = await open();
  lost.watch(daemon([], { lag: async () => Promise.reject(new CodedError('LOG_UNAVAILABLE', 'away')) }));
  const without = await get(lost, '/metrics');
  assert.equal(without.status, 200);
  assert.doesNotMatch(without.text, /quakewire_lag_records\{/);
});

test('every metric of the documented catalogue is exported, and no other of ours', async () => {
  const service = await open();
  service.watch(daemon([]));
  const { text } = await get(service, '/metrics');
  const exported = [...text.matchAll(/^# TYPE (quakewire_\S+) (\S+)$/gm)].map(([, name, kind]) => `${name} ${kind}`);
  assert.deepEqual(
    exported.sort(),
    catalogue()
      .map(({ name, kind }) => `${name} ${kind}`)
      .sort(),
  );
});

test('a port that is taken is named', async () => {
  const { port } = await open();
  await assert.rejects(open(port), { code: 'PORT_TAKEN', value: `127.0.0.1:${port}` });
});

test('only what there is, and only for reading', async () => {
  const service = await open();
  assert.equal((await get(service, '/')).status, 404);
  assert.equal((await get(service, '/__proto__')).status, 404);
  assert.equal((await get(service, '/livez', 'POST')).status, 405);
  assert.deepEqual(await get(service, '/livez?x=1', 'HEAD'), { status: 200, text: '' });
  assert.equal(JSON.parse((await get(service, '/version')).text).version, '1.2.3');
});
