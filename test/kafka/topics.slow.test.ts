/** Topics: how they are made, and what is checked of those that are there. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { Kafka, logLevel } from 'kafkajs';
import { type KafkaOptions, openKafka } from '../../src/drivers/kafka/index.ts';
import type { TopicSettings } from '../../src/ports/log.ts';
import { Recorder, topic } from '../contract/harness.ts';
import { needs, present } from '../support/missing.ts';
import { sharedBroker } from '../support/shared.ts';
import { newPrefix, optionsFor } from './place.ts';

const broker = await sharedBroker();
const DAY = 86_400_000;
const TOPIC = 2;

describe('Kafka: topics', { concurrency: false, ...needs(broker) }, () => {
  test('are made as their settings say, within the limits of the configuration', async () => {
    const prefix = newPrefix();
    const changes = { maxRetentionMs: 2 * DAY, compactionLagMs: 7_000, compression: 'zstd' as const };
    await ensure(prefix, changes, [
      topic('short', { partitions: 5, retentionMs: DAY }),
      topic('long', { retentionMs: 30 * DAY, compact: true, maxBytes: 9_000_000 }),
      topic('latest', { retentionMs: null, compact: true }),
    ]);
    const expected = { 'compression.type': 'zstd', 'max.message.bytes': String(10_000 + 65_536) };
    await same(`${prefix}short`, { 'cleanup.policy': 'delete', 'retention.ms': String(DAY), ...expected });
    const long = { 'retention.ms': String(2 * DAY), 'max.message.bytes': String(9_000_000 + 65_536) };
    await same(`${prefix}long`, { 'cleanup.policy': 'compact,delete', 'min.compaction.lag.ms': '7000', ...long });
    await same(`${prefix}latest`, { 'cleanup.policy': 'compact', ...expected });
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
    try {
      await log.ensureTopics([topic('t', { partitions: 1 })]);
      const recorder = new Recorder(30_000);
      await log.join('g', 't', recorder);
      const kept = await recorder.assignment(0);
      await ensure(prefix, {}, [topic('t', { partitions: 2 })]);
      await recorder.assignment(1);
      assert.deepEqual(recorder.ended, []);
      await log.commit(kept, { offset: 0, metadata: 'kept' }, []);
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

async function settings(name: string): Promise<Map<string, string>> {
  const admin = new Kafka({ brokers: [present(broker).brokers], logLevel: logLevel.NOTHING }).admin();
  await admin.connect();
  const resources = [{ type: TOPIC, name }] as Parameters<typeof admin.describeConfigs>[0]['resources'];
  const { resources: answers } = await admin.describeConfigs({ resources, includeSynonyms: false });
  await admin.disconnect();
  return new Map(answers[0]?.configEntries.map(({ configName, configValue }) => [configName, configValue]));
}
