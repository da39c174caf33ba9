/** The Store on PostgreSQL, which any number of processes share. */
import type { Clock } from '../../ports/clock.ts';
import type { Store, StoreLimits } from '../../ports/store.ts';
import { sweepRegularly } from '../sql/sweeping.ts';
import { Connections } from './connections.ts';
import { refusedAtStart } from './errors.ts';
import { migrate } from './migrate.ts';
import { type ConnectionOptions, clientConfig } from './settings.ts';
import { PostgresStore } from './store.ts';

/** Of the connections, so many are for what waits for no disk: hosts' slots, and the sweeper. */
const LAZY_CONNECTIONS = 2;

export interface PostgresOptions extends ConnectionOptions {
  /** At most, of this process; at least 3. */
  readonly connections: number;
  /** True: a daemon, which sweeps. False: a command beside it. */
  readonly own: boolean;
  /** How long rows stay. */
  readonly limits: StoreLimits;
  readonly clock: Clock;
  /** Told of what failed in the background. */
  readonly onError?: (error: unknown) => void;
}

/**
 * Connects, and makes or migrates the tables where needed. Throws CONFIG_INVALID, STORE_REFUSED, DATABASE_NEWER, or an
 * error of disposition halt.
 */
export async function openPostgres(options: PostgresOptions): Promise<Store> {
  const { connections: count, own, limits, clock, onError = () => undefined } = options;
  const config = clientConfig(options);
  try {
    await migrate(config);
  } catch (error) {
    throw refusedAtStart(error);
  }
  const connections = new Connections(config, {
    connections: Math.max(1, count - LAZY_CONNECTIONS),
    lazy: false,
    onError,
  });
  const lazy = new Connections(config, { connections: LAZY_CONNECTIONS, lazy: true, onError });
  const store = new PostgresStore(connections, lazy, async () => {
    await stopSweeping();
    await Promise.all([connections.close(), lazy.close()]);
  });
  const sweep = (limit: number) => store.sweep(limits, clock.now(), limit);
  const stopSweeping = own ? sweepRegularly(sweep, clock, onError) : async () => {};
  return store;
}
