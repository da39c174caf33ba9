/** Copies of a text are one witness. */
import type { Unit } from './cluster.ts';
import type { Sighting } from './sighting.ts';

/** The same text's same report, in whatever document; in an order that does not depend on arrival: the best first. */
export function unitsOf(sightings: readonly Sighting[]): readonly Unit[] {
  const units = new Map<string, [Sighting, ...Sighting[]]>();
  for (const sighting of sightings.toSorted(inOrder)) {
    const unit = units.get(sighting.unit);
    if (unit === undefined) units.set(sighting.unit, [sighting]);
    else unit.push(sighting);
  }
  return [...units.values()];
}

/** Agencies first, then whoever knows the time best, then by document id. */
function inOrder(a: Sighting, b: Sighting): number {
  return (
    a.rank - b.rank || (a.documentId === b.documentId ? a.ordinal - b.ordinal : a.documentId < b.documentId ? -1 : 1)
  );
}
