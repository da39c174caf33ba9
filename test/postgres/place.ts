/** Databases of their own on the tests' PostgreSQL. */
import { Client } from 'pg';
import { openPostgres, type PostgresOptions } from '../../src/drivers/postgres/index.ts';
import { systemClock } from '../../src/drivers/system/clock.ts';
import { StoredEmitsCommitter } from '../../src/engine/stored-emits.ts';
import type { Store } from '../../src/ports/store.ts';
import type { Place } from '../contract/harness.ts';
import { DAY, makeSqlitePlace } from '../sqlite/place.ts';
import { present } from '../support/missing.ts';
import { sharedPostgres } from '../support/shared.ts';

/** Options that suit most tests. */
export const optionsFor = (url: string, changes: Partial<PostgresOptions> = {}): PostgresOptions => ({
  url,
  tls: null,
  connections: 12,
  timeoutMs: 10_000,
  own: false,
  clock: systemClock,
  limits: {
    pageAgeMs: 7 * DAY,
    documentAgeMs: 30 * DAY,
    pagesPerProfile: 20,
    outcomeAgeMs: 90 * DAY,
    eventAgeMs: 90 * DAY,
  },
  onError: (error) => {
    throw error;
  },
  ...changes,
});

/** A new database with its URL. */
export const newDatabase = async (): Promise<string> => present(await sharedPostgres()).newDatabase();

/** Opens the Store for the test, and closes it. */
export async function withPostgres(
  url: string,
  run: (store: Store) => Promise<void>,
  changes: Partial<PostgresOptions> = {},
): Promise<void> {
  const store = await openPostgres(optionsFor(url, changes));
  try {
    await run(store);
  } finally {
    await store.close();
  }
}

/** Runs a statement on a connection of its own. */
export async function ask(url: string, sql: string, values: unknown[] = []): Promise<unknown[]> {
  const client = new Client({ connectionString: url });
  try {
    await client.connect();
    return (await client.query(sql, values)).rows;
  } finally {
    await client.end();
  }
}

/** A Store on PostgreSQL beside a Log that is a file. */
export async function makePostgresPlace(): Promise<Place> {
  const url = await newDatabase();
  const logs = await makeSqlitePlace();
  return {
    open: async () => {
      const store = await openPostgres(optionsFor(url));
      const { log, close, ...opened } = await logs.open();
      const closeBoth = async () => {
        await close();
        await store.close();
      };
      return {
        ...opened,
        log,
        store,
        committer: new StoredEmitsCommitter({ log, store }),
        separate: true,
        close: closeBoth,
      };
    },
    remove: () => logs.remove(),
  };
}
