import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { rulesFor } from '../../src/domains/earthquake/languages/detect.ts';
import { listedIn } from '../../src/domains/earthquake/lists/lists.ts';
import { isRelevant } from '../../src/domains/earthquake/relevant.ts';
import { structure } from '../../src/domains/earthquake/structure.ts';
import { assertQuoted, document, reportsOf, tabs, told } from './listing.ts';

const HEAD = 'Date UTC\tLatitude\tLongitude\tDepth\tMagnitude\tPlace';
const ROW = '2026-11-30 18:20:11\t43.12\t77.85\t10\t3.2\tNarynkol';

test('rows without a header are read by the shapes of their cells', () => {
  const text =
    'Latest\n2026-11-30 18:20:11\t43.12\t77.85\t10 km\tmb 3.2\tNarynkol\n2026-11-30 17:20:11\t36.50\t71.10\t180 km\tmb 4.9\tKabul';
  assert.deepEqual(reportsOf(text).map(told), [
    'other 3.2 mb 2026-11-30T18:20:11Z Narynkol KZ 43.12 77.85 10  ',
    'main 4.9 mb 2026-11-30T17:20:11Z Kabul AF 36.5 71.1 180  ',
  ]);
  assert.ok(isRelevant({ title: '', text }));
  assert.deepEqual(reportsOf('2026-11-30\t1.25\t1.35\t1.5\t2.5\n2026-11-29\t1.24\t1.36\t1.6\t2.4'), []);
});

test('what the text around a list says of its zone and type holds for its rows', () => {
  const [report] = reportsOf(
    `All times are in GMT+3, magnitudes are local (Ml).\nDate\tTime\tLatitude\tLongitude\tDepth\tMagnitude\n2026-11-30\t18:20:11\t43.12\t77.85\t10\t3.2`,
  );
  assert.equal(report?.originTime?.utc, '2026-11-30T15:20:11Z');
  assert.equal(report?.magnitude?.type, 'Ml');
  assert.ok(report?.evidence.magnitude?.some(({ quote }) => quote === 'Ml'));
});

test('the strongest of hundreds is main; what is too much is noted', () => {
  const rows = Array.from(
    { length: 400 },
    (_, at) => `2026-11-${10 + (at % 20)} 1${at % 10}:20:11\t43.12\t77.85\t10\t${at === 7 ? 5.5 : 2.1}\tNarynkol`,
  );
  const reports = reportsOf([HEAD, ...rows].join('\n'));
  assert.equal(reports.length, 300);
  assert.deepEqual(
    reports.filter(({ role }) => role === 'main').map(({ magnitude }) => magnitude?.value),
    [5.5],
  );
  assert.deepEqual(
    structure(document([HEAD, ...rows].join('\n'))).cut?.map(({ field, value }) => [field, value]),
    [['reports', '400']],
  );
});

test('a row that lies after the publication has no time, and says why', () => {
  const rows = ['2026-12-09 18:20:11\t43.12\t77.85\t10\t3.2\tNarynkol', ROW];
  const [late, early] = reportsOf([HEAD, ...rows].join('\n'), 'KZ', { publishedAt: '2026-12-01T10:00:00+05:00' });
  assert.deepEqual([late?.originTime, late?.evidence.originTime], [null, undefined]);
  assert.deepEqual(late?.notes, [{ field: 'originTime', code: 'after-publication', value: '2026-12-09T18:20:11Z' }]);
  assert.deepEqual([early?.originTime?.utc, early?.notes], ['2026-11-30T18:20:11Z', []]);
  assert.deepEqual([early?.extractor.country, early?.evidence.country?.[0]?.quote], ['rule:country/place', 'Narynkol']);
});

test('an earthquake of the prose is not told again by its row', () => {
  const text = `An earthquake of magnitude 3.2 struck 20 km south of Narynkol at 18:20:11 UTC on 30 November 2026.\n${HEAD}\n${ROW}\n2026-11-30 19:40:00\t43.10\t77.80\t10\t2.4\tNarynkol`;
  const reports = reportsOf(text, 'KZ', { language: 'en', publishedAt: '2026-11-30T21:00:00Z' });
  assert.deepEqual(
    reports.map(({ role, magnitude }) => [role, magnitude?.value]),
    [
      ['main', 3.2],
      ['other', 2.4],
    ],
  );
  assert.deepEqual(
    reports.map(({ ordinal }) => ordinal),
    [0, 1],
  );
});

test('a catalogue of many years is history', () => {
  const text = `${HEAD}\n1988-12-07 07:41:24\t40.99\t44.19\t5\t6.8\tSpitak\n2023-02-06 01:17:34\t37.23\t37.02\t10\t7.8\tGaziantep`;
  assert.deepEqual(
    reportsOf(text).map(({ role }) => role),
    ['historical', 'historical'],
  );
});

test('tables of other things are no lists', () => {
  for (const text of [
    'Star\tMagnitude\tLatitude\nSirius\t-1.46\t-16.7\nVega\t0.03\t38.8',
    'Date\tMatch\tScore\n2026-11-30 18:20\tOrla - Tesk\t3:1\n2026-11-29 18:20\tTesk - Orla\t2:2',
    'Date\tHigh tide\tDepth\n2026-11-30\t18:20\t3.2 m',
  ]) {
    assert.deepEqual(reportsOf(text), [], text);
  }
});

test('any rows under a header: nothing is thrown, every quote stands in the text', () => {
  const cell = fc.oneof(
    fc.string({ maxLength: 20 }),
    fc.constantFrom(
      '2026-11-30 18:20:11',
      '18:20',
      '43.12 N',
      '-21,5',
      '999',
      'ML 3.2',
      '-.-',
      '10 km',
      'II',
      '5 km N of Orla',
      '',
      '٣٫٢',
      '31-Feb-26',
    ),
  );
  const rows = fc.array(
    fc.array(cell, { maxLength: 9 }).map((cells) => cells.join('\t')),
    { maxLength: 12 },
  );
  fc.assert(
    fc.property(rows, fc.constantFrom('CL', 'KZ', null), (lines, country) => {
      const text = [HEAD, ROW, ...lines].join('\n');
      const whole = document(text, country);
      const { reports, rest } = listedIn(whole, text, rulesFor(null));
      assert.equal(rest.length, text.length);
      for (const report of reports) assertQuoted(whole, report);
    }),
    { numRuns: 200 },
  );
});

test('heads in two rows, a day that spans rows, and what is said of the whole list', () => {
  const text = tabs(
    'Here are the earthquakes that people noticed between Lake Balkhash and the Hindu Kush, November 16 to 22 (UTC)',
    'Date | Time | Epicentre | Depth, km | Magnitude | Nearest town',
    'Lat. N | Long. E | value | type',
    'Nov. 17 | 01:42 | 42.87 | 77.48 | 14 | 5.5 | Mw | Almaty, 60 km',
    '21:15 | 42.84 | 77.52 | 11 | 4.3 | mb | Almaty, 64 km (aftershock)',
    'Nov. 19 | 08:03 | 39.71 | 72.60 | 22 | 4.4 | mb | Sary-Tash, 56 km',
  );
  const more = { publishedAt: '2026-11-23T12:00:00+06:00', language: 'en' };
  assert.deepEqual(reportsOf(text, 'KG', more).map(told), [
    'main 5.5 Mw 2026-11-17T01:42:00Z Almaty KZ 42.87 77.48 14  ',
    'other 4.3 mb 2026-11-17T21:15:00Z Almaty KZ 42.84 77.52 11  ',
    'other 4.4 mb 2026-11-19T08:03:00Z Sary-Tash KG 39.71 72.6 22  ',
  ]);
});
