import { type Cluster, ClusterOfKafkajs, createLogger, createSocketFactory } from './kafkajs.ts';
import { logCreator } from './logging.ts';
import { mendKafkajs } from './mended.ts';
import { askCalmly } from './metadata.ts';
import type { KafkaOptions } from './options.ts';

/** New partitions, and leaders that nobody missed, are found after this long. */
const METADATA_AGE_MS = 10_000;
const LOGS_ERRORS_AND_WARNINGS = 2;

/** Connections to the brokers, to be opened. */
export function newCluster(options: KafkaOptions): Cluster {
  const cluster = new ClusterOfKafkajs({
    ...connectionOf(options),
    logger: loggerOf(options),
    socketFactory: createSocketFactory(),
    metadataMaxAge: METADATA_AGE_MS,
    allowAutoTopicCreation: false,
    // enough to find the one broker that lives; everything else is tried again by those who know whether they may
    retry: { retries: options.brokers.length, initialRetryTime: 50, maxRetryTime: 500 },
  });
  askCalmly(cluster);
  return cluster;
}

/** As kafkajs wants it. */
export function loggerOf({ logger }: KafkaOptions): unknown {
  return createLogger({ level: LOGS_ERRORS_AND_WARNINGS, logCreator: logCreator(logger) });
}

/** How kafkajs is told where the brokers are and who we are; whoever makes a connection needs it, and so the mends. */
export function connectionOf({ brokers, clientId, tls, sasl }: KafkaOptions) {
  mendKafkajs();
  return {
    brokers: [...brokers],
    clientId,
    ssl: tls === null ? null : Object.fromEntries(Object.entries(tls).filter(([, text]) => text !== null)),
    sasl,
    connectionTimeout: 5_000,
    requestTimeout: 15_000,
    enforceRequestTimeout: true,
  };
}
