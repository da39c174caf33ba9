import type { Committed } from '../ports/log.ts';
import { encodePlace, finishedAt } from './place.ts';
import { Ranges } from './ranges.ts';

/** What of one partition is finished, since its beginning. */
export class Progress {
  readonly #finished: Ranges;
  /** Behind the newest delivered record. */
  #next: number;
  /** Behind the last finished record: what never arrives further on need not be committed. */
  #last: number;

  constructor(committed: Committed | null) {
    this.#finished = committed === null ? new Ranges() : finishedAt(committed);
    this.#next = committed?.offset ?? 0;
    this.#last = this.#finished.bounds.at(-1) ?? 0;
  }

  /** How far the newest delivered record is ahead of the frontier, the lowest unfinished offset. */
  get distance(): number {
    const [start, end = 0] = this.#finished.bounds;
    return Math.max(0, this.#next - (start === 0 ? end : 0));
  }

  /**
   * Notes a delivered offset and answers whether it is still to be done. Offsets that were skipped (transaction
   * markers, compacted or expired records) will never arrive: they count as finished.
   */
  deliver(offset: number): boolean {
    this.#finished.add(this.#next, offset);
    this.#next = Math.max(this.#next, offset + 1);
    return !this.#finished.has(offset);
  }

  finish(offset: number): void {
    this.#finished.add(offset);
    this.#last = Math.max(this.#last, offset + 1);
  }

  /**
   * Whether the place could be committed if `more` were finished too. It always can for the lowest unfinished record, and
   * for nothing: so whatever could not be committed can be later.
   */
  fits(more: Iterable<number>): boolean {
    return this.#placeWith(more) !== null;
  }

  /** The place to commit if `more` were finished too; changes nothing. Throws where it does not fit. */
  committedWith(more: Iterable<number>): Committed {
    const place = this.#placeWith(more);
    if (place === null) throw new Error('what is finished beyond the frontier does not fit into a commit');
    return place;
  }

  #placeWith(more: Iterable<number>): Committed | null {
    const finished = this.#finished.copy();
    let last = this.#last;
    for (const offset of more) {
      finished.add(offset);
      last = Math.max(last, offset + 1);
    }
    return encodePlace(new Ranges(upTo(last, finished.bounds)));
  }
}

/** The first range, and of the others what lies before an offset. */
function upTo(offset: number, bounds: readonly number[]): readonly number[] {
  let length = bounds.length;
  while (length > 2 && (bounds[length - 2] as number) >= offset) length -= 2;
  const last = bounds[length - 1];
  return length > 2 && last !== undefined
    ? [...bounds.slice(0, length - 1), Math.min(last, offset)]
    : bounds.slice(0, length);
}
