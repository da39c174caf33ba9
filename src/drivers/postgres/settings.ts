import { type ClientConfig, types } from 'pg';
import { CodedError } from '../../ports/errors.ts';

export interface ConnectionOptions {
  /** postgres://user:password@host:port/database */
  readonly url: string;
  /** In the place of the one in the URL; empty: there is none. */
  readonly password?: string;
  /** Null: no encryption, where the URL asks for none. The server's certificate is always checked: by `ca` in PEM, or (null) by what Node.js knows. */
  readonly tls: { readonly ca: string | null } | null;
  /** For a connection to be had, and for one statement. */
  readonly timeoutMs: number;
}

/** A URL that names a mode of TLS, other than none, asks for it. */
const ASKS_FOR_TLS = /[?&](sslmode=(?!disable)|ssl=(?!0|false))/;

/** What pg must know of a connection. Throws CONFIG_INVALID. */
export function clientConfig({ url, password = '', tls, timeoutMs }: ConnectionOptions): ClientConfig {
  const parsed = parse(url);
  if (password !== '') parsed.password = encodeURIComponent(password);
  const asked = ASKS_FOR_TLS.test(parsed.search);
  // pg lets the URL, and the environment, have the last word, also that nothing be checked
  for (const name of [...parsed.searchParams.keys()])
    if (/^(ssl|uselibpqcompat)/.test(name)) parsed.searchParams.delete(name);
  const encrypted = { rejectUnauthorized: true, ...(tls?.ca != null && { ca: tls.ca }) };
  return {
    connectionString: parsed.href,
    ssl: tls !== null || asked ? encrypted : false,
    application_name: 'quakewire',
    keepAlive: true,
    connectionTimeoutMillis: timeoutMs,
    statement_timeout: timeoutMs,
    // a process that stands still gives up its locks before whoever waits for them gives up
    idle_in_transaction_session_timeout: Math.ceil(timeoutMs / 2),
    // for a server that cannot even say that a statement took too long
    query_timeout: timeoutMs + 2_000,
    types: { getTypeParser },
  };
}

// neither the URL nor the error that quotes it may be told: there is a password in it
function parse(url: string): URL {
  const parsed = URL.parse(url);
  if (parsed === null || !/^postgres(ql)?:$/.test(parsed.protocol)) {
    throw new CodedError('CONFIG_INVALID', 'the database’s URL is none of the form postgres://user@host:port/name');
  }
  return parsed;
}

/** int8 and numeric, which pg gives as texts. */
const NUMBERS = new Set<number>([types.builtins.INT8, types.builtins.NUMERIC]);

const getTypeParser: typeof types.getTypeParser = (oid: number, format?: 'text' | 'binary') =>
  NUMBERS.has(oid) && format !== 'binary' ? Number : types.getTypeParser(oid, format as 'text');
