import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CodedError } from '../../ports/errors.ts';
import { Connection } from './connection.ts';
import { isLocked, systemError } from './errors.ts';

export interface Ownership {
  close(): void;
}

/** Keeps the locks from the garbage collector, which would close them, and so end the ownership. */
const held = new Set<Connection>();

/**
 * Takes the folder for this process. The lock is SQLite's own write lock on an empty file, which the operating
 * system drops with the process, however that ends. Throws FILE_OWNED, which names the owner, or an error that halts.
 */
export function takeOwnership(folder: string, name: string): Ownership {
  // never read the lock's file by other means: closing it would drop the POSIX locks of this process
  const lock = new Connection(join(folder, 'owner.lock'));
  const label = join(folder, 'owner');
  try {
    lock.exec('BEGIN IMMEDIATE');
    writeName(label, name);
  } catch (error) {
    lock.close();
    if (!isLocked(error)) throw error;
    throw new CodedError('FILE_OWNED', `another program owns ${folder}`, { value: readName(label), cause: error });
  }
  held.add(lock);
  return {
    close: () => {
      held.delete(lock);
      rmSync(label, { force: true });
      lock.close();
    },
  };
}

function writeName(path: string, name: string): void {
  try {
    writeFileSync(path, name);
  } catch (cause) {
    throw systemError("the owner's name cannot be written", path, cause);
  }
}

function readName(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return 'unknown';
  }
}
