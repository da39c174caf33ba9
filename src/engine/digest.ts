import { createHash } from 'node:crypto';
import type { LogRecord } from '../ports/log.ts';

/** What tells a record from others that stood, or will stand, at its place: of its time, key and value. */
export function digestOf({ timestamp, key, value }: Pick<LogRecord, 'timestamp' | 'key' | 'value'>): string {
  return createHash('sha256')
    .update(JSON.stringify([timestamp, key]))
    .update(value)
    .digest('base64url');
}
