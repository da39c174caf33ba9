import { DatabaseError } from 'pg';
import { type Code, CodedError } from '../../ports/errors.ts';

/** SQLSTATEs, whole or by class (postgresql.org/docs/current/errcodes-appendix.html), of failures that are no statement's own. */
const CODE_OF_STATE: Readonly<Record<string, Code>> = {
  '08': 'STORE_UNAVAILABLE', // connection exceptions
  '0A000': 'STORE_UNAVAILABLE', // prepared before another process migrated: a new connection prepares it anew
  '25006': 'STORE_UNAVAILABLE', // read-only transaction
  '25P03': 'STORE_UNAVAILABLE', // idle in a transaction for too long
  '28': 'STORE_UNAVAILABLE', // authorisation
  '3D000': 'STORE_UNAVAILABLE', // no such database
  '42501': 'STORE_UNAVAILABLE', // insufficient privilege
  '53100': 'DISK_FULL',
  '53': 'STORE_UNAVAILABLE', // memory, connections
  '55P03': 'STORE_UNAVAILABLE', // lock not available in time
  '57': 'STORE_UNAVAILABLE', // shut down, starting up, statement timed out
  '58': 'STORE_UNAVAILABLE', // I/O
  XX001: 'STORE_UNAVAILABLE', // corrupted data
  XX002: 'STORE_UNAVAILABLE', // corrupted index
};

/** What no waiting mends: who we are, what the database is called, what we may do there. */
const REFUSALS = ['28', '3D000', '42501'];
const CONFLICTS = new Set(['40001', '40P01']);

/** Shut down, crashed, or told to end this connection; idle in a transaction for too long. */
const ENDED = new Set(['57P01', '57P02', '25P03']);
/** What pg and Node.js say of it. */
const LOST = /^Connection terminated|connection error and is not queryable|^(read|write) E/;

/** The transaction met another one, and has to run again. */
export class Conflict extends Error {}

/** The connection is gone; another one may be had. */
export class ConnectionLost extends CodedError {}

/** A failure of a statement or of a connection as what it is for us: coded, a {@link Conflict}, or the statement's own fault. */
export function codedError(error: unknown): unknown {
  const state = error instanceof DatabaseError ? (error.code ?? '') : '';
  if (CONFLICTS.has(state)) return new Conflict('another transaction was in the way', { cause: error });
  const code = state === '' ? codeWithoutState(error) : (CODE_OF_STATE[state] ?? CODE_OF_STATE[state.slice(0, 2)]);
  if (code === undefined) return error;
  const Failure = isLost(error) ? ConnectionLost : CodedError;
  return new Failure(code, 'PostgreSQL failed', { value: messageOf(error), cause: error });
}

/** No connection can be had. */
export function unreachable(cause: unknown): CodedError {
  return new CodedError('STORE_UNAVAILABLE', 'no connection to PostgreSQL', { value: messageOf(cause), cause });
}

/** At the start, a database that will never let us in is no halt. */
export function refusedAtStart(error: unknown): unknown {
  const cause = error instanceof CodedError ? error.cause : error;
  const state = cause instanceof DatabaseError ? (cause.code ?? '') : '';
  const refused = REFUSALS.some((known) => state.startsWith(known)) || isOfTls(cause);
  return refused ? new CodedError('STORE_REFUSED', 'PostgreSQL', { value: messageOf(cause), cause }) : error;
}

// what comes from a connection has no SQLSTATE; values that cannot be sent are the statement's
function codeWithoutState(error: unknown): Code | undefined {
  const isStatements = error instanceof TypeError || error instanceof RangeError || error instanceof CodedError;
  return error instanceof Error && !isStatements ? 'STORE_UNAVAILABLE' : undefined;
}

function isLost(error: unknown): boolean {
  if (error instanceof DatabaseError) return ENDED.has(error.code ?? '');
  return error instanceof Error && LOST.test(error.message);
}

function isOfTls(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  return /CERT|^ERR_(TLS|SSL)/.test(code) || error.message === 'The server does not support SSL connections';
}

// of several addresses of one host, each has its own
function messageOf(error: unknown): string {
  if (error instanceof AggregateError && error.message === '') return error.errors.map(messageOf).join('; ');
  return error instanceof Error ? error.message : String(error);
}
