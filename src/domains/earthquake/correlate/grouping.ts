/** Near-identical reports, at once: what is left to compare is far less. */
import { Cluster, type Unit } from './cluster.ts';
import type { Comparing } from './likeness.ts';
import type { Sighting } from './sighting.ts';

/** Reports this alike are grouped at once. */
export const ALIKE = -2;
const HALF_HOUR_MS = 1_800_000;

interface Group {
  readonly leader: Unit;
  readonly units: Unit[];
  readonly taken: Set<string>;
}

/** Groups about leaders, in the order of the units; leaders by half hours, since none that is alike is further off. */
export function grouped(units: readonly Unit[], { likeness }: Comparing): readonly Cluster[] {
  const groups: Group[] = [];
  const byTime = new Map<number | null, Group[]>();
  for (const unit of units) {
    const names = unit.flatMap((sighting) => sighting.names);
    const time = halfHourOf(unit[0]);
    let nearest: Group | null = null;
    let most = ALIKE;
    for (const about of time === null ? [null] : [time - 1, time, time + 1]) {
      for (const group of byTime.get(about) ?? []) {
        const alike = likeness(unit[0], group.leader[0]);
        if (alike <= most || names.some((name) => group.taken.has(name))) continue;
        [nearest, most] = [group, alike];
      }
    }
    if (nearest === null) {
      const group = { leader: unit, units: [unit], taken: new Set(names) };
      groups.push(group);
      byTime.set(time, [...(byTime.get(time) ?? []), group]);
    } else {
      nearest.units.push(unit);
      for (const name of names) nearest.taken.add(name);
    }
  }
  return groups.map((group) => new Cluster(group.units));
}

/** Null: its time is not known to the minute. */
function halfHourOf({ span: { at } }: Sighting): number | null {
  return at === null ? null : Math.floor(at / HALF_HOUR_MS);
}
