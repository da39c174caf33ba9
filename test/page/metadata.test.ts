import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { jsonLd, metadataOf, page } from './pages.ts';

describe('whose page it is', () => {
  test('a canonical address counts within one registrable domain', () => {
    const canonical = (href: string) =>
      metadataOf(page({ head: `<link rel="canonical" href="${href}">` })).canonicalUrl;
    assert.equal(canonical('/other'), 'https://news.example.org/other');
    assert.equal(canonical('https://m.example.org/x'), 'https://m.example.org/x');
    assert.equal(canonical('https://elsewhere.net/x'), null);
    assert.equal(canonical('javascript:alert(1)'), null);
  });

  test('private suffixes make sites of their own', () => {
    assert.equal(metadataOf(page({}), { url: 'https://a.github.io/x' }).site, 'a.github.io');
    assert.equal(metadataOf(page({}), { url: 'http://192.0.2.7/x' }).site, '192.0.2.7');
  });

  test('the country is what the sender says, else that of the domain', () => {
    const country = (url: string, hint?: string) => metadataOf(page({}), { url, hints: { country: hint } }).country;
    assert.deepEqual(country('https://a.kz/x'), { value: 'KZ', source: 'ccTLD' });
    assert.deepEqual(country('https://a.co.uk/x'), { value: 'GB', source: 'ccTLD' });
    assert.deepEqual(country('https://a.kz/x', 'kg'), { value: 'KG', source: 'hint' });
    assert.equal(country('https://a.io/x'), null);
    assert.equal(country('https://a.com/x'), null);
  });

  test('language labels, the sender last', () => {
    assert.equal(metadataOf(page({ lang: 'kk-KZ' })).labelledLanguage, 'kk-KZ');
    assert.equal(metadataOf('<p>x</p>', { hints: { language: 'ru' } }).labelledLanguage, 'ru');
  });
});

describe('structured data', () => {
  test('of several articles the one of this address', () => {
    const head = jsonLd([
      { '@type': 'NewsArticle', url: 'https://news.example.org/one', datePublished: '2024-01-01' },
      { '@type': 'NewsArticle', url: 'https://news.example.org/story', datePublished: '2024-02-02' },
      { '@type': 'NewsArticle', url: 'https://news.example.org/three', datePublished: '2024-03-03' },
    ]);
    assert.equal(metadataOf(page({ head })).publishedAt?.value, '2024-02-02');
  });

  test('is read although it is no JSON', () => {
    const head =
      '<script type="application/ld+json">//<![CDATA[\n{"@type":"Article",\n"headline":"A\nbroken line","author":{"name":"Jane Doe"},}\n//]]></script>';
    assert.deepEqual(metadataOf(page({ head })).authors, ['Jane Doe']);
  });

  test("articleBody's markup becomes paragraphs", () => {
    const head = jsonLd({ '@type': 'Article', articleBody: '<p>One &amp; two.</p><p>Three.</p>' });
    assert.equal(metadataOf(page({ head })).articleBody, 'One & two.\nThree.');
  });
});

describe('a page whose article stands only in a script', () => {
  const article = {
    headline: 'Lake reopens after the algae have gone',
    publishDate: '2024-08-16T15:40:00-05:00',
    contributors: [{ name: 'Bettina Kroll' }],
    tokens: [
      'Officials lifted the ban on swimming at the lake on Friday, six weeks after the bloom.',
      'Three samples in a row came back below the limit, a spokesman said.',
      'Dogs should be kept on the north shore, where dried algae remain on the stones.',
    ].map((value) => ({ type: 'text', value })),
  };
  const state = {
    props: {
      nav: [{ label: 'News', href: '/news' }],
      article,
      related: [{ headline: 'County fair adds a pie auction', tokens: [] }],
    },
  };
  const shell = (script: string) =>
    `<html><head><title>Lake reopens after the algae have gone - Record</title></head><body><div id="app"></div>${script}</body></html>`;
  const scripts = {
    'as JSON': `<script id="__NEXT_DATA__" type="application/json">${JSON.stringify(state)}</script>`,
    'as an assignment': `<script>window.__STATE__ = ${JSON.stringify(state)}; start();</script>`,
    'as a string': `<script>window.__STATE__ = JSON.parse(${JSON.stringify(JSON.stringify(state))});</script>`,
  };
  for (const [name, script] of Object.entries(scripts)) {
    test(name, () => {
      const found = metadataOf(shell(script));
      assert.equal(found.title, article.headline);
      assert.equal(found.publishedAt?.value, article.publishDate);
      assert.deepEqual(found.authors, ['Bettina Kroll']);
      assert.equal(found.articleBody, article.tokens.map(({ value }) => value).join('\n'));
    });
  }

  test('is not looked for where the page has prose', () => {
    const prose = `<article>${'<p>The ferry sails again from Monday, two months after the storm broke its ramp.</p>'.repeat(8)}</article>`;
    assert.equal(metadataOf(shell(scripts['as JSON'] + prose)).articleBody, null);
  });
});

test('no markup breaks it', () => {
  const tags = fc.constantFrom(
    '<div class="byline">',
    '</div>',
    '<time datetime="',
    '">',
    '<script type="application/ld+json">',
    '{"@type":"Article","author":',
    '</script>',
    '<h1>',
    '<meta name="author" content="',
    'By Jane',
    '5 May 2024',
    '<a href="/">',
    '[',
    '}',
    '&amp;',
  );
  fc.assert(
    fc.property(fc.array(tags, { maxLength: 40 }), (parts) => {
      assert.doesNotThrow(() => metadataOf(parts.join('')));
    }),
  );
});
