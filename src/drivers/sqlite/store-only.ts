/** The Store alone, in its SQLite file: for a Log that is another database. */
import type { Clock } from '../../ports/clock.ts';
import type { Store, StoreLimits } from '../../ports/store.ts';
import { StoreQueries } from '../sql/queries.ts';
import { sweepRegularly } from '../sql/sweeping.ts';
import { openFile } from './file.ts';
import { kyselyOn } from './kysely.ts';
import { Probe } from './probe.ts';
import { SqliteStore } from './store.ts';

export interface StoreOptions {
  readonly folder: string;
  /** Who we are, for others that are refused. */
  readonly name: string;
  /** True: the daemon, which owns the folder. False: a command, beside a daemon or without one. */
  readonly own: boolean;
  readonly clock: Clock;
  /** `full`: what was acknowledged survives a crash of the machine; `normal`: of the process only. */
  readonly synchronous: 'full' | 'normal';
  /** The disk is full where less than this is free. */
  readonly minFreeBytes: number;
  /** The disk is full, too, where the file would exceed this. */
  readonly maxFileBytes?: number | undefined;
  /** How long the Store's rows stay. */
  readonly limits: StoreLimits;
  /** Told of what failed in the background. */
  readonly onError?: (error: unknown) => void;
  /** Told of what went well in the background. */
  readonly onWell?: () => void;
}

/** Opens the file, made where it is missing. Throws FILE_OWNED, FILE_NEWER, or an error of disposition halt. */
export async function openSqliteStore(options: StoreOptions): Promise<Store> {
  const { own, clock, limits, onError = () => undefined, onWell } = options;
  const file = await openFile(options);
  const { writer, reader, disk } = file;
  const writing = new StoreQueries(kyselyOn(writer.connection));
  const store = new SqliteStore({
    writer,
    checkOwner: (owner) => writing.owners.check(owner, false),
    writing,
    reading: new StoreQueries(kyselyOn(reader)),
    probe: new Probe(writer, reader, disk),
    close: async () => {
      await stopSweeping();
      await writer.idle();
      file.close();
    },
  });
  const sweep = (limit: number) => store.sweep(limits, clock.now(), limit);
  const stopSweeping = own ? sweepRegularly(sweep, clock, onError, onWell) : async () => {};
  return store;
}
