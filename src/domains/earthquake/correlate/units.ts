/** Copies of a text are one witness. */
import type { Unit } from './cluster.ts';
import type { Sighting } from './sighting.ts';

/** The same text's same report, in whatever document; in an order that does not depend on arrival: the best first. */
export function unitsOf(sightings: readonly Sighting[]): readonly Unit[] {
  const units = new Map<string, [Sighting, ...Sighting[]]>();
  for (const sighting of sightings.toSorted(inOrder)) {
    const key = sighting.textHash === null ? sighting.key : textKey(sighting);
    const unit = units.get(key);
    if (unit === undefined) units.set(key, [sighting]);
    else unit.push(sighting);
  }
  return [...units.values()];
}

/** A text that says "yesterday" speaks of another earthquake a week later. */
function textKey({ textHash, ordinal, span }: Sighting): string {
  return `${textHash} ${ordinal} ${span.from} ${span.to}`;
}

/** Agencies first, then whoever knows the time best, then by document id. */
function inOrder(a: Sighting, b: Sighting): number {
  return (
    a.rank - b.rank || (a.documentId === b.documentId ? a.ordinal - b.ordinal : a.documentId < b.documentId ? -1 : 1)
  );
}
