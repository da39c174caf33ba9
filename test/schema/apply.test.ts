import assert from 'node:assert/strict';
import { test } from 'node:test';
import { applyProfiles } from '../../src/schema/apply.ts';
import { FIRST, page, SECOND, THIRD } from '../page/support.ts';
import { applied, css, field, open, profile, rules, xpath } from './apply-support.ts';

const STORY = page(`<div class="story"><h1>Ground shakes near Lake Orla</h1><p class="by">By Ann Lee</p>
  <time datetime="2026-11-29T08:15:00+05:00">yesterday</time>
  <div class="text"><p>${FIRST}</p><p>${SECOND}</p><div class="offer">All this week in our shop, and only there.</div>
  <p>Follow the paper wherever you are.</p><p>${THIRD}</p></div></div>
  <div class="teasers"><p>Other stories of the day.</p></div>`);

test('the text is what the selector selects', () => {
  const { text, valid, fault } = applied(STORY, rules(css('.text')));
  assert.equal(text.startsWith(FIRST), true);
  assert.equal(valid, true);
  assert.equal(fault, null);
});

test('the first selector with a text wins; a later one is a sign of fragility', () => {
  const some = rules(css('.text'), { fields: { text: field(css('.gone'), xpath('//div[@class="text"]')) } });
  const { text, fault } = applied(STORY, some);
  assert.equal(text.includes(SECOND), true);
  assert.equal(fault, 'fragility');
});

test('exclusions and repeated lines are no part of the text', () => {
  const some = rules(css('.text'), { exclusions: [css('.offer')], repeats: ['Follow the  paper wherever you are.'] });
  assert.equal(applied(STORY, some).text, [FIRST, SECOND, THIRD].join('\n'));
});

test('nodes inside of other selected nodes count once', () => {
  const some = rules(css('.text, .text p'), {
    exclusions: [css('.offer')],
    repeats: ['Follow the paper wherever you are.'],
  });
  assert.equal(applied(STORY, some).text, [FIRST, SECOND, THIRD].join('\n'));
});

test('title, date and authors of the rules override the metadata', () => {
  const fields = {
    title: field(css('h1')),
    date: { selectors: [css('time')], attribute: 'datetime' },
    authors: field(css('.by')),
  };
  const { metadata, utility } = applied(
    STORY,
    rules(css('.text'), { fields: { ...rules(css('.text')).fields, ...fields } }),
  );
  assert.equal(metadata.title, 'Ground shakes near Lake Orla');
  assert.equal(metadata.publishedAt?.value, '2026-11-29T08:15:00+05:00');
  assert.deepEqual(metadata.authors, ['Ann Lee']);
  assert.deepEqual(Object.keys(utility).sort(), ['authors', 'date', 'text', 'title']);
});

test('of several profiles the valid one with the greatest utility reads the page', () => {
  const { readable, metadata } = open(STORY);
  const profiles = [
    profile('teasers', rules(css('.teasers'))),
    profile('doubted', rules(css('.text')), { rho: { text: 0.6 } }),
    profile('trusted', rules(css('.text'))),
  ];
  const { profile: winner, considered, recognised } = applyProfiles(profiles, readable, metadata);
  assert.equal(winner?.id, 'trusted');
  assert.deepEqual(
    considered.map(({ id, valid }) => [id, valid]),
    [
      ['teasers', false],
      ['doubted', true],
      ['trusted', true],
    ],
  );
  assert.equal(considered[0]?.fault, 'missing-content');
  assert.equal(recognised?.found.path, 'schema');
});

test('a selector that cannot be parsed selects nothing, and no page falls over it', () => {
  const { valid, fault, text } = applied(STORY, rules(css('div[')));
  assert.deepEqual({ valid, fault, text }, { valid: false, fault: 'missing-content', text: '' });
});

test('affixes are no part of a title, and a date in digits is read as its template writes it', () => {
  const html = STORY.replace('datetime="2026-11-29T08:15:00+05:00">yesterday', '>03/04/2026');
  const dated = (monthFirst: boolean) =>
    applied(html, {
      ...rules(css('.text'), { formatting: { titleAffixes: [' near Lake Orla'], monthFirst } }),
      fields: { text: field(css('.text')), title: field(css('h1')), date: field(css('time')) },
    }).metadata;
  assert.equal(dated(true).title, 'Ground shakes');
  assert.equal(dated(true).publishedAt?.value, '2026-03-04');
  assert.equal(dated(false).publishedAt?.value, '2026-04-03');
});

test('fields of users have the values that are there, and none otherwise', () => {
  const { values, utility } = applied(STORY, {
    ...rules(css('.text')),
    fields: {
      text: field(css('.text')),
      first: field(css('.text > p:first-child')),
      when: { selectors: [xpath('//time')], attribute: 'datetime' },
      all: field(css('.text > p')),
      none: field(css('.unheard-of')),
    },
  });
  assert.equal(values.first, FIRST);
  assert.equal(values.when, '2026-11-29T08:15:00+05:00');
  assert.equal(values.all?.length, 4);
  assert.equal('none' in values || 'none' in utility, false);
});

test('a text that is mostly links or said twice is noise, whoever selects it', () => {
  const links = Array.from({ length: 12 }, (_, at) => `<p><a href="/${at}">${FIRST} ${at}</a></p>`).join('');
  assert.equal(applied(page(`<div class="text">${links}</div>`), rules(css('.text'))).valid, false);
  const once = [FIRST, SECOND, THIRD].map((text) => `<li>${text.slice(0, 48)}</li>`).join('');
  const { fault, valid } = applied(page(`<ul class="text">${once.repeat(4)}</ul>`), rules(css('.text')));
  assert.deepEqual({ fault, valid }, { fault: 'excessive-noise', valid: false });
});

test('a page whose article stands in its data is not read by nodes that lack it', () => {
  const body = `${FIRST} ${SECOND} ${THIRD}`.repeat(2);
  const data = JSON.stringify({ '@type': 'NewsArticle', headline: 'Ground shakes near Lake Orla', articleBody: body });
  const head = `<script type="application/ld+json">${data}</script>`;
  const teaser = `<div class="text"><p>${'Subscribers of the paper read here what happened in the night by the lake. '.repeat(3)}</p></div>`;
  assert.equal(applied(page(teaser, head), rules(css('.text'))).fault, 'missing-content');
});

test('profiles of other sites are under stricter guards', () => {
  const { readable, metadata } = open(STORY);
  const priors = Array.from({ length: 101 }, (_, at) => at / 100);
  const least = (foreign: boolean) =>
    priors.find((text) => {
      const one = profile('one', rules(css('.text')), { rho: { text }, foreign });
      return applyProfiles([one], readable, metadata).recognised !== null;
    }) ?? 2;
  assert.ok(least(false) <= 1);
  assert.ok(least(true) >= least(false));
});
