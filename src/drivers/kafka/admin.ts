import { setTimeout as sleep } from 'node:timers/promises';
import type { Admin } from 'kafkajs';
import type { TopicSettings } from '../../ports/log.ts';
import { tellCautions, tellOfPlaces } from './cautions.ts';
import { loggerOf, newCluster } from './connection.ts';
import { codedError, isStale, refusedTopics, typesOf } from './errors.ts';
import { createAdmin } from './kafkajs.ts';
import type { KafkaOptions } from './options.ts';
import { retrying } from './retry.ts';
import { readSettings, TOPIC } from './server-settings.ts';
import { check, type Found, mismatch, settingsFor } from './topic-settings.ts';

const STALE = { firstMs: 50, longestMs: 500, withinMs: 15_000 };
const RETRY = { retries: 3, initialRetryTime: 100, maxRetryTime: 1_000 };
/** How long it takes at most until every broker knows of a change. */
const SEEN_MS = 15_000;
const PAUSE_MS = 100;

/**
 * Makes the topics, or checks them; answers whether it changed anything. Of what is there already only topics without
 * records are given more partitions: with more, keys move. A setting that differs may be somebody's will, so it is named,
 * and nothing is changed; where it may lose records, the logger is warned. Throws TOPIC_MISMATCH, LOG_UNAVAILABLE,
 * LOG_REFUSED.
 */
export async function ensureTopics(options: KafkaOptions, wanted: readonly TopicSettings[]): Promise<boolean> {
  const admin = createAdmin({ logger: loggerOf(options), retry: RETRY, cluster: newCluster(options) });
  try {
    await admin.connect();
    return await ensure(admin, options, wanted);
  } catch (error) {
    throw codedError(error, 'preparing the topics');
  } finally {
    await admin.disconnect().catch(() => {});
  }
}

async function ensure(admin: Admin, options: KafkaOptions, wanted: readonly TopicSettings[]): Promise<boolean> {
  let found = await find(admin, options, wanted);
  const changed = options.create && (await change(admin, options, wanted, found));
  if (changed) found = await findChanged(admin, options, wanted);
  for (const settings of wanted) check(options.topicPrefix + settings.topic, settings, found.get(settings.topic));
  tellCautions(options, wanted, found);
  await retrying(() => tellOfPlaces(admin, options, wanted), isStale, STALE);
  return changed;
}

/** Answers whether there was anything to change. */
async function change(
  admin: Admin,
  options: KafkaOptions,
  wanted: readonly TopicSettings[],
  found: ReadonlyMap<string, Found>,
): Promise<boolean> {
  const missing = wanted.filter(({ topic }) => !found.has(topic));
  const short = wanted.filter(({ topic, partitions }) => (found.get(topic)?.partitions ?? partitions) < partitions);
  for (const settings of short) await mayGrow(admin, options, settings, found.get(settings.topic)?.partitions);
  if (missing.length > 0) await create(admin, options, missing, missing.length === wanted.length);
  if (short.length > 0) await grow(admin, options, short);
  return missing.length + short.length > 0;
}

/** Topics that were just made are not known to every broker yet; those that never will be are for the check to name. */
async function findChanged(admin: Admin, options: KafkaOptions, wanted: readonly TopicSettings[]) {
  const end = performance.now() + SEEN_MS;
  for (;;) {
    const found = await find(admin, options, wanted);
    const isWhole = wanted.every(({ topic, partitions }) => (found.get(topic)?.partitions ?? 0) >= partitions);
    if (isWhole || performance.now() > end) return found;
    await sleep(PAUSE_MS);
  }
}

function find(admin: Admin, options: KafkaOptions, wanted: readonly TopicSettings[]): Promise<Map<string, Found>> {
  return retrying(() => look(admin, options, wanted), isStale, STALE);
}

async function look(admin: Admin, { topicPrefix, logger }: KafkaOptions, wanted: readonly TopicSettings[]) {
  const asked = await admin.fetchTopicMetadata({ topics: wanted.map(({ topic }) => topicPrefix + topic) });
  // one that is not there has none
  const topics = asked.topics.filter(({ partitions }) => partitions.length > 0);
  const found = new Map<string, Found>();
  if (topics.length === 0) return found;
  const names = topics.map(({ name }) => name);
  const settings = await readSettings(admin, TOPIC, names);
  if (settings === null) logger.warn({ topics: names }, 'may not read the settings of topics: they are not checked');
  for (const { name, partitions } of topics) {
    found.set(name.slice(topicPrefix.length), {
      partitions: partitions.length,
      replicas: Math.min(...partitions.map(({ replicas }) => replicas.length)),
      settings: settings?.get(name) ?? null,
    });
  }
  return found;
}

/** Where there is none at all it is the first start; where one is gone, somebody may miss it. */
async function create(
  admin: Admin,
  options: KafkaOptions,
  missing: readonly TopicSettings[],
  isFirst: boolean,
): Promise<void> {
  const topics = missing.map((settings) => ({
    topic: options.topicPrefix + settings.topic,
    numPartitions: settings.partitions,
    replicationFactor: options.replication,
    configEntries: Object.entries(settingsFor(settings, options)).map(([name, value]) => ({ name, value })),
  }));
  const names = topics.map(({ topic }) => topic);
  const ours = await admin.createTopics({ topics, timeout: 15_000, waitForLeaders: false }).catch((error: unknown) => {
    throw refusedTopics(error, names);
  });
  // where another process was quicker, it tells
  const told = { topics: names, replication: options.replication };
  if (ours) options.logger[isFirst ? 'info' : 'warn'](told, 'created topics');
}

/** Throws TOPIC_MISMATCH where the topic has records. */
async function mayGrow(admin: Admin, options: KafkaOptions, settings: TopicSettings, found = 0): Promise<void> {
  const { topic, partitions } = settings;
  const name = options.topicPrefix + topic;
  const ranges = await retrying(() => admin.fetchTopicOffsets(name), isStale, STALE);
  if (ranges.every(({ low, high }) => low === high)) return;
  const how =
    '. It has records, whose keys move with more partitions, and so does their order: let it be read to its end, stop ' +
    `those who publish, and run kafka-topics.sh --alter --topic ${name} --partitions ${partitions}`;
  throw mismatch(name, 'partitions', partitions, found, how);
}

async function grow(admin: Admin, { topicPrefix, logger }: KafkaOptions, short: readonly TopicSettings[]) {
  const topicPartitions = short.map(({ topic, partitions }) => ({ topic: topicPrefix + topic, count: partitions }));
  try {
    await admin.createPartitions({ topicPartitions, timeout: 15_000 });
    logger.warn({ topics: topicPartitions }, 'gave topics more partitions: they had no records yet');
  } catch (error) {
    // another process was quicker
    if (typesOf(error).every((type) => type === 'INVALID_PARTITIONS')) return;
    throw refusedTopics(
      error,
      topicPartitions.map(({ topic }) => topic),
    );
  }
}
