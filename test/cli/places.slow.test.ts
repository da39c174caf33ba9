/** Failures go back once, however often and by whatever code they are asked for, and whatever the broker forgets; lines of a group likewise. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, test } from 'node:test';
import { Kafka, logLevel } from 'kafkajs';
import { readAsGroup } from '../../src/cli/group.ts';
import { requeue } from '../../src/cli/requeueing.ts';
import { loadConfig } from '../../src/config/load.ts';
import { type Data, openData } from '../../src/main.ts';
import type { OutRecord } from '../../src/ports/log.ts';
import type { Store } from '../../src/ports/store.ts';
import { encode } from '../../topics/contract.ts';
import { failures } from '../../topics/failures.ts';
import { urls } from '../../topics/urls.ts';
import { needs, present } from '../support/missing.ts';
import { sharedBroker, sharedPostgres } from '../support/shared.ts';

interface Deployment {
  readonly data: Data;
  /** What a broker does some days after a group's last member left. */
  forgetGroups(): Promise<void>;
}

const onServers = needs(await sharedBroker(), await sharedPostgres());

describe('in one file', () => goBackOnce(embedded));
describe('on Kafka and PostgreSQL', onServers, () => goBackOnce(servers));

function goBackOnce(within: (work: (deployment: Deployment) => Promise<void>) => Promise<void>): void {
  test('each failure goes back once, by its code or with all, though the broker forgets', () =>
    within(async ({ data, forgetGroups }) => {
      await fail(data, ['HTTP_GONE', 'DNS_FAILED', 'HTTP_GONE', 'BUG', 'DNS_FAILED']);
      assert.deepEqual(await sendBack(data, 'HTTP_GONE'), ['0', '2']);
      await forgetGroups();
      assert.deepEqual(await sendBack(data, 'HTTP_GONE'), []);
      await fail(data, ['HTTP_GONE'], 10);
      assert.deepEqual(await sendBack(data, null), ['1', '10', '3', '4']);
      await forgetGroups();
      for (const code of [null, 'HTTP_GONE', 'BUG']) assert.deepEqual(await sendBack(data, code), []);
      await fail(data, ['BUG', 'HTTP_GONE'], 20);
      assert.deepEqual(await sendBack(data, 'HTTP_GONE'), ['21']);
      assert.deepEqual(await sendBack(data, null), ['20']);
      assert.deepEqual(await wentBack(data), ['0', '1', '10', '2', '20', '21', '3', '4']);
    }));

  test('what went back before its place could be kept does not go again', () =>
    within(async ({ data }) => {
      await fail(data, ['BUG', 'BUG', 'HTTP_GONE', 'BUG']);
      const fault = new Error('the process ends here');
      const movePlace = async (...move: Parameters<Store['movePlace']>) => {
        if ((await wentBack(data)).length > 0) throw fault;
        await data.store.movePlace(...move);
      };
      await assert.rejects(sendBack({ ...data, store: withMove(data.store, movePlace) }, 'BUG'), fault);
      const once = await wentBack(data);
      assert.ok(once.length > 0);
      assert.equal(once.length + (await sendBack(data, null)).length, 4);
      assert.deepEqual(await wentBack(data), ['0', '1', '2', '3']);
    }));

  test('the lines of a group come once, though the broker forgets', () =>
    within(async ({ data, forgetGroups }) => {
      await fail(data, ['BUG', 'BUG', 'BUG']);
      assert.deepEqual(await linesOf(data), ['0', '1', '2']);
      await forgetGroups();
      await fail(data, ['BUG'], 3);
      assert.deepEqual(await linesOf(data), ['3']);
      await forgetGroups();
      assert.deepEqual(await linesOf(data), []);
    }));
}

/** Failures with these codes; each has its number as key. */
async function fail({ log }: Data, codes: readonly string[], first = 0): Promise<void> {
  const all = codes.map((code, index) =>
    encode(failures, {
      ...{ processor: 'read', code, message: code, topic: 'fetch', partition: 0, offset: first + index },
      ...{ key: String(first + index), value: '{}', valueEncoding: 'utf8' as const, headers: {}, timestamp: 0 },
    }),
  );
  await log.append(all);
}

async function sendBack(data: Data, code: string | null): Promise<string[]> {
  const sent: string[] = [];
  await requeue(data, {
    code,
    stop: new AbortController().signal,
    wayBack: (_, { key }): OutRecord => ({ topic: urls.topic, key, headers: {}, value: Buffer.from('{}') }),
    gone: async (all) => void sent.push(...all.map(({ back }) => back.key ?? '')),
  });
  return sent.sort();
}

async function wentBack({ log }: Data): Promise<string[]> {
  const keys: string[] = [];
  for (const { partition, start, end } of await log.ranges(urls.topic))
    for (let offset = start; offset < end; ) {
      const records = await log.read(urls.topic, partition, offset, 100);
      keys.push(...records.map(({ key }) => key ?? ''));
      offset = (records.at(-1)?.offset ?? end) + 1;
    }
  return keys.sort();
}

async function linesOf(data: Data): Promise<string[]> {
  const lines: string[] = [];
  const handle = async ({ key }: OutRecord) => void lines.push(key ?? '');
  const stop = new AbortController().signal;
  await readAsGroup(data, { group: 'tail.test', topic: failures.topic, follow: false, stop, handle });
  return lines.sort();
}

const withMove = (store: Store, movePlace: Store['movePlace']): Store =>
  new Proxy(store, {
    get(target, name) {
      if (name === 'movePlace') return movePlace;
      const value: unknown = Reflect.get(target, name);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });

async function embedded(work: (deployment: Deployment) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'quakewire-places-'));
  const data = await openData(loadConfig({}, { data: folder, 'store.minFree': '1MB' }), 'the test', true);
  const forgetGroups = async () => {
    const file = new DatabaseSync(join(folder, 'quakewire.db'));
    file.exec('DELETE FROM groups');
    file.close();
  };
  try {
    await work({ data, forgetGroups });
  } finally {
    await data.close();
    await rm(folder, { recursive: true, force: true });
  }
}

async function servers(work: (deployment: Deployment) => Promise<void>): Promise<void> {
  const { brokers } = present(await sharedBroker());
  const prefix = `places-${randomUUID().slice(0, 8)}.`;
  const url = await present(await sharedPostgres()).newDatabase();
  const config = loadConfig({}, { 'kafka.brokers': brokers, 'database.url': url, 'topics.prefix': prefix });
  const admin = new Kafka({ brokers: brokers.split(','), logLevel: logLevel.NOTHING }).admin();
  const forgetGroups = async () => {
    const { groups } = await admin.listGroups();
    await admin.deleteGroups(groups.map(({ groupId }) => groupId).filter((id) => id.startsWith(prefix)));
  };
  const data = await openData(config, 'the test', true);
  try {
    await admin.connect();
    await work({ data, forgetGroups });
  } finally {
    await admin.disconnect();
    await data.close();
  }
}
