/** Fits the utility's weights and its threshold to readings with a known worth. */
import { UTILITY } from '../../src/page/thresholds.ts';
import { areaUnderCurve, refusals, round, thresholdFor } from './measure.ts';

/** A reading's three terms. */
export interface Terms {
  readonly site: string;
  readonly kind: string;
  /** Size of the text. */
  readonly size: number;
  readonly rho: number;
  readonly likeness: number;
  readonly good: boolean;
}

export interface Lambda {
  readonly length: number;
  readonly structure: number;
  readonly semantics: number;
}

export type Term = keyof Lambda;

export interface Fitted {
  readonly lambda: Lambda;
  readonly gamma: number;
}

const STEP = 0.05;
/** No term of the method is given up: what fits best is flat, and only the past uses tell a profile that fails. */
const LEAST = 0.2;
/** Share of good readings that gamma refuses. */
const REFUSED = 0.049;

/** The method's U of a text. */
export function utilityOf({ size, rho, likeness }: Terms, { lambda }: Pick<Fitted, 'lambda'>): number {
  return lambda.length * Math.min(1, size / UTILITY.minText) + lambda.structure * rho + lambda.semantics * likeness;
}

/** The weights that refuse the most bad readings at the price of few good ones, and rank the rest well. `without`: a term that is left out. */
export function fit(all: readonly Terms[], without: Term | null = null): Fitted {
  let best: { fitted: Fitted; worth: number } | null = null;
  for (const lambda of lambdas(without)) {
    const scored = all.map((terms) => ({ score: utilityOf(terms, { lambda }), good: terms.good }));
    const gamma = thresholdFor(scored, REFUSED);
    const worth = refusals(scored, gamma).badRefused + (areaUnderCurve(scored) ?? 0);
    if (best === null || worth > best.worth) best = { fitted: { lambda, gamma }, worth };
  }
  if (best === null) throw new Error('nothing to fit');
  return best.fitted;
}

function lambdas(without: Term | null): Lambda[] {
  const steps = Array.from({ length: Math.round(1 / STEP) + 1 }, (_, at) => round(at * STEP));
  const found: Lambda[] = [];
  for (const length of steps) {
    for (const structure of steps) {
      const lambda = { length, structure, semantics: round(1 - length - structure) };
      const isAllowed = (Object.keys(lambda) as Term[]).every((term) =>
        term === without ? lambda[term] === 0 : lambda[term] >= LEAST - STEP / 10,
      );
      if (isAllowed) found.push(lambda);
    }
  }
  return found;
}
