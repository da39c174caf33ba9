import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { test } from 'node:test';
import type { SamplePage } from '../../src/ports/page-work.ts';
import { applyRules } from '../../src/schema/apply.ts';
import { judge } from '../../src/schema/competition.ts';
import { affixesOf } from '../../src/schema/induce/fields.ts';
import { induce } from '../../src/schema/induce/induce.ts';
import { stableClass, stableId } from '../../src/schema/induce/names.ts';
import { openSample } from '../../src/schema/induce/sample.ts';
import type { Proposal, Rules } from '../../src/schema/profile.ts';
import { trial } from '../../src/schema/trial.ts';

const SENTENCES = [
  'The ferry of the lake left an hour late because its ramp had frozen, as the harbour master said.',
  'Nobody was hurt when the old mill lost a part of its roof, and the road was open again by noon.',
  'Three villages share one doctor now, who drives the valley twice a week in any weather.',
  'A new line of poles will bring power to the upper farms before the autumn, if the money lasts.',
  'The library counted its books for the first time in forty years, and found more than it had.',
  'Its reading room stays warm until midnight, which the students of the college have asked for.',
  'Farmers brought their apples to the press a month early, since the summer had been so dry.',
  'The council will decide about the bridge in spring, when the engineers have measured it.',
];

/** Four paragraphs that no other page has all of. */
const paragraphs = (page: number): string[] =>
  [0, 1, 2, 3].map((at) => `${SENTENCES[(page + at) % 8]} ${SENTENCES[(page * 3 + at + 4) % 8]} (${page}.${at})`);

const sample = (page: number, html: string): SamplePage => {
  const bytes = new TextEncoder().encode(html);
  const hash = createHash('sha256').update(bytes).digest('hex');
  return {
    hash,
    page: { bytes, url: `https://lake.example/news/${page}`, contentType: null, hints: {}, now: Date.UTC(2026, 10, 1) },
  };
};

/** A page of a site whose build hashes its class names. */
const hashed = (page: number, paragraphsOf = paragraphs): SamplePage =>
  sample(
    page,
    `<html lang="en"><head><title>Lake news ${page} | The Lake</title><meta property="og:title" content="Lake news ${page}"></head><body>
    <nav class="Nav_bar__q8Zt1"><a href="/">Home</a><a href="/w">Weather</a></nav>
    <div class="Page_main__a1B2c"><h1 class="Head_title__Zz91k">Lake news ${page}</h1>
    <div class="StoryBody_text__x7H2s css-9k2jd1">${paragraphsOf(page)
      .map((text) => `<p>${text}</p>`)
      .join('')}
    <div class="ReadMore_box__K22lm"><b>From the shore</b><p>Our guide to the ${page} best swimming places of the lake, with a map, is out today.</p></div>
    <p>You are reading the weekly pages of the lake, made by its neighbours.</p></div></div>
    <div class="Side_rail__p0O9i"><a href="/n/1">Another piece of news</a></div></body></html>`,
  );

const winner = async (pages: readonly SamplePage[]): Promise<Proposal> => {
  const { proposals } = await induce(pages);
  const { winner: won } = judge(await trial(proposals, pages));
  assert.ok(won);
  return won.proposal;
};

const read = async (rules: Rules, page: SamplePage): Promise<string> => {
  const { readable, metadata } = await openSample(page);
  return applyRules(rules, readable, metadata).text;
};

const selectorsOf = (rules: Rules): string[] =>
  [...Object.values(rules.fields).flatMap(({ selectors }) => selectors), ...rules.exclusions].map(({ value }) => value);

test('rules of three pages read a fourth: its paragraphs, without boxes and what pages repeat', async () => {
  const { rules } = await winner([1, 2, 3].map((page) => hashed(page)));
  assert.equal(await read(rules, hashed(4)), paragraphs(4).join('\n'));
});

test('hashed class names become parts of them, and positions are never used', async () => {
  const { proposals } = await induce([1, 2, 3].map((page) => hashed(page)));
  assert.ok(proposals.length > 0);
  for (const selector of proposals.flatMap(({ rules }) => selectorsOf(rules))) {
    assert.doesNotMatch(selector, /x7H2s|K22lm|9k2jd1|Zz91k|:nth|:first|:last/);
    assert.ok(
      selector.split(/,/).every((part) => part.trim().split(/\s+(?!>)|\s*>\s*/).length <= 3),
      selector,
    );
  }
});

test('a build with other hashes is read by the same rules', async () => {
  const { rules } = await winner([1, 2, 3].map((page) => hashed(page)));
  const rebuilt = hashed(5);
  const html = new TextDecoder().decode(rebuilt.page.bytes).replaceAll('x7H2s', 'r4T9v').replaceAll('K22lm', 'w3E5y');
  assert.equal(await read(rules, sample(5, html)), paragraphs(5).join('\n'));
});

test('what stands on one page alone makes no rule', async () => {
  const pages = [1, 2, 3].map((page) => hashed(page));
  const once = new TextDecoder()
    .decode(pages[0]?.page.bytes)
    .replace(
      '</p><p>',
      '</p><div class="flood-warning"><p>Related: the water of the lake will rise tonight.</p></div><p>',
    );
  const { proposals } = await induce([sample(1, once), ...pages.slice(1)]);
  for (const { rules } of proposals) assert.ok(!selectorsOf(rules).some((value) => value.includes('flood')));
});

test('one page is enough for proposals, none for none; a page without text makes none', async () => {
  assert.notEqual((await induce([hashed(1)])).proposals.length, 0);
  assert.deepEqual(await induce([]), { proposals: [], blocks: [], outline: '' });
  const empty = sample(1, '<html><body></body></html>');
  assert.deepEqual((await induce([empty, empty])).proposals, []);
});

test('the same pages make the same proposals', async () => {
  const pages = [1, 2, 3].map((page) => hashed(page));
  assert.deepEqual(await induce(pages), await induce(pages));
});

test('a model is shown blocks, the likeliest first, and a short outline', async () => {
  const { blocks, outline } = await induce([hashed(1), hashed(2)]);
  const [first] = blocks;
  assert.ok(first !== undefined && blocks.length <= 8);
  assert.ok(first.excerpt.includes(SENTENCES[1] ?? ''));
  assert.ok(outline.length <= 6_000 && outline.includes('StoryBody_text__x7H2s'));
});

test('a title rule is learned where pages state one title for all', async () => {
  const page = (number: number): SamplePage => {
    const html = new TextDecoder().decode(hashed(number).page.bytes);
    return sample(
      number,
      html.replace(/<title>.*?<\/title>/, '<title>The Lake</title>').replace(/<meta property[^>]*>/, ''),
    );
  };
  const { rules } = await winner([1, 2, 3].map(page));
  const { readable, metadata } = await openSample(page(4));
  assert.equal(applyRules(rules, readable, metadata).metadata.title, 'Lake news 4');
});

test('where all names have changed, what the body holds still finds it', async () => {
  const { rules } = await winner([1, 2, 3].map((page) => hashed(page)));
  assert.equal(rules.fields.text?.selectors.at(-1)?.language, 'xpath');
  const html = new TextDecoder().decode(hashed(5).page.bytes);
  const renamed = html
    .replaceAll('StoryBody_text__x7H2s', 'Copy_main__r4T9v')
    .replaceAll('Page_main__a1B2c', 'Root_all__t5Y6u');
  assert.equal(await read(rules, sample(5, renamed)), paragraphs(5).join('\n'));
});

test('names: what stays of class names and ids', () => {
  const cases: [string, string | null][] = [
    ['article-body', 'article-body'],
    ['ArticleBody_wrapper__3xK2a', 'ArticleBody_wrapper__'],
    ['Bar_brand__awefk', 'Bar_brand__'],
    ['css-1x2y3z', null],
    ['css-1x2y3z-ArticleText', '-ArticleText'],
    ['sc-a1b2c3-0', null],
    ['hXyZab', null],
    ['mt-4', null],
    ['md:w-1/2', null],
    ['is-active', null],
    ['b-article__text', 'b-article__text'],
    ['navBar', 'navBar'],
  ];
  for (const [name, kept] of cases) assert.equal(stableClass(name)?.value ?? null, kept, name);
  assert.deepEqual(stableId('article-48213'), { value: 'article-', match: 'start' });
  assert.deepEqual(stableId('main-content'), { value: 'main-content', match: 'whole' });
  assert.equal(stableId('8a7f6'), null);
});

test('what all titles begin or end with is no part of them', () => {
  assert.deepEqual(affixesOf(['Ice on the road | Lake', 'A new ferry | Lake', 'The mill | Lake']), [' | Lake']);
  assert.deepEqual(affixesOf(['Lake: ice on the road', 'Lake: a new ferry', 'Lake: the mill']), ['Lake: ']);
  assert.deepEqual(affixesOf(['Ice on the road', 'A new ferry', 'The mill']), []);
  assert.deepEqual(affixesOf(['The Lake | News', 'The Lake | News', 'The mill | News']), []);
  assert.deepEqual(affixesOf(['Ice: the road', 'Ice: the ferry']), []);
});
