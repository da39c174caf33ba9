/** Trains gradient-boosted trees for yes or no: histograms, second order (Chen and Guestrin 2016); no randomness. */
import type { Forest, Tree } from '../../src/page/likeness/forest.ts';

export interface Row {
  readonly features: ArrayLike<number>;
  readonly good: boolean;
  readonly weight: number;
}

export interface BoostOptions {
  readonly trees: number;
  readonly depth: number;
  /** Part of each tree's answer that is added. */
  readonly rate: number;
  /** L2 penalty on leaves. */
  readonly penalty: number;
  /** Least sum of second derivatives on each side of a split. */
  readonly leastWeight: number;
  /** Splits tried per feature. */
  readonly bins: number;
}

export const BOOST: BoostOptions = { trees: 150, depth: 3, rate: 0.1, penalty: 10, leastWeight: 10, bins: 32 };

/** Fits a forest to rows. */
export function boost(rows: readonly Row[], options: BoostOptions = BOOST): Forest {
  const width = rows[0]?.features.length ?? 0;
  const cuts = Array.from({ length: width }, (_, feature) => cutsOf(rows, feature, options.bins));
  const binned = cuts.map((cut, feature) => Uint8Array.from(rows, (row) => binOf(cut, row.features[feature] ?? 0)));
  const whole = sum(rows.map(({ weight }) => weight));
  const share = sum(rows.map(({ good, weight }) => (good ? weight : 0))) / whole;
  const bias = round(Math.log(share / (1 - share)));
  const odds = new Float64Array(rows.length).fill(bias);
  const trees: Tree[] = [];
  for (let round = 0; round < options.trees; round += 1) trees.push(new Grower(rows, cuts, binned, options).grow(odds));
  return { bias, depth: options.depth, trees };
}

class Grower {
  readonly #rows: readonly Row[];
  readonly #cuts: readonly (readonly number[])[];
  readonly #binned: readonly Uint8Array[];
  readonly #options: BoostOptions;
  readonly #slopes: Float64Array;
  readonly #curves: Float64Array;

  constructor(
    rows: readonly Row[],
    cuts: readonly (readonly number[])[],
    binned: readonly Uint8Array[],
    options: BoostOptions,
  ) {
    this.#rows = rows;
    this.#cuts = cuts;
    this.#binned = binned;
    this.#options = options;
    this.#slopes = new Float64Array(rows.length);
    this.#curves = new Float64Array(rows.length);
  }

  /** One tree for what the odds leave open; adds its answers to them. */
  grow(odds: Float64Array): Tree {
    this.#rows.forEach(({ good, weight }, at) => {
      const likely = 1 / (1 + Math.exp(-(odds[at] ?? 0)));
      this.#slopes[at] = weight * ((good ? 1 : 0) - likely);
      this.#curves[at] = weight * likely * (1 - likely);
    });
    const inner = 2 ** this.#options.depth - 1;
    const features: number[] = [];
    const thresholds: number[] = [];
    const leaves: number[] = [];
    let level: (readonly number[])[] = [this.#rows.map((_, at) => at)];
    while (features.length < inner) {
      level = level.flatMap((members) => {
        const { feature, bin } = this.#split(members);
        const column = this.#binned[feature] as Uint8Array;
        features.push(feature);
        thresholds.push(this.#cuts[feature]?.[bin] ?? 0);
        return [members.filter((at) => (column[at] ?? 0) <= bin), members.filter((at) => (column[at] ?? 0) > bin)];
      });
    }
    for (const members of level) {
      const slope = sum(members.map((at) => this.#slopes[at] ?? 0));
      const curve = sum(members.map((at) => this.#curves[at] ?? 0));
      const leaf = round((this.#options.rate * slope) / (curve + this.#options.penalty));
      leaves.push(leaf);
      for (const at of members) odds[at] = (odds[at] ?? 0) + leaf;
    }
    return { features, thresholds, leaves };
  }

  /** The feature and bin that part these rows best; where nothing does, bin 0 of feature 0. */
  #split(members: readonly number[]): { feature: number; bin: number } {
    const { penalty, leastWeight } = this.#options;
    let best = { feature: 0, bin: 0, gain: 0 };
    const slope = sum(members.map((at) => this.#slopes[at] ?? 0));
    const curve = sum(members.map((at) => this.#curves[at] ?? 0));
    for (const [feature, cuts] of this.#cuts.entries()) {
      const { slopes, curves } = this.#histogram(members, feature, cuts.length + 1);
      let [left, leftCurve] = [0, 0];
      for (let bin = 0; bin < cuts.length; bin += 1) {
        left += slopes[bin] ?? 0;
        leftCurve += curves[bin] ?? 0;
        if (leftCurve < leastWeight || curve - leftCurve < leastWeight) continue;
        const right = slope - left;
        const gain = left ** 2 / (leftCurve + penalty) + right ** 2 / (curve - leftCurve + penalty);
        if (gain > best.gain) best = { feature, bin, gain };
      }
    }
    return best;
  }

  #histogram(members: readonly number[], feature: number, bins: number) {
    const slopes = new Float64Array(bins);
    const curves = new Float64Array(bins);
    const column = this.#binned[feature] as Uint8Array;
    for (const at of members) {
      const bin = column[at] as number;
      slopes[bin] = (slopes[bin] as number) + (this.#slopes[at] as number);
      curves[bin] = (curves[bin] as number) + (this.#curves[at] as number);
    }
    return { slopes, curves };
  }
}

/** Quantiles of a feature, each once. */
function cutsOf(rows: readonly Row[], feature: number, bins: number): readonly number[] {
  const values = Float64Array.from(rows, (row) => row.features[feature] ?? 0).sort();
  const cuts = new Set<number>();
  for (let bin = 1; bin < bins; bin += 1) cuts.add(round(values[Math.floor((bin * values.length) / bins)] ?? 0));
  return [...cuts].sort((a, b) => a - b);
}

/** How many cuts lie below the value. */
function binOf(cuts: readonly number[], value: number): number {
  let bin = 0;
  while (bin < cuts.length && value > (cuts[bin] ?? 0)) bin += 1;
  return bin;
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
const round = (value: number): number => Math.round(value * 1e4) / 1e4;
