import { join } from 'node:path';

/** Where the tests keep what they fetched once; node_modules is ignored by git and by the checks. */
export function cacheFolder(name: string): string {
  return join(import.meta.dirname, '..', '..', 'node_modules', '.cache', 'quakewire', name);
}
