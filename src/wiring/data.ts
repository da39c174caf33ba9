/** A data folder: opened as its owner, or beside the daemon that owns it. */
import { existsSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { topics } from '../../topics/index.ts';
import type { Config } from '../config/schema.ts';
import { FILE_NAME } from '../drivers/sqlite/file.ts';
import { openEmbedded } from '../drivers/sqlite/index.ts';
import { systemClock } from '../drivers/system/clock.ts';
import type { Logger } from '../engine/logger.ts';
import type { Committer } from '../ports/committer.ts';
import { CodedError } from '../ports/errors.ts';
import type { Log } from '../ports/log.ts';
import type { Store } from '../ports/store.ts';

/** What a command sees of a data folder. */
export interface Data {
  readonly log: Log;
  readonly store: Store;
  readonly committer: Committer;
  close(): Promise<void>;
}

/**
 * Opens a data folder beside its daemon: to append, to read, to commit for groups of one's own. Without `create` it must
 * be there: a typing error shall not make a new one. Throws FILE_UNREADABLE.
 */
export async function openData(config: Config, name: string, create = false): Promise<Data> {
  if (!create && !existsSync(join(config.data, FILE_NAME))) {
    throw new CodedError('FILE_UNREADABLE', 'there is no database in this folder', { value: config.data });
  }
  return open(config, name, null);
}

/** Opens a data folder as its owner: the only one. Throws FILE_OWNED, FILE_NEWER. */
export function openOwned(config: Config, name: string, logger: Logger): Promise<Data> {
  return open(config, name, (error) => logger.error({ err: error }, 'failed in the background'));
}

/** With `owner`, who is told of what fails in the background, as the daemon; without as a command beside it. */
async function open(config: Config, name: string, owner: ((error: unknown) => void) | null) {
  const { data, topics: settings, store, sqlite } = config;
  const embedded = await openEmbedded({
    folder: data,
    name: `${name}, process ${process.pid} on ${hostname()}`,
    own: owner !== null,
    onError: owner ?? (() => {}),
    clock: systemClock,
    topicPrefix: settings.prefix,
    synchronous: sqlite.synchronous,
    minFreeBytes: store.minFree,
    maxRetentionMs: settings.retentionMax,
    compactionLagMs: settings.compactionLag,
    limits: {
      pageAgeMs: store.pageAge,
      documentAgeMs: store.documentAge,
      pagesPerProfile: store.pagesPerProfile,
      outcomeAgeMs: store.outcomeAge,
    },
  });
  try {
    await embedded.log.ensureTopics(topics);
    return embedded;
  } catch (error) {
    await embedded.close();
    throw error;
  }
}
