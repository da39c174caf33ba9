/** What correlation knows beyond the reports: who publishes, whom to prefer, where places are. */
import type { Point } from '../places/geodesy.ts';

export type SourceKind = 'agency' | 'emergency' | 'wire' | 'local';

/** Within the radius of it, most likely. */
export interface Area extends Point {
  readonly radiusKm: number;
}

/** Where a place is, and as what it is known. */
export interface PlaceFix extends Area {
  readonly id: string;
  /** ISO 3166-1 alpha-2; null: of no country, or of several. */
  readonly country: string | null;
}

export interface PlaceQuery {
  readonly name: string;
  readonly language: string | null;
  /** Of the epicentre, where it is known. */
  readonly country: string | null;
}

export interface Knowledge {
  /** What kind of source a site is. */
  kindOf(site: string): SourceKind;
  /** Id of the agency that a site belongs to, or that a text names so. */
  agencyOf(siteOrName: string): string | null;
  /** Weight of a source of this kind. */
  weightOf(kind: SourceKind): number;
  /** Agencies whose magnitude is preferred for an earthquake in a country, the first first. */
  preferred(country: string | null): readonly string[];
  /** Places that a name may mean, the likeliest first. */
  findPlaces(query: PlaceQuery): readonly PlaceFix[];
  /** Names of a place by language: kk, ru, en where known. */
  namesOf(placeId: string): Readonly<Record<string, string>>;
  /** Where a country lies; null: unknown. */
  areaOf(country: string): Area | null;
}
