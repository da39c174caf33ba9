/** Log and Store of a deployment: Kafka, and PostgreSQL or, for a single process, the embedded file. */
import { mkdirSync, readFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { topics } from '../../topics/index.ts';
import type { Config } from '../config/schema.ts';
import { takeOwnership } from '../drivers/sqlite/ownership.ts';
import { systemClock } from '../drivers/system/clock.ts';
import type { Logger } from '../engine/logger.ts';
import { StoredEmitsCommitter } from '../engine/stored-emits.ts';
import { CodedError } from '../ports/errors.ts';
import type { Log } from '../ports/log.ts';
import type { Store, StoreLimits } from '../ports/store.ts';
import { tellBackground } from './background.ts';
import { requireTopics } from './missing-topics.ts';
import { type Closable, type Data, Opened } from './opened.ts';

/** Whether everything is in one file. Throws CONFIG_INVALID where a database is named, but no brokers. */
export function isEmbedded({ kafka, database }: Config): boolean {
  if (kafka.brokers.length > 0) return false;
  if (database.url === '') return true;
  throw new CodedError(
    'CONFIG_INVALID',
    'database.url (DATABASE_URL) needs kafka.brokers (KAFKA_BROKERS): the embedded log is one file with its Store',
  );
}

export interface ServersOptions {
  /** Who we are, for whoever is refused. */
  readonly name: string;
  readonly logger: Logger;
  /** True: the daemon. False: a command beside it, or without one. */
  readonly own: boolean;
  /** Whether topics and tables are made where they are missing, or only checked. */
  readonly create: boolean;
}

/**
 * Opens both. Throws LOG_REFUSED, TOPIC_MISMATCH, STORE_REFUSED, DATABASE_NEWER, DATABASE_OLDER, FILE_OWNED, FILE_NEWER,
 * FILE_UNREADABLE, or an error of disposition halt.
 */
export async function openServers(config: Config, options: ServersOptions): Promise<Data> {
  const opened = new Opened();
  try {
    if (options.own && config.database.url !== '') opened.keep(ownFolder(config.data, options.name));
    const log = opened.keep(await openLog(config, options.logger));
    if (options.create) await log.ensureTopics(topics);
    else await requireTopics(log, config.kafka.topics === 'create');
    const store = opened.keep(await openStore(config, options));
    return { log, store, committer: new StoredEmitsCommitter({ log, store }), close: () => opened.close() };
  } catch (error) {
    await opened.close();
    throw error;
  }
}

/** The journal and the browser's profiles are one process's. Throws FILE_OWNED. */
function ownFolder(folder: string, name: string): Closable {
  mkdirSync(folder, { recursive: true });
  const ownership = takeOwnership(folder, ownerName(name));
  return { close: async () => ownership.close() };
}

/** Throws LOG_REFUSED, LOG_UNAVAILABLE, FILE_UNREADABLE. */
export async function openLog({ kafka, topics: settings }: Config, logger: Logger): Promise<Log> {
  const { openKafka } = await import('../drivers/kafka/index.ts');
  const { tls, sasl } = kafka;
  if (sasl === 'plain' && tls === 'off')
    logger.warn({}, 'kafka.sasl=plain without kafka.tls: anybody on the way reads the password');
  return openKafka({
    brokers: kafka.brokers,
    clientId: kafka.clientId,
    tls: tls === 'off' ? null : { ca: readText(kafka.ca), cert: readText(kafka.certificate), key: readText(kafka.key) },
    sasl: sasl === 'off' ? null : { mechanism: sasl, username: kafka.username, password: kafka.password },
    topicPrefix: settings.prefix,
    create: kafka.topics === 'create',
    replication: kafka.replication,
    sessionTimeoutMs: kafka.session,
    transactionTimeoutMs: kafka.transaction,
    compression: kafka.compression,
    maxRetentionMs: settings.retentionMax,
    compactionLagMs: settings.compactionLag,
    clock: systemClock,
    logger,
  });
}

/** Throws FILE_OWNED, FILE_NEWER, FILE_UNREADABLE, STORE_UNAVAILABLE, and what `openPostgres` throws. */
export async function openStore(config: Config, { name, logger, own, create }: ServersOptions): Promise<Store> {
  const limits = limitsOf(config);
  const background = tellBackground(logger);
  const { url, password, tls, ca, connections, timeout } = config.database;
  if (url === '') {
    const { openSqliteStore } = await import('../drivers/sqlite/index.ts');
    const { data, store, sqlite } = config;
    const { synchronous } = sqlite;
    return openSqliteStore({
      folder: data,
      name,
      own,
      synchronous,
      minFreeBytes: store.minFree,
      limits,
      clock: systemClock,
      ...background,
    });
  }
  const { openPostgres } = await import('../drivers/postgres/index.ts');
  return openPostgres({
    url,
    password,
    tls: tls === 'off' ? null : { ca: readText(ca) },
    connections,
    timeoutMs: timeout,
    own,
    create,
    limits,
    clock: systemClock,
    ...background,
  });
}

/** What whoever is refused is told of the owner. */
export const ownerName = (name: string) => `${name}, process ${process.pid} on ${hostname()}`;

/** How long the Store's rows stay. */
export function limitsOf({ store }: Config): StoreLimits {
  const { pageAge, documentAge, outcomeAge, eventAge, pagesPerProfile } = store;
  const kept = { pageAgeMs: pageAge, documentAgeMs: documentAge, outcomeAgeMs: outcomeAge, eventAgeMs: eventAge };
  return { ...kept, pagesPerProfile };
}

/** Null where there is none. Throws FILE_UNREADABLE. */
function readText(path: string): string | null {
  if (path === '') return null;
  try {
    return readFileSync(path, 'utf8');
  } catch (cause) {
    throw new CodedError('FILE_UNREADABLE', 'a certificate or key cannot be read', { value: path, cause });
  }
}
