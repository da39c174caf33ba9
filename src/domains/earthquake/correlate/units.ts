/** Copies of a text are one witness. */
import type { Unit } from './cluster.ts';
import type { Sighting } from './sighting.ts';

const SOURCE_ORDER = { agency: 0, emergency: 1, wire: 2, local: 3 } as const;
const PRECISION_ORDER = { second: 0, minute: 1, hour: 2, day: 3, month: 4, year: 5 } as const;

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
export function inOrder(a: Sighting, b: Sighting): number {
  return SOURCE_ORDER[a.kind] - SOURCE_ORDER[b.kind] || precisionOf(a) - precisionOf(b) || byKey(a, b);
}

function precisionOf({ report }: Sighting): number {
  return PRECISION_ORDER[report.originTime?.precision ?? 'year'];
}

function byKey(a: Sighting, b: Sighting): number {
  if (a.documentId !== b.documentId) return a.documentId < b.documentId ? -1 : 1;
  return a.ordinal - b.ordinal;
}
