/** What correlation knows beyond the reports: who publishes, whom to prefer, where places are. */

export type SourceKind = 'agency' | 'emergency' | 'wire' | 'local';

/** Where a place is, and as what it is known. */
export interface PlaceFix {
  readonly id: string;
  /** ISO 3166-1 alpha-2; null: of no country, or of several. */
  readonly country: string | null;
  readonly latitude: number;
  readonly longitude: number;
  /** An epicentre that is said to be there is most likely within this distance. */
  readonly radiusKm: number;
  /** By language: kk, ru, en where known. */
  readonly names: Readonly<Record<string, string>>;
}

/** A place by its name in the language of a text, the country of the epicentre where it is known. */
export type FindPlace = (name: string, language: string | null, country: string | null) => PlaceFix | null;

export interface Knowledge {
  /** What kind of source a site is. */
  kindOf(site: string): SourceKind;
  /** Id of the agency that a site belongs to, or that a text names so. */
  agencyOf(siteOrName: string): string | null;
  /** Weight of a source of this kind. */
  weightOf(kind: SourceKind): number;
  /** Agencies whose magnitude is preferred for an earthquake in a country, the first first. */
  preferred(country: string | null): readonly string[];
  readonly findPlace: FindPlace;
}
