/** The fields of a report, by the names that its evidence has. */
import type { Evidence } from '../../../../topics/reports.ts';
import type { Sighting } from './sighting.ts';

export type Field =
  | 'magnitude'
  | 'energyClass'
  | 'intensity'
  | 'originTime'
  | 'place'
  | 'country'
  | 'latitude'
  | 'longitude'
  | 'depthKm'
  | 'distanceKm'
  | 'direction'
  | 'deaths'
  | 'injured'
  | 'buildingsDamaged'
  | 'tsunamiWarning';

/** What grows known with time. */
export const RISING: ReadonlySet<Field> = new Set(['deaths', 'injured', 'buildingsDamaged', 'tsunamiWarning']);

interface Said {
  readonly field: Field;
  readonly value: unknown;
  readonly key: string;
  /** Whom the text names for it. */
  readonly named: string | null;
  readonly evidence: readonly Evidence[];
}

const REMEMBERED = new WeakMap<Sighting, readonly Said[]>();

/** Every value that a report gives. */
export function valuesOf(sighting: Sighting): readonly Said[] {
  const known = REMEMBERED.get(sighting) ?? read(sighting);
  REMEMBERED.set(sighting, known);
  return known;
}

function read(sighting: Sighting): readonly Said[] {
  const { energyClass, intensity, originTime, location, impact, evidence } = sighting.report;
  const { place, country, latitude, longitude, depthKm, distanceKm, direction } = location;
  const said: Said[] = [...magnitudesOf(sighting)];
  const add = (field: Field, value: unknown, key: unknown = value) => {
    if (value !== null && value !== undefined)
      said.push({ field, value, key: String(key), named: null, evidence: evidence[field] ?? [] });
  };
  add('energyClass', energyClass);
  add('intensity', intensity, `${intensity?.value} ${intensity?.scale}`);
  add('originTime', originTime, `${originTime?.utc} ${originTime?.precision}`);
  // names of one place are no conflict
  add('place', place, sighting.place?.id ?? sighting.placeName);
  for (const [field, value] of Object.entries({ country, latitude, longitude, depthKm, distanceKm, direction })) {
    add(field as Field, value);
  }
  for (const field of ['deaths', 'injured', 'buildingsDamaged', 'tsunamiWarning'] as const) add(field, impact[field]);
  return said;
}

/** The current magnitude and whatever else is claimed, each in somebody's name and by its own quotes. */
function magnitudesOf({ report: { magnitude, claims, evidence } }: Sighting): readonly Said[] {
  const keyOf = ({ value, type }: { readonly value: number; readonly type: string }) => `${value} ${type}`;
  const all = claims.map((claim) => ({
    field: 'magnitude' as const,
    // stored records may be older than quotes of claims
    value: { value: claim.value, type: claim.type, raw: claim.raw ?? '' },
    key: keyOf(claim),
    named: claim.agency,
    evidence: claim.evidence ?? [],
  }));
  if (magnitude === null) return all;
  const key = keyOf(magnitude);
  const others = all.filter((one) => one.key !== key);
  const quotes = evidence.magnitude ?? [];
  const named = new Map(all.filter((one) => one.key === key && one.named !== null).map((one) => [one.named, one]));
  const own = { field: 'magnitude' as const, value: magnitude, key };
  const said = [...named.values()].map((one) => ({
    ...own,
    named: one.named,
    evidence: one.evidence.length > 0 ? one.evidence : quotes,
  }));
  return [...(said.length === 0 ? [{ ...own, named: null, evidence: quotes }] : said), ...others];
}
