/** How much a magnitude has behind it: an agency's own word, others who say the same, most of what is said. */
import type { Statement } from './statements.ts';

/** Magnitudes of one earthquake differ by this much at most, unless somebody is wrong. */
const FAR = 1;

export interface Standing {
  /** It differs from what most say, and is not what an agency itself says. */
  readonly astray: boolean;
  /** The agency says so on its own site, or others say the same: a name alone is easily written. */
  readonly backed: boolean;
}

/** By statement. `groups`: the statements by key; `weights`: what those of a key weigh. */
export function standings(
  groups: ReadonlyMap<string, readonly Statement[]>,
  weights: ReadonlyMap<string, number>,
): (statement: Statement) => Standing {
  const backed = new Set([...groups].filter(([, some]) => isIndependent(some)).map(([key]) => key));
  const middle = weightedMedian(
    [...groups].map(([key, [first]]) => [figureOf(first as Statement), weights.get(key) ?? 0] as const),
  );
  return (statement) => ({
    astray: !statement.own && Math.abs(figureOf(statement) - middle) > FAR + 1e-9,
    backed: statement.own || backed.has(statement.key),
  });
}

/** Of two sites at least, and not all of one text. */
function isIndependent(statements: readonly Statement[]): boolean {
  const current = statements.filter((statement) => statement.current);
  const sites = new Set(current.map(({ sighting }) => sighting.site));
  const texts = new Set(current.map(({ sighting }) => sighting.textHash ?? sighting.key));
  return sites.size > 1 && texts.size > 1;
}

/** Between two values where each side has half of the weight. */
function weightedMedian(values: readonly (readonly [value: number, weight: number])[]): number {
  const sorted = values.toSorted(([a], [b]) => a - b);
  const half = sorted.reduce((sum, [, weight]) => sum + weight, 0) / 2;
  let below = 0;
  for (const [at, [value, weight]] of sorted.entries()) {
    below += weight;
    if (below > half + 1e-9) return value;
    if (below > half - 1e-9) return (value + (sorted[at + 1]?.[0] ?? value)) / 2;
  }
  return Number.NaN;
}

function figureOf({ value }: Statement): number {
  return (value as { readonly value: number }).value;
}
