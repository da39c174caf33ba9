/** What is known of one agency. */

/** agency: measures; emergency: counts the victims and the damage; wire: reports for other newsrooms. */
export type AgencyKind = 'agency' | 'emergency' | 'wire';

export interface Agency {
  readonly id: string;
  /** ISO 3166-1 alpha-2; null: international. */
  readonly country: string | null;
  readonly kind: AgencyKind;
  /** Registrable domains, divided by `|`, as are the names below. */
  readonly sites?: string;
  /** Written with capitals alone, or with the first one; found case-sensitively. */
  readonly short?: string;
  /** Full names in their base form; every word may have an ending. Two agencies may share one. */
  readonly names?: string;
}
