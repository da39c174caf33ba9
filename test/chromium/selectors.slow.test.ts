import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import type { Reading } from '../../src/page/reading.ts';
import type { LiveProfile, Selector } from '../../src/schema/profile.ts';
import { jobs } from '../../src/schema/worker.ts';
import { answered, never, openRenderer, withoutBrowser } from './support.ts';

const skip = withoutBrowser;
const URL = 'https://page.invalid/2024/01/story.html';

const sentence = (n: number) => `This is sentence number ${n}, which is long enough to be read as one of a text.`;

/** Markup that a browser repairs: no tbody, no end tags, tags out of order, in capitals, without quotes. */
const PAGE = `<!DOCTYPE html><html lang=en><head><title>A story of tables</title>
<meta property="article:published_time" content="2024-01-05T10:00:00Z">
<body><header><ul><li><a href=/a>Home</a><li><a href=/b>News</a></ul></header>
<ARTICLE class="story main-story" id=story><h1>A story of tables</h1>
<p>${sentence(1)} ${sentence(2)}
<p>${sentence(3)} <b>Bold and <i>both</b> and slanted</i>, then &eacute;t&eacute; &amp; caf&#233; &nbsp; end.
<div class=box>${sentence(4)}<br>${sentence(5)}</div>
<table class=figures><caption>Figures</caption><tr><th>Place<th>Value<tr><td>North<td>12<tr><td>South<td>15</table>
<p>${sentence(6)}<ul class=points><li>First point of the list, in a few words<li>Second point of the list, in a few words</ul>
<p class=advert>Subscribe to our letter, which nobody reads.
<blockquote><p>${sentence(7)}</blockquote>
<figure><img src=/i.png alt="A picture"><figcaption>What the picture shows</figcaption></figure>
<p>${sentence(8)} <a href='/c?x=1&y=2'>a link</a>, and a line.<!-- comment -->
</ARTICLE><footer><p>All rights reserved by nobody</footer>`;

const css = (value: string): Selector => ({ language: 'css', value });
const xpath = (value: string): Selector => ({ language: 'xpath', value });

const profile = (text: Selector): LiveProfile => ({
  id: 'p',
  version: 1,
  site: 'page.invalid',
  rules: {
    fields: {
      text: { selectors: [text], attribute: null },
      figure: { selectors: [css('table.figures > tr > td'), css('table.figures td')], attribute: null },
      deep: { selectors: [xpath('//table[@class="figures"]//tr[3]/td[2]')], attribute: null },
    },
    exclusions: [css('.advert')],
    repeats: [],
    formatting: { titleAffixes: [], monthFirst: null },
  },
  rho: { text: 1, figure: 1, deep: 1 },
  foreign: false,
});

async function read(body: Uint8Array, profiles: readonly LiveProfile[]) {
  const page = { bytes: body, url: URL, contentType: 'text/html; charset=utf-8', hints: {}, now: Date.now() };
  return jobs.read({ page, profiles, skeleton: false });
}

/** A browser mends emphasis that overlaps; the words are the same. */
const plain = (markdown: string) => markdown.replaceAll('*', '');

const SELECTORS = [
  css('article.main-story'),
  css('#story'),
  css('article[class~="story"]'),
  css('header + article'),
  css('.story > p, .story > div, .story > table, .story > blockquote'),
  css('table.figures td, .story p'),
  xpath('//article'),
  xpath('//*[@id="story"]'),
  xpath('//h1/following-sibling::*'),
];

let shown: Uint8Array;
before(async () => {
  if (skip !== false) return;
  const { render, close } = openRenderer();
  shown = (await render(answered(URL, PAGE), never)).body;
  await close();
});

for (const selector of SELECTORS) {
  test(`the same text from raw bytes and from the browser's serialisation: ${selector.value}`, { skip }, async () => {
    const [raw, serialised] = await Promise.all([
      read(Buffer.from(PAGE), [profile(selector)]),
      read(shown, [profile(selector)]),
    ]);
    assert.equal(raw.reading.path, 'schema');
    assert.equal(serialised.reading.text, raw.reading.text);
    assert.equal(plain(serialised.reading.markdown), plain(raw.reading.markdown));
    assert.deepEqual(serialised.reading.tables, raw.reading.tables);
    assert.deepEqual(serialised.reading.links, raw.reading.links);
    assert.deepEqual(serialised.reading.images, raw.reading.images);
    assert.deepEqual(serialised.fields, raw.fields);
    assert.doesNotMatch(raw.reading.text, /Subscribe/);
  });
}

test('the fallbacks read the same on both', { skip }, async () => {
  const [raw, serialised] = await Promise.all([read(Buffer.from(PAGE), []), read(shown, [])]);
  assert.match(raw.reading.text, /sentence number 8/);
  const compared = ({ markdown, ...reading }: Reading) => ({ ...reading, markdown: plain(markdown) });
  assert.deepEqual(compared(serialised.reading), compared(raw.reading));
});
