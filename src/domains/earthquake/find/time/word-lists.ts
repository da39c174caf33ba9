/** Lists of words as language files have them: rules of text/pattern.ts between spaces, `_` for a space within one. */
import { fold } from '../../text/fold.ts';
import { compile } from '../../text/pattern.ts';

/** A rule and what its words stand for. */
export type Entry<T> = readonly [rule: string, value: T];
/** Finds what a matched word stands for. */
export type Lookup<T> = (word: string, text?: string, at?: number) => T | undefined;

/** The rules of a list. */
export function split(list: string | undefined): string[] {
  return list === undefined ? [] : list.split(/\s+/).filter(Boolean).map(rule);
}

/** A rule ready to compile: its letters as folded text has them, its escapes as they are; ` ?` is no space or one. */
export function rule(written: string): string {
  return written
    .replace(/\\[pP]\{\w+\}|\\u\w{4}|\\.|[^\\]+/gu, (part) => (part.startsWith('\\') ? part : fold(part)))
    .replace(/\[[^\]]*\]|[ _]\??/g, blank);
}

/** Few blanks at most: expressions that look back stay linear. */
function blank(part: string): string {
  if (part.startsWith('[')) return part.replace(/[ _]/g, '\\s');
  return part.endsWith('?') ? '\\s?' : '\\s{1,3}';
}

/** A rule as a regular expression without the borders of a word. */
export function source(ready: string): string {
  return compile(ready, {}, { unspaced: true }).source;
}

/** Any rule of several, those of more words first: "on iki" is no "on". */
export function union(entries: readonly Entry<unknown>[]): string {
  const blanks = ([ready]: Entry<unknown>) => ready.split('\\s').length;
  return (
    [...entries]
      .sort((a, b) => blanks(b) - blanks(a))
      .map(([ready]) => source(ready))
      .join('|') || '(?!)'
  );
}

export function numbered(list: string | undefined): readonly Entry<number>[] {
  return split(list).map((ready, at) => [ready, at + 1] as const);
}

/** By the word as a whole, or else by its place in a text, for rules that look around. */
export function lookup<T>(entries: readonly Entry<T>[]): Lookup<T> {
  const tests = entries.map(([ready, value]) => {
    const body = source(ready);
    return { alone: new RegExp(`^(?:${body})$`, 'u'), inside: new RegExp(body, 'uy'), value };
  });
  return (word, text = word, at = 0) =>
    (tests.find(({ alone }) => alone.test(word)) ?? tests.find(({ inside }) => standsAt(inside, word, text, at)))
      ?.value;
}

function standsAt(inside: RegExp, word: string, text: string, at: number): boolean {
  inside.lastIndex = at;
  return inside.exec(text)?.[0] === word;
}
