/** What the finder of time needs of a language. */
export interface TimeWords {
  readonly todo?: string;
}
