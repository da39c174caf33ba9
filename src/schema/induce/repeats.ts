/** Lines that pages of one template repeat word for word: not what one of them says. */
import { renderText } from '../../page/render/text.ts';
import { selectBody } from '../apply-text.ts';
import type { Rules } from '../profile.ts';
import { wordsF1 } from '../words.ts';
import type { Sample } from './sample.ts';

/** Shorter lines are labels, which texts may share: they must stand on all pages. */
const LONG = 25;
const MAX_REPEATS = 60;
/** Texts that agree so much are one article, saved twice. */
const SAME = 0.8;

/** Lines that at least two articles have inside of what the rules select. */
export function findRepeats(rules: Rules, samples: readonly Sample[]): string[] {
  const texts: string[] = [];
  for (const { readable } of samples) {
    const selected = selectBody(rules, readable, readable.titles);
    const text = selected === null ? '' : renderText(selected.body);
    if (text !== '' && texts.every((other) => wordsF1(text, other) < SAME)) texts.push(text);
  }
  return repeatedLines(texts);
}

/** Lines of at least two of the texts, white space collapsed. */
export function repeatedLines(texts: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const text of texts) {
    for (const line of new Set(text.split('\n'))) counts.set(line, (counts.get(line) ?? 0) + 1);
  }
  const least = (line: string): number => (line.length >= LONG ? 2 : Math.max(3, texts.length));
  return [...counts]
    .filter(([line, count]) => line !== '' && count >= least(line))
    .sort(([, one], [, other]) => other - one)
    .slice(0, MAX_REPEATS)
    .map(([line]) => line);
}
