/** Words that say what a sentence speaks of: an aftershock, a drill, an alert that was withdrawn. */
import type { Language } from '../language.ts';
import type { Cue, CueMention } from '../mentions.ts';
import { compile } from '../text/pattern.ts';
import type { Sentence } from '../text/sentences.ts';

/**
 * Rules by what they are a sign of; each is one alternative, and may hold several: `tremor*|jolt*`. What segmentation
 * makes of them:
 *
 *   quake         its nouns, in every form. A time or magnitude nearest to one is of an earthquake, not an aftershock
 *   occurred      struck, was recorded, was felt: makes a sentence speak of the ground
 *   aftershock    every form, two-word ones too; foreshock and mainshock alike
 *   another       "the second quake", "the second", never "the first"
 *   strongest     "the strongest", which after counted aftershocks is one of them
 *   every         "in none of the four"
 *   since         beside an old date, that only begins a record: "the strongest since 1999"
 *   historical    anniversaries, "years ago"; an old date alone is enough
 *   drill         exercise, scenario, notional: in headline or lead the document is a drill, elsewhere the sentence is
 *                 nothing
 *   forecast      what would, could or may be: magnitudes and counts of such a sentence are nothing
 *   metaphor      collocations that no earthquake has: "political earthquake"
 *   domain        nouns of sport, politics, markets, stage that earthquake news rarely has
 *   blast         a quarry blast, a nuclear test: of the main earthquake, it makes it a blast
 *   retraction    verbs that take back an alert, a report or a record
 *   notRetraction what else is cancelled in a sentence: a tsunami warning, trains, lessons
 *   falseAlert    "there was no earthquake", "the alert was false": with a retraction, the document takes one back
 */
export type CueWords = Readonly<Partial<Record<Cue, readonly string[]>>>;

/** Cues that are sought together: of two that begin at one place, the one named first is found. */
const PASSES: readonly (readonly Cue[])[] = [
  ['aftershock', 'foreshock', 'mainshock', 'another', 'blast', 'occurred', 'quake'],
  ['falseAlert', 'retraction', 'notRetraction', 'drill', 'metaphor', 'domain'],
  ['forecast', 'historical', 'strongest', 'every', 'since'],
];

/** Every cue of a sentence, in the order of the text within each kind. */
export function findCues(sentence: Sentence, language: Language): readonly CueMention[] {
  const found: CueMention[] = [];
  for (const expression of expressionsOf(language)) {
    for (const match of sentence.folded.matchAll(expression)) {
      const cue = cueOf(match.groups ?? {});
      const start = sentence.start + match.index;
      found.push({
        kind: 'cue',
        cue,
        source: sentence.source,
        start,
        end: start + match[0].length,
        sentence: sentence.index,
        rule: `${language.code}/cues/${cue}`,
      });
    }
  }
  return found;
}

function cueOf(groups: Readonly<Record<string, string | undefined>>): Cue {
  for (const cue in groups) if (groups[cue] !== undefined) return cue as Cue;
  throw new Error('a cue without a name');
}

const compiled = new WeakMap<CueWords, readonly RegExp[]>();

function expressionsOf({ cues, unspaced = false }: Language): readonly RegExp[] {
  let expressions = compiled.get(cues);
  if (expressions === undefined) {
    expressions = PASSES.flatMap((pass) => {
      const groups = pass.flatMap((cue) => (cues[cue]?.length ? [`(?<${cue}>${cues[cue].join('|')})`] : []));
      return groups.length === 0 ? [] : [compile(groups.join('|'), {}, { unspaced })];
    });
    compiled.set(cues, expressions);
  }
  return expressions;
}
