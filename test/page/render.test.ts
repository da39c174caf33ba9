import assert from 'node:assert/strict';
import { test } from 'node:test';
import { FIRST, page, read, SECOND } from './support.ts';

const within = (html: string, head = ''): string =>
  page(`<article><p>${FIRST}</p>${html}<p>${SECOND}</p></article>`, head);

test('a table keeps empty cells, repeats spans, and knows its headers', async () => {
  const { tables } = await read(
    within(`<table><caption>Shocks of the night</caption>
<thead><tr><th rowspan="2">Time</th><th colspan="2">Shock</th></tr><tr><th>Place</th><th>Magnitude</th></tr></thead>
<tbody><tr><th>03:52</th><td>Orla</td><td></td></tr><tr><th>04:10</th><td colspan="2">not located</td></tr></tbody></table>`),
  );
  assert.deepEqual(tables, [
    {
      caption: 'Shocks of the night',
      headerRows: [
        ['Time', 'Shock', 'Shock'],
        ['Time', 'Place', 'Magnitude'],
      ],
      headerColumns: 1,
      rows: [
        ['03:52', 'Orla', ''],
        ['04:10', 'not located', 'not located'],
      ],
      markdown:
        '| Time | Shock Place | Shock Magnitude |\n| --- | --- | --- |\n| 03:52 | Orla |  |\n| 04:10 | not located | not located |',
    },
  ]);
});

test('a list inside of a cell is kept', async () => {
  const { tables } = await read(
    within(
      '<table><tr><td>Monday</td><td><ul><li>8 to 12</li><li>14 to 18</li></ul></td></tr><tr><td>Tuesday</td><td>closed</td></tr></table>',
    ),
  );
  assert.deepEqual(tables[0]?.rows, [
    ['Monday', '8 to 12\n14 to 18'],
    ['Tuesday', 'closed'],
  ]);
});

test('spans larger than any table are cut', async () => {
  const { tables } = await read(
    within('<table><tr><td rowspan="60000" colspan="60000">a</td><td>b</td></tr><tr><td>c</td></tr></table>'),
  );
  assert.equal(tables[0]?.rows.length, 2);
});

test('a table of the page layout is no table', async () => {
  const { tables, text } = await read(
    page(`<table><tr><td>${FIRST}</td></tr><tr><td><p>${SECOND}</p></td></tr></table>`),
  );
  assert.deepEqual(tables, []);
  assert.equal(text, `${FIRST}\n${SECOND}`);
});

const SHOWN = 'https://img.example.org/photos/lake.jpg';
const pictures: Readonly<Record<string, string>> = {
  'by its address, resolved against the base': '<img src="photos/lake.jpg">',
  'that loads lazily': `<img src="data:image/gif;base64,R0lGOD" data-src="${SHOWN}">`,
  'by the largest of its set': '<img srcset="/photos/small.jpg 320w, /photos/lake.jpg 1200w, /photos/mid.jpg 640w">',
  'of a picture element': '<picture><source srcset="/photos/lake.jpg"><img alt=""></picture>',
  'of an AMP page': `<amp-img src="${SHOWN}" width="800" height="450"></amp-img>`,
  'that only noscript shows': `<noscript><img src="${SHOWN}"></noscript>`,
  'beside a JSON object': `<img src="${SHOWN}" data-src="{&quot;src&quot;:&quot;https://x.example/y.jpg&quot;}">`,
};
for (const [name, html] of Object.entries(pictures)) {
  test(`a picture is found ${name}`, async () => {
    const { images } = await read(within(html, '<base href="https://img.example.org/">'));
    assert.deepEqual(images, [{ src: SHOWN, alt: null, caption: null }]);
  });
}

test('a caption goes to its picture', async () => {
  const { images, text } = await read(
    within(
      '<figure><a href="/big"><img src="/lake.jpg" alt="A lake"></a><figcaption>The lake at dawn</figcaption></figure>',
    ),
  );
  assert.deepEqual(images, [{ src: 'https://news.example.org/lake.jpg', alt: 'A lake', caption: 'The lake at dawn' }]);
  assert.equal(text, `${FIRST}\n${SECOND}`);
});

test('links are absolute and keep their text and relation', async () => {
  const { links } = await read(
    within(`<p>${FIRST} <a href="../agency" rel="nofollow">The agency</a> <a href="#top">up</a></p>`),
  );
  assert.deepEqual(links, [{ url: 'https://news.example.org/agency', text: 'The agency', rel: 'nofollow' }]);
});

test('markdown keeps headings, emphasis, links, lists, quotes, code, tables and pictures', async () => {
  const { markdown } = await read(
    within(`<h2>What we <em>know</em></h2><p>See <a href="/map"> the map</a>, a <b>large *one*</b>.</p>
<ol><li>Water<ul><li>three days</li></ul></li><li>Radio</li></ol>
<blockquote><p>We felt it, and then it was over, she said.</p></blockquote>
<pre>M = 4.1\n  depth = 10</pre>
<table><tr><th>a</th><th>b</th></tr><tr><td>1</td><td>2|3</td></tr></table>
<p><img src="/lake.jpg" alt="Lake"></p>`),
  );
  assert.equal(
    markdown,
    [
      FIRST,
      '## What we *know*',
      'See [the map](https://news.example.org/map), a **large \\*one\\***.',
      '1. Water\n   - three days\n2. Radio',
      '> We felt it, and then it was over, she said.',
      '```\nM = 4.1\n  depth = 10\n```',
      '| a | b |\n| --- | --- |\n| 1 | 2\\|3 |',
      '![Lake](https://news.example.org/lake.jpg)',
      SECOND,
    ].join('\n\n'),
  );
});
