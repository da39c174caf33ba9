/** What an entry of the gazetteer is; the position is its code in the data file. */
export const KINDS = ['country', 'region', 'district', 'city', 'sea', 'range', 'area', 'island', 'lake'] as const;
export type PlaceKind = (typeof KINDS)[number];
