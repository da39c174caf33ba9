import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { findCounts, findTsunami } from '../../src/domains/earthquake/find/impact/impact.ts';
import { languageOf } from '../../src/domains/earthquake/languages/index.ts';
import { sentencesOf } from '../../src/domains/earthquake/text/sentences.ts';

/**
 * By language, sentences and what they tell of victims, damage and tsunamis: `deaths 3, injured 45`, in the order of the
 * alphabet; nothing where nothing is counted.
 */
export type Impacts = Readonly<Record<string, readonly (readonly [string, string])[]>>;

const said = (code: string, text: string): string => {
  const language = languageOf(code);
  assert.ok(language !== null && language.code === code, code);
  return sentencesOf('', text)
    .flatMap((sentence) => [
      ...findCounts(sentence, language).map(
        ({ what, value, standing }) => `${what} ${value}${standing === 'total' ? '' : ` ${standing}`}`,
      ),
      ...findTsunami(sentence, language).map(({ warning }) => `tsunami ${warning}`),
    ])
    .sort()
    .join(', ');
};

/** One test a sentence. */
export function testImpacts(told: Impacts): void {
  for (const [code, lines] of Object.entries(told)) {
    describe(`what an earthquake did, in ${code}`, () => {
      for (const [text, expected] of lines) it(text, () => assert.equal(said(code, text), expected));
    });
  }
}
