import type { Committed } from '../ports/log.ts';

/**
 * What of one partition is finished: everything below the frontier (the lowest unfinished offset), and a set beyond
 * it. Committed as Kafka commits: the frontier as the offset, the set as a bitmap in the metadata string, whose bit
 * i stands for offset frontier + 1 + i.
 */
export class Progress {
  #frontier: number | null;
  #next: number;
  readonly #beyond: Set<number>;

  constructor(committed: Committed | null) {
    this.#frontier = committed?.offset ?? null;
    this.#beyond = committed ? decodeBitmap(committed) : new Set();
    this.#next = committed?.offset ?? 0;
  }

  /** How far the newest delivered record is ahead of the frontier. */
  get distance(): number {
    return this.#frontier === null ? 0 : this.#next - this.#frontier;
  }

  /**
   * Notes a delivered offset and answers whether it is still to be done. Offsets that were skipped (transaction
   * markers, compacted or expired records) will never arrive: they count as finished.
   */
  deliver(offset: number): boolean {
    if (this.#frontier === null || (this.#frontier === this.#next && offset > this.#next)) this.#skipTo(offset);
    for (let hole = this.#next; hole < offset; hole++) this.#beyond.add(hole);
    this.#next = Math.max(this.#next, offset + 1);
    this.#advance();
    return offset >= (this.#frontier ?? 0) && !this.#beyond.has(offset);
  }

  finish(offset: number): void {
    this.#beyond.add(offset);
    this.#advance();
  }

  /** The place to commit if `more` were finished too; changes nothing. */
  committedWith(more: ReadonlySet<number>): Committed {
    let offset = this.#frontier ?? 0;
    while (this.#beyond.has(offset) || more.has(offset)) offset++;
    return { offset, metadata: encodeBitmap(offset, this.#beyond, more) };
  }

  /** Nothing is unfinished before `offset`: no need to note every single hole. */
  #skipTo(offset: number): void {
    for (const finished of this.#beyond) if (finished < offset) this.#beyond.delete(finished);
    this.#frontier = offset;
    this.#next = offset;
  }

  #advance(): void {
    let frontier = this.#frontier ?? 0;
    while (this.#beyond.delete(frontier)) frontier++;
    this.#frontier = frontier;
  }
}

/** Whether an offset was finished when the group stood there. */
export function isFinished(place: Committed, offset: number): boolean {
  return offset < place.offset || decodeBitmap(place).has(offset);
}

function encodeBitmap(frontier: number, ...sets: ReadonlySet<number>[]): string {
  const bits: number[] = [];
  for (const set of sets) for (const offset of set) if (offset > frontier) bits.push(offset - frontier - 1);
  if (bits.length === 0) return '';
  const bytes = new Uint8Array((bits.reduce((a, b) => Math.max(a, b)) >> 3) + 1);
  for (const bit of bits) bytes[bit >> 3] = (bytes[bit >> 3] ?? 0) | (1 << (bit & 7));
  return Buffer.from(bytes).toString('base64');
}

function decodeBitmap({ offset, metadata }: Committed): Set<number> {
  const finished = new Set<number>();
  Buffer.from(metadata, 'base64').forEach((byte, index) => {
    for (let bit = 0; bit < 8; bit++) if (byte & (1 << bit)) finished.add(offset + 1 + index * 8 + bit);
  });
  return finished;
}
