/** A topic's contract in Kafka's settings: what it is created with, and what is looked at where it is there already. */
import { CodedError } from '../../ports/errors.ts';
import type { TopicSettings } from '../../ports/log.ts';
import type { KafkaOptions } from './options.ts';
import { maxBatchBytes } from './topics.ts';

/** A topic as the brokers have it, its settings by Kafka's names; null where we may not see them. */
export interface Found {
  readonly partitions: number;
  readonly replicas: number;
  readonly settings: ReadonlyMap<string, string> | null;
}

/** A setting that may lose records, which is its owner's will or mistake. */
export interface Caution {
  readonly setting: string;
  readonly found: string;
  readonly risk: string;
}

type Limits = Pick<KafkaOptions, 'maxRetentionMs' | 'compactionLagMs'>;

/** Kafka's settings of a topic that is created. */
export function settingsFor(settings: TopicSettings, limits: Limits): Record<string, string> {
  const keeps = retentionOf(settings, limits);
  return {
    'cleanup.policy': policyOf(settings),
    ...(keeps !== null && { 'retention.ms': String(keeps) }),
    ...(settings.compact && { 'min.compaction.lag.ms': String(limits.compactionLagMs) }),
    'max.message.bytes': String(maxBatchBytes(settings.maxBytes)),
    // any other makes the brokers unpack and pack anew what publishers have compressed
    'compression.type': 'producer',
  };
}

/** How long a record is kept, in milliseconds; null: as long as it is the latest of its key. */
export function retentionOf({ retentionMs }: TopicSettings, { maxRetentionMs }: Limits): number | null {
  return retentionMs === null ? null : Math.min(retentionMs, maxRetentionMs);
}

/** Throws TOPIC_MISMATCH where the daemon could not work with it. `topic`: its name with the prefix. */
export function check(topic: string, settings: TopicSettings, found: Found | undefined): void {
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

/** What it can be used with, but had better be otherwise. */
export function cautionsOf(settings: TopicSettings, { replicas, settings: found }: Found, limits: Limits): Caution[] {
  const textOf = (setting: string) => found?.get(setting) ?? '';
  const keeps = Number(textOf('retention.ms') || -1);
  const risks: Readonly<Record<string, readonly [boolean, string]>> = {
    'retention.ms': [
      keeps >= 0 && keeps < (retentionOf(settings, limits) ?? 0),
      'records go sooner than their contract says',
    ],
    'retention.bytes': [Number(textOf('retention.bytes') || -1) >= 0, 'records go by size, whoever has not read them'],
    'min.insync.replicas': [
      replicas > 1 && textOf('min.insync.replicas') === '1',
      'what one broker alone has taken is lost with it',
    ],
    'unclean.leader.election.enable': [
      replicas > 1 && textOf('unclean.leader.election.enable') === 'true',
      'a broker that lacks records may become the leader, and they are lost',
    ],
  };
  return Object.entries(risks)
    .filter(([, [isRisky]]) => isRisky)
    .map(([setting, [, risk]]) => ({ setting, found: textOf(setting), risk }));
}

export function mismatch(topic: string, setting: string, expected: unknown, found: unknown, more = ''): CodedError {
  return new CodedError('TOPIC_MISMATCH', `a topic is not as its contract says${more}`, {
    value: { topic, setting, expected, found },
  });
}

function policyOf({ compact, retentionMs }: TopicSettings): string {
  if (!compact) return 'delete';
  return retentionMs === null ? 'compact' : 'compact,delete';
}
