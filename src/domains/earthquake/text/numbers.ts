/** Numbers as people write them. */
export interface NumberWords {
  /** Decimal mark of prose; the other one groups thousands, as do spaces. */
  readonly decimal: '.' | ',';
  /** Words of whole numbers in every form that texts have them: `two`, `forty`, `двумя`. */
  readonly words: Readonly<Record<string, number>>;
  /** Words and marks that multiply what stands before them: `thousand`, `тыс.`, `bin`, `万`. */
  readonly multipliers: Readonly<Record<string, number>>;
}
