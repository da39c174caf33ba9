/** Reports that are taken to be of one earthquake, and what they say together. */
import type { Area } from './knowledge.ts';
import type { Features, Sighting } from './sighting.ts';

/** Copies of one text count once; they stand and fall together. */
export type Unit = readonly [Sighting, ...Sighting[]];

/** Share of the reports that tell another role. */
const CONTESTED = 0.15;

export class Cluster {
  readonly units: readonly Unit[];
  #names: ReadonlyMap<string, Unit> | null = null;
  #features: Features | null = null;
  #sightings: readonly Sighting[] | null = null;
  #extended: Cluster | null = null;

  constructor(units: readonly Unit[]) {
    this.units = units;
  }

  get sightings(): readonly Sighting[] {
    this.#sightings ??= this.units.flat();
    return this.#sightings;
  }

  get features(): Features {
    this.#features ??=
      this.units.length === 1 ? (this.units[0] as Unit)[0] : together(this.units.map(([first]) => first));
    return this.#features;
  }

  /** With more units; what was asked for last is remembered. */
  with(added: readonly Unit[]): Cluster {
    if (added.length === 0) return this;
    const units = [...this.units, ...added];
    const known = this.#extended;
    if (known === null || !isSame(known.units, units)) this.#extended = new Cluster(units);
    return this.#extended as Cluster;
  }

  /** Units of this one of whose documents or texts the other has a report, too. */
  clashes(other: Cluster): ReadonlySet<Unit> {
    const mine = this.names;
    const theirs = other.names;
    const found = new Set<Unit>();
    for (const name of (mine.size < theirs.size ? mine : theirs).keys()) {
      const unit = mine.get(name);
      if (unit !== undefined && theirs.has(name)) found.add(unit);
    }
    return found;
  }

  /** Documents and texts that have a report here: another report of theirs is of another earthquake. */
  get names(): ReadonlyMap<string, Unit> {
    this.#names ??= new Map(
      this.units.flatMap((unit) => unit.flatMap(({ names }) => names.map((name) => [name, unit] as const))),
    );
    return this.#names;
  }
}

/** The very same sightings. */
export function isSame(some: readonly Unit[], others: readonly Unit[]): boolean {
  return (
    some.length === others.length &&
    some.every((unit, at) => {
      const other = others[at] as Unit;
      return unit.length === other.length && unit.every((sighting, index) => sighting === other[index]);
    })
  );
}

/** Medians of what is known best. */
function together(sightings: readonly Sighting[]): Features {
  const fine = sightings.filter(({ fine }) => fine);
  const timed = fine.length > 0 ? fine : sightings.filter(({ span }) => span.at !== null);
  const stated = sightings.filter(({ magnitudes }) => magnitudes.length > 0);
  const measured = stated.filter(({ fromEnergy }) => !fromEnergy);
  const magnitudes = (measured.length > 0 ? measured : stated).map((one) => one.magnitudes[0] as number);
  const country = commonest(sightings.map((one) => one.country).filter((one) => one !== null));
  // one that says another country must not say where the others are
  const there = sightings.filter((one) => one.country === null || country === null || one.country === country);
  return {
    span: spanOf(timed.length > 0 ? timed : sightings),
    publishedTo: Math.min(...sightings.map(({ publishedTo }) => publishedTo)),
    areas: areasOf(there),
    placeName: null,
    country,
    magnitudes: magnitudes.length === 0 ? [] : [median(magnitudes)],
    fromEnergy: measured.length === 0,
    official: sightings.some(({ official }) => official),
    role: agreedRole(sightings),
  };
}

/** Newsrooms call an aftershock an earthquake: a role that more than a few of them contradict tells nothing. */
function agreedRole(sightings: readonly Sighting[]): Features['role'] {
  const told = sightings.map(({ role }) => role).filter((role) => role !== 'other');
  const most = commonest(told);
  if (most === null) return 'other';
  const against = told.filter((role) => role !== most).length;
  return against > CONTESTED * told.length ? 'other' : most;
}

/** The median time; of coarse ones what they have in common. */
function spanOf(sightings: readonly Sighting[]): Features['span'] {
  const times = sightings.map(({ span }) => span.at).filter((at) => at !== null);
  if (times.length > 0) {
    const at = median(times);
    return { from: at, to: at, at };
  }
  const from = Math.max(...sightings.map(({ span }) => span.from));
  const to = Math.min(...sightings.map(({ span }) => span.to));
  return { from: Math.min(from, to), to: Math.max(from, to), at: null };
}

/** Where those that know it best say: within twice the smallest radius, and of one place only where there is any. */
function areasOf(sightings: readonly Sighting[]): readonly Area[] {
  const clear = sightings.filter(({ areas }) => areas.length === 1);
  if (clear.length === 0) return sightings.find(({ areas }) => areas.length > 0)?.areas ?? [];
  const areas = clear.map((one) => one.areas[0] as Area);
  const radiusKm = Math.min(...areas.map((area) => area.radiusKm));
  const best = areas.filter((area) => area.radiusKm <= 2 * radiusKm);
  const latitude = median(best.map((area) => area.latitude));
  // near the date line the median of longitudes is not in their middle
  const near = best[0]?.longitude ?? 0;
  const longitude = median(best.map((area) => near + ((((area.longitude - near + 540) % 360) + 360) % 360) - 180));
  return [{ latitude, longitude, radiusKm }];
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] as number;
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] as number)) / 2;
}

/** Ties by the alphabet. */
export function commonest<T extends string>(values: readonly T[]): T | null {
  const counts = new Map<T, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  const ranked = [...counts].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1));
  return ranked[0]?.[0] ?? null;
}
