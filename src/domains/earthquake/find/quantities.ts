/** What the finder of quantities needs of a language. */
export interface QuantityWords {
  readonly todo?: string;
}
