/** Which documents are worth the rules: a cheap question, asked of every document in the main thread. */
import type { QuakeDocument } from './document.ts';
import { LANGUAGES } from './languages/index.ts';
import { hasList } from './lists/lists.ts';
import type { Cue } from './mentions.ts';
import { fold } from './text/fold.ts';
import { compile } from './text/pattern.ts';

/** Cues without which no document speaks of an earthquake. */
const CUES: readonly Cue[] = ['quake', 'aftershock', 'foreshock', 'mainshock'];
/** Stems that languages share. */
const SHARED = 'magnitud|magnit[uy]|магнит|richter|рихтер|seism|sism|сейсм|epicent|эпицент|地震|震';
/** Magnitudes of lists that have no words: `M 5.2`, `Mw5`. */
const LISTED = 'm[wlbsd]{0,2}[=: ]{0,2}\\d+';

/**
 * Whether a document may speak of an earthquake: never false where it does. Reads all of it once, whatever the language,
 * and answers at the first word; most documents have none. A list of measurements says what it lists by its header alone.
 */
export function isRelevant({ title, text }: Pick<QuakeDocument, 'title' | 'text'>): boolean {
  expression ??= expressionOf();
  return expression.test(fold(title)) || expression.test(fold(text)) || hasList(text);
}

let expression: RegExp | undefined;

/** One border of words for all of them: each language with its own takes ten times as long. */
function expressionOf(): RegExp {
  const words = compile([LISTED, ...wordsOf(false)].join('|')).source;
  // not global: it keeps no place between two texts
  return new RegExp([SHARED, words, ...wordsOf(true)].join('|'), 'u');
}

function wordsOf(unspaced: boolean): readonly string[] {
  const languages = LANGUAGES.filter((language) => (language.unspaced ?? false) === unspaced);
  const rules = languages.flatMap(({ cues }) => CUES.flatMap((cue) => cues[cue] ?? []));
  return unspaced ? rules.map((rule) => compile(rule, {}, { unspaced }).source) : rules;
}
