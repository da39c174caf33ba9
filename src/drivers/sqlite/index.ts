/** The embedded Log, Store and Committer: one SQLite file in the data folder. */
import type { Committer } from '../../ports/committer.ts';
import type { Log } from '../../ports/log.ts';
import type { Owner, Store } from '../../ports/store.ts';
import { StoreQueries } from '../sql/queries.ts';
import { sweepRegularly } from '../sql/sweeping.ts';
import { Appender } from './appender.ts';
import { SqliteCommitter } from './committer.ts';
import { openFile } from './file.ts';
import { Groups } from './groups.ts';
import { kyselyOn } from './kysely.ts';
import { SqliteLog } from './log.ts';
import { Probe } from './probe.ts';
import { Reader } from './reader.ts';
import { SqliteStore } from './store.ts';
import type { StoreOptions } from './store-only.ts';
import { Sweeper } from './sweeper.ts';
import { Topics } from './topics.ts';
import { Watcher } from './watcher.ts';

export { openSqliteStore } from './store-only.ts';

export interface EmbeddedOptions extends StoreOptions {
  readonly topicPrefix?: string | undefined;
  /** Bounds the retention of topics that have one. */
  readonly maxRetentionMs: number | null;
  /** How long a record of a compacted topic stays after a later one of its key. */
  readonly compactionLagMs: number;
}

export interface Embedded {
  readonly log: Log;
  readonly store: Store;
  readonly committer: Committer;
  /** One small step of retention, compaction and the Store's ages: at most `limit` rows; answers how many went. An owner does it by itself. */
  sweep(limit: number): Promise<number>;
  close(): Promise<void>;
}

/** Opens the file, made where it is missing. Throws FILE_OWNED, FILE_NEWER, or an error of disposition halt. */
export async function openEmbedded(options: EmbeddedOptions): Promise<Embedded> {
  const { clock, maxRetentionMs, compactionLagMs, limits, onError = () => undefined, onWell } = options;
  const file = await openFile(options);
  const { writer, reader: connection, disk } = file;
  const topics = new Topics(connection, options.topicPrefix ?? '');
  const watcher = new Watcher(writer.connection, onError);
  const appender = new Appender(writer, topics, watcher, clock);
  const groups = new Groups(writer.connection, topics);
  const queries = new StoreQueries(kyselyOn(writer.connection));
  const reading = new StoreQueries(kyselyOn(connection));
  const reader = new Reader(connection, topics);
  const probe = new Probe(writer, connection, disk);
  const log = new SqliteLog({ writer, connection, topics, appender, reader, watcher, groups, probe, onError });
  const sweeper = new Sweeper({
    writer,
    topics,
    queries,
    clock,
    options: { maxRetentionMs, compactionLagMs, limits },
  });
  // a group bears its processor's name
  const checkOwner = ({ processor, partition, epoch }: Owner) => groups.checkEpoch(processor, partition, epoch);
  const stopSweeping = options.own
    ? sweepRegularly((limit) => sweeper.step(limit), clock, onError, onWell)
    : async () => {};
  return {
    log,
    store: new SqliteStore({ writer, checkOwner, writing: queries, reading, probe, close: () => writer.idle() }),
    committer: new SqliteCommitter({ connection: writer.connection, appender, groups, queries }),
    sweep: (limit) => sweeper.step(limit),
    close: async () => {
      await stopSweeping();
      await log.close();
      watcher.close();
      file.close();
    },
  };
}
