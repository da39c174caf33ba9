/** Topics of their own on the tests' Kafka. */
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Kafka, logLevel } from 'kafkajs';
import { type KafkaOptions, openKafka } from '../../src/drivers/kafka/index.ts';
import { openSqliteStore } from '../../src/drivers/sqlite/index.ts';
import { systemClock } from '../../src/drivers/system/clock.ts';
import { StoredEmitsCommitter } from '../../src/engine/stored-emits.ts';
import type { Place } from '../contract/harness.ts';
import { optionsFor as storeOptionsFor } from '../sqlite/place.ts';
import { present } from '../support/missing.ts';
import { sharedBroker } from '../support/shared.ts';

const silent = { debug: () => {}, info: () => {}, warn: () => {} };

/** Options that suit most tests. */
export const optionsFor = (
  brokers: string,
  topicPrefix: string,
  changes: Partial<KafkaOptions> = {},
): KafkaOptions => ({
  brokers: [brokers],
  clientId: 'test',
  tls: null,
  sasl: null,
  topicPrefix,
  create: true,
  replication: -1,
  sessionTimeoutMs: 6_000,
  transactionTimeoutMs: 5_000,
  compression: 'gzip',
  logger: silent,
  clock: systemClock,
  maxRetentionMs: 365 * 86_400_000,
  compactionLagMs: 0,
  ...changes,
});

/** Before the names of a test's topics and groups. */
export const newPrefix = (): string => `t${randomUUID().slice(0, 8)}.`;

/** A Log on Kafka beside a Store that is a file. */
export async function makeKafkaPlace(changes: Partial<KafkaOptions> = {}): Promise<Place> {
  const { brokers } = present(await sharedBroker());
  const folder = await mkdtemp(join(tmpdir(), 'quakewire-'));
  const prefix = newPrefix();
  return {
    waits: { settleMs: 600, patienceMs: 30_000 },
    open: async () => {
      const store = await openSqliteStore(storeOptionsFor(folder));
      const log = await openKafka(optionsFor(brokers, prefix, changes));
      const close = async () => {
        await log.close();
        await store.close();
      };
      const committer = new StoredEmitsCommitter({ log, store });
      const deleteBefore = (topic: string, partition: number, offset: number) =>
        deleteRecords(brokers, prefix + topic, partition, offset);
      return { log, store, committer, separate: true, close, deleteBefore };
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

async function deleteRecords(brokers: string, topic: string, partition: number, offset: number): Promise<void> {
  const admin = new Kafka({ brokers: [brokers], logLevel: logLevel.NOTHING }).admin();
  await admin.connect();
  // kafkajs deletes only where it knows the topic already
  await admin.fetchTopicOffsets(topic);
  await admin.deleteTopicRecords({ topic, partitions: [{ partition, offset: String(offset) }] });
  await admin.disconnect();
}
