/** What the finder of places needs of a language. */
export interface PlaceWords {
  readonly todo?: string;
}
