/** Gradient-boosted trees: what `node eval/train-likeness.ts` fits. */

/** Complete binary trees of one depth: node i has the children 2 i + 1 and 2 i + 2. */
export interface Forest {
  readonly bias: number;
  readonly depth: number;
  readonly trees: readonly Tree[];
}

export interface Tree {
  /** Index of the feature that each inner node looks at. */
  readonly features: readonly number[];
  /** A greater value goes right. */
  readonly thresholds: readonly number[];
  /** Log odds that each leaf adds. */
  readonly leaves: readonly number[];
}

/** Probability in [0, 1]. */
export function predict({ bias, depth, trees }: Forest, features: ArrayLike<number>): number {
  let odds = bias;
  for (const tree of trees) odds += leafOf(tree, depth, features);
  return 1 / (1 + Math.exp(-odds));
}

function leafOf({ features, thresholds, leaves }: Tree, depth: number, values: ArrayLike<number>): number {
  let node = 0;
  for (let level = 0; level < depth; level += 1) {
    const value = values[features[node] ?? 0] ?? 0;
    node = 2 * node + (value > (thresholds[node] ?? 0) ? 2 : 1);
  }
  return leaves[node - features.length] ?? 0;
}
