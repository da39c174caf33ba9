import { Random } from '../../test/chaos/random.ts';

/** Chance with the distributions that the simulation needs. */
export class Chance extends Random {
  normal(deviation: number, mean = 0): number {
    const radius = Math.sqrt(-2 * Math.log(1 - this.fraction()));
    return mean + deviation * radius * Math.cos(2 * Math.PI * this.fraction());
  }

  /** Log-normal: half of the values are below the median. */
  skewed(median: number, spread: number): number {
    return median * Math.exp(this.normal(spread));
  }

  happens(probability: number): boolean {
    return this.fraction() < probability;
  }

  /** A whole number from `low` to `high`. */
  whole(low: number, high: number): number {
    return low + Math.floor(this.fraction() * (high - low + 1));
  }
}
