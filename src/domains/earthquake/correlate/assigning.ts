/** Coarse reports to the earthquakes that they describe best. */
import type { Cluster, Unit } from './cluster.ts';
import type { Comparing } from './likeness.ts';
import type { Sighting } from './sighting.ts';

/** How much it speaks for an earthquake that more reports are of it, per logarithm of their number. */
const FAME = 0.7;
/** How much it speaks for an earthquake that a report of it has the same magnitude; twice that for the same coordinates. */
const QUOTED = 1;
/** How much it speaks against an earthquake that it was long before the report, per logarithm of one hour and the delay. */
const RECENT = 0.7;

interface Slot {
  readonly cluster: Cluster;
  readonly added: Unit[];
  readonly taken: Set<string>;
}

/** `left`: those that describe none. */
export function assigned(units: readonly Unit[], fine: readonly Cluster[], comparing: Comparing) {
  const slots: readonly Slot[] = fine.map((cluster) => ({ cluster, added: [], taken: new Set() }));
  const left: Unit[] = [];
  for (const unit of units) {
    const slot = bestOf(unit, slots, comparing);
    if (slot === null) left.push(unit);
    else {
      slot.added.push(unit);
      for (const { names } of unit) for (const name of names) slot.taken.add(name);
    }
  }
  return { clusters: slots.map(({ cluster, added }) => cluster.with(added)), left };
}

function bestOf(unit: Unit, slots: readonly Slot[], { likeness, tolerances }: Comparing): Slot | null {
  const [first] = unit;
  const least = first.span.at === null ? tolerances.anotherCoarse : tolerances.anotherUnplaced;
  let best: Slot | null = null;
  let most = Number.NEGATIVE_INFINITY;
  for (const slot of slots) {
    const alike = likeness(first, slot.cluster.features);
    const fame = FAME * Math.log(slot.cluster.units.length);
    if (alike <= -least) continue;
    const late = RECENT * Math.log1p(hoursLater(first, slot.cluster));
    const score = alike + fame + quotes(first, slot.cluster) - late;
    if (score <= most) continue;
    if (unit.some(({ names }) => names.some((name) => slot.taken.has(name) || slot.cluster.names.has(name)))) continue;
    [best, most] = [slot, score];
  }
  return best;
}

function hoursLater({ publishedAt }: Sighting, { features: { span } }: Cluster): number {
  return Math.max(0, publishedAt - (span.at ?? span.from)) / 3_600_000;
}

/** A newsroom that repeats the very numbers of another report means the same earthquake. */
function quotes({ magnitudes: [magnitude], report: { location } }: Sighting, { units }: Cluster): number {
  const { latitude, longitude } = location;
  const same = magnitude !== undefined && units.some(([{ report }]) => report.magnitude?.value === magnitude);
  const there =
    latitude !== null &&
    units.some(([{ report }]) => report.location.latitude === latitude && report.location.longitude === longitude);
  return (same ? QUOTED : 0) + (there ? 2 * QUOTED : 0);
}
