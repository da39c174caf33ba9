/** Coordinates that no text states: they follow from a place, and a distance and direction where there are any. */
import type { Place } from './gazetteer.ts';
import { bearingOf, destination } from './geodesy.ts';

export interface InferredPoint {
  readonly latitude: number;
  readonly longitude: number;
  readonly radiusKm: number;
  readonly from: string;
}

/** A direction of 8 points means 22.5° to either side: the sine of it. */
const SIDEWAYS = 0.38;

/**
 * The point `distanceKm` to the `direction` of the place. The radius: the place's own size (distances count from
 * anywhere in a town), a tenth of the distance and what the direction leaves open; all around where there is none.
 */
export function inferCoordinates(
  place: Pick<Place, 'id' | 'latitude' | 'longitude' | 'radiusKm'>,
  distanceKm: number | null,
  direction: string | null,
): InferredPoint {
  const bearing = direction === null ? null : bearingOf(direction);
  const from = [place.id, distanceKm === null ? null : `${distanceKm} km`, direction]
    .filter((part) => part !== null)
    .join(' ');
  if (distanceKm === null || bearing === null) {
    const radiusKm = round(Math.max(place.radiusKm, 5) + (distanceKm ?? (bearing === null ? 0 : 50)));
    return { latitude: round(place.latitude), longitude: round(place.longitude), radiusKm, from };
  }
  const point = destination(place, distanceKm, bearing);
  const wide = direction?.length === 3 ? SIDEWAYS / 2 : SIDEWAYS;
  const radiusKm = round(Math.max(place.radiusKm, 5) + distanceKm * Math.hypot(0.1, wide));
  return { latitude: round(point.latitude), longitude: round(point.longitude), radiusKm, from };
}

/** A thousandth of a degree is 100 m. */
function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}
