/** What this process wrote and read of each topic's ends, so that it reads what it wrote, and `changed` misses nothing. */
export class Ends {
  readonly #written = new Map<string, number>();
  readonly #seen = new Map<string, number>();
  readonly #waiting = new Map<string, Set<() => void>>();

  /** Records up to `next` are committed. */
  wrote(topic: string, partition: number, next: number): void {
    const name = `${topic} ${partition}`;
    this.#written.set(name, Math.max(next, this.written(topic, partition)));
    const waiting = this.#waiting.get(topic) ?? [];
    for (const wake of [...waiting]) wake();
  }

  /** Everything before it that this process wrote is committed. */
  written(topic: string, partition: number): number {
    return this.#written.get(`${topic} ${partition}`) ?? 0;
  }

  saw(topic: string, partition: number, next: number): void {
    const name = `${topic} ${partition}`;
    this.#seen.set(name, Math.max(next, this.#seen.get(name) ?? 0));
  }

  /** Whether a partition goes beyond what was seen of it; asked again, it answers no. What was never seen counts as seen. */
  grew(topic: string, ends: readonly { readonly partition: number; readonly end: number }[]): boolean {
    let grew = false;
    for (const { partition, end } of ends) {
      if ((this.#seen.get(`${topic} ${partition}`) ?? end) < end) grew = true;
      this.saw(topic, partition, end);
    }
    return grew;
  }

  /** Whether this process wrote more than was seen; asked again, it answers no. */
  wroteUnseen(topic: string): boolean {
    const prefix = `${topic} `;
    let unseen = false;
    for (const [name, end] of this.#written) {
      if (!name.startsWith(prefix) || (this.#seen.get(name) ?? 0) >= end) continue;
      this.#seen.set(name, end);
      unseen = true;
    }
    return unseen;
  }

  /** Calls back at every write to the topic, until the answer is called. */
  listen(topic: string, wake: () => void): () => void {
    const waiting = this.#waiting.get(topic) ?? new Set();
    this.#waiting.set(topic, waiting.add(wake));
    return () => waiting.delete(wake);
  }
}
