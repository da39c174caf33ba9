/** A date read from a text, and what must be known to read it. */

/** Where and in what a text stands. */
export interface DateContext {
  /** Primary tags, the most likely first. */
  readonly languages: readonly string[];
  /** Whether 3/5/2024 is the fifth of March. */
  readonly monthFirst: boolean;
  /** ISO 3166-1 alpha-2, for zone abbreviations of several meanings. */
  readonly country: string | null;
  /** Days (2026-11-30) that the page states without doubt; they decide between 3/5 and 5/3. */
  readonly knownDays?: () => ReadonlySet<string>;
  /** Milliseconds since the epoch; later dates are none. */
  readonly now: number;
}

export interface FoundDate {
  /** ISO 8601, as far as stated. */
  readonly value: string;
  readonly precision: 'day' | 'minute' | 'second';
  readonly zone: string | null;
  /** What was read as the date and its time. */
  readonly raw: string;
  readonly index: number;
}
