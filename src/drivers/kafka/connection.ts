import { mendKafkajs } from './mended.ts';
import type { KafkaOptions } from './options.ts';

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
