/** Where the test corpora are: QUAKEWIRE_CORPORA, or `shared` beside the clone; null where there are none. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** The folder of one part, such as `corpora/zyte-aeb`. */
export function corpus(part: string): string | null {
  const root = process.env.QUAKEWIRE_CORPORA ?? join(import.meta.dirname, '..', '..', '..', 'shared');
  const folder = join(root, part);
  return existsSync(folder) ? folder : null;
}
