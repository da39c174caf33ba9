/** Lists of words as language files have them: rules of text/pattern.ts between spaces, `_` for a space within one. */
import { fold } from '../text/fold.ts';
import { compile } from '../text/pattern.ts';

/** A rule and what its words stand for. */
export type Entry<T> = readonly [rule: string, value: T];
/** Finds what a matched word stands for. */
export type Lookup<T> = (word: string) => T | undefined;

/** The rules of a list. */
export function split(list: string | undefined): string[] {
  return list === undefined ? [] : list.split(/\s+/).filter(Boolean).map(rule);
}

/** A rule ready to compile: its letters as folded text has them, its escapes as they are; ` ?` is no space or one. */
export function rule(written: string): string {
  return written
    .replace(/\\[pP]\{\w+\}|\\u\w{4}|\\.|[^\\]+/gu, (part) => (part.startsWith('\\') ? part : fold(part)))
    .replace(/[ _]\?/g, '\\s?')
    .replaceAll('_', ' ');
}

/** A rule as a regular expression without the borders of a word. */
export function source(ready: string): string {
  return compile(ready, {}, { unspaced: true }).source;
}

/** Any rule of several. */
export function union(entries: readonly Entry<unknown>[]): string {
  return entries.map(([ready]) => source(ready)).join('|') || '(?!)';
}

export function numbered(list: string | undefined): readonly Entry<number>[] {
  return split(list).map((ready, at) => [ready, at + 1] as const);
}

export function lookup<T>(entries: readonly Entry<T>[]): Lookup<T> {
  const tests = entries.map(([ready, value]) => [new RegExp(`^(?:${source(ready)})$`, 'u'), value] as const);
  return (word) => tests.find(([test]) => test.test(word))?.[1];
}
