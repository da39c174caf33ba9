/** Databases of their own on the tests' PostgreSQL. */
import { openPostgres, type PostgresOptions } from '../../src/drivers/postgres/index.ts';
import { systemClock } from '../../src/drivers/system/clock.ts';
import { StoredEmitsCommitter } from '../../src/engine/stored-emits.ts';
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
  limits: { pageAgeMs: 7 * DAY, documentAgeMs: 30 * DAY, pagesPerProfile: 20, outcomeAgeMs: 90 * DAY },
  onError: (error) => {
    throw error;
  },
  ...changes,
});

/** A new database with its URL. */
export const newDatabase = async (): Promise<string> => present(await sharedPostgres()).newDatabase();

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
