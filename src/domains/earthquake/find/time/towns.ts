/** Clocks told by where they hang: "12:20 p.m. in Beijing, which is 9:20 a.m. in Astana". */
import type { OffsetMention, PlaceMention, TimeMention } from '../../mentions.ts';
import { placeOf } from '../../places/gazetteer.ts';
import { zoneOf } from '../../places/resolve.ts';
import type { Sentence } from '../../text/sentences.ts';

/** At most a small word between a clock and its town. */
const GAP = /^,? \(?(?:\p{L}{1,4} )?$/u;

/** Times of a sentence; where it tells two clocks, each in the zone of the town right behind it. `located`: its places. */
export function zonedByTowns(
  times: readonly TimeMention[],
  located: () => readonly (PlaceMention | OffsetMention)[],
  { folded, raw, start }: Sentence,
): readonly TimeMention[] {
  if (!tellsTwoClocks(times)) return times;
  const places = located();
  return times.map((time) => {
    if (time.clock === null || time.zone !== null) return time;
    const town = places.find(
      (place): place is PlaceMention =>
        place.kind === 'place' &&
        place.start > time.end &&
        !times.some((other) => other.start <= place.start && place.end <= other.end) &&
        GAP.test(folded.slice(time.end - start, place.start - start)),
    );
    const place = placeOf(town?.candidates[0] ?? '');
    const zone = place === null ? null : zoneOf(place);
    if (town === undefined || zone === null) return time;
    return { ...time, end: town.end, raw: raw.slice(time.start - start, town.end - start), zone };
  });
}

/** Whether a sentence has two clocks, of which one is of no zone: only then a town beside a clock is more than a place. */
function tellsTwoClocks(times: readonly TimeMention[]): boolean {
  const clocks = times.filter(({ clock }) => clock !== null);
  return clocks.length > 1 && clocks.some(({ zone }) => zone === null);
}
