/** What the finder of cues needs of a language. */
import type { Cue } from '../../mentions.ts';

/**
 * Rules by what they are a sign of; each is one alternative, and may hold several: `tremor*|jolt*`. What segmentation
 * makes of them:
 *
 *   quake         its nouns, in every form. A time or magnitude nearest to one is of an earthquake, not an aftershock
 *   vague         those of quake that mean other things, too: a shock; alone they attest nothing (segment/attested.ts)
 *   occurred      struck, was recorded, was felt: makes a sentence speak of the ground
 *   aftershock    every form, two-word ones too; foreshock and mainshock alike
 *   another       "the second quake", "the second", never "the first"
 *   earlier       "six days earlier", but no "ago": what has another magnitude then is another earthquake
 *   strongest     "the strongest", which after counted aftershocks is one of them
 *   every         "in none of the four"
 *   since         beside an old date, that only begins a record: "the strongest since 1999"
 *   historical    anniversaries, "years ago"; an old date alone is enough
 *   drill         exercise, scenario, notional: in headline or lead the document is a drill, elsewhere the sentence is
 *                 nothing
 *   forecast      what would, could or may be, or comes once in so many years: magnitudes and counts of such a sentence
 *                 are nothing
 *   metaphor      collocations that no earthquake has: "political earthquake"
 *   domain        nouns of sport, politics, markets, stage that earthquake news rarely has
 *   blast         a quarry blast, a nuclear test: of the main earthquake, it makes it a blast
 *   noQuake       "a landslide, not an earthquake": of the main earthquake, it makes it something else
 *   retraction    verbs that take back an alert, a report or a record
 *   notRetraction what else is cancelled in a sentence: a tsunami warning, trains, lessons
 *   falseAlert    "there was no earthquake", "the alert was false": with a retraction, the document takes one back
 */
export type CueWords = Readonly<Partial<Record<Cue, readonly string[]>>>;
