import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { SamplePage } from '../../src/ports/page-work.ts';
import type { Proposal } from '../../src/schema/profile.ts';
import { trial } from '../../src/schema/trial.ts';
import { articlePage } from '../chaos/article.ts';

const NOTICE =
  'We and our partners keep small files on your device to measure how this site is read. You may change your choice at any time in the settings below, and what you have chosen holds for a year. '.repeat(
    3,
  );

const pages: SamplePage[] = [1, 2, 3].map((number) => {
  const html = articlePage(number).replace('</body>', `<div class="notice"><p>${NOTICE}</p></div></body>`);
  const page = { bytes: new TextEncoder().encode(html), contentType: 'text/html; charset=utf-8', hints: {} };
  return { hash: String(number), page: { ...page, url: `http://valley.test/${number}`, now: Date.UTC(2026, 10, 30) } };
});

const proposal = (value: string): Proposal => ({
  rules: {
    fields: { text: { selectors: [{ language: 'css', value }], attribute: null } },
    exclusions: [],
    repeats: [],
    formatting: { titleAffixes: [], monthFirst: null },
  },
  origin: { kind: 'deterministic', name: value, promptVersion: null },
});

test('the same text under every headline is no page’s text', async () => {
  const [notice, story] = await trial([proposal('.notice'), proposal('article')], pages);
  assert.deepEqual(
    notice?.pages.map(({ valid, fault }) => ({ valid, fault })),
    Array(3).fill({ valid: false, fault: 'wrong-element' }),
  );
  assert.ok(story?.pages.every(({ fault }) => fault !== 'wrong-element'));
});

test('one article saved twice is still an article', async () => {
  const [first] = pages;
  assert.ok(first);
  const [story] = await trial([proposal('article')], [first, { ...first, hash: 'again' }]);
  assert.ok(story?.pages.every(({ fault }) => fault !== 'wrong-element'));
});
