/** Words that say what a sentence speaks of: an aftershock, a drill, an alert that was withdrawn. */
import type { Language } from '../../language.ts';
import type { Cue, CueMention } from '../../mentions.ts';
import { compile } from '../../text/pattern.ts';
import type { Sentence } from '../../text/sentences.ts';
import { matchesOf } from '../spans.ts';
import type { CueWords } from './words.ts';

/** Cues that are sought together: of two that begin at one place, the one named first is found. */
const PASSES: readonly (readonly Cue[])[] = [
  ['aftershock', 'foreshock', 'mainshock', 'another', 'blast', 'occurred', 'quake'],
  ['retraction', 'notRetraction', 'drill', 'metaphor', 'domain', 'noQuake', 'earlier'],
  ['falseAlert', 'forecast', 'historical', 'strongest', 'every', 'since', 'vague'],
];

/** Every cue of a sentence, in the order of the text within each kind. */
export function findCues(sentence: Sentence, language: Language): readonly CueMention[] {
  const found: CueMention[] = [];
  for (const expression of expressionsOf(language)) {
    for (const match of matchesOf(expression, sentence.folded)) {
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
