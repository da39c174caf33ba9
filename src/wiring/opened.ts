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
