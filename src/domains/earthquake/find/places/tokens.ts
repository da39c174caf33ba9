/** Words of a sentence with their places in it. */
import type { Sentence } from '../../text/sentences.ts';
import { matchesOf } from '../spans.ts';

export interface Token {
  readonly start: number;
  readonly end: number;
  readonly raw: string;
  readonly folded: string;
  /** Begins with a capital letter, or is of a script that has none. */
  readonly named: boolean;
  /** Only white space or a hyphen stands between it and the next one. */
  readonly joins: boolean;
}

const WORD = /[\p{L}\p{M}](?:[\p{L}\p{M}\p{N}]|['’‘ʻʼ`´ʹ\u200c]+(?=[\p{L}\p{M}])|[-‐‑](?=[\p{L}\p{M}]))*/gu;
/** "dell'Afghanistan", "d'Haïti": an article before a name. */
const ELIDED = /^\p{Ll}{1,5}['’](?=\p{Lu})/u;
const CASED = /^[\p{Lu}\p{Ll}\p{Lt}]/u;
/** Nothing but this many words of a sentence are looked at: longer ones are attacks. */
const MOST_TOKENS = 2000;

const known = new WeakMap<Sentence, readonly Token[]>();

/** The words of a sentence; a hyphen inside keeps one word. Several finders ask. */
export function tokensOf(sentence: Sentence): readonly Token[] {
  let tokens = known.get(sentence);
  if (tokens === undefined) {
    tokens = read(sentence);
    known.set(sentence, tokens);
  }
  return tokens;
}

function read({ raw, folded }: Sentence): readonly Token[] {
  const tokens: Token[] = [];
  for (const { 0: whole, index } of matchesOf(WORD, raw)) {
    const [article = ''] = ELIDED.exec(whole) ?? [];
    if (article !== '') add(index, article, true);
    const end = index + whole.length;
    const next = /^\s{1,3}(?=[\p{L}\p{M}])/u.test(raw.slice(end, end + 4));
    add(index + article.length, whole.slice(article.length), next);
    if (tokens.length >= MOST_TOKENS) break;
  }
  return tokens;

  function add(start: number, word: string, joins: boolean): void {
    const end = start + word.length;
    const named = /^\p{Lu}/u.test(word) || !CASED.test(word);
    tokens.push({ start, end, raw: word, folded: folded.slice(start, end), named, joins });
  }
}
