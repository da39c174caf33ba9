import pino from 'pino';
import type { Config } from '../config/schema.ts';
import type { Logger } from '../engine/logger.ts';
import { CodedError, isHalt } from '../ports/errors.ts';

/** Names under which clients keep what nobody may read, wherever an object of theirs is logged. */
const SECRETS = ['password', 'apiKey', 'api-key', 'authorization', 'sasl', 'connectionString', 'headers'];
const REDACTED = SECRETS.flatMap((name) => [`["${name}"]`, `*["${name}"]`, `*.*["${name}"]`]);

/** user:password@ of a URL, whatever text it stands in. */
const CREDENTIALS = /(:\/\/)[^\s/?#"'@\\]+@/g;
/** Causes of causes. */
const DEPTH = 4;

/** JSON lines on standard error, so that standard output stays the commands' own. */
export function createLogger(config: Config, level = config.log.level): Logger {
  return loggerTo(pino.destination({ fd: 2, sync: true }), level);
}

export function loggerTo(stream: pino.DestinationStream, level: string): Logger {
  return pino(
    {
      level,
      base: null,
      formatters: { level: (label) => ({ level: label }) },
      timestamp: pino.stdTimeFunctions.isoTime,
      serializers: { err: (error) => told(error, DEPTH, level === 'debug' ? 'all' : 'unexpected') },
      redact: { paths: REDACTED, censor: '[secret]' },
      hooks: { streamWrite: (line) => line.replace(CREDENTIALS, '$1[secret]@') },
    },
    stream,
  );
}

/** An expected failure needs none; nor does what is away, whose client's stacks tell nobody anything. */
type Stacks = 'all' | 'unexpected' | 'none';

/** What an error says for people; not what a client hangs on it, as its connection with the password. */
function told(error: unknown, depth: number, stacks: Stacks): unknown {
  if (!(error instanceof Error)) return typeof error === 'object' && error !== null ? {} : error;
  const { name, message, stack, cause } = error;
  const code = 'code' in error && typeof error.code === 'string' ? { code: error.code } : {};
  const below = isHalt(error) && stacks === 'unexpected' ? 'none' : stacks;
  const why = cause === undefined || depth === 0 ? {} : { cause: told(cause, depth - 1, below) };
  const hasStack = stacks === 'all' || (stacks === 'unexpected' && !(error instanceof CodedError));
  return { type: name, message, ...code, ...(hasStack && { stack }), ...why };
}
