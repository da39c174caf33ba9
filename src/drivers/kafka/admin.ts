import { type Admin, type ConfigResourceTypes, Kafka, logLevel } from 'kafkajs';
import { CodedError } from '../../ports/errors.ts';
import type { TopicSettings } from '../../ports/log.ts';
import { connectionOf } from './connection.ts';
import { codedError, isStale, typeOf } from './errors.ts';
import { logCreator } from './logging.ts';
import type { KafkaOptions } from './options.ts';
import { retrying } from './retry.ts';
import { maxBatchBytes } from './topics.ts';

// kafkajs exports it in a way that ES modules cannot name
const TOPIC: ConfigResourceTypes.TOPIC = 2;

const STALE = { firstMs: 50, longestMs: 500, withinMs: 15_000 };

/** Partitions of a topic, and its settings by Kafka's names; no settings where we may not see them. */
interface Found {
  readonly partitions: number;
  readonly settings: ReadonlyMap<string, string> | null;
}

/**
 * Makes the topics, or checks them; answers whether it changed anything. What is there already is only given more
 * partitions: a setting that differs may be somebody's will, so it is named, and nothing is changed. Throws TOPIC_MISMATCH,
 * LOG_UNAVAILABLE, LOG_REFUSED.
 */
export async function ensureTopics(options: KafkaOptions, wanted: readonly TopicSettings[]): Promise<boolean> {
  const { ssl, sasl, ...connection } = connectionOf(options);
  const kafka = new Kafka({
    ...connection,
    ...(ssl !== null && { ssl }),
    ...(sasl !== null && { sasl }),
    logLevel: logLevel.WARN,
    logCreator: logCreator(options.logger),
    retry: { retries: 3, initialRetryTime: 100 },
  } as ConstructorParameters<typeof Kafka>[0]);
  const admin = kafka.admin();
  try {
    await admin.connect();
    // a topic that was just made is not known to every broker yet
    return await retrying(() => ensure(admin, options, wanted), isStale, STALE);
  } catch (error) {
    throw codedError(error, 'preparing the topics');
  } finally {
    await admin.disconnect().catch(() => {});
  }
}

async function ensure(admin: Admin, options: KafkaOptions, wanted: readonly TopicSettings[]): Promise<boolean> {
  let found = await find(admin, options, wanted);
  let changed = false;
  if (options.create) {
    const missing = wanted.filter(({ topic }) => !found.has(topic));
    const short = wanted.filter(({ topic, partitions }) => (found.get(topic)?.partitions ?? partitions) < partitions);
    changed = missing.length + short.length > 0;
    if (missing.length > 0) await create(admin, options, missing);
    if (short.length > 0) await grow(admin, options, short);
    if (changed) found = await find(admin, options, wanted);
  }
  for (const settings of wanted) check(settings, found.get(settings.topic), options);
  return changed;
}

async function find(admin: Admin, { topicPrefix, logger }: KafkaOptions, wanted: readonly TopicSettings[]) {
  const all = new Set(await admin.listTopics());
  const names = wanted.map(({ topic }) => topicPrefix + topic).filter((name) => all.has(name));
  const found = new Map<string, Found>();
  if (names.length === 0) return found;
  const { topics } = await admin.fetchTopicMetadata({ topics: names });
  const settings = await settingsOf(admin, names).catch((error: unknown) => {
    if (typeOf(error)?.endsWith('AUTHORIZATION_FAILED') !== true) throw error;
    logger.warn({ topics: names }, 'may not read the settings of topics: they are not checked');
    return new Map<string, Map<string, string>>();
  });
  for (const { name, partitions } of topics) {
    found.set(name.slice(topicPrefix.length), {
      partitions: partitions.length,
      settings: settings.get(name) ?? null,
    });
  }
  return found;
}

async function settingsOf(admin: Admin, names: readonly string[]): Promise<Map<string, Map<string, string>>> {
  const resources = names.map((name) => ({ type: TOPIC, name }));
  const answer = await admin.describeConfigs({ resources, includeSynonyms: false });
  return new Map(
    answer.resources.map(({ resourceName, configEntries }) => [
      resourceName,
      new Map(configEntries.map(({ configName, configValue }) => [configName, configValue])),
    ]),
  );
}

async function create(admin: Admin, options: KafkaOptions, missing: readonly TopicSettings[]): Promise<void> {
  const topics = missing.map((settings) => ({
    topic: options.topicPrefix + settings.topic,
    numPartitions: settings.partitions,
    replicationFactor: options.replication,
    configEntries: Object.entries(settingsFor(settings, options)).map(([name, value]) => ({ name, value })),
  }));
  try {
    // answers false where another process was quicker
    await admin.createTopics({ topics, timeout: 15_000 });
  } catch (error) {
    throw refusedChange(error, missing);
  }
}

async function grow(admin: Admin, { topicPrefix }: KafkaOptions, short: readonly TopicSettings[]): Promise<void> {
  const topicPartitions = short.map(({ topic, partitions }) => ({ topic: topicPrefix + topic, count: partitions }));
  try {
    await admin.createPartitions({ topicPartitions, timeout: 15_000 });
  } catch (error) {
    // another process was quicker
    if (typeOf(error) !== 'INVALID_PARTITIONS') throw refusedChange(error, short);
  }
}

/** Kafka's settings of a topic that is created. */
function settingsFor(settings: TopicSettings, { maxRetentionMs, compactionLagMs, compression }: KafkaOptions) {
  const { compact, retentionMs, maxBytes } = settings;
  const keeps = Math.min(retentionMs ?? maxRetentionMs, maxRetentionMs);
  return {
    'cleanup.policy': policyOf(settings),
    ...(retentionMs !== null && { 'retention.ms': String(keeps) }),
    ...(compact && { 'min.compaction.lag.ms': String(compactionLagMs) }),
    'max.message.bytes': String(maxBatchBytes(maxBytes)),
    // whatever publishers compress with, we can read it
    'compression.type': compression === 'none' ? 'uncompressed' : compression,
  };
}

function policyOf({ compact, retentionMs }: TopicSettings): string {
  if (!compact) return 'delete';
  return retentionMs === null ? 'compact' : 'compact,delete';
}

function check(settings: TopicSettings, found: Found | undefined, { topicPrefix }: KafkaOptions): void {
  const topic = topicPrefix + settings.topic;
  if (found === undefined) throw mismatch(topic, 'exists', true, false);
  if (found.partitions < settings.partitions) {
    throw mismatch(topic, 'partitions', settings.partitions, found.partitions);
  }
  if (found.settings === null) return;
  const policy = (found.settings.get('cleanup.policy') ?? '').split(',').sort().join(',');
  if (policy !== policyOf(settings)) throw mismatch(topic, 'cleanup.policy', policyOf(settings), policy);
  const most = Number(found.settings.get('max.message.bytes'));
  const least = maxBatchBytes(settings.maxBytes);
  if (most < least) throw mismatch(topic, 'max.message.bytes', least, most);
}

function mismatch(topic: string, setting: string, expected: unknown, found: unknown): CodedError {
  return new CodedError('TOPIC_MISMATCH', 'a topic is not as its contract says', {
    value: { topic, setting, expected, found },
  });
}

function refusedChange(error: unknown, topics: readonly TopicSettings[]): unknown {
  const causes: readonly unknown[] = error instanceof Error && 'errors' in error ? [error.errors].flat() : [error];
  const type = causes.map(typeOf).find((one) => one !== undefined && one !== 'TOPIC_ALREADY_EXISTS');
  if (type === undefined || !(type.endsWith('AUTHORIZATION_FAILED') || type === 'POLICY_VIOLATION')) return error;
  const value = { topics: topics.map(({ topic }) => topic), refused: type };
  return new CodedError('TOPIC_MISMATCH', 'topics are missing or too small, and may not be changed', {
    value,
    cause: error,
  });
}
