/** Distances and directions on the sphere: within half a percent of the ellipsoid, which is more than news are exact. */

export interface Point {
  readonly latitude: number;
  readonly longitude: number;
}

const EARTH_KM = 6371.0088;
const RADIANS = Math.PI / 180;

/** Great-circle distance in km. */
export function distanceKm(a: Point, b: Point): number {
  const phi = (b.latitude - a.latitude) * RADIANS;
  const lambda = (b.longitude - a.longitude) * RADIANS;
  const h =
    Math.sin(phi / 2) ** 2 +
    Math.cos(a.latitude * RADIANS) * Math.cos(b.latitude * RADIANS) * Math.sin(lambda / 2) ** 2;
  return 2 * EARTH_KM * Math.asin(Math.min(1, Math.sqrt(h)));
}

/** Where one arrives after `km` on the great circle that leaves `from` by `bearing` (degrees clockwise from north). */
export function destination(from: Point, km: number, bearing: number): Point {
  const angle = km / EARTH_KM;
  const phi = from.latitude * RADIANS;
  const theta = bearing * RADIANS;
  const to = Math.asin(Math.sin(phi) * Math.cos(angle) + Math.cos(phi) * Math.sin(angle) * Math.cos(theta));
  const turn = Math.atan2(
    Math.sin(theta) * Math.sin(angle) * Math.cos(phi),
    Math.cos(angle) - Math.sin(phi) * Math.sin(to),
  );
  return { latitude: to / RADIANS, longitude: ((from.longitude + turn / RADIANS + 540) % 360) - 180 };
}

/** The 16 compass points, clockwise from north. */
export const COMPASS = [
  'N',
  'NNE',
  'NE',
  'ENE',
  'E',
  'ESE',
  'SE',
  'SSE',
  'S',
  'SSW',
  'SW',
  'WSW',
  'W',
  'WNW',
  'NW',
  'NNW',
] as const;
export type CompassPoint = (typeof COMPASS)[number];

/** Degrees of a compass point; null: it is none. */
export function bearingOf(point: string): number | null {
  const at = (COMPASS as readonly string[]).indexOf(point);
  return at < 0 ? null : at * 22.5;
}

/** The point across. */
export function opposite(point: CompassPoint): CompassPoint {
  return COMPASS[(COMPASS.indexOf(point) + 8) % 16] as CompassPoint;
}
