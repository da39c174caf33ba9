/**
 * What the finders of counts and tsunamis need of a language. Each field is a rule of text/pattern.ts without slots:
 * alternatives divided by `|`; `{num}` a number beside another one.
 */
export interface ImpactWords {
  /** Who is counted stands before what befell them: "3 kişi öldü". */
  readonly verbLast?: boolean;
  /** Ends of verbs that go on over a comma with the same people: "jumped, was hurt". */
  readonly converbs?: string;
  /** Dead, to die, to kill, in all forms. */
  readonly dead: string;
  /** Hurt people and their wounds. */
  readonly injured: string;
  /** Said of hurt people and of damaged buildings alike: `пострадал*`. */
  readonly harmed?: string;
  /** Dead and hurt in one word: no figure, but none of them is none of both. */
  readonly casualties?: string;
  readonly person: string;
  /** One person, with or without the article: "a woman". */
  readonly one?: string;
  readonly building: string;
  /** One building with its article, "a church"; a bare noun, where there are no articles. */
  readonly oneBuilding?: string;
  /**
   * What befell counted buildings, from cracks, fallen tiles and chimneys of houses to ruins. A wall, a fence or plaster
   * alone counts none, so walls are no words of damage.
   */
  readonly damage: string;
  /** Roads and dams: their damage is no building's. */
  readonly infrastructure?: string;
  /** What else is said of people and houses: missing, evacuated, homeless, checked. */
  readonly other: string;
  /** What else is counted: years, villages, families, shocks. */
  readonly foreign: string;
  readonly none: string;
  /** Everybody came through, every building stands: a zero without a negation. */
  readonly unhurt?: string;
  readonly intact?: string;
  /** Not known yet: no figure, and no zero. */
  readonly unknown: string;
  /** Begins a clause: `but`. */
  readonly but?: string;
  /** Carries a negation on: "... тоже". */
  readonly also?: string;
  /** Prepositions and the like: a noun behind them is not the number's. */
  readonly light?: string;
  /** Right before a number, and right after it: some of those counted elsewhere. */
  readonly partBefore?: string;
  readonly partAfter?: string;
  /** Right before and right after an earlier figure. */
  readonly previousBefore?: string;
  readonly previousAfter?: string;
  /** Anywhere in a sentence whose figures are earlier ones. */
  readonly previously?: string;
  readonly tsunami: TsunamiWords;
}

export interface TsunamiWords {
  readonly tsunami: string;
  /** Warning, alert, advisory: a noun or a verb. */
  readonly alert: string;
  /** Lifted, cancelled: it was issued. */
  readonly lifted: string;
  /** That there is no word of one yet, which is not that there is none. */
  readonly untold?: string;
  /** No danger, beside the words of `none`. */
  readonly safe?: string;
}
