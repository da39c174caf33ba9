/** The embedded Log, Store and Committer: one SQLite file in the data folder. */
import type { Clock } from '../../ports/clock.ts';
import type { Committer } from '../../ports/committer.ts';
import type { Log } from '../../ports/log.ts';
import type { Store, StoreLimits } from '../../ports/store.ts';
import { StoreQueries } from '../sql/queries.ts';
import { Appender } from './appender.ts';
import { SqliteCommitter } from './committer.ts';
import { openFile } from './file.ts';
import { Groups } from './groups.ts';
import { kyselyOn } from './kysely.ts';
import { SqliteLog } from './log.ts';
import { Probe } from './probe.ts';
import { Reader } from './reader.ts';
import { SqliteStore } from './store.ts';
import { Sweeper } from './sweeper.ts';
import { sweepRegularly } from './sweeping.ts';
import { Topics } from './topics.ts';
import { Watcher } from './watcher.ts';

export interface EmbeddedOptions {
  readonly folder: string;
  /** Who we are, for others that are refused. */
  readonly name: string;
  /** True: the daemon, which owns the folder. False: a command, beside a daemon or without one. */
  readonly own: boolean;
  readonly clock: Clock;
  readonly topicPrefix?: string | undefined;
  /** `full`: what was acknowledged survives a crash of the machine; `normal`: of the process only. */
  readonly synchronous: 'full' | 'normal';
  /** The disk is full where less than this is free. */
  readonly minFreeBytes: number;
  /** The disk is full, too, where the file would exceed this. */
  readonly maxFileBytes?: number | undefined;
  /** Bounds the retention of topics that have one. */
  readonly maxRetentionMs: number | null;
  /** How long a record of a compacted topic stays after a later one of its key. */
  readonly compactionLagMs: number;
  /** How long the Store's rows stay. */
  readonly limits: StoreLimits;
  /** Told of what failed in the background. */
  readonly onError?: (error: unknown) => void;
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
  const { clock, maxRetentionMs, compactionLagMs, limits, onError = () => undefined } = options;
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
  const stopSweeping = options.own ? sweepRegularly((limit) => sweeper.step(limit), clock, onError) : async () => {};
  return {
    log,
    store: new SqliteStore({ writer, groups, writing: queries, reading, probe }),
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
