import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type {
  InputId,
  NamedPlace,
  Owner,
  Store,
  StoreLimits,
  StoreTransaction,
  Truncation,
} from '../../ports/store.ts';
import { StoreQueries } from '../sql/queries.ts';
import { StoreReads } from '../sql/store-reads.ts';
import type { Connections } from './connections.ts';
import { type Session, Transactions } from './transactions.ts';

const PROBE_BYTES = 256 * 1024;
/** Of the lock of whoever sweeps. */
const LOCK = 4_081_516_232;

export interface Pools {
  readonly single: Connections;
  readonly transactions: Connections;
  /** Commits need not outlive a crash of the database. */
  readonly lazy: Connections;
}

/** The Store on PostgreSQL. */
export class PostgresStore extends StoreReads implements Store {
  readonly #single: StoreQueries;
  readonly #lazy: StoreQueries;
  readonly #transactions: Transactions;
  readonly #lazyTransactions: Transactions;
  readonly #close: () => Promise<void>;

  constructor({ single: connections, transactions, lazy }: Pools, close: () => Promise<void>) {
    const single = new StoreQueries(connections.db);
    super(single);
    this.#single = single;
    this.#lazy = new StoreQueries(lazy.db);
    this.#transactions = new Transactions(transactions);
    this.#lazyTransactions = new Transactions(lazy);
    this.#close = close;
  }

  /** The owner's row stays locked against `own` until the transaction's end. */
  transaction<T>(owner: Owner, _input: InputId, work: (tx: StoreTransaction) => Promise<T>): Promise<T> {
    return this.#transactions.run(async ({ queries }) => {
      await queries.owners.check(owner, true);
      return work(queries);
    });
  }

  own(processor: string, partition: number): Promise<Owner> {
    return this.#single.owners.own(processor, partition);
  }

  noteTruncation(truncation: Truncation): Promise<void> {
    return this.#single.owners.noteTruncation(truncation);
  }

  acknowledgeTruncations(): Promise<number> {
    return this.#single.owners.acknowledgeTruncations();
  }

  movePlace(place: NamedPlace, seen: number | null): Promise<void> {
    return this.#single.places.movePlace(place, seen);
  }

  reserveSlot(host: string, gapMs: number, now: number, latest: number): Promise<number | null> {
    return this.#lazy.reserveSlot({ host, gapMs, now, latest });
  }

  /**
   * A table that was just emptied begins a new file, so that a full disk cannot hide behind room that became free in the old
   * one. While somebody reads the table (a dump reads all of them), its rows are deleted instead: nobody waits for that.
   */
  probe(): Promise<void> {
    return this.#transactions.run(async ({ db }) => {
      const { rows: readers } = await READERS_OF_PROBES.execute(db);
      await (readers.length === 0 ? sql`truncate probes` : sql`delete from probes`).execute(db);
      await sql`insert into probes (bytes) values (${randomBytes(PROBE_BYTES)})`.execute(db);
      await sql`select count(*) from probes`.execute(db);
    });
  }

  async about(): Promise<string> {
    const { rows } = await this.#transactions.run(({ db }) =>
      sql<{ server_version: string }>`show server_version`.execute(db),
    );
    return `PostgreSQL ${rows[0]?.server_version}`;
  }

  /** 0, too, while another process sweeps. */
  sweep(limits: StoreLimits, now: number, limit: number): Promise<number> {
    return this.#lazyTransactions.run(async (session) => {
      return (await isOurTurn(session)) ? session.queries.sweep(limits, now, limit) : 0;
    });
  }

  close(): Promise<void> {
    return this.#close();
  }
}

const READERS_OF_PROBES = sql`select 1 from pg_locks where relation = 'probes'::regclass and pid <> pg_backend_pid()`;

async function isOurTurn({ db }: Session): Promise<boolean> {
  const { rows } = await sql<{ locked: boolean }>`select pg_try_advisory_xact_lock(${LOCK}) as locked`.execute(db);
  return rows[0]?.locked === true;
}
