import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The rows of all files of a folder beside this one, each given to `parse` with its file's name; `#` begins a comment. */
export function rowsOf<T>(folder: string, parse: (line: string, file: string) => T): T[] {
  const path = join(import.meta.dirname, folder);
  return readdirSync(path)
    .toSorted()
    .flatMap((file) =>
      readFileSync(join(path, file), 'utf8')
        .split('\n')
        .filter((line) => line !== '' && !line.startsWith('#'))
        .map((line) => parse(line, file)),
    );
}
