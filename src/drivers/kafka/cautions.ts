/** What is worth a warning at the start: settings of topics and brokers with which records, or places, may be lost. */
import type { Admin } from 'kafkajs';
import type { TopicSettings } from '../../ports/log.ts';
import type { KafkaOptions } from './options.ts';
import { BROKER, readSettings } from './server-settings.ts';
import { cautionsOf, type Found, retentionOf } from './topic-settings.ts';

const MINUTE_MS = 60_000;
const PLACES = 'offsets.retention.minutes';

/** One warning for each setting, with all topics that it is about. */
export function tellCautions(
  options: KafkaOptions,
  wanted: readonly TopicSettings[],
  found: ReadonlyMap<string, Found>,
): void {
  const all = wanted.flatMap((settings) => {
    const topic = found.get(settings.topic);
    const cautions = topic === undefined ? [] : cautionsOf(settings, topic, options);
    return cautions.map((caution) => ({ ...caution, topic: options.topicPrefix + settings.topic }));
  });
  for (const [setting, cautions] of Map.groupBy(all, ({ setting }) => setting)) {
    const topics = Object.fromEntries(cautions.map(({ topic, found }) => [topic, found]));
    options.logger.warn({ setting, topics }, `a setting of topics: ${cautions[0]?.risk}`);
  }
}

/** Warns where brokers forget the place of a group without members sooner than the records that it has read. */
export async function tellOfPlaces(
  admin: Admin,
  options: KafkaOptions,
  wanted: readonly TopicSettings[],
): Promise<void> {
  const longest = Math.max(0, ...wanted.map((settings) => retentionOf(settings, options) ?? 0)) / MINUTE_MS;
  const [broker] = (await admin.describeCluster()).brokers;
  if (broker === undefined) return;
  const name = String(broker.nodeId);
  const minutes = Number((await readSettings(admin, BROKER, [name]))?.get(name)?.get(PLACES));
  // not a number where we may not see it
  if (!(minutes < longest)) return;
  options.logger.warn(
    { setting: PLACES, broker: minutes, topics: Math.ceil(longest) },
    'brokers forget where a group stands sooner than our topics forget records: a group that was away meets them again',
  );
}
