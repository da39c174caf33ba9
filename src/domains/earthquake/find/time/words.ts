/**
 * What the finder of time needs of a language. Words are rules of text/pattern.ts; lists of them are separated by
 * spaces, with `_` for a space within one.
 */
export interface TimeWords {
  /** Twelve, January first. */
  readonly months?: string;
  /** Twelve of another calendar that texts of this language use, its first month first. */
  readonly otherMonths?: { readonly calendar: 'persian' | 'nepali'; readonly names: string };
  /** Seven, Monday first. */
  readonly weekdays?: string;
  /** Days before the day of publication: `{ 0: 'today', 1: 'yesterday' }`. */
  readonly days?: Readonly<Record<number, string>>;
  /** The night before the day of publication: its late hours are of the day before. */
  readonly lastNight?: string;
  /** Words for the night before a day: "в ночь на вторник". */
  readonly nightTo?: string;
  /** Parts of the day, which tell five in the morning from five in the afternoon. */
  readonly parts?: Readonly<Partial<Record<PartName, string>>>;
  readonly noon?: string;
  readonly midnight?: string;
  /** Twelve, one first: hours in words. */
  readonly hours?: string;
  /** Days of the month in words, the first one first; `{dw}` of the rules for dates. */
  readonly dayWords?: string;
  /** A part of the day may stand inside of a word for a day: Montagabend. */
  readonly compounds?: boolean;
  /** Rules with {day}, {dw}, {month} (a name), {mm} (its number) and {year}. */
  readonly dates?: readonly string[];
  /** Rules with {year}: what makes a number a year. */
  readonly years?: readonly string[];
  /** Rules with {h}, {m}, {min} (one digit too), {s}, {hw} (an hour in words), {mw} (minutes in words), {part}; groups half, quarter, quarterto and to (minutes before
   * the hour); h:mm and h:mm:ss stand for all languages. */
  readonly clocks?: readonly string[];
  /** Rules with {city}: "{city} time". */
  readonly zones?: readonly string[];
  /** Time of the place that the text speaks of. */
  readonly local?: string;
  /** Small words between a date, a clock and a zone. */
  readonly glue?: string;
  /** Words right before or after a time that is not when the ground shook: "as of", "said". */
  readonly statement?: { readonly before?: string; readonly after?: string };
  /** "Since Monday, when a quake struck": the word behind a date by which the rest of the sentence is of that day. */
  readonly when?: string;
  /** Who and what has a time of its own, in a clause that does not say that the ground shook: sirens, trains, meetings. */
  readonly errands?: string;
  /** Words of a sentence that says when the ground shook. */
  readonly origin?: string;
  /** Clocks without a zone are the newsroom's also where the ground shook abroad. */
  readonly newsroomTime?: boolean;
  /** 7/4/2025 is the fourth of July, at least for some. */
  readonly monthFirst?: boolean;
}

export type PartName = 'am' | 'pm' | 'dawn' | 'morning' | 'day' | 'evening' | 'night';
