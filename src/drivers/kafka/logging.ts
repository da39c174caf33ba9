import type { KafkaLogEntry } from './kafkajs.ts';

/** The part of the engine's logger that a driver needs. */
export interface KafkaLogger {
  debug(fields: object, message: string): void;
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
}

const WARN = 2;

/**
 * Hands on what kafkajs logs: its errors are what we expect of a network, and are told again by whoever needed the answer,
 * so they are details here. Only fields that are plain go along: no request, so no secret.
 */
export function logCreator(logger: KafkaLogger): () => (entry: KafkaLogEntry) => void {
  return () =>
    ({ namespace, level, log }) => {
      const { message, broker, groupId } = log;
      const fields = { kafkajs: namespace, broker, groupId };
      if (level <= WARN) logger.debug(fields, message);
    };
}
