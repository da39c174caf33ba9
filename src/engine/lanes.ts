/** At most one item per order key is out at a time; the others of its key wait in order of arrival. */
export class Lanes<Item> {
  readonly #waiting = new Map<string, Item[]>();

  /** Whether the item may start now; if not, `leave` hands it out later. */
  enter(key: string | null, item: Item): boolean {
    if (key === null) return true;
    const waiting = this.#waiting.get(key);
    if (waiting) waiting.push(item);
    else this.#waiting.set(key, []);
    return waiting === undefined;
  }

  /** The item that was out on this key is finished; answers with the next one. */
  leave(key: string | null): Item | undefined {
    if (key === null) return undefined;
    const next = this.#waiting.get(key)?.shift();
    if (next === undefined) this.#waiting.delete(key);
    return next;
  }
}
