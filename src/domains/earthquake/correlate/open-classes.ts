/** Classes that no chain has reached yet, by time: only those near in time can be linked. */
import { SLIPPED_HOURS } from './likeness.ts';
import type { Features } from './sighting.ts';

const HOUR = 3_600_000;

interface Timed {
  readonly features: Pick<Features, 'span'>;
}

export class OpenClasses<T extends Timed> {
  readonly #slackMs: number;
  readonly #hours = new Map<number, Set<T>>();
  /** Their time is not known to the minute. */
  readonly #coarse = new Set<T>();
  #fine = 0;

  /** `farMinutes`: origin times further apart are of two earthquakes, but for slips of whole hours. */
  constructor(farMinutes: number, classes: Iterable<T> = []) {
    this.#slackMs = Math.max((SLIPPED_HOURS + 0.1) * HOUR, farMinutes * 60_000);
    for (const one of classes) this.add(one);
  }

  add(one: T): void {
    const { at } = one.features.span;
    if (at === null) {
      this.#coarse.add(one);
      return;
    }
    const hour = Math.floor(at / HOUR);
    const some = this.#hours.get(hour) ?? new Set();
    this.#hours.set(hour, some);
    if (!some.has(one)) this.#fine += 1;
    some.add(one);
  }

  delete(one: T): void {
    const { at } = one.features.span;
    if (at === null) this.#coarse.delete(one);
    else if (this.#hours.get(Math.floor(at / HOUR))?.delete(one)) this.#fine -= 1;
  }

  /** Those that may be linked as far as time tells. */
  near({ features: { span } }: T): readonly T[] {
    const found = [...this.#coarse];
    if (this.#fine === 0) return found;
    const last = Math.floor((span.to + this.#slackMs) / HOUR);
    for (let hour = Math.floor((span.from - this.#slackMs) / HOUR); hour <= last; hour += 1) {
      for (const one of this.#hours.get(hour) ?? []) found.push(one);
    }
    return found;
  }
}
