/** What the finder of cues needs of a language. */
export interface CueWords {
  readonly todo?: string;
}
