import { setTimeout as sleep } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { PoolClient, QueryResult } from 'pg';
import { CodedError, isHalt } from '../../ports/errors.ts';
import { StoreQueries } from '../sql/queries.ts';
import type { StoreTables } from '../sql/store-tables.ts';
import { type Connections, send } from './connections.ts';
import { Conflict, ConnectionLost } from './errors.ts';
import { kyselyOn } from './kysely.ts';

/** Of a transaction that others are in the way of; together they take some seconds. */
const MOST_TRIES = 30;
const FIRST_WAIT_MS = 5;
const LONGEST_WAIT_MS = 250;

/** Transactions of isolation level repeatable read, each on a connection of its own. */
export class Transactions {
  readonly #connections: Connections;
  readonly #sessions = new WeakMap<PoolClient, Session>();

  constructor(connections: Connections) {
    this.#connections = connections;
  }

  /**
   * Commits what `work` does, or nothing where it throws. Where other transactions are in the way, or the connection is
   * lost, it runs again from the start, whatever it made of that. A commit whose end is unknown throws STORE_UNAVAILABLE.
   * Parts hardly ever fail, and a savepoint for each costs two round trips: so there are none until one part has failed.
   */
  async run<T>(work: (session: Session) => Promise<T>): Promise<T> {
    let savepoints = false;
    for (let tries = 1; ; tries++) {
      try {
        return await this.#connections.lend((client) => this.#once(client, savepoints, work));
      } catch (error) {
        if (error instanceof PartFailed) {
          savepoints = true;
          continue;
        }
        if (!(error instanceof Conflict)) throw error;
        if (tries === MOST_TRIES) {
          throw new CodedError('STORE_UNAVAILABLE', 'something was in the way at every try', {
            value: tries,
            cause: error,
          });
        }
      }
      await sleep(Math.random() * Math.min(FIRST_WAIT_MS * 2 ** tries, LONGEST_WAIT_MS));
    }
  }

  async #once<T>(client: PoolClient, savepoints: boolean, work: (session: Session) => Promise<T>): Promise<T> {
    const session = this.#sessions.get(client) ?? new Session(client);
    this.#sessions.set(client, session);
    try {
      await session.begin(savepoints);
      const answer = await work(session);
      await session.commit();
      return answer;
    } catch (error) {
      throw await session.rollback(error);
    }
  }
}

/** A part of a transaction without savepoints failed: what it did cannot be told from the rest. */
class PartFailed extends Error {}

class SessionQueries extends StoreQueries {
  savepoints = false;
  failed = false;

  override async attempt<T>(part: () => Promise<T>): Promise<T> {
    if (this.savepoints) return super.attempt(part);
    try {
      return await part();
    } catch (error) {
      this.failed = true;
      throw error;
    }
  }
}

/** The statements of one connection's transactions, one after the other. */
export class Session {
  readonly #client: PoolClient;
  /** What ended the transaction under way. */
  #failure: unknown = null;
  /** Whether it may be committed. */
  #committing = false;
  readonly db: Kysely<StoreTables>;
  readonly queries: SessionQueries;

  constructor(client: PoolClient) {
    this.#client = client;
    this.db = kyselyOn((sql, parameters) => this.#send(sql, parameters));
    this.queries = new SessionQueries(this.db);
  }

  /** With `savepoints`, a part that fails leaves the rest of the transaction as it is. */
  async begin(savepoints: boolean): Promise<void> {
    this.queries.savepoints = savepoints;
    this.queries.failed = false;
    this.#failure = null;
    this.#committing = false;
    await this.#send('begin isolation level repeatable read', []);
  }

  /** Throws what ended the transaction, also where its work swallowed that. */
  async commit(): Promise<void> {
    if (this.#failure !== null) throw this.#failure;
    if (this.queries.failed) throw new PartFailed();
    this.#committing = true;
    const { command } = await this.#send('commit', []);
    if (command !== 'COMMIT') throw new Error('a statement of the transaction failed, and its work did not say so');
  }

  /** Answers with what the transaction failed of: `error`, or what was before it. */
  async rollback(error: unknown): Promise<unknown> {
    const cause = this.#failure ?? error;
    if (cause instanceof ConnectionLost && !this.#committing) return new Conflict('the connection was lost', { cause });
    if (isHalt(cause)) return cause;
    try {
      await send(this.#client, 'rollback', []);
      return this.queries.failed && !(cause instanceof Conflict) ? new PartFailed() : cause;
    } catch (failure) {
      return failure;
    }
  }

  async #send(sql: string, parameters: readonly unknown[]): Promise<QueryResult> {
    if (this.#failure !== null) throw this.#failure;
    try {
      return await send(this.#client, sql, parameters);
    } catch (error) {
      if (error instanceof Conflict || isHalt(error)) this.#failure = error;
      throw error;
    }
  }
}
