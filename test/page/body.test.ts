import assert from 'node:assert/strict';
import { test } from 'node:test';
import { FIRST, page, read, SECOND, THIRD } from './support.ts';

const paragraphs = [FIRST, SECOND, THIRD].map((text) => `<p>${text}</p>`).join('\n');
const expected = [FIRST, SECOND, THIRD].join('\n');
const textOf = async (html: string): Promise<string> => (await read(html)).text;

test('the body is the paragraphs of the article, without headline, navigation and footer', async () => {
  const reading = await read(page(`<article><h1>Ground shakes near Lake Orla</h1>${paragraphs}</article>`));
  assert.equal(reading.text, expected);
  assert.equal(reading.path, 'fallback:density');
});

test('raw bytes and a serialisation by a browser give the same text', async () => {
  const rows = '<tr><td>Orla</td><td>4.1</td></tr><tr><td>Tesk</td><td>3.8</td></tr>';
  const raw = page(
    `<div id=story>${[FIRST, SECOND].map((text) => `<p>${text}`).join('\n')}<table>${rows}</table><p>${THIRD}</div>`,
  );
  const served = page(
    `<div id="story">${[FIRST, SECOND].map((text) => `<p>${text}\n</p>`).join('')}<table><tbody>${rows}</tbody></table><p>${THIRD}</p></div>`,
  );
  assert.deepEqual((await read(raw)).tables, (await read(served)).tables);
  assert.equal(await textOf(raw), await textOf(served));
});

test('paragraphs made of double line breaks are paragraphs', async () => {
  assert.equal(await textOf(page(`<div>${[FIRST, SECOND, THIRD].join('<br><br>')}</div>`)), expected);
});

test('inline elements neither break a sentence nor swallow a drop cap', async () => {
  const first = FIRST.replace('A moderate', '<span class="dropcap">A</span> <b>mod</b>erate');
  assert.equal(await textOf(page(`<div><p>${first}</p><p>${SECOND}</p><p>${THIRD}</p></div>`)), expected);
});

test('the standfirst under the headline begins the text', async () => {
  const html = `<header><h1>Ground shakes near Lake Orla</h1><div class="standfirst">${FIRST}</div></header><div><p>${SECOND}</p><p>${THIRD} ${THIRD.toLowerCase()}</p></div>`;
  assert.equal(await textOf(page(html)), [FIRST, SECOND, `${THIRD} ${THIRD.toLowerCase()}`].join('\n'));
});

test('a second article below the first is another text', async () => {
  const first = `<article><h1>Ground shakes near Lake Orla</h1>${paragraphs}</article>`;
  const second = `<article><h2>Ferry sinks</h2><p>${'A ferry sank in the harbour on Friday, and everybody was saved by two fishing boats. '.repeat(9)}</p></article>`;
  assert.equal(await textOf(page(`<main>${first}${second}</main>`)), expected);
});

test('date and author above the text are not text', async () => {
  const html = `<div><p>By Ann Lee</p><p>Last updated at 08:15 on 30 November 2026</p>${paragraphs}</div>`;
  assert.equal(await textOf(page(html)), expected);
});

test('a first sentence that says when something happened is text', async () => {
  const lead = 'An earthquake shook the coast at 14:03 on 3 March 2026, the desk said.';
  assert.equal(
    await textOf(page(`<article><p>${lead}</p><p>${FIRST}</p><p>${SECOND}</p></article>`)),
    `${lead}\n${FIRST}\n${SECOND}`,
  );
});

test('sections side by side are joined', async () => {
  const sections = [FIRST, SECOND, THIRD].map(
    (text) => `<section><div><p>${text} ${text.toLowerCase()}</p></div></section>`,
  );
  const text = await textOf(page(`<main>${sections.join('')}</main>`));
  for (const part of [FIRST, SECOND, THIRD]) assert.ok(text.includes(part));
});

const noise: Readonly<Record<string, string>> = {
  'related links': '<div class="related"><h3>Related</h3><ul><li><a href="/a">A bridge reopens</a></li></ul></div>',
  'a share bar':
    '<ul class="share-buttons"><li>Share this on your favourite network, or send it to a friend.</li></ul>',
  comments: `<section id="comments"><h3>2 comments</h3><p>I felt it too, my cups fell from the shelf, and the dog would not stop barking until five.</p></section>`,
  'a newsletter box':
    '<div class="newsletter-signup"><p>Get the best of the valley in your inbox, every morning, free of charge. Sign up now.</p></div>',
  'an author box':
    '<div class="author-bio"><p>Ann Lee has covered the upper valley since 2011, and she lives with two goats near the dam.</p></div>',
  'hidden text':
    '<div style="display: none">This message is for editors only, and nobody else should ever see it in print.</div>',
  'a caption':
    '<figure><img src="/lake.jpg"><figcaption>The lake at dawn, seen from the tower of the old church. (Photo: A. Lee)</figcaption></figure>',
};
for (const [name, html] of Object.entries(noise)) {
  test(`${name} inside of the article is not text`, async () => {
    assert.equal(
      await textOf(page(`<article><p>${FIRST}</p><p>${SECOND}</p>${html}<p>${THIRD}</p></article>`)),
      expected,
    );
  });
}

const announced: Readonly<Record<string, string>> = {
  'a box that calls itself related':
    '<div class="x1"><h3>You may also like</h3><p>The old mill on the river finally gets a new wheel. <a href="/mill">More</a></p></div>',
  'a list of teasers': `<ul>${['A bridge reopens after eleven long years', 'The council wants a second tunnel soon'].map((title) => `<li><a href="/x">${title}</a><p>Residents of the upper town have waited for this, and the mayor cut the ribbon on Monday.</p></li>`).join('')}</ul>`,
  'an offer of a subscription':
    '<div class="x2"><h2>This is an Extra story</h2><p>Read all Extra stories for 3 euros a month, on up to four devices at the same time.</p><ul><li>Cancel at any time</li><li>Free trial for two weeks</li></ul></div>',
  'a call to follow': '<p>Follow us on your favourite network for more stories like this one, every day.</p>',
};
for (const [name, html] of Object.entries(announced)) {
  test(`${name} is not text, whatever its classes are called`, async () => {
    assert.equal(
      await textOf(page(`<article><p>${FIRST}</p><p>${SECOND}</p><p>${THIRD}</p>${html}</article>`)),
      expected,
    );
  });
}

test('hidden text that was dropped sets its flag', async () => {
  const { flags } = await read(page(`<article>${paragraphs}${noise['hidden text']}</article>`));
  assert.equal(flags.hiddenTextDropped, true);
});

test('an article in a container that a script unveils is read', async () => {
  assert.equal(await textOf(page(`<div id="story" style="visibility:hidden">${paragraphs}</div>`)), expected);
});

test('an article inside an aside is read', async () => {
  assert.equal(await textOf(page(`<aside id="primary">${paragraphs}</aside>`)), expected);
});

test('copies for other screen widths are read once', async () => {
  const copy = (width: string): string => `<div class="view-${width}">${paragraphs}</div>`;
  assert.equal(await textOf(page(`<article>${copy('wide')}${copy('narrow')}</article>`)), expected);
});

test('list items stay in place between paragraphs', async () => {
  const items = ['Water for three days', 'A radio with batteries'];
  const html = `<article><p>${FIRST}</p><p>${SECOND}</p><ul>${items.map((item) => `<li><span>${item}</span></li>`).join('')}</ul><p>${THIRD}</p></article>`;
  assert.equal(await textOf(page(html)), [FIRST, SECOND, ...items, THIRD].join('\n'));
});

test('an article that exists only as structured data is read from there', async () => {
  const data = JSON.stringify({ '@type': 'NewsArticle', headline: 'Ground shakes', articleBody: expected });
  const reading = await read(page('<div id="app"></div>', `<script type="application/ld+json">${data}</script>`));
  assert.equal(reading.text, expected);
  assert.equal(reading.path, 'metadata');
});

test('a page without any text is refused with a code', async () => {
  await assert.rejects(read('<html><body><div></div></body></html>'), { code: 'NO_CONTENT' });
});

test('a page nested deeper than any real one is refused with a code', async () => {
  await assert.rejects(read('<div>'.repeat(100_000)), { code: 'PAGE_TOO_DEEP' });
});

test('a page of very many siblings, or nested nearly too deep, is read like any other', async () => {
  const wide = Array.from({ length: 20_000 }, (_, at) => `<p>${FIRST} Report number ${at}, as it came in.</p>`).join(
    '',
  );
  const { text, flags } = await read(page(wide));
  assert.deepEqual([text.length, flags.truncated], [1_000_000, true]);
  assert.equal(await textOf(page(`${'<div>'.repeat(1_900)}${paragraphs}`)), expected);
});
