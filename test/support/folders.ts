import { rmSync } from 'node:fs';
import { join } from 'node:path';

/** Where the tests keep what they fetched once; node_modules is ignored by git and by the checks. */
export function cacheFolder(name: string): string {
  return join(import.meta.dirname, '..', '..', 'node_modules', '.cache', 'quakewire', name);
}

/** Deletes a server's folder when this process ends, for those that nobody removes. */
export function removeAtExit(folder: string): void {
  process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 20 }));
}
