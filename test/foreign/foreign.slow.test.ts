/** Clients that are not ours: one in Python that publishes addresses and reads documents, and Kafka's console consumer. */
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { promisify } from 'node:util';
import { loadConfig } from '../../src/config/load.ts';
import { type Daemon, startDaemon } from '../../src/main.ts';
import { type Document, documents } from '../../topics/documents.ts';
import { urls } from '../../topics/urls.ts';
import { articlePage, articleTitle } from '../chaos/article.ts';
import { needs, present } from '../support/missing.ts';
import { pythonWith } from '../support/python.ts';
import { sharedBroker, sharedPostgres } from '../support/shared.ts';

const COUNT = 1000;
const SHOWN = 20;
const PREFIX = `foreign-${process.pid}-`;
const CLIENT = join(import.meta.dirname, 'client.py');
const parts = [await sharedBroker(), await sharedPostgres(), await pythonWith('kafka-python')] as const;
const [broker, postgres, python] = parts;

interface Answer {
  readonly published: number;
  readonly publish_s: number;
  readonly total_s: number;
  readonly records: readonly {
    readonly key: string;
    readonly headers: Record<string, string>;
    readonly document: Document;
  }[];
}

describe('foreign clients on Kafka', { ...needs(...parts), timeout: 200_000 }, () => {
  let folder: string;
  let server: Server;
  let daemon: Daemon;
  let addresses: string[];

  before(async () => {
    server = createServer((request, response) => {
      const number = /^\/article\/(\d+)$/.exec(request.url ?? '')?.[1];
      if (number === undefined) response.writeHead(404).end();
      else response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(articlePage(Number(number)));
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    addresses = Array.from({ length: COUNT }, (_, number) => `http://127.0.0.1:${port}/article/${number}`);
    folder = await mkdtemp(join(tmpdir(), 'quakewire-foreign-'));
    const servers = { KAFKA_BROKERS: present(broker).brokers, DATABASE_URL: await present(postgres).newDatabase() };
    const web = { 'http.allow': '127.0.0.1', 'hosts.gap': '0ms' };
    const overrides = { ...web, data: folder, 'topics.prefix': PREFIX, 'pages.threads': '1', 'log.level': 'error' };
    daemon = await startDaemon(loadConfig(servers, overrides), { name: 'foreign' });
  });

  after(async () => {
    await daemon?.stop();
    server?.close();
    await rm(folder, { recursive: true, force: true });
  });

  test('a Python program publishes 1,000 addresses and reads a document of each, and no event twice', async (t) => {
    const { python: program, env } = present(python);
    const topics = [`${PREFIX}${urls.topic}`, `${PREFIX}${documents.topic}`];
    const options = { env, maxBuffer: 1 << 28 };
    const running = promisify(execFile)(program, [CLIENT, present(broker).brokers, ...topics], options);
    running.child.stdin?.end(addresses.join('\n'));
    const { published, publish_s, total_s, records } = JSON.parse((await running).stdout) as Answer;
    t.diagnostic(
      `${published} addresses published in ${publish_s.toFixed(2)} s, ${records.length} documents read after ${total_s.toFixed(1)} s`,
    );
    // once it knows the site, it may read a page again: another revision, another event
    const first = records.filter(({ document }) => document.revision === 1);
    assert.deepEqual(first.map(({ document }) => document.url).sort(), addresses.toSorted());
    assert.equal(new Set(records.map(({ headers }) => headers.ce_id)).size, records.length);
    for (const { key, headers, document } of records) {
      assert.equal(document.title, articleTitle(Number(document.url.split('/').at(-1))));
      assert.equal(key, documents.key(document));
      assert.equal(headers.ce_id, documents.eventId(document));
      checkEvent(headers);
    }
  });

  test('the console consumer shows readable CloudEvents', async (t) => {
    const { brokers, run } = present(broker);
    const where = ['--bootstrap-server', brokers, '--topic', `${PREFIX}${documents.topic}`, '--from-beginning'];
    const how = ['--isolation-level', 'read_committed', '--max-messages', String(SHOWN)];
    const show = ['print.headers=true', 'print.key=true'].flatMap((setting) => ['--formatter-property', setting]);
    const lines = (await run('org.apache.kafka.tools.consumer.ConsoleConsumer', [...where, ...how, ...show])).split(
      '\n',
    );
    t.diagnostic(lines[0]?.slice(0, 400) ?? '');
    assert.equal(lines.length, SHOWN + 1);
    for (const line of lines.slice(0, SHOWN)) {
      const [headers = '', key, value = ''] = line.split('\t');
      checkEvent(Object.fromEntries(headers.split(',').map((pair) => pair.split(/:(.*)/s).slice(0, 2))));
      assert.equal(documents.key(documents.schema.parse(JSON.parse(value))), key);
    }
  });
});

function checkEvent(headers: Readonly<Record<string, string>>): void {
  assert.equal(headers.ce_specversion, '1.0');
  assert.equal(headers.ce_type, 'quakewire.documents');
  assert.equal(headers.ce_source, '/quakewire');
  assert.equal(headers['content-type'], 'application/json');
  assert.ok(headers.ce_id);
}
