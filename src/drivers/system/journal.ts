import { closeSync, existsSync, openSync, readFileSync, renameSync, writeFileSync, writeSync } from 'node:fs';
import type { Journal } from '../../ports/journal.ts';

/** A journal in a file. What was written is in the operating system's cache: it outlives this process. */
export function openJournal(path: string): Journal {
  const lines = existsSync(path) ? whole(readFileSync(path, 'utf8')) : [];
  let file = openSync(path, 'a');
  return {
    lines,
    write: (line) => void writeSync(file, `${line}\n`),
    rewrite(kept) {
      const next = `${path}.next`;
      writeFileSync(next, kept.map((line) => `${line}\n`).join(''));
      closeSync(file);
      renameSync(next, path);
      file = openSync(path, 'a');
    },
    close: () => closeSync(file),
  };
}

const whole = (text: string): string[] => text.split('\n').slice(0, -1);
