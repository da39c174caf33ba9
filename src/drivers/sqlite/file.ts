import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { CodedError } from '../../ports/errors.ts';
import { MIGRATIONS } from '../sql/migrations.ts';
import { Connection } from './connection.ts';
import { DiskGuard } from './disk.ts';
import { systemError } from './errors.ts';
import { kyselyOn } from './kysely.ts';
import { createLogTables } from './log-tables.ts';
import { takeOwnership } from './ownership.ts';
import { Writer } from './writer.ts';

export const FILE_NAME = 'quakewire.db';

const LARGEST_IDLE_WAL_BYTES = 64 * 1024 * 1024;
const CACHE_KIB = 32 * 1024;
const CHECKPOINT_PAGES = 4000;
/** SQLite's own limit. */
const MOST_PAGES = 0xfffffffe;

export interface FileOptions {
  readonly folder: string;
  readonly name: string;
  readonly own: boolean;
  readonly synchronous: 'full' | 'normal';
  readonly minFreeBytes: number;
  readonly maxFileBytes?: number | undefined;
}

export interface OpenFile {
  readonly writer: Writer;
  readonly reader: Connection;
  readonly disk: DiskGuard;
  close(): void;
}

/**
 * Opens the file, creating or migrating it where needed.
 * Throws FILE_OWNED, FILE_NEWER, FILE_LOCKED, STORE_UNAVAILABLE, DISK_FULL.
 */
export async function openFile(options: FileOptions): Promise<OpenFile> {
  makeFolder(options.folder);
  const opened: { close(): void }[] = [];
  const close = (): void => {
    for (const resource of opened.splice(0).reverse()) resource.close();
  };
  try {
    if (options.own) opened.push(takeOwnership(options.folder, options.name));
    const path = join(options.folder, FILE_NAME);
    const connection = new Connection(path);
    opened.push(connection);
    const disk = new DiskGuard(options.folder, options.minFreeBytes);
    const writer = new Writer(connection, disk, options.synchronous);
    await prepareFile(writer, options);
    const reader = new Connection(path);
    opened.push(reader);
    reader.exec(`PRAGMA cache_size = -${CACHE_KIB}; PRAGMA query_only = 1`);
    return { writer, reader, disk, close };
  } catch (error) {
    close();
    throw error;
  }
}

async function prepareFile(writer: Writer, options: FileOptions): Promise<void> {
  const { connection } = writer;
  const version = await writer.patiently(() => fileVersion(connection));
  await writer.patiently(() =>
    connection.exec(`
      PRAGMA auto_vacuum = INCREMENTAL;
      PRAGMA journal_mode = WAL;
      PRAGMA journal_size_limit = ${LARGEST_IDLE_WAL_BYTES};
      PRAGMA wal_autocheckpoint = ${CHECKPOINT_PAGES};
      PRAGMA cache_size = -${CACHE_KIB};
      PRAGMA temp_store = MEMORY;
    `),
  );
  connection.exec(`PRAGMA max_page_count = ${largestPageCount(connection, options.maxFileBytes)}`);
  if (version === MIGRATIONS.length) return;
  // a daemon of an older program may be at work on an older file; nobody is on an empty one
  const ownership = version === 0 || options.own ? null : takeOwnership(options.folder, options.name);
  try {
    await writer.transaction(() => migrate(connection));
  } finally {
    ownership?.close();
  }
}

function largestPageCount(connection: Connection, maxFileBytes = Number.POSITIVE_INFINITY): number {
  const { page_size: pageSize } = connection.get<{ page_size: number }>('PRAGMA page_size') ?? { page_size: 4096 };
  return Math.min(Math.floor(maxFileBytes / pageSize), MOST_PAGES);
}

async function migrate(connection: Connection): Promise<void> {
  const version = fileVersion(connection);
  if (version === 0) createLogTables(connection);
  for (const migration of MIGRATIONS.slice(version)) await migration(kyselyOn(connection));
  connection.exec(`PRAGMA user_version = ${MIGRATIONS.length}`);
}

/** Throws FILE_NEWER. */
function fileVersion(connection: Connection): number {
  const version = connection.get<{ user_version: number }>('PRAGMA user_version')?.user_version ?? 0;
  if (version <= MIGRATIONS.length) return version;
  throw new CodedError('FILE_NEWER', `this program knows versions up to ${MIGRATIONS.length}`, { value: version });
}

function makeFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true });
  } catch (cause) {
    throw systemError('the data folder cannot be made', folder, cause);
  }
}
