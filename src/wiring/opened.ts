import type { Committer } from '../ports/committer.ts';
import type { Log } from '../ports/log.ts';
import type { Store } from '../ports/store.ts';

/** What a command sees. */
export interface Data extends Closable {
  readonly log: Log;
  readonly store: Store;
  readonly committer: Committer;
}

export interface Closable {
  close(): Promise<void>;
}

/** What was opened so far: whatever fails then, a child process that nobody closed would keep the program alive. */
export class Opened {
  readonly #parts: Closable[] = [];

  keep<Part extends Closable>(part: Part): Part {
    this.#parts.push(part);
    return part;
  }

  /** The last that was opened first. */
  async close(): Promise<void> {
    for (const part of this.#parts.splice(0).reverse()) await part.close();
  }
}
