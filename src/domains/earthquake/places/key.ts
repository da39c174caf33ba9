/** What two spellings of one place have in common: case, marks on Latin and Greek letters, apostrophes and hyphens do not tell names apart. */
import { fold } from '../text/fold.ts';

const MARKED = /[\u00c0-\u024f\u1e00-\u1eff\u0370-\u03ff\u1f00-\u1fff]/u;
const LETTERS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ı: 'i',
    ə: 'e',
    ø: 'o',
    ł: 'l',
    đ: 'd',
    ð: 'd',
    þ: 'th',
    ß: 'ss',
    æ: 'ae',
    œ: 'oe',
    ς: 'σ',
    ة: 'ه',
    أ: 'ا',
    إ: 'ا',
    آ: 'ا',
  }),
);
const SPECIAL = new RegExp(`[${[...LETTERS.keys()].join('')}]`, 'gu');
/** Harakat, tatweel and combining marks that NFD leaves. */
const DROPPED = /['\u0640\u00b7・.]|[\u0300-\u036f]|[\u064b-\u0652]/gu;
const BREAKS = /[\s\-/]+/gu;

/** Names that are their own keys: most words of most texts. */
const PLAIN = /^(?:[a-zа-я]+|[\u3041-\u3096\u30a1-\u30fa\u30fc\u3400-\u9fff]+)$/;

/** The key of a name, by which the gazetteer finds it. */
export function keyOf(name: string): string {
  return keyOfFolded(fold(name));
}

/** The key of a name that is folded already. */
function keyOfFolded(folded: string): string {
  if (PLAIN.test(folded)) return folded;
  const bare = MARKED.test(folded)
    ? folded.replace(/[^\u0400-\u04ff\u3040-\u30ff]+/gu, (part) => part.normalize('NFD'))
    : folded;
  return bare
    .replace(SPECIAL, (letter) => LETTERS.get(letter) ?? letter)
    .replace(DROPPED, '')
    .replace(BREAKS, ' ')
    .trim();
}
