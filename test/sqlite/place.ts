import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { FILE_NAME } from '../../src/drivers/sqlite/file.ts';
import { type Embedded, type EmbeddedOptions, openEmbedded, openSqliteStore } from '../../src/drivers/sqlite/index.ts';
import { OFFSETS } from '../../src/drivers/sqlite/log-tables.ts';
import { systemClock } from '../../src/drivers/system/clock.ts';
import { StoredEmitsCommitter } from '../../src/engine/stored-emits.ts';
import type { Place } from '../contract/harness.ts';

export const DAY = 86_400_000;

/** Options that suit most tests. */
export const optionsFor = (folder: string, changes: Partial<EmbeddedOptions> = {}): EmbeddedOptions => ({
  folder,
  name: 'the test',
  own: true,
  clock: systemClock,
  synchronous: 'normal',
  minFreeBytes: 0,
  maxRetentionMs: null,
  compactionLagMs: 0,
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

/** Log and Store in one file. */
export async function makeSqlitePlace(changes: Partial<EmbeddedOptions> = {}): Promise<Place> {
  const folder = await mkdtemp(join(tmpdir(), 'quakewire-'));
  return {
    open: async () => {
      const embedded = await openEmbedded(optionsFor(folder, changes));
      return { ...embedded, ...deleting(folder, embedded, changes.topicPrefix) };
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

/** Log and Store as two databases, as they are at scale; both happen to be files. */
export async function makeTwoFilesPlace(): Promise<Place> {
  const folder = await mkdtemp(join(tmpdir(), 'quakewire-'));
  return {
    open: async () => {
      const logFolder = join(folder, 'log');
      const { close: closeLog, ...embedded } = await openEmbedded(optionsFor(logFolder));
      const store = await openSqliteStore(optionsFor(join(folder, 'store')));
      const { log } = embedded;
      const close = async () => {
        await closeLog();
        await store.close();
      };
      const committer = new StoredEmitsCommitter({ log, store });
      return { log, store, committer, separate: true, close, ...deleting(logFolder, embedded) };
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

function deleting(folder: string, { sweep }: Pick<Embedded, 'sweep'>, prefix = '') {
  return {
    compact: async () => {
      // what was superseded in this very millisecond is not past its time
      await new Promise((resolve) => setTimeout(resolve, 5));
      while ((await sweep(1000)) > 0);
    },
    deleteBefore: async (topic: string, partition: number, offset: number) => {
      const file = new DatabaseSync(join(folder, FILE_NAME));
      const find = 'SELECT id FROM partitions WHERE topic = ? AND partition = ?';
      const id = Number(file.prepare(find).get(prefix + topic, partition)?.id);
      file.prepare('DELETE FROM records WHERE id >= ? AND id < ?').run(id * OFFSETS, id * OFFSETS + offset);
      file.close();
    },
  };
}

/** Runs the test with a new folder, and removes it. */
export async function withFolder(test: (folder: string) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'quakewire-'));
  try {
    await test(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
