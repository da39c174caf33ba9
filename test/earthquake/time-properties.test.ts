import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { findTimes } from '../../src/domains/earthquake/find/time/time.ts';
import { LANGUAGES } from '../../src/domains/earthquake/languages/index.ts';
import { fold } from '../../src/domains/earthquake/text/fold.ts';
import { sentencesOf } from '../../src/domains/earthquake/text/sentences.ts';
import { resolved, timesIn } from './times.ts';

const MINUTE_MS = 60_000;
const ZONES = ['Asia/Almaty', 'Europe/Istanbul', 'America/New_York', 'Asia/Kathmandu', 'UTC'];
const CODES = LANGUAGES.map(({ code }) => code);
/** Intl writes Kazakh in Cyrillic only. */
const LOCALES = CODES.filter((code) => !code.startsWith('kk-Latn'));

const instants = fc
  .integer({ min: Date.UTC(1950, 0), max: Date.UTC(2030, 0) })
  .map((ms) => Math.floor(ms / MINUTE_MS) * MINUTE_MS);

function written(code: string, ms: number, timeZone: string): string {
  const calendar = code === 'fa' ? 'persian' : 'gregory';
  const date = new Intl.DateTimeFormat(code, { timeZone, calendar, year: 'numeric', month: 'long', day: 'numeric' });
  const clock = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' });
  return `${date.format(ms)} ${clock.format(ms)}`;
}

test('any minute as Intl writes it is found and resolved, in all languages', () => {
  fc.assert(
    fc.property(fc.constantFrom(...LOCALES), instants, fc.constantFrom(...ZONES), (code, ms, zone) => {
      const text = written(code, ms, zone);
      const [time] = [resolved(code, text, null, zone)];
      const stated = Number(new Date(Date.parse(time?.split(' ')[0] ?? '')).getTime());
      // an hour that the clocks ran through twice
      assert.ok(Math.abs(stated - ms) <= 60 * MINUTE_MS && written(code, stated, zone) === text, `${text}: ${time}`);
    }),
    { numRuns: 400 },
  );
});

test('a month and day without a year is the latest one that is not after the publication', () => {
  fc.assert(
    fc.property(fc.constantFrom(...LOCALES), instants, fc.integer({ min: 0, max: 360 }), (code, ms, daysAgo) => {
      const published = new Date(ms).toISOString();
      const day = new Date(ms - daysAgo * 86_400_000);
      const calendar = code === 'fa' ? 'persian' : 'gregory';
      const text = new Intl.DateTimeFormat(code, { timeZone: 'UTC', calendar, month: 'long', day: 'numeric' }).format(
        day,
      );
      assert.equal(resolved(code, text, published, 'UTC'), `${day.toISOString().slice(0, 10)}T00:00:00Z day`, text);
    }),
    { numRuns: 400 },
  );
});

test('nothing resolves to after the publication', () => {
  fc.assert(
    fc.property(fc.constantFrom(...CODES), words(), instants, fc.constantFrom(...ZONES), (code, text, ms, zone) => {
      const time = resolved(code, text, new Date(ms).toISOString(), zone);
      assert.ok(time === null || Date.parse(time.split(' ')[0] ?? '') <= ms + 10 * MINUTE_MS, `${text}: ${time}`);
    }),
  );
});

test('a mention is the text at its offsets, and its quote gives it again', () => {
  fc.assert(
    fc.property(fc.constantFrom(...LANGUAGES), words(), (language, text) => {
      for (const sentence of sentencesOf('', text))
        for (const { start, end, raw, clock } of findTimes(sentence, language)) {
          assert.equal(text.slice(start, end), raw);
          if (clock !== null)
            assert.ok(timesIn(language.code, raw).some((again) => again.clock !== null) || raw.length < 8);
        }
    }),
  );
});

test('long hostile sentences stay linear', () => {
  for (const part of [' ', '1', 'at ', '5 ', 'on monday at 5 ', 'в ', 'saat ', '月', '(', '12:']) {
    const raw = part.repeat(100_000 / part.length);
    const sentence = { index: 0, paragraph: 0, source: 'text', start: 0, raw, folded: fold(raw) } as const;
    for (const language of LANGUAGES) findTimes(sentence, language);
  }
});

function words(): fc.Arbitrary<string> {
  const pieces = [
    'yesterday',
    'вчера',
    'dün',
    '5',
    '12:30',
    '23:59:59',
    '2025',
    'May',
    'мая',
    '月',
    '日',
    '時',
    'UTC',
    'at',
    'в',
    'saat',
    'Monday',
    'вторник',
    'p.m.',
    'вечера',
    '(',
    ')',
    ',',
    '. ',
    '19.48',
    "'de",
    '3/2',
    '14-07-2025',
    'IST',
    'گتe',
    'شب',
    'ساعت',
  ];
  return fc
    .array(fc.oneof(fc.constantFrom(...pieces), fc.string({ unit: 'grapheme', maxLength: 4 })), { maxLength: 25 })
    .map((list) => list.join(' '));
}
