/** A budget of steps, so that no selector hangs a page: some take the square, or worse, of a page's size. */

/** Some 20 ms; a selector of the usual kind takes one or two steps a node. */
const MAX_STEPS = 2_000_000;

let left = MAX_STEPS;

export class TooManySteps extends Error {}

/** Starts counting anew. One thread evaluates one selector at a time. */
export function grantSteps(): void {
  left = MAX_STEPS;
}

/** Throws TooManySteps where the budget is spent. */
export function spend(steps: number): void {
  left -= steps;
  if (left < 0) throw new TooManySteps();
}
