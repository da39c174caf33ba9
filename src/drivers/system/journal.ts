import { closeSync, existsSync, openSync, readFileSync, renameSync, writeFileSync, writeSync } from 'node:fs';
import type { Journal } from '../../ports/journal.ts';

/** A journal in a file. What was written is in the operating system's cache: it outlives this process. */
export function openJournal(path: string): Journal {
  const lines = existsSync(path) ? whole(readFileSync(path, 'utf8')) : [];
  let file = openSync(path, 'a');
  // its number may be another file's by then
  let closed = false;
  return {
    lines,
    write(line) {
      if (!closed) writeSync(file, `${line}\n`);
    },
    rewrite(kept) {
      if (closed) return;
      const next = `${path}.next`;
      writeFileSync(next, kept.map((line) => `${line}\n`).join(''));
      renameSync(next, path);
      const opened = openSync(path, 'a');
      closeSync(file);
      file = opened;
    },
    close() {
      if (!closed) closeSync(file);
      closed = true;
    },
  };
}

const whole = (text: string): string[] => text.split('\n').slice(0, -1);
