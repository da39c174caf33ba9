import assert from 'node:assert/strict';
import { test } from 'node:test';
import { FIRST, page, read, SECOND, THIRD } from './support.ts';

const ORIGIN = 'https://news.example.org';
const HEADLINE = '<h1>Ground shakes near Lake Orla</h1>';
const TEXT = `<div class="text"><p>${FIRST}</p><p>${SECOND}</p><p>${THIRD}</p></div>`;
const LEAD = '<img src="/lead.jpg" alt="A street" width="640" height="360">';
const OG = `<meta property="og:type" content="article"><meta property="og:image" content="/media/quake.jpg">`;

async function sourcesOf(body: string, head = ''): Promise<string[]> {
  const { images } = await read(page(body, head));
  return images.map(({ src }) => src.replace(ORIGIN, ''));
}

const leads: Readonly<Record<string, string>> = {
  'between headline and text': `<article>${HEADLINE}<figure>${LEAD}<figcaption>Morning</figcaption></figure>${TEXT}</article>`,
  "in the article's header": `<article><header>${HEADLINE}<figure>${LEAD}<figcaption>Morning</figcaption></figure></header>${TEXT}</article>`,
  'above the headline': `<article><figure>${LEAD}<figcaption>Morning</figcaption></figure>${HEADLINE}${TEXT}</article>`,
  'without an article element': `<div>${HEADLINE}<div>${LEAD}<div class="photo-caption">Morning</div></div>${TEXT}</div>`,
  'after the standfirst': `<div>${HEADLINE}<p class="lead">${THIRD}</p><figure>${LEAD}<figcaption>Morning</figcaption></figure>
    <div><p>${FIRST}</p><p>${SECOND}</p></div></div>`,
  'in a widget': `<article>${HEADLINE}<div class="widget widget-image">${LEAD}<p class="caption">Morning</p></div>${TEXT}</article>`,
  'in a link that enlarges it': `<article>${HEADLINE}<figure><a href="/lead-large.jpg">${LEAD}</a><figcaption>Morning</figcaption></figure>${TEXT}</article>`,
};
for (const [place, body] of Object.entries(leads)) {
  test(`the lead picture is found ${place}`, async () => {
    const { images, text } = await read(page(body));
    assert.deepEqual(images, [{ src: `${ORIGIN}/lead.jpg`, alt: 'A street', caption: 'Morning' }]);
    assert.ok(!text.includes('Morning'));
  });
}

test('leads come before the pictures of the body', async () => {
  const inside = TEXT.replace('</p>', '</p><figure><img src="/inside.jpg"></figure>');
  assert.deepEqual(await sourcesOf(`<article>${HEADLINE}${LEAD}${inside}</article>`), ['/lead.jpg', '/inside.jpg']);
});

const others: Readonly<Record<string, string>> = {
  'a portrait of the author': '<div class="author-card"><figure><img src="/jo.jpg" width="200"></figure></div>',
  'a portrait by its folder': '<div><img src="/img/authors/jo.jpg"></div>',
  'the logo of a partner': '<div><img src="/partner-logo.png"></div>',
  'an icon without words': '<span><img src="/clock.svg" alt=""></span>',
  'a counter': '<img src="/count.gif" width="1" height="1">',
  'an advertisement': '<div class="advert"><img src="/buy.jpg"></div>',
  'a teaser': '<div><a href="/2026/other"><figure><img src="/other.jpg"></figure></a></div>',
  'another article': '<article><img src="/other.jpg"><p>Elsewhere</p></article>',
  navigation: '<nav><img src="/menu-lines.jpg"></nav>',
};
for (const [what, html] of Object.entries(others)) {
  test(`${what} in front of the text is no lead picture`, async () => {
    assert.deepEqual(await sourcesOf(`<div>${HEADLINE}${html}${TEXT}</div>`), []);
  });
}

test('a whole wall of pictures in front of the text is left out', async () => {
  const wall = Array.from({ length: 9 }, (_, at) => `<img src="/wall-${at}.jpg">`).join('');
  assert.deepEqual(await sourcesOf(`<div>${HEADLINE}<div>${wall}</div>${TEXT}</div>`), []);
});

test('a picture without a headline beside it leads nothing', async () => {
  assert.deepEqual(await sourcesOf(`<div>${LEAD}</div><div>${TEXT}</div>`), []);
});

test('where an article has no picture, the one that it announces is taken', async () => {
  assert.deepEqual(await sourcesOf(`<article>${HEADLINE}${TEXT}</article>`, OG), ['/media/quake.jpg']);
  assert.deepEqual(await sourcesOf(`<article>${HEADLINE}${LEAD}${TEXT}</article>`, OG), ['/lead.jpg']);
});

for (const file of ['logo.png', 'site-logo.svg', 'default.jpg', 'og-image.png', 'share.jpg', 'favicon.png']) {
  test(`${file} is announced for every page of a site`, async () => {
    const head = OG.replace('quake.jpg', file);
    assert.deepEqual(await sourcesOf(`<article>${HEADLINE}${TEXT}</article>`, head), []);
  });
}

test('captions in a row go to the pictures before them', async () => {
  const row = ['one', 'two']
    .map((name) => `<figure><img src="/${name}.jpg"></figure><figcaption>Number ${name}</figcaption>`)
    .join('');
  const { images } = await read(page(`<article>${HEADLINE}${TEXT.replace('</p>', `</p>${row}`)}</article>`));
  assert.deepEqual(
    images.map(({ caption }) => caption),
    ['Number one', 'Number two'],
  );
});

const lazy: Readonly<Record<string, string>> = {
  'a set with any lazy name': '<img data-slider-lazyload-srcset="/small.jpg 1x, /late.jpg 2x">',
  'data of a script': `<img src="data:image/gif;base64,R0" data-srcs="{&quot;${ORIGIN}/late.jpg&quot;:{}}">`,
  'an element that a script fills': '<story-image srcset="/late.jpg 800w"></story-image>',
};
for (const [how, html] of Object.entries(lazy)) {
  test(`a picture is found by ${how}`, async () => {
    assert.deepEqual(await sourcesOf(`<article>${HEADLINE}${TEXT.replace('</p>', `</p>${html}`)}</article>`), [
      '/late.jpg',
    ]);
  });
}
