import type { Kysely } from 'kysely';
import { type ClientBase, type ClientConfig, Pool, type PoolClient, type QueryResult } from 'pg';
import { isHalt } from '../../ports/errors.ts';
import { createLimit, type Limit } from '../limit.ts';
import type { StoreTables } from '../sql/store-tables.ts';
import { storable } from '../sql/values.ts';
import { ConnectionLost, codedError, unreachable } from './errors.ts';
import { kyselyOn } from './kysely.ts';

/** Idle connections stay for so long. */
const IDLE_MS = 60_000;
/** Statements that the server keeps prepared for each connection; lists of many lengths are not worth it. */
const MOST_PREPARED = 300;
const LONGEST_PREPARED = 40;

export interface PoolOptions {
  readonly connections: number;
  /** Commits are durable against a crash of this process only, and wait for no disk. */
  readonly lazy: boolean;
  /** Told of connections that broke while nobody used them. */
  readonly onError: (error: unknown) => void;
}

/** Connections to the database, some at a time. */
export class Connections {
  readonly #pool: Pool;
  /** pg's own queue gives up after the time for a connection, as if the database were away. */
  readonly #limit: Limit;
  /** Each statement on a connection that is free, and a transaction of its own. */
  readonly db: Kysely<StoreTables>;

  constructor(config: ClientConfig, { connections, lazy, onError }: PoolOptions) {
    const onConnect = async (client: ClientBase) => {
      await client.query('set synchronous_commit = off');
    };
    this.#limit = createLimit(connections);
    this.#pool = new Pool({ ...config, max: connections, idleTimeoutMillis: IDLE_MS, ...(lazy ? { onConnect } : {}) });
    this.#pool.on('error', (error) => onError(codedError(error)));
    // one that breaks between two statements of a transaction is told of by the second of them
    this.#pool.on('connect', (client) => client.on('error', () => undefined));
    this.db = kyselyOn((sql, parameters) => this.#patiently((client) => send(client, sql, parameters)));
  }

  /** Lends a connection to `work`; one that failed is not lent again. */
  lend<T>(work: (client: PoolClient) => Promise<T>): Promise<T> {
    return this.#limit(async () => this.#lend(await this.#connect(), work));
  }

  async close(): Promise<void> {
    await this.#pool.end();
  }

  /** Runs a statement that does no harm twice: connections may have been lost while they were idle. */
  async #patiently<T>(statement: (client: PoolClient) => Promise<T>): Promise<T> {
    for (let tries = 1; ; tries++) {
      try {
        return await this.lend(statement);
      } catch (error) {
        if (!(error instanceof ConnectionLost) || tries > this.#pool.options.max) throw error;
      }
    }
  }

  async #lend<T>(client: PoolClient, work: (client: PoolClient) => Promise<T>): Promise<T> {
    let broken = false;
    try {
      return await work(client);
    } catch (error) {
      broken = isHalt(error);
      throw error;
    } finally {
      client.release(broken);
    }
  }

  async #connect(): Promise<PoolClient> {
    try {
      return await this.#pool.connect();
    } catch (error) {
      throw unreachable(error);
    }
  }
}

/** Runs one statement. Throws as `codedError` says. */
export async function send(
  client: Pick<ClientBase, 'query'>,
  sql: string,
  parameters: readonly unknown[],
): Promise<QueryResult> {
  try {
    return await client.query({ ...nameOf(sql, parameters), text: sql, values: parameters.map(storable) });
  } catch (error) {
    throw codedError(error);
  }
}

const names = new Map<string, string>();

function nameOf(sql: string, { length }: readonly unknown[]): { readonly name?: string } {
  if (length === 0 || length > LONGEST_PREPARED) return {};
  const name = names.get(sql) ?? `quakewire_${names.size}`;
  if (!names.has(sql) && names.size === MOST_PREPARED) return {};
  names.set(sql, name);
  return { name };
}
