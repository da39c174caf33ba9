import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { findDate } from '../../src/page/metadata/date/parse.ts';
import { jsonLd, metadataOf, NOW, page } from './pages.ts';

const read = (text: string, language: string, monthFirst = false) =>
  findDate(text, { languages: [language], monthFirst, country: null, now: NOW })?.value ?? null;

describe('dates in texts', () => {
  const cases: readonly (readonly [text: string, language: string, value: string | null])[] = [
    ['5 марта 2024, 10:30', 'ru', '2024-03-05T10:30'],
    ['5 янв. 2024 г. в 9:05', 'ru', '2024-01-05T09:05'],
    ['1 марта 2024, 10:40 (мск)', 'ru', '2024-03-01T10:40+03:00'],
    ['12 мая 2024 14:30 по времени Астаны', 'ru', '2024-05-12T14:30+05:00'],
    ['2024 жылғы 5 наурыз, 10:30', 'kk', '2024-03-05T10:30'],
    ['5 қыркүйек 2024', 'kk', '2024-09-05'],
    ['5 qazan 2024', 'kk', '2024-10-05'],
    ['2024-жылдын 5-марты', 'ky', '2024-03-05'],
    ['2024-yil 5-mart, 12:30', 'uz', '2024-03-05T12:30'],
    ['15 Sentyabr 2024 12:45', 'az', '2024-09-15T12:45'],
    ['20 Mart 2001', 'tr', '2001-03-20'],
    ['12 лютого 2024 о 12:30', 'uk', '2024-02-12T12:30'],
    ['5 Μαΐου 2024, 12:40', 'el', '2024-05-05T12:40'],
    ['Dienstag, 5. März 2024, 17.22 Uhr', 'de', '2024-03-05T17:22'],
    ['5. Jänner 2024', 'de', '2024-01-05'],
    ['1er août 2024 à 18h05', 'fr', '2024-08-01T18:05'],
    ['17 de enero de 2025, 07:20', 'es', '2025-01-17T07:20'],
    ['3 de março de 2024', 'pt', '2024-03-03'],
    ['3 maggio 2024', 'it', '2024-05-03'],
    ['3 stycznia 2024, godz. 12.30', 'pl', '2024-01-03T12:30'],
    ['14. září 2024 v 16:05', 'cs', '2024-09-14T16:05'],
    ['22 Mei 2023 | 16:20 WIB', 'id', '2023-05-22T16:20+07:00'],
    ['12 mei 2024', 'nl', '2024-05-12'],
    ['12 maj 2024 kl. 08.15', 'sv', '2024-05-12T08:15'],
    ['2024年10月28日 19:30', 'zh', '2024-10-28T19:30'],
    ['2024年5月6日 午後7時05分', 'ja', '2024-05-06T19:05'],
    ['2024. május 5. 10:20', 'hu', '2024-05-05T10:20'],
    ['٥ مايو ٢٠٢٤', 'ar', '2024-05-05'],
    ['5 พฤษภาคม 2567', 'th', '2024-05-05'],
    ['November 6, 2024 at 7:25 p.m. ET', 'en', '2024-11-06T19:25-05:00'],
    ['July 6, 2024 at 7:25 a.m. ET', 'en', '2024-07-06T07:25-04:00'],
    ['Tue Oct 08 2024 16:12:00 GMT+0200', 'en', '2024-10-08T16:12:00+02:00'],
    ['Mon Oct  8 16:12:05 UTC 2018', 'en', '2018-10-08T16:12:05Z'],
    ['2024-12-07T08:30:00.000Z', 'en', '2024-12-07T08:30:00Z'],
    ['20240517T101010Z', 'en', '2024-05-17T10:10:10Z'],
    ['2024-02-31', 'en', null],
    ['12 May 2099', 'en', null],
    ['12 May 1950', 'en', null],
    ['10.10.10.10', 'en', null],
    ['call 555-12-05-2012', 'en', null],
  ];
  for (const [text, language, value] of cases) {
    test(`${language}: ${text}`, () => assert.equal(read(text, language), value));
  }

  test('the day comes first, except where the locale is American', () => {
    assert.equal(read('05.03.2024', 'kk'), '2024-03-05');
    assert.equal(read('05/03/2024', 'en'), '2024-03-05');
    assert.equal(read('05/03/2024', 'en', true), '2024-05-03');
    assert.equal(read('25/03/2024', 'en', true), '2024-03-25');
  });

  test('a weekday decides what is ambiguous', () => {
    assert.equal(read('Tue, 10/08/2024 - 16:12', 'en'), '2024-10-08T16:12');
    assert.equal(read('Thu, 10/10/2024', 'en'), '2024-10-10');
    assert.equal(read('Saturday 10/08/2024', 'en', true), '2024-08-10');
  });

  test('any ISO date comes back as it is, wherever it stands', () => {
    const day = fc.date({ min: new Date('1990-01-01'), max: new Date(NOW), noInvalidDate: true });
    fc.assert(
      fc.property(day, fc.constantFrom('', 'Published: ', '(', 'am '), (date, before) => {
        const value = `${date.toISOString().slice(0, 19)}Z`;
        assert.equal(read(`${before}${value}`, 'en'), value);
      }),
    );
  });

  test('no text breaks it, and what it finds is a day that exists', () => {
    const texts = fc.string({ unit: fc.constantFrom(...'0123456789./-: ,TZ年月日мартmayМ'), maxLength: 60 });
    fc.assert(
      fc.property(texts, (text) => {
        const value = read(text, 'ru');
        if (value === null) return;
        assert.equal(new Date(`${value.slice(0, 10)}T00:00Z`).toISOString().slice(0, 10), value.slice(0, 10));
      }),
    );
  });
});

describe('the publication date of a page', () => {
  const dateOf = (html: string, url?: string) => metadataOf(html, url === undefined ? {} : { url }).publishedAt;

  test('published comes before created and modified', () => {
    const head = jsonLd({
      '@type': 'NewsArticle',
      dateCreated: '2025-02-10T21:15:00+01:00',
      dateModified: '2025-02-13T17:22:08+01:00',
      datePublished: '2025-02-11T06:40:00+01:00',
    });
    assert.deepEqual(dateOf(page({ head, byline: '<p class="date">Updated 13 February 2025</p>' })), {
      value: '2025-02-11T06:40:00+01:00',
      precision: 'second',
      zone: '+01:00',
      raw: '2025-02-11T06:40:00',
      source: 'jsonld',
    });
  });

  test('abbr.published says more in its title than in its text', () => {
    const byline = '<abbr class="published" title="2019-10-21T00:41:00-03:00">00:41</abbr>';
    assert.equal(dateOf(page({ byline }))?.value, '2019-10-21T00:41:00-03:00');
  });

  test('comments and related articles have dates of their own', () => {
    const byline = '<div class="byline">March 5, 2024 7:25 am PST</div>';
    const after =
      '<aside><time datetime="2024-04-01">April 1</time></aside>' +
      '<div id="comments"><div class="comment"><time datetime="2024-03-06T10:00Z">a day later</time></div></div>';
    assert.equal(dateOf(page({ byline, after }))?.value, '2024-03-05T07:25-08:00');
    assert.equal(dateOf(page({ after })), null);
  });

  test('a date in a sentence is what the article is about', () => {
    const byline =
      '<p>The dam was built on 3 May 1999, and has been repaired twice since then, most recently last year.</p>';
    assert.equal(dateOf(page({ byline })), null);
  });

  test('the digits of an article number are no day', () => {
    assert.equal(dateOf(page({}), 'https://news.example.org/2023/05/09817'), null);
    assert.equal(dateOf(page({}), 'https://news.example.org/2023/05/09/rain')?.value, '2023-05-09');
  });

  test('UTC becomes the local time that the page shows', () => {
    const head = '<meta property="article:published_time" content="2024-11-09T03:28:35+00:00">';
    const byline = '<div class="date">Posted Nov. 8, 2024, 10:28 p.m.</div>';
    assert.equal(dateOf(page({ head, byline }))?.value, '2024-11-08T22:28:35-05:00');
  });

  test('time without a zone takes that of a country with only one', () => {
    const byline = '<span class="time">2024-10-28 19:30</span>';
    const found = dateOf(page({ byline }), 'https://news.example.cn/story');
    assert.equal(found?.value, '2024-10-28T19:30+08:00');
    assert.equal(found?.zone, null);
    assert.equal(dateOf(page({ byline }), 'https://news.example.ru/story')?.value, '2024-10-28T19:30');
  });

  test('another date of the page decides between day and month', () => {
    const head = '<meta name="pubdate" content="11/01/2023 12:43:42">';
    const after = '<p class="date">Created: 01.11.2023</p>';
    assert.equal(dateOf(page({ lang: 'de', head, after }))?.value.slice(0, 10), '2023-11-01');
    assert.equal(dateOf(page({ lang: 'de', head }))?.value.slice(0, 10), '2023-01-11');
  });

  test('a modified date serves where nothing else does', () => {
    const head = '<meta property="article:modified_time" content="2024-03-05T10:00:00+05:00">';
    assert.equal(dateOf(page({ head }))?.value, '2024-03-05T10:00:00+05:00');
  });
});
