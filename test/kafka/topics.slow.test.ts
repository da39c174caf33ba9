/** Topics: how they are made, and what is checked of those that are there. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { type Admin, Kafka, logLevel } from 'kafkajs';
import { type KafkaOptions, openKafka } from '../../src/drivers/kafka/index.ts';
import type { TopicSettings } from '../../src/ports/log.ts';
import { Recorder, record, topic } from '../contract/harness.ts';
import { needs, present } from '../support/missing.ts';
import { sharedBroker } from '../support/shared.ts';
import { newPrefix, optionsFor } from './place.ts';

const broker = await sharedBroker();
const DAY = 86_400_000;
const TOPIC = 2;

describe('Kafka: topics', { concurrency: false, ...needs(broker) }, () => {
  test('are made as their settings say, within the limits of the configuration', async () => {
    const prefix = newPrefix();
    const changes = { maxRetentionMs: 2 * DAY, compactionLagMs: 7_000, compression: 'zstd' as const, ...listen() };
    await ensure(prefix, changes, [
      topic('short', { partitions: 5, retentionMs: DAY }),
      topic('long', { retentionMs: 30 * DAY, compact: true, maxBytes: 9_000_000 }),
      topic('latest', { retentionMs: null, compact: true }),
    ]);
    const expected = { 'compression.type': 'producer', 'max.message.bytes': String(10_000 + 65_536) };
    await same(`${prefix}short`, { 'cleanup.policy': 'delete', 'retention.ms': String(DAY), ...expected });
    const long = { 'retention.ms': String(2 * DAY), 'max.message.bytes': String(9_000_000 + 65_536) };
    await same(`${prefix}long`, { 'cleanup.policy': 'compact,delete', 'min.compaction.lag.ms': '7000', ...long });
    await same(`${prefix}latest`, { 'cleanup.policy': 'compact', ...expected });
    const created = changes.told.find((line) => line.includes('created'));
    for (const name of ['short', 'long', 'latest']) assert.ok(created?.includes(prefix + name), created);
    const { warnings, logger } = listen();
    await ensure(prefix, { ...changes, logger }, [topic('latest', { retentionMs: null, compact: true })]);
    assert.deepEqual([changes.warnings, warnings], [[], []]);
    await ensure(prefix, { ...changes, logger }, [
      topic('latest', { retentionMs: null, compact: true }),
      topic('gone'),
    ]);
    assert.match(warnings.join(), /gone.* created topics/);
  });

  test('that brokers refuse to make: the topic and their reason are named', async () => {
    const prefix = newPrefix();
    const tooMany = ensure(prefix, { replication: 7 }, [topic('fine'), topic('t')]);
    await assert.rejects(tooMany, refusal(`${prefix}fine`, 'INVALID_REPLICATION_FACTOR', /replication factor/i));
    const unheard = ensure(`${prefix}/`, {}, [topic('t')]);
    await assert.rejects(unheard, refusal(`${prefix}/t`, 'INVALID_TOPIC_EXCEPTION', /illegal|ASCII/i));
    const never = ensure(prefix, { compactionLagMs: -5 }, [topic('c', { compact: true })]);
    await assert.rejects(never, refusal(`${prefix}c`, 'INVALID_CONFIG', /min\.compaction\.lag\.ms/));
    const none = ensure(prefix, {}, [topic('p', { partitions: 0 })]);
    await assert.rejects(none, refusal(`${prefix}p`, 'INVALID_PARTITIONS', /partitions/));
  });

  test('that have records do not grow: keys would move', async () => {
    const prefix = newPrefix();
    const log = await openKafka(optionsFor(present(broker).brokers, prefix));
    try {
      await log.ensureTopics([topic('t', { partitions: 1 })]);
      await log.append([record('t', 'one')]);
    } finally {
      await log.close();
    }
    const grown = [topic('t', { partitions: 2 })];
    await assert.rejects(ensure(prefix, {}, [...grown, topic('new')]), (error: unknown) => {
      assert.match(String(error), new RegExp(`kafka-topics.sh --alter --topic ${prefix}t --partitions 2`));
      return mismatch(`${prefix}t`, 'partitions')(error);
    });
    await assert.rejects(ensure(prefix, { create: false }, [topic('new')]), mismatch(`${prefix}new`, 'exists'));
  });

  test('that may lose records are told of, once for each setting', async () => {
    const prefix = newPrefix();
    const names = ['a', 'b'].map((name) => prefix + name);
    await withAdmin(async (admin) => {
      const configEntries = Object.entries({
        'retention.ms': '3600000',
        'retention.bytes': '1000000',
        'max.message.bytes': '100000',
      }).map(([name, value]) => ({ name, value }));
      await admin.createTopics({ topics: names.map((name) => ({ topic: name, numPartitions: 3, configEntries })) });
    });
    const { warnings, logger } = listen();
    await ensure(prefix, { logger }, [topic('a'), topic('b')]);
    assert.equal(warnings.length, 2);
    for (const setting of ['retention.ms', 'retention.bytes']) {
      const warning = warnings.find((line) => line.includes(`"${setting}"`));
      assert.ok(
        names.every((name) => warning?.includes(name)),
        warnings.join('\n'),
      );
    }
  });

  test('that keep records for longer than brokers keep places are told of', async () => {
    const { warnings, logger } = listen();
    const wanted = [topic('t', { retentionMs: 30 * DAY }), topic('u')];
    const prefix = newPrefix();
    await ensure(prefix, { logger, maxRetentionMs: 30 * DAY }, wanted);
    assert.match(warnings.join('\n'), /"offsets.retention.minutes","broker":10080,"topics":43200/);
    const quiet = listen();
    await ensure(prefix, { logger: quiet.logger, maxRetentionMs: 7 * DAY }, wanted);
    assert.deepEqual(quiet.warnings, []);
  });

  test('that are missing, or too small, are named where they may not be made', async () => {
    const prefix = newPrefix();
    const check = { create: false };
    await assert.rejects(ensure(prefix, check, [topic('t')]), mismatch(`${prefix}t`, 'exists'));
    await ensure(prefix, {}, [topic('t', { partitions: 2 })]);
    await ensure(prefix, check, [topic('t', { partitions: 1 })]);
    await assert.rejects(ensure(prefix, check, [topic('t')]), mismatch(`${prefix}t`, 'partitions'));
  });

  test('that are there are not changed: what differs is named', async () => {
    const prefix = newPrefix();
    await ensure(prefix, {}, [topic('t')]);
    const before = await settings(`${prefix}t`);
    await ensure(prefix, {}, [topic('t', { retentionMs: DAY / 2 })]);
    await assert.rejects(ensure(prefix, {}, [topic('t', { compact: true })]), mismatch(`${prefix}t`, 'cleanup.policy'));
    await assert.rejects(
      ensure(prefix, {}, [topic('t', { maxBytes: 20_000 })]),
      mismatch(`${prefix}t`, 'max.message.bytes'),
    );
    assert.deepEqual(await settings(`${prefix}t`), before);
  });

  test('several processes may make them at once', async () => {
    const prefix = newPrefix();
    const wanted = Array.from({ length: 6 }, (_, n) => topic(`t${n}`));
    await Promise.all([1, 2, 3].map(() => ensure(prefix, {}, wanted)));
  });

  test('that grow while they are read: their new partitions are shared out', async () => {
    const prefix = newPrefix();
    const log = await openKafka(optionsFor(present(broker).brokers, prefix));
    const { warnings, logger } = listen();
    try {
      await log.ensureTopics([topic('t', { partitions: 1 })]);
      const recorder = new Recorder(30_000);
      await log.join('g', 't', recorder);
      const kept = await recorder.assignment(0);
      await ensure(prefix, { logger }, [topic('t', { partitions: 2 })]);
      assert.ok(warnings.some((line) => line.includes('more partitions') && line.includes(`${prefix}t`)));
      await recorder.assignment(1);
      assert.deepEqual(recorder.ended, []);
      await log.commit(kept, { offset: 0, metadata: 'kept' }, []);
    } finally {
      await log.close();
    }
  });

  test('that are gone take nothing of the others with them', async () => {
    const prefix = newPrefix();
    const log = await openKafka(optionsFor(present(broker).brokers, prefix));
    try {
      await log.ensureTopics([topic('gone'), topic('t', { partitions: 1 })]);
      await log.append([record('gone', 'x')]);
      const recorder = new Recorder(30_000);
      await log.join('g', 't', recorder);
      await recorder.assignment(0);
      await remove(`${prefix}gone`);
      await log.probe();
      await log.append([record('t', 'y')]);
      await recorder.count(1);
      assert.deepEqual(await log.ranges('t').then((ranges) => ranges.length), 1);
      await assert.rejects(log.ranges('gone'), { code: 'LOG_UNAVAILABLE' });
      await log.probe();
      assert.deepEqual(recorder.failures, []);
    } finally {
      await log.close();
    }
  });

  test('nobody may reach a broker that is not there', async () => {
    await assert.rejects(openKafka(optionsFor('localhost:1', newPrefix())), { code: 'LOG_UNAVAILABLE' });
  });
});

async function ensure(prefix: string, changes: Partial<KafkaOptions>, wanted: readonly TopicSettings[]): Promise<void> {
  const log = await openKafka(optionsFor(present(broker).brokers, prefix, changes));
  try {
    await log.ensureTopics(wanted);
  } finally {
    await log.close();
  }
}

function mismatch(name: string, setting: string) {
  return (error: unknown) => {
    assert.match(String(error), /TOPIC_MISMATCH/);
    assert.ok(String(error).includes(JSON.stringify(name)) && String(error).includes(JSON.stringify(setting)));
    return true;
  };
}

async function same(name: string, expected: Readonly<Record<string, string>>): Promise<void> {
  const found = await settings(name);
  for (const [setting, value] of Object.entries(expected)) assert.equal(found.get(setting), value, setting);
}

async function remove(name: string): Promise<void> {
  const admin = new Kafka({ brokers: [present(broker).brokers], logLevel: logLevel.NOTHING }).admin();
  await admin.connect();
  await admin.deleteTopics({ topics: [name] });
  await admin.disconnect();
}

async function settings(name: string): Promise<Map<string, string>> {
  return withAdmin(async (admin) => {
    const resources = [{ type: TOPIC, name }] as Parameters<typeof admin.describeConfigs>[0]['resources'];
    const { resources: answers } = await admin.describeConfigs({ resources, includeSynonyms: false });
    return new Map(answers[0]?.configEntries.map(({ configName, configValue }) => [configName, configValue]));
  });
}

async function withAdmin<T>(work: (admin: Admin) => Promise<T>): Promise<T> {
  const admin = new Kafka({ brokers: [present(broker).brokers], logLevel: logLevel.NOTHING }).admin();
  await admin.connect();
  try {
    return await work(admin);
  } finally {
    await admin.disconnect();
  }
}

/** A logger, and what it was warned of. */
function listen() {
  const [told, warnings]: [string[], string[]] = [[], []];
  const to = (lines: string[]) => (fields: object, message: string) => {
    lines.push(`${JSON.stringify(fields)} ${message}`);
  };
  return { told, warnings, logger: { debug: () => {}, info: to(told), warn: to(warnings) } };
}

function refusal(name: string, type: string, reason: RegExp) {
  return (error: unknown) => {
    assert.match(String(error), /TOPIC_MISMATCH/);
    assert.ok(String(error).includes(`"topic":${JSON.stringify(name)},"refused":"${type}"`), String(error));
    assert.match(String(error), reason);
    return true;
  };
}
