import type { KafkaOptions } from './options.ts';

/** How kafkajs is told where the brokers are and who we are. */
export function connectionOf({ brokers, clientId, tls, sasl }: KafkaOptions) {
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
