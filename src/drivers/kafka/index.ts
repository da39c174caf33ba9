import type { Log } from '../../ports/log.ts';
import { Client } from './client.ts';
import { codecOf } from './compression.ts';
import { Ends } from './ends.ts';
import { codedError } from './errors.ts';
import { KafkaLog } from './log.ts';
import { Offsets } from './offsets.ts';
import type { KafkaOptions } from './options.ts';
import { Reader } from './reader.ts';
import { Shared } from './shared.ts';
import { KnownTopics } from './topics.ts';

export type { KafkaOptions } from './options.ts';

/** Opens the Log on Kafka, of 2.4 or later. Throws LOG_UNAVAILABLE, LOG_REFUSED where no broker lets us in. */
export async function openKafka(options: KafkaOptions): Promise<Log> {
  const { topicPrefix: prefix, transactionTimeoutMs, clock, logger } = options;
  const client = new Client(options);
  const writers = [new Client(options), new Client(options)] as const;
  const [topics, ends] = [new KnownTopics(), new Ends()];
  const offsets = new Offsets(client, prefix, transactionTimeoutMs);
  const codec = codecOf(options.compression);
  const shared = new Shared({
    prefix,
    writers,
    offsets,
    topics,
    ends,
    logger,
    clock,
    transactionTimeoutMs,
    codec,
  });
  const reader = new Reader(client, offsets, ends, prefix);
  try {
    await client.refresh();
  } catch (error) {
    await client.close();
    throw codedError(error, 'reaching the brokers');
  }
  return new KafkaLog({ options, shared, topics, reader, client, writers });
}
