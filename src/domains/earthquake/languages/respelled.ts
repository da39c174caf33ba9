/** A language in another alphabet: its data, rewritten letter by letter, so that each word is written down once. */
import type { Language } from '../language.ts';

export interface Spelling {
  /** Letters, and groups of them, with what the other alphabet writes. The longer first wins. */
  readonly letters: Readonly<Record<string, string>>;
  /** The same where a word begins. */
  readonly initial?: Readonly<Record<string, string>>;
  /** What `a-z` of a class of letters stands for. */
  readonly range: string;
}

/** What holds no words. */
const KEPT: ReadonlySet<string> = new Set(['code', 'decimal', 'compassLetters']);

/** The same rules over texts of another alphabet, under a code of its own. */
export function respelled(language: Language, code: string, spelling: Spelling): Language {
  const rewrite = rewriter(spelling);
  const deep = (value: unknown): unknown => {
    if (typeof value === 'string') return rewrite(value);
    if (Array.isArray(value)) return value.map(deep);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, KEPT.has(key) ? each : deep(each)]));
  };
  return { ...(deep(language) as Language), code };
}

/** Of a rule's syntax, what has letters: classes of Unicode, escapes, slots, names of groups. */
const SYNTAX = /(\\p\{[\w=]+\}|\\.|\{[a-zA-Z]+\}|\(\?<[a-zA-Z]+>)/u;

function rewriter({ letters, initial = {}, range }: Spelling): (rule: string) => string {
  const first = new RegExp(`(?<![\\p{L}\\p{M}'’ʻʼ)\\]])(?:${Object.keys(initial).join('|') || '(?!)'})`, 'giu');
  const longest = Object.keys(letters).sort((a, b) => b.length - a.length);
  const rest = new RegExp(`a-z|${longest.join('|')}`, 'giu');
  const written = (table: Readonly<Record<string, string>>) => (found: string) => {
    const lower = found.toLowerCase();
    const other = lower === 'a-z' ? range : (table[lower] ?? found);
    return found === lower ? other : other.charAt(0).toUpperCase() + other.slice(1);
  };
  const rewrite = (words: string) => words.replace(first, written(initial)).replace(rest, written(letters));
  return (rule) =>
    rule
      .split(SYNTAX)
      .map((part, at) => (at % 2 === 1 ? part : rewrite(part)))
      .join('');
}
