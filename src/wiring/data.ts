/** Log, Store and Committer: of a data folder, as its owner or beside the daemon that owns it, or of the servers that the configuration names. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { topics } from '../../topics/index.ts';
import type { Config } from '../config/schema.ts';
import { FILE_NAME } from '../drivers/sqlite/file.ts';
import { openEmbedded } from '../drivers/sqlite/index.ts';
import { systemClock } from '../drivers/system/clock.ts';
import type { Logger } from '../engine/logger.ts';
import { CodedError } from '../ports/errors.ts';
import { type Background, tellBackground } from './background.ts';
import { createLogger } from './logger.ts';
import type { Data } from './opened.ts';
import { isEmbedded, limitsOf, openServers, ownerName } from './servers.ts';

/**
 * Opens what there is beside a daemon: to append, to read, to commit for groups of one's own. Without `create` data
 * folder, topics and tables must be there: neither a typing error nor a newer program that looks around shall make them.
 * Throws FILE_UNREADABLE, TOPIC_MISMATCH, DATABASE_OLDER.
 */
export async function openData(config: Config, name: string, create = false): Promise<Data> {
  if (!isEmbedded(config))
    // what fails is told by whoever needed it, in a line for people
    return openServers(config, { name, logger: createLogger(config, 'silent'), own: false, create });
  if (!create && !existsSync(join(config.data, FILE_NAME))) {
    throw new CodedError('FILE_UNREADABLE', 'there is no database in this folder', { value: config.data });
  }
  return open(config, name, { create, owner: null });
}

/** Opens it as a daemon, which owns its data folder. Throws FILE_OWNED, FILE_NEWER, and what `openServers` throws. */
export function openOwned(config: Config, name: string, logger: Logger): Promise<Data> {
  if (!isEmbedded(config)) return openServers(config, { name, logger, own: true, create: true });
  return open(config, name, { create: true, owner: tellBackground(logger) });
}

interface Way {
  readonly create: boolean;
  /** The daemon's, told of what fails in the background; null: a command beside it. */
  readonly owner: Background | null;
}

async function open(config: Config, name: string, { create, owner }: Way) {
  const { data, topics: settings, store, sqlite } = config;
  const embedded = await openEmbedded({
    folder: data,
    name: ownerName(name),
    own: owner !== null,
    ...owner,
    clock: systemClock,
    topicPrefix: settings.prefix,
    synchronous: sqlite.synchronous,
    minFreeBytes: store.minFree,
    maxRetentionMs: settings.retentionMax,
    compactionLagMs: settings.compactionLag,
    limits: limitsOf(config),
  });
  try {
    await embedded.log.ensureTopics(topics, { create });
    return embedded;
  } catch (error) {
    await embedded.close();
    throw error;
  }
}
