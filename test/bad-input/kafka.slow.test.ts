/** Bad records among good ones on a real broker: none holds up its partition, and each lies whole in `failures`. */
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { everything } from '../../src/cli/records.ts';
import { loadConfig } from '../../src/config/load.ts';
import { type Daemon, startDaemon } from '../../src/main.ts';
import { bytesOf } from '../../src/ports/raw.ts';
import { decode } from '../../topics/contract.ts';
import { documents } from '../../topics/documents.ts';
import { failures } from '../../topics/failures.ts';
import { type ParkedRecord, unpark } from '../../topics/parked.ts';
import { urls } from '../../topics/urls.ts';
import { articlePage } from '../chaos/article.ts';
import { quakewire } from '../cli/shell.ts';
import { needs, present } from '../support/missing.ts';
import { consume, produce, type RawMessage } from '../support/raw-topic.ts';
import { sharedBroker, sharedPostgres } from '../support/shared.ts';
import { BAD_KAFKA_RECORDS, oddRecords, type RawRecord } from './kafka-records.ts';

const [broker, postgres] = [await sharedBroker(), await sharedPostgres()];
const PREFIX = `poison-${process.pid}-`;
const CODECS = ['gzip', 'snappy', 'lz4', 'zstd'];
/** More than failures keep. */
const LARGE_BYTES = 20_000_000;
const TOPIC = `${PREFIX}${urls.topic}`;

describe('bad records on Kafka', { ...needs(broker, postgres), timeout: 180_000 }, () => {
  let folder: string;
  let server: Server;
  let origin: string;
  let daemon: Daemon;
  let env: Record<string, string>;
  let sent: RawRecord[];
  let read: RawMessage[];
  let ends: Map<string, ParkedRecord>;

  const bad = () => sent.filter(({ expectedCode }) => expectedCode !== null);
  const good = () => sent.filter(({ expectedCode }) => expectedCode === null);

  before(async () => {
    const { brokers } = present(broker);
    server = createServer((request, response) => {
      const number = Number(/\/article\/(\d+)/.exec(request.url ?? '')?.[1] ?? Number.NaN);
      if (Number.isNaN(number)) response.writeHead(404).end();
      else response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(articlePage(number));
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    folder = await mkdtemp(join(tmpdir(), 'quakewire-poison-'));
    env = {
      KAFKA_BROKERS: brokers,
      DATABASE_URL: await present(postgres).newDatabase(),
      QUAKEWIRE_TOPICS_PREFIX: PREFIX,
      QUAKEWIRE_HTTP_ALLOW: '127.0.0.1',
      QUAKEWIRE_HOSTS_GAP: '0ms',
      QUAKEWIRE_LOG_LEVEL: 'error',
    };
    daemon = await startDaemon(loadConfig(env, { data: folder, 'pages.threads': '1' }), { name: 'poison' });
    sent = amongGoodOnes([...BAD_KAFKA_RECORDS, ...oddRecords((number) => `${origin}/article/${number}`)], origin);
    await produce(
      brokers,
      TOPIC,
      sent.map(({ key, value, headers }, index) => ({ key, value, headers, partition: partitionOf(index) })),
    );
    read = await consume(brokers, TOPIC, sent.length);
    ends = await failuresOf(daemon, bad().length);
  });

  after(async () => {
    await daemon?.stop();
    server?.close();
    await rm(folder, { recursive: true, force: true });
  });

  test('every good record between them becomes a document', async () => {
    await published(
      daemon,
      good().map(({ value }) => String(value)),
    );
  });

  test('every bad one lies in failures with its cause and every byte, under its place and time', () => {
    for (const [index, record] of sent.entries()) {
      if (record.expectedCode === null) continue;
      const message = readBack(read, index);
      const end = ends.get(`${message.partition}/${message.offset}`);
      assert.ok(end, `${record.name} is not in failures`);
      assert.equal(end.code, record.expectedCode, record.name);
      assert.equal(shown(bytesOf(unpark(end))), shown(record), record.name);
      // a history is believed where it can be true
      const since = Number(record.headers['qw-first-seen'] ?? Number.NaN) || Number(message.timestamp);
      assert.equal(end.timestamp, since, record.name);
    }
  });

  test('requeue sends back each that its topic takes, with the same bytes, and they end as they must', async () => {
    const { code, lines, stderr } = await quakewire(['requeue', '--json', '--data', folder], env);
    assert.equal(code, 0, stderr);
    const returning = bad().filter(({ expectedCode }) => expectedCode !== 'RECORD_TOO_LARGE');
    assert.equal(lines.length, returning.length);
    const all = await consume(present(broker).brokers, TOPIC, sent.length + returning.length);
    const places = new Set(read.map(({ partition, offset }) => `${partition}/${offset}`));
    const back = all.filter(({ partition, offset }) => !places.has(`${partition}/${offset}`));
    const bytes = back.map(({ key, value, headers }) => shown({ key, value, headers: headers ?? {} }));
    assert.deepEqual(bytes.sort(), returning.map(shown).sort());
    const remaining = returning.filter(({ mends }) => !mends);
    const again = await failuresOf(daemon, bad().length + remaining.length);
    const codes = [...again.values()].map((failure) => failure.code);
    assert.deepEqual(codes.sort(), [...bad(), ...remaining].map(({ expectedCode }) => expectedCode).sort());
  });

  test('what other clients compress is read, and a small batch that is a gigantic record holds up nothing', async () => {
    const known = new Set((await failuresOf(daemon, 0)).keys());
    const address = (name: string) => `${origin}/article/${2000 + CODECS.indexOf(name)}`;
    for (const codec of CODECS) await consoleProduce(codec, `${address(codec)}\n`);
    await consoleProduce('zstd', `${'x'.repeat(LARGE_BYTES)}\n${origin}/article/3000\n`);
    await published(daemon, [...CODECS.map(address), `${origin}/article/3000`]);
    const after = await failuresOf(daemon, known.size + 1);
    const [failure] = [...after].filter(([place]) => !known.has(place)).map(([, each]) => each);
    assert.equal(failure?.code, 'RECORD_TOO_LARGE');
    assert.equal(failure.cut, LARGE_BYTES);
  });
});

/** Kafka's own client, with the codec that it is told. */
async function consoleProduce(codec: string, lines: string): Promise<void> {
  const { brokers, run } = present(broker);
  const where = ['--bootstrap-server', brokers, '--topic', TOPIC, '--compression-codec', codec];
  const room = ['--max-memory-bytes', String(4 * LARGE_BYTES), '--command-property', 'max.request.size=50000000'];
  await run('org.apache.kafka.tools.ConsoleProducer', [...where, ...room], lines);
}

/** Resolves when each of these addresses has a document. */
async function published({ log }: Daemon, addresses: readonly string[]): Promise<void> {
  const missing = new Set(addresses);
  while (missing.size > 0) {
    for await (const record of everything(log, documents.topic)) missing.delete(decode(documents, record).url);
    await sleep(100);
  }
}

/** Each between two good ones of its partition, over all partitions. */
function amongGoodOnes(records: readonly RawRecord[], origin: string): RawRecord[] {
  const goodOne = (number: number): RawRecord => ({
    name: 'a good URL',
    key: Buffer.from('good'),
    value: Buffer.from(`${origin}/article/${1000 + number}`),
    headers: {},
    expectedCode: null,
  });
  const rounds: RawRecord[] = [];
  for (let first = 0; first < records.length; first += urls.partitions) {
    const round = records.slice(first, first + urls.partitions);
    const filled = Array.from({ length: urls.partitions }, (_, index) => round[index] ?? goodOne(first + index));
    const goodRound = Array.from({ length: urls.partitions }, (_, index) => goodOne(500 + first + index));
    rounds.push(...filled, ...goodRound);
  }
  return rounds;
}

const partitionOf = (index: number) => index % urls.partitions;

/** What came back of the record that was sent at this index. */
function readBack(read: readonly RawMessage[], index: number): RawMessage {
  const ofPartition = read.filter(({ partition }) => partition === partitionOf(index));
  const message = ofPartition[Math.floor(index / urls.partitions)];
  assert.ok(message);
  return message;
}

async function failuresOf({ log }: Daemon, count: number): Promise<Map<string, ParkedRecord>> {
  for (;;) {
    const found = new Map<string, ParkedRecord>();
    let records = 0;
    for await (const record of everything(log, failures.topic)) {
      const failure = decode(failures, record);
      found.set(`${failure.partition}/${failure.offset}`, failure);
      records += 1;
    }
    assert.equal(found.size, records, 'a record failed twice');
    if (records >= count) return found;
    await sleep(100);
  }
}

/** Comparable: bytes in hexadecimal, headers by name with all their values, without those that the engine keeps there. */
function shown({ key, value, headers }: { key: Buffer | null; value: Buffer | null; headers: object }): string {
  const hex = (bytes: unknown) => (bytes instanceof Uint8Array ? Buffer.from(bytes).toString('hex') : bytes);
  const kept = Object.entries(headers)
    .filter(([name]) => !name.startsWith('qw-'))
    // kafkajs puts what Object.prototype has under a header's name before its values
    .map(([name, values]) => [
      name,
      [values]
        .flat()
        .filter((each) => each instanceof Uint8Array)
        .map(hex),
    ])
    .sort();
  return JSON.stringify([hex(key), hex(value), kept]);
}
