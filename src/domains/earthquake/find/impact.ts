/** What the finder of impact needs of a language. */
export interface ImpactWords {
  readonly todo?: string;
}
