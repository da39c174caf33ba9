/** A word of a text as the names that it may be a form of. */
import { fold } from '../../text/fold.ts';
import type { Words } from './words.ts';

/** Endings shorter than this leave too little of a name to tell it by. */
const SHORTEST_STEM = 2;

interface Ending {
  readonly from: string;
  readonly to: string;
}
const parsed = new Map<string, readonly Ending[]>();

function endingsOf(data: string): readonly Ending[] {
  let endings = parsed.get(data);
  if (endings === undefined) {
    endings = data.split(/\s+/u).flatMap((rule) => {
      const [from = '', to = ''] = rule.split('>');
      return from === '' ? [] : [{ from: fold(from), to }];
    });
    parsed.set(data, endings);
  }
  return endings;
}

/** The word itself, then without each ending that it has; letters keep their case. */
export function formsOf(word: string, words: Words): readonly string[] {
  const cut = words.apostrophe === true ? word.search(/['’‘ʻʼ]/u) : -1;
  if (cut > 1) return [word.slice(0, cut)];
  const forms = [word];
  return words.endings === undefined ? forms : [...forms, ...stripped(word, words.endings)];
}

/** What a name that nobody knows most likely is: without the first ending that fits. */
export function bareForm(word: string, words: Words): string {
  const cut = words.apostrophe === true ? word.search(/['’]/u) : -1;
  if (cut > 1) return word.slice(0, cut);
  return words.bareEndings === undefined ? word : (stripped(word, words.bareEndings)[0] ?? word);
}

function stripped(word: string, data: string): readonly string[] {
  const folded = fold(word);
  const forms = new Set<string>();
  for (const { from, to } of endingsOf(data)) {
    if (folded.length - from.length >= SHORTEST_STEM && folded.endsWith(from))
      forms.add(word.slice(0, word.length - from.length) + to);
  }
  return [...forms];
}
