/** What the finders of places and offsets need of a language. Words are rules of text/pattern.ts: `*` is any rest of a word. */
export interface Words {
  /** Endings of names in text, each with what stands there in the base form: `а> ой>а 'ın>`. The likelier first. */
  readonly endings?: string;
  /** What follows an apostrophe is an ending: `Simav'ın`. */
  readonly apostrophe?: boolean;
  /** Endings go by the word, not by the name's last word only: "Нижнего Новгорода". */
  readonly inflectsAll?: boolean;
  /** What an ending leaves of a name that the gazetteer does not know, where it is said of a quake or by a distance. */
  readonly bareEndings?: string;
  /** Accents move in other cases: the base form is written as the gazetteer has it. */
  readonly accents?: boolean;
  /** Small words inside of names: `dei`, `de la`. */
  readonly particles?: string;
  /** Nouns for what a place is, before or after its name, which does not keep them: `город*|районн* центр*`. */
  readonly heads?: string;
  /** Small words that end a name: the ocean of `Тихий океан`. */
  readonly generic?: string;
  /** Nouns that an adjective needs to name a place, as `noun rule>base form>ending of the adjective`. */
  readonly adjectiveHeads?: readonly string[];
  /** Beginnings of the words of the four compass points, and of those between that are words of their own. */
  readonly compass: Readonly<Partial<Record<'N' | 'E' | 'S' | 'W' | 'NE' | 'SE' | 'SW' | 'NW', string>>>;
  /** Capital letters of N, E, S and W in abbreviations: `СВЮЗ`. */
  readonly compassLetters?: string;
  readonly kilometres?: string;
  readonly miles?: string;
  readonly metres?: string;
  /** Whether the place stands before its distance and direction, or after. */
  readonly side: 'before' | 'after';
  /** Words between distance and direction: `к|на`. */
  readonly between?: string;
  /** Endings of a place whose part is named right behind it: `'?n?ın`. */
  readonly owner?: string;
  /** Between a distance and the place that it is from: `от`, `from`. */
  readonly link?: string;
  /** The same where there is a direction too, which may also do without: `of`. */
  readonly of?: string;
  /** Ends of distances that need no link: the izafet of `کیلومتری`. */
  readonly linkless?: string;
  /** Side before: after a distance without a direction, these make it one from the place: `қашықтық*`. */
  readonly away?: string;
  /** What stands before a direction without distance, lest it be a part of the place ("in the south of"); none: never used. */
  readonly alone?: string;
  /** Side after, but verbs stand last. */
  readonly verbFinal?: boolean;
  /** In lists, before the place that a distance counts from: `nearest town`. */
  readonly nearest?: string;
  /** Directions that are from a place by their form: `южнее`. */
  readonly comparative?: string;
  /** "The town", "the epicentre": places that are only referred to. */
  readonly same?: string;
  readonly centre?: string;
  /** Words near the place where the quake was, and where it was felt. */
  readonly epicentre: string;
  readonly felt: string;
  /** Around where it was not, as `before>behind`: `not in>`, `>değil`. */
  readonly denied?: string;
  /** Right before a name, known or not, where the quake was: `epicentre near`. */
  readonly spot?: string;
  /** Right before where the epicentre was, in so many words: `epicentre was in`. */
  readonly seat?: string;
  /** Right before (or after) the country of the epicentre: `на территории`. */
  readonly territory?: string;
  /** Two countries beside it are no one's. */
  readonly border?: string;
  /** By country: words for it that are no names in the gazetteer, adjectives above all. */
  readonly countries?: Readonly<Record<string, string>>;
  /** Those whom a country's adjective before them makes its own: `служб*` of "the Turkish service". */
  readonly bodies?: string;
  /** Nouns of seas, gulfs and straits, which belong to a name: "Selat Sunda", "Kuşadası Körfezi". */
  readonly features?: string;
  /** Around two names that the quake was between, as `before>and>behind`: `between>and>`, `>ile>arasında`. */
  readonly pair?: string;
  /** Without spaces: what makes an area of the name before it, `沖|県中部`. */
  readonly areas?: string;
  /** Without spaces: expressions for what stands before where the quake was, and behind it, as `before>behind`. */
  readonly focus?: string;
  /** No names, though they look like one. */
  readonly never?: string;
}

/** A language without places yet has an empty section. */
export type PlaceWords = Words | Readonly<Record<string, never>>;
