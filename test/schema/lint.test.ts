import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fragilityOf, selectorFragility } from '../../src/schema/lint.ts';
import type { Rules, Selector } from '../../src/schema/profile.ts';

const css = (value: string): Selector => ({ language: 'css', value });
const rules = (...selectors: Selector[]): Rules => ({
  fields: { text: { selectors, attribute: null } },
  exclusions: [],
  repeats: [],
  formatting: { titleAffixes: [], monthFirst: null },
});

test('each selector is more fragile than the one before', () => {
  const ladder = [
    '[itemprop="articleBody"]',
    '#story',
    '.article-body',
    '[class*="ArticleBody_"]',
    'td[width="416"]',
    'div > p',
    'div:nth-child(3) > p',
    'body > div:nth-child(3) > div:nth-child(2) > p:nth-child(1)',
  ];
  const scores = ladder.map((value) => selectorFragility(css(value)));
  assert.deepEqual(
    scores,
    scores.toSorted((one, other) => one - other),
  );
  assert.equal(new Set(scores.slice(0, -1)).size, ladder.length - 1);
});

test('a hash spoils a class, and the most fragile part of a list decides', () => {
  assert.ok(selectorFragility(css('.body_x7H2s9')) > selectorFragility(css('.body_text')) + 0.3);
  assert.equal(selectorFragility(css('#lead, div > p')), selectorFragility(css('div > p')));
});

test('positions make an XPath fragile', () => {
  const xpath = (value: string): number => selectorFragility({ language: 'xpath', value });
  assert.ok(xpath('/html/body/div[2]/div[3]') > xpath("//p[starts-with(., 'Read also')]") + 0.4);
});

test('rules: in [0, 1], 1 without a text; an alternative makes them less fragile', () => {
  assert.equal(fragilityOf(rules()), 1);
  const [alone, two] = [fragilityOf(rules(css('.a-text'))), fragilityOf(rules(css('.a-text'), css('#b-text')))];
  assert.ok(two < alone && alone <= 1 && two >= 0);
});
