import assert from 'node:assert/strict';
import { test } from 'node:test';
import { jsonLd, metadataOf, page } from './pages.ts';

test('a part before a colon stays, a known site name goes', () => {
  const h1 = 'Hydrographers: no tsunami after the quake off the south coast';
  assert.equal(metadataOf(page({ head: `<title>${h1}</title>`, h1 })).title, h1);
  const head = `<meta property="og:site_name" content="Coast Today"><title>Coast Today: ${h1} | Coast Today</title>`;
  assert.equal(metadataOf(page({ head, h1: '' })).title, h1);
});

test('a segment that is no site name stays', () => {
  const html = '<html><head><title>Storm damage - what insurance pays</title></head><body><p>Text.</p></body></html>';
  assert.equal(metadataOf(html).title, 'Storm damage - what insurance pays');
});

test("a segment close to the domain's own name goes", () => {
  const html = '<html><head><title>Storm damage - The Ridge Record</title></head><body><p>Text.</p></body></html>';
  assert.equal(metadataOf(html, { url: 'https://www.ridgerecord.com/a' }).title, 'Storm damage');
});

test("JSON-LD's name may be the site's, its headline is the article's", () => {
  const head = `<title>Embankment closed in Lipnice | Daily Example</title>${jsonLd({
    '@type': 'NewsArticle',
    name: 'Daily Example',
    headline: 'Embankment closed in Lipnice',
  })}`;
  const html = page({ head, h1: '' });
  assert.equal(metadataOf(html).title, 'Embankment closed in Lipnice');
});

test('an empty h1 does not end the search for a headline', () => {
  const html = `<html><head><title>District news</title></head><body>
    <h1><a href="/"><img src="/a.png" alt=""></a></h1>
    <div><h2>Sirens will be tested on Tuesday at eleven</h2><p>On Tuesday the sirens of the district will sound.</p></div>
    <aside><h3>Notices</h3></aside></body></html>`;
  assert.equal(metadataOf(html).title, 'Sirens will be tested on Tuesday at eleven');
});

test("an h1 that is the site's name is not the headline", () => {
  const html = `<html><head><title>Serena Diary: How the corn fair went</title></head><body>
    <h1><a href="https://diary.example.org/">Serena Diary</a></h1>
    <h3 class="entry-title">How the corn fair went</h3><p>The fair ended on Sunday with a full square.</p></body></html>`;
  assert.equal(metadataOf(html, { url: 'https://diary.example.org/fair' }).title, 'How the corn fair went');
});

test('two sources that agree beat a heading of a box', () => {
  const head =
    '<title>Lake reopens to swimmers - Record</title><meta property="og:title" content="Lake reopens to swimmers">';
  assert.equal(metadataOf(page({ head, h1: 'Top stories' })).title, 'Lake reopens to swimmers');
});

test('entities and markup in metadata are undone', () => {
  const head = '<meta property="og:title" content="Storm L&amp;iacute;adan &amp;amp; the coast">';
  assert.equal(metadataOf(page({ head, h1: '' })).title, 'Storm Líadan & the coast');
});
