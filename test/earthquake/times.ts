import { findTimes } from '../../src/domains/earthquake/find/time/time.ts';
import type { Language } from '../../src/domains/earthquake/language.ts';
import { languageOf } from '../../src/domains/earthquake/languages/index.ts';
import type { TimeMention } from '../../src/domains/earthquake/mentions.ts';
import { sentencesOf } from '../../src/domains/earthquake/text/sentences.ts';
import { resolveTime } from '../../src/domains/earthquake/time/resolve.ts';

export function language(code: string): Language {
  const found = languageOf(code);
  if (found === null) throw new Error(`no language ${code}`);
  return found;
}

/** Times of a text without a title. */
export function timesIn(code: string, text: string): readonly TimeMention[] {
  return sentencesOf('', text).flatMap((sentence) => findTimes(sentence, language(code)));
}

/** `2025-06-03T16:37:00Z minute` for all times of a text taken as one earthquake's. */
export function resolved(code: string, text: string, publishedAt: string | null, ...zones: string[]): string | null {
  const time = resolveTime(timesIn(code, text), { publishedAt, zones });
  return time === null ? null : `${time.utc} ${time.precision}`;
}
