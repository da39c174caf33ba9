/** The Store on PostgreSQL, which any number of processes share. */
import type { Clock } from '../../ports/clock.ts';
import type { Store, StoreLimits } from '../../ports/store.ts';
import { sweepRegularly } from '../sql/sweeping.ts';
import { Connections } from './connections.ts';
import { refusedAtStart } from './errors.ts';
import { checkVersion, migrate } from './migrate.ts';
import { type ConnectionOptions, clientConfig } from './settings.ts';
import { PostgresStore } from './store.ts';

/** Of the connections, so many are for what waits for no disk: hosts' slots, and the sweeper. */
const LAZY_CONNECTIONS = 2;
/** So many, of those that are left, are for single statements: whoever handles a record shall not wait behind commits. */
const READING_SHARE = 0.3;

export interface PostgresOptions extends ConnectionOptions {
  /** At most, of this process; at least 4. */
  readonly connections: number;
  /** True: a daemon, which sweeps. False: a command beside it. */
  readonly own: boolean;
  /** Whether tables are made and migrated, or only checked. */
  readonly create?: boolean;
  /** How long rows stay. */
  readonly limits: StoreLimits;
  readonly clock: Clock;
  /** Told of what failed in the background. */
  readonly onError?: (error: unknown) => void;
  /** Told of what went well in the background. */
  readonly onWell?: () => void;
}

/**
 * Connects, and makes or migrates the tables where needed. Throws CONFIG_INVALID, STORE_REFUSED, DATABASE_NEWER,
 * DATABASE_OLDER where it only checks them, or an error of disposition halt.
 */
export async function openPostgres(options: PostgresOptions): Promise<Store> {
  const { connections: count, own, create = true, limits, clock, onError = () => undefined, onWell } = options;
  const config = clientConfig(options);
  try {
    await (create ? migrate(config) : checkVersion(config));
  } catch (error) {
    throw refusedAtStart(error);
  }
  const reading = Math.max(1, Math.floor((count - LAZY_CONNECTIONS) * READING_SHARE));
  const open = (connections: number, lazy = false) => new Connections(config, { connections, lazy, onError });
  const pools = {
    single: open(reading),
    transactions: open(Math.max(1, count - LAZY_CONNECTIONS - reading)),
    lazy: open(LAZY_CONNECTIONS, true),
  };
  const store = new PostgresStore(pools, async () => {
    await stopSweeping();
    await Promise.all(Object.values(pools).map((pool) => pool.close()));
  });
  const sweep = (limit: number) => store.sweep(limits, clock.now(), limit);
  const stopSweeping = own ? sweepRegularly(sweep, clock, onError, onWell) : async () => {};
  return store;
}
