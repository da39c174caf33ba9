/**
 * Which reports are of one earthquake. Reports with a full time and a place come first: near-identical ones are grouped,
 * then groups are joined, the best pair first, for as long as one earthquake explains them better than two; what is of one
 * time before what is hours apart. Coarse reports then go to the earthquake that they describe best, and what is left of
 * them is joined in the same way.
 */
import { assigned } from './assigning.ts';
import { type Cluster, isSame, type Unit } from './cluster.ts';
import { grouped } from './grouping.ts';
import { join } from './joining.ts';
import type { Comparing } from './likeness.ts';
import { Recent } from './recent.ts';
import { settled } from './settle.ts';
import type { Sighting } from './sighting.ts';
import { unitsOf } from './units.ts';

/** Times whose clusters are remembered: of a sequence that goes on, only the one with the new report is clustered anew. */
const REMEMBERED = 1_000;

interface Clustered {
  readonly units: readonly Unit[];
  readonly clusters: readonly Cluster[];
}

export class Clustering {
  readonly #comparing: Comparing;
  /** By the key of the first report. */
  readonly #known = new Recent<string, Clustered>(REMEMBERED);

  constructor(comparing: Comparing) {
    this.#comparing = comparing;
  }

  /** Deterministic: neither the order of the sightings nor what was clustered before changes anything. */
  clusters(sightings: readonly Sighting[]): readonly Cluster[] {
    const units = unitsOf(sightings);
    const fine = this.#joined(units.filter(([first]) => first.fine));
    const coarse = units.filter(([first]) => !first.fine);
    const { clusters, left } = assigned(coarse, fine, this.#comparing);
    const { anotherCoarse } = this.#comparing.tolerances;
    return [...clusters, ...join(grouped(left, this.#comparing), anotherCoarse, this.#comparing)];
  }

  /** By times; then across them, for those who took one zone for another. */
  #joined(units: readonly Unit[]): readonly Cluster[] {
    const { another, farMinutes } = this.#comparing.tolerances;
    const clusters = byTimes(units, farMinutes * 60_000).flatMap((some) => this.#ofOneTime(some));
    const joined = join(clusters, another, this.#comparing);
    return joined.length === clusters.length ? clusters : settled(joined, this.#comparing);
  }

  #ofOneTime(units: readonly Unit[]): readonly Cluster[] {
    const [[first]] = units as readonly [Unit];
    const known = this.#known.get(first.key);
    if (known !== undefined && isSame(known.units, units)) return known.clusters;
    const groups = grouped(units, this.#comparing);
    const clusters = settled(join(groups, this.#comparing.tolerances.another, this.#comparing), this.#comparing);
    this.#known.set(first.key, { units, clusters });
    return clusters;
  }
}

/** Parted where nothing is for longer than `gapMs`; in each part in the order of the units. */
function byTimes(units: readonly Unit[], gapMs: number): readonly (readonly Unit[])[] {
  const sorted = [...units.entries()].toSorted(([, [a]], [, [b]]) => timeOf(a) - timeOf(b));
  const parts: [number, Unit][][] = [];
  let last = Number.NEGATIVE_INFINITY;
  for (const entry of sorted) {
    const time = timeOf(entry[1][0]);
    if (time - last > gapMs) parts.push([]);
    parts.at(-1)?.push(entry);
    last = time;
  }
  return parts.map((part) => part.toSorted(([a], [b]) => a - b).map(([, unit]) => unit));
}

function timeOf({ span }: Sighting): number {
  return span.at ?? span.from;
}
