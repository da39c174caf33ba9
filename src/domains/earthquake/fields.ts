/** The fields of a report whose values follow from their quotes, by leaf name: a country may follow from the publisher. */
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
