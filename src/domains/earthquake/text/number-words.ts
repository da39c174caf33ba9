/** What reading numbers needs of a language. */
export interface NumberWords {
  /** Decimal mark of prose. Either mark is understood: three digits after the other one are thousands. */
  readonly decimal: '.' | ',';
  /** By value: its words in every form that texts have them, a space between forms, `_` for a space inside one. */
  readonly words: Readonly<Record<number, string>>;
  /** By value, as `words`: what multiplies the number before it. What may stand alone ("bin kişi") is in `words` too. */
  readonly multipliers: Readonly<Record<number, string>>;
  /** Between two words of one number: `and`, `и`. */
  readonly joiners?: string;
  /** Before or after a number, these make it unknown: `several` in "several hundred". */
  readonly vague?: string;
  /** Endings are written at the digits: `36-ға`, `5,6'dan`. */
  readonly endings?: boolean;
  /** Words of one number are written together: `quarantacinque`. */
  readonly compound?: boolean;
}
