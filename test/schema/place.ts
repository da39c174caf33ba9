/** Where the tests of learning keep what is learned: in a file, unless the file that runs them says otherwise. */
import { type Instance, type MakePlace, withPlace } from '../contract/harness.ts';
import { makeSqlitePlace } from '../sqlite/place.ts';

let make: MakePlace = () => makeSqlitePlace();

/** From now on, in places of another kind. */
export function learnIn(other: MakePlace): void {
  make = other;
}

/** Runs the test with a new, empty place, and removes it. */
export function withNewPlace(test: (instance: Instance) => Promise<void>): Promise<void> {
  return withPlace(make, [], test);
}
