/** What finders find in sentences: values at their places, before anybody asks which earthquake they belong to. */
import type { SourceName } from './text/sentences.ts';

export interface Mention {
  readonly source: SourceName;
  /** In the source, UTF-16 code units; the text between them is the quote, from which the value can be derived again. */
  readonly start: number;
  readonly end: number;
  /** Index of its sentence. */
  readonly sentence: number;
  /** Which rule found it: `<language>/<finder>/<rule>`. */
  readonly rule: string;
}

export interface MagnitudeMention extends Mention {
  readonly kind: 'magnitude';
  readonly value: number;
  /** As written, case-sensitive; `unknown` where there is none, and for Richter. */
  readonly type: string;
  /** Whom the sentence names for it, as written there. */
  readonly agency: string | null;
  /** current: as far as the sentence says; previous: it replaces or was replaced by ("from 5.6", "first gave 6.2"); bound: above, below, up to, at least. */
  readonly standing: 'current' | 'previous' | 'bound';
}
export interface EnergyMention extends Mention {
  readonly kind: 'energyClass';
  readonly value: number;
}
export interface IntensityMention extends Mention {
  readonly kind: 'intensity';
  /** As written: `5`, `4-5`, `V`, `5弱`. */
  readonly value: string;
  /** For comparing: 4.5 for 4-5. */
  readonly degree: number;
  readonly scale: 'MSK-64' | 'MMI' | 'EMS-98' | 'Shindo' | 'unknown';
  /** Where it was felt, in base form: a place or a word for the epicentre; it stands beside the degree. */
  readonly place: { readonly name: string; readonly start: number; readonly end: number } | null;
}
export interface DepthMention extends Mention {
  readonly kind: 'depth';
  readonly km: number;
  readonly standing: 'current' | 'previous';
}
export interface CoordinatesMention extends Mention {
  readonly kind: 'coordinates';
  readonly latitude: number;
  readonly longitude: number;
}

/** A date, a clock time or both, as the text has it; src/domains/earthquake/time resolves it. */
export interface TimeMention extends Mention {
  readonly kind: 'time';
  readonly date: DatePart | null;
  readonly clock: ClockPart | null;
  /** IANA name, offset (`+05:00`), `UTC`, `local` for the time of the place, or `publisher`; `|` between those of an abbreviation; null: not said. */
  readonly zone: string | null;
  /** Part of the day, beside the clock or instead of it. */
  readonly part: 'am' | 'pm' | 'dawn' | 'morning' | 'day' | 'evening' | 'night' | null;
  /** What it looks to be the time of: the shaking (`event`: in so many words), or what was said, issued or counted. */
  readonly role: 'origin' | 'event' | 'statement' | 'unknown';
  /** Characters to the nearest word of its sentence that says that the ground shook; Infinity: none. */
  readonly away: number;
  /** Stands beside the mention before it as the same moment in another zone: "05:23 (00:23 UTC)". */
  readonly restates: boolean;
  readonly raw: string;
}
export interface DatePart {
  /** Of year, month and day; absent: Gregorian. */
  readonly calendar?: 'persian' | 'nepali';
  /** A night of two days: `after` the day ("last night", small hours are of the next), `before` it ("in the night to Tuesday"). */
  readonly night?: 'before' | 'after';
  /** Day and month may be the other way round. */
  readonly swappable?: true;
  readonly year: number | null;
  readonly month: number | null;
  readonly day: number | null;
  /** 1 Monday to 7 Sunday. */
  readonly weekday: number | null;
  /** Days from the day of publication: 0 today, -1 yesterday. */
  readonly daysAgo: number | null;
}
export interface ClockPart {
  readonly hour: number;
  readonly minute: number | null;
  readonly second: number | null;
}

export interface PlaceMention extends Mention {
  readonly kind: 'place';
  /** Base form, in the language of the text. */
  readonly name: string;
  /** Candidates of the gazetteer, the best first; empty where it knows none. */
  readonly candidates: readonly string[];
  /**
   * What it is said of: the reference of a distance, where the epicentre or quake was, where it was felt, whoever tells
   * of it (a dateline, the seat of an institute), anything else.
   */
  readonly use: 'reference' | 'epicentre' | 'felt' | 'aside' | 'other';
  /** A country on one side of a border near which it was. */
  readonly isBorder?: true;
  /** It is told to hold the epicentre in so many words, not only to have been struck. */
  readonly isSeat?: true;
  /** Base form of the place that the text names it as a part of: "Bingöl'ün Karlıova", "Orta (Çankırı)". */
  readonly within?: string;
}
/** "61 km north-east of X": distance and direction, either may be missing. */
export interface OffsetMention extends Mention {
  readonly kind: 'offset';
  readonly distanceKm: number | null;
  readonly direction: string | null;
  readonly place: PlaceMention;
}

export type Counted = 'deaths' | 'injured' | 'buildingsDamaged';
export interface CountMention extends Mention {
  readonly kind: 'count';
  readonly what: Counted;
  readonly value: number;
  /** total: of the quake; part: some of them; previous: an earlier figure. */
  readonly standing: 'total' | 'part' | 'previous';
}
export interface TsunamiMention extends Mention {
  readonly kind: 'tsunami';
  readonly warning: boolean;
}
export interface AgencyMention extends Mention {
  readonly kind: 'agency';
  /** Of the data file; null: only its form says so. */
  readonly id: string | null;
  readonly name: string;
}

/** Words that say what a sentence speaks of. */
export type Cue =
  | 'quake'
  /** A word for earthquakes that has other meanings, too: a jolt, a shock. */
  | 'vague'
  /** It happened: struck, occurred, was recorded. */
  | 'occurred'
  | 'aftershock'
  | 'foreshock'
  | 'mainshock'
  | 'historical'
  | 'drill'
  | 'forecast'
  /** A figure of speech: a political earthquake. */
  | 'metaphor'
  /** A word of sport, politics or markets: many of them make a figure of speech likely. */
  | 'domain'
  | 'blast'
  /** Somebody takes back an alert, a report or a record. */
  | 'retraction'
  /** Nothing happened. */
  | 'falseAlert'
  /** What is taken back or corrected is no earthquake: a typing error, a tsunami warning, a train. */
  | 'notRetraction'
  | 'another'
  /** So many days or weeks before the earthquake told of. */
  | 'earlier'
  /** It was something else, and no earthquake. */
  | 'noQuake'
  /** The strongest of several. */
  | 'strongest'
  /** What is said holds of every one: "in none of the four". */
  | 'every'
  /** The date beside it begins a record: "the strongest since". */
  | 'since';
export interface CueMention extends Mention {
  readonly kind: 'cue';
  readonly cue: Cue;
}

export type AnyMention =
  | MagnitudeMention
  | EnergyMention
  | IntensityMention
  | DepthMention
  | CoordinatesMention
  | TimeMention
  | PlaceMention
  | OffsetMention
  | CountMention
  | TsunamiMention
  | AgencyMention
  | CueMention;
