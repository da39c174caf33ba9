/** The fields of a report that have evidence, by leaf name. */
export const FIELDS = [
  'magnitude',
  'energyClass',
  'intensity',
  'originTime',
  'place',
  'latitude',
  'longitude',
  'depthKm',
  'distanceKm',
  'direction',
  'deaths',
  'injured',
  'buildingsDamaged',
  'tsunamiWarning',
] as const;
export type Field = (typeof FIELDS)[number];
