/** What every format says of an event. */
import type { EventRecord } from '../../../../topics/events.ts';

/** Where an earthquake was: as a text states it, or as follows from a place. */
export interface Epicentre {
  readonly latitude: number;
  readonly longitude: number;
  /** Null: stated, and nobody said how exactly. */
  readonly radiusKm: number | null;
  /** What it follows from; null: stated. */
  readonly from: string | null;
}

/** Null where no text states coordinates, and none follow. */
export function epicentreOf({ location }: EventRecord): Epicentre | null {
  const { latitude, longitude, inferred } = location;
  if (latitude !== null && longitude !== null) return { latitude, longitude, radiusKm: null, from: null };
  return inferred;
}

/** "24 km NNE of Osh, Kyrgyzstan", in English where the place has an English name; null: nothing is known. */
export function placeOf({ location }: EventRecord): string | null {
  const { place, names, country, distanceKm, direction } = location;
  const name = names.en ?? place;
  const of = [name, country === null ? null : countryName(country)].filter((part) => part !== null).join(', ');
  if (of === '') return null;
  if (name === null) return of;
  if (distanceKm !== null)
    return [`${roundKm(distanceKm)} km`, direction, 'of', of].filter((part) => part !== null).join(' ');
  return direction === null ? of : `${direction} of ${of}`;
}

/** Whole kilometres, as catalogues have them: 15 miles are no 24.1 km. */
function roundKm(km: number): number {
  return km < 1 ? Math.round(10 * km) / 10 : Math.round(km);
}

/** "M 5.3 - 24 km NNE of Osh, Kyrgyzstan", as catalogues have it. */
export function titleOf(record: EventRecord): string {
  return `M ${record.magnitude?.value.toFixed(1) ?? '?'} - ${placeOf(record) ?? 'unknown place'}`;
}

/** English; the code itself where nobody knows it. */
function countryName(code: string): string {
  try {
    return new Intl.DisplayNames(['en'], { type: 'region' }).of(code) ?? code;
  } catch {
    return code;
  }
}
