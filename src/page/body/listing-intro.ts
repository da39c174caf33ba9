/** What stands right before a list of measurements and says of what they are: zones, units, types. */
import type { AnyNode } from 'domhandler';
import { isProse, isRegion, type Region } from './regions.ts';

/** Text before a list that says more than this speaks of something else. */
const LONGEST = 1_500;

/** The prose right before a listing, or before what holds only it; empty where there is none. */
export function introOf(listing: Region, dropped: ReadonlySet<AnyNode>): readonly Region[] {
  for (let region = listing; region.parent !== null; region = region.parent) {
    const { items } = region.parent;
    const before = items
      .slice(0, items.indexOf(region))
      .filter((item) => !isRegion(item) || !dropped.has(item.element));
    const last = before.at(-1);
    if (last === undefined) continue;
    const size = isRegion(last) ? proseIn(last, dropped) : 0;
    return isRegion(last) && !last.listed && size > 0 && size < LONGEST ? [last] : [];
  }
  return [];
}

function proseIn(region: Region, dropped: ReadonlySet<AnyNode>): number {
  let size = 0;
  for (const item of region.items) {
    if (!isRegion(item)) size += isProse(item) ? item.size : 0;
    else if (!dropped.has(item.element)) size += proseIn(item, dropped);
  }
  return size;
}
