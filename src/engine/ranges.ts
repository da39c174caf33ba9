/** A set of offsets as half-open ranges, each apart from the next: where it starts, where it ends, where the next one starts, … */
export class Ranges {
  #bounds: number[];

  /** `bounds`: as `bounds` answers them. */
  constructor(bounds: readonly number[] = []) {
    this.#bounds = [...bounds];
  }

  /** Rising; of even number. */
  get bounds(): readonly number[] {
    return this.#bounds;
  }

  has(offset: number): boolean {
    return isInside(this.#count(offset));
  }

  /** Adds the offsets from `from` to before `to`. */
  add(from: number, to = from + 1): void {
    if (to <= from) return;
    // what touches is one range
    const [first, last] = [this.#count(from - 1), this.#count(to)];
    const starts = isInside(first) ? [] : [from];
    const ends = isInside(last) ? [] : [to];
    this.#bounds.splice(first, last - first, ...starts, ...ends);
  }

  copy(): Ranges {
    return new Ranges(this.#bounds);
  }

  /** How many bounds there are up to an offset. */
  #count(offset: number): number {
    let [low, high] = [0, this.#bounds.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#bounds[middle] as number) <= offset) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

/** Behind so many bounds. */
function isInside(bounds: number): boolean {
  return bounds % 2 === 1;
}
