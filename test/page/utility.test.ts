import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import type { FieldUtility } from '../../src/page/reading.ts';
import { UTILITY } from '../../src/page/thresholds.ts';
import { authorsUtility, dateUtility, textUtility, titleUtility, totalUtility } from '../../src/page/utility.ts';
import { FIRST, SECOND, THIRD } from './support.ts';

const ARTICLE = [FIRST, SECOND, THIRD].join('\n');
const anyShare = fc.double({ min: 0, max: 1, noNaN: true });
const anyText = fc.string({ unit: 'binary', maxLength: 400 });

function assertBounds(utility: FieldUtility): void {
  for (const term of Object.values(utility)) assert.ok(term >= 0 && term <= 1, JSON.stringify(utility));
}

test('every term and the total lie in [0, 1]', () => {
  fc.assert(
    fc.property(anyText, anyShare, anyShare, (text, linkShare, rho) => {
      assertBounds(textUtility(text, linkShare, 'schema', rho));
      assertBounds(titleUtility(text, [text], rho));
      assertBounds(dateUtility({ source: 'text', raw: text }, rho));
      assertBounds(authorsUtility([text], rho));
    }),
  );
});

test('more confidence in what found it is never less utility', () => {
  fc.assert(
    fc.property(anyText, anyShare, anyShare, (text, one, other) => {
      const [less, more] = [Math.min(one, other), Math.max(one, other)];
      const total = (rho: number): number => textUtility(text, 0, 'schema', rho).total;
      assert.ok(total(less) <= total(more));
    }),
  );
});

test('a fallback without a profile’s rho has its own measured share of good pages', () => {
  assert.equal(textUtility(ARTICLE, 0, 'fallback:density').structure, UTILITY.structure['fallback:density']);
  assert.equal(textUtility(ARTICLE, 0, 'schema', 0.5).structure, 0.5);
});

test('an article is worth more than a menu, a stub and nothing', () => {
  const article = textUtility(ARTICLE, 0, 'fallback:density').total;
  const menu = textUtility('Home\nNews\nSport\nWeather\nContact', 1, 'fallback:density').total;
  const stub = textUtility('Loading.', 0, 'fallback:density').total;
  assert.ok(article > menu && article > stub);
  assert.equal(textUtility('', 0, 'fallback:density').total, 0);
});

test('what is not there is worth nothing', () => {
  assert.equal(titleUtility(null, []).total, 0);
  assert.equal(dateUtility(null).total, 0);
  assert.equal(authorsUtility([]).total, 0);
});

test('the utility of a reading is the mean over its fields', () => {
  const field = (total: number): FieldUtility => ({ length: total, structure: total, semantics: total, total });
  assert.equal(totalUtility({ text: field(0.5), title: field(1) }), 0.75);
  assert.equal(totalUtility({}), 0);
});
