import pino from 'pino';
import type { Config } from '../config/schema.ts';
import type { Logger } from '../engine/logger.ts';

/** JSON lines on standard error, so that standard output stays the commands' own. */
export function createLogger(config: Config, level = config.log.level): Logger {
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime }, pino.destination({ fd: 2, sync: true }));
}
