/** Reports that came into a group by its leader, and fit another earthquake better than what the group has become. */
import { Cluster, type Unit } from './cluster.ts';
import type { Comparing } from './likeness.ts';

/** So much better, in nats, must another fit. */
const BETTER = 2;

/** Each report where it fits best; all at once, so that their order changes nothing. */
export function settled(clusters: readonly Cluster[], comparing: Comparing): readonly Cluster[] {
  const moves = new Map<Cluster, Unit[]>();
  const gone = new Set<Unit>();
  for (const cluster of clusters) {
    if (cluster.units.length === 1) continue;
    for (const unit of cluster.units) {
      const better = betterFor(unit, cluster, clusters, comparing);
      if (better === null) continue;
      gone.add(unit);
      moves.set(better, [...(moves.get(better) ?? []), unit]);
    }
  }
  if (gone.size === 0) return clusters;
  return clusters.flatMap((cluster) => {
    const units = [...cluster.units.filter((unit) => !gone.has(unit)), ...(moves.get(cluster) ?? [])];
    return units.length === 0 ? [] : [new Cluster(units)];
  });
}

function betterFor(unit: Unit, home: Cluster, clusters: readonly Cluster[], { likeness }: Comparing): Cluster | null {
  const [first] = unit;
  const own = likeness(first, home.features);
  if (own > -BETTER) return null;
  let best: Cluster | null = null;
  let most = own + BETTER;
  for (const cluster of clusters) {
    if (cluster === home) continue;
    const alike = likeness(first, cluster.features);
    if (alike <= most || cluster.clashes(new Cluster([unit])).size > 0) continue;
    [best, most] = [cluster, alike];
  }
  return best;
}
