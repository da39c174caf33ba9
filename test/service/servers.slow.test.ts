/** The daemon's outside, and doctor, on servers. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { loadConfig } from '../../src/config/load.ts';
import { examineBroker, examineStore, openData, openService, startDaemon } from '../../src/main.ts';
import { encode } from '../../topics/contract.ts';
import { topics } from '../../topics/index.ts';
import { urls } from '../../topics/urls.ts';
import { articlePage } from '../chaos/article.ts';
import { needs, present } from '../support/missing.ts';
import { freePort } from '../support/ports.ts';
import { sharedBroker, sharedPostgres } from '../support/shared.ts';

const silent = { debug() {}, info() {}, warn() {}, error() {}, child: () => silent };

/** A deployment of which nothing is there yet. */
async function newDeployment(data: string, port = 0) {
  return {
    data,
    'kafka.brokers': present(await sharedBroker()).brokers,
    'database.url': await present(await sharedPostgres()).newDatabase(),
    'topics.prefix': `outside-${randomUUID().slice(0, 8)}.`,
    'service.port': port,
    'embedder.use': 'off',
    'browser.use': 'off',
  };
}

describe('on Kafka and PostgreSQL', needs(await sharedBroker(), await sharedPostgres()), () => {
  test('ready, with the lag of every partition; doctor names what answers', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'quakewire-servers-'));
    const port = await freePort();
    const config = loadConfig({}, await newDeployment(folder, port));
    const fetcher = {
      fetch: async ({ url }: { url: string }) => {
        const body = Buffer.from(articlePage(1));
        return { url, status: 200, headers: { 'content-type': 'text/html' }, body, fetchedAt: Date.now() };
      },
      close: async () => {},
    };
    const service = await openService(config, silent);
    const daemon = await startDaemon(config, { name: 'the test', logger: silent, service, fetcher });
    try {
      await daemon.log.append([encode(urls, { url: 'https://paper.example/1' })]);
      const read = async () => (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
      const done = 'quakewire_records_total{processor="learn",outcome="done"} 1';
      let text = '';
      for (const end = Date.now() + 60_000; !text.includes(done) && Date.now() < end; ) {
        text = await read();
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
      assert.ok(text.includes(done), text);
      // the broker is asked anew only after a time
      const atRest = /quakewire_lag_records\{processor="\w+",topic="\w+",partition="\d+"\} 0\n/g;
      for (
        const end = Date.now() + 30_000;
        Date.now() < end;
        await new Promise((resolve) => setTimeout(resolve, 500))
      ) {
        text = await read();
        if (!/quakewire_lag_records\{.*\} [^0]/.test(text)) break;
      }
      assert.deepEqual(text.match(/quakewire_lag_records\{.*\} [^0].*/g), null);
      assert.equal(text.match(atRest)?.filter((line) => /processor="(intake|read|learn)"/.test(line)).length, 24);
      const ready = await fetch(`http://127.0.0.1:${port}/readyz`);
      assert.deepEqual([ready.status, (await ready.json()).reasons], [200, []]);
      assert.match(await examineBroker(config), /^Kafka at .* answers/);
      assert.match(await examineStore(config), /^PostgreSQL \d+.* answers/);
    } finally {
      await daemon.stop();
      await service?.close();
      await rm(folder, { recursive: true, force: true });
    }
  });

  test('commands and doctor look around in a deployment, and make nothing', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'quakewire-servers-'));
    const deployment = await newDeployment(folder);
    const config = loadConfig({}, deployment);
    const checking = loadConfig({}, { ...deployment, 'kafka.topics': 'check' });
    try {
      for (let look = 0; look < 2; look++) {
        const none = `TOPIC_MISMATCH: ${topics.length} topics are not there yet: the next \`run\` or \`submit\` makes them`;
        await assert.rejects(openData(config, 'the test'), { message: none });
        await assert.rejects(openData(checking, 'the test'), { code: 'TOPIC_MISMATCH', message: /"exists"/ });
        assert.match(await examineBroker(config), new RegExp(`; ${topics.length} topics are not there yet`));
        await assert.rejects(examineBroker(checking), { code: 'TOPIC_MISMATCH' });
        assert.match(await examineStore(config), /version 0 \(0: none yet\)/);
      }
      await (await openData(config, 'the test', true)).close();
      await (await openData(config, 'the test')).close();
      // a broker of its own accord forgets places sooner than the topics forget records
      assert.match(
        await examineBroker(checking),
        /^Kafka at .* answers \([^;]*, but look at offsets\.retention\.minutes \([^;]*$/,
      );
      assert.match(await examineStore(config), /^PostgreSQL \d+.* answers/);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });
});
