import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { analyse } from '../../src/domains/earthquake/analyse.ts';
import type { Report } from '../../src/domains/earthquake/document.ts';
import { FIELDS } from '../../src/domains/earthquake/fields.ts';
import { derivable } from '../../src/domains/earthquake/ground/derive.ts';
import { fieldOf } from '../../src/domains/earthquake/ground/ground.ts';
import { clauseOf, LONGEST_QUOTE, lineOf, stands } from '../../src/domains/earthquake/ground/quotes.ts';
import { checked } from '../../src/domains/earthquake/ground/rules.ts';
import { structure } from '../../src/domains/earthquake/structure.ts';
import { fold } from '../../src/domains/earthquake/text/fold.ts';
import { article, ownCases, read } from './documents.ts';

test('every value of every case has a quote that stands in the text and from which it follows again', () => {
  for (const { id, document } of ownCases()) {
    const { find } = analyse(document);
    for (const report of structure(document).reports) {
      for (const field of FIELDS) {
        const value = fieldOf(report, field);
        if (value === null) continue;
        const quotes = report.evidence[field] ?? [];
        assert.ok(quotes.length > 0, `${id} ${field}`);
        assert.ok(
          quotes.every((quote) => stands(document, quote)),
          `${id} ${field}`,
        );
        if (field !== 'originTime') assert.ok(derivable(field, value, quotes, find), `${id} ${field} ${value}`);
      }
    }
  }
});

test('every claim of every case has quotes of its own that stand in the text and have its figure', () => {
  let claimed = 0;
  for (const { id, document } of ownCases()) {
    const { find } = analyse(document);
    for (const { magnitude, claims } of structure(document).reports) {
      if (claims.length > 0) assert.equal(claims[0]?.value, magnitude?.value, `${id}: the current one first`);
      for (const { value, raw, evidence } of claims) {
        const told = `${id} ${value} ${JSON.stringify(evidence)}`;
        assert.ok(evidence.length > 0 && evidence.every((quote) => stands(document, quote)), told);
        assert.ok(
          evidence.some(({ quote }) => figuresOf(quote).includes(value)),
          told,
        );
        assert.ok(evidence.some(({ quote }) => quote.includes(raw)) && raw !== '', told);
        assert.ok(derivable('magnitude', value, evidence, find), told);
        claimed += 1;
      }
    }
  }
  assert.ok(claimed > 300, `${claimed} claims`);
});

/** The figures of a quote that is in digits, of whatever script. */
function figuresOf(quote: string): readonly number[] {
  return [...fold(quote).matchAll(/\d+(?:[.,]\d+)?/gu)].map(([figure]) => Number(figure.replace(',', '.')));
}

test('each agency’s magnitude is quoted where that agency is named for it', () => {
  const text =
    'A magnitude 5.4 earthquake struck on Monday at 21:37, 37 km east of Almaty, KNDC said. USGS measured 5.3.';
  const [report] = read('', text).reports;
  assert.deepEqual(
    report?.claims.map(({ value, agency, raw, evidence }) => [value, agency, raw, evidence.map(({ quote }) => quote)]),
    [
      [5.4, 'KNDC', 'magnitude 5.4', ['magnitude 5.4']],
      [5.3, 'USGS', '5.3', ['USGS measured 5.3']],
    ],
  );
});

test('a quote has no full stop but that of an abbreviation, and cuts no figure', () => {
  const quotes = (text: string) =>
    Object.values(read('', text).reports[0]?.evidence ?? {}).flatMap((some) => some.map(({ quote }) => quote));
  const struck = 'A magnitude 5.2 earthquake struck 37 km east of Almaty on Monday at 9:37';
  assert.ok(quotes(`${struck} p.m. Its depth was 12 km.`).some((quote) => quote.endsWith('9:37 p.m.')));
  assert.ok(quotes(`${struck} pm. Its epicentre was at 43.25 N, 77.35 E.`).includes('43.25 N, 77.35 E'));
  const document = article('', 'It was lowered to 4.9 from 5.4. Nobody was hurt.');
  const quote = { quote: '4.9', source: 'text' as const, start: 18, end: 21 };
  assert.equal(clauseOf(document, quote).quote, 'It was lowered to 4.9 from 5.4');
  assert.equal(lineOf(0.5)(document, quote).quote, 'It was lowered to 4.9 from 5.4. Nobody was hurt');
});

test('a widened quote stands, is short enough and holds the narrow one', () => {
  const words = fc.array(fc.constantFrom('quake', '5.2', 'километров', '、', '\n', ',', '😀', 'struck'), {
    minLength: 1,
  });
  fc.assert(
    fc.property(words, fc.nat(), fc.nat(), (parts, a, b) => {
      const document = article('', parts.join(' '));
      const start = a % document.text.length;
      const end = Math.min(document.text.length, start + 1 + (b % LONGEST_QUOTE));
      const quote = { quote: document.text.slice(start, end), source: 'text' as const, start, end };
      for (const wide of [clauseOf(document, quote), lineOf(0.5)(document, quote), lineOf(1)(document, quote)]) {
        assert.ok(stands(document, wide));
        assert.ok(wide.start <= start && wide.end >= end);
      }
    }),
  );
});

test('impossible values are refused, doubtful ones marked', () => {
  const [report] = read('', 'A magnitude 5.2 earthquake struck on Monday at 21:37, 37 km east of Almaty.').reports;
  assert.ok(report);
  const context = { published: Date.parse('2025-07-15T05:00:00Z') };
  const location = { ...report.location, depthKm: 1200 };
  const deep = checked({ ...report, location }, context);
  assert.equal(deep.location.depthKm, null);
  assert.deepEqual(deep.notes, [{ field: 'depthKm', code: 'out-of-range', value: '1200' }]);
  assert.deepEqual(codes(checked({ ...report, magnitude: { value: 11, type: 'Mw', raw: '' } }, context)), [
    'out-of-range',
  ]);
  assert.deepEqual(codes(checked({ ...report, magnitude: { value: 8.8, type: 'mb', raw: '' } }, context)), [
    'beyond-its-scale',
  ]);
  const later = { utc: '2025-07-15T09:00:00Z', precision: 'minute' as const, zone: null, raw: '' };
  const early = checked({ ...report, originTime: later }, context);
  assert.deepEqual([codes(early), early.originTime], [['after-publication'], null]);
  assert.deepEqual(checked(report, context), report);
});

test('a place far from the stated coordinates is marked', () => {
  const struck = 'A magnitude 5.2 earthquake struck on Monday at 21:37, 20 km north of Almaty';
  const far = read('', `${struck}, at latitude 10.5 S and longitude 20.3 W.`).reports;
  assert.deepEqual(far.map(codes), [['far-from-coordinates']]);
  assert.deepEqual(read('', `${struck}, at latitude 43.4 N and longitude 76.9 E.`).reports.map(codes), [[]]);
});

test('a country says where it comes from, and quotes what names it', () => {
  const countries = (text: string) =>
    read('', text).reports.map(({ location, extractor, evidence }) => [
      location.country,
      extractor.country,
      evidence.country?.map(({ quote }) => quote),
    ]);
  const quake = 'A magnitude 5.2 earthquake struck on Monday at 21:37';
  assert.deepEqual(countries(`${quake}, 20 km north of Osh, Kyrgyzstan. An aftershock of magnitude 4.1 followed.`), [
    ['KG', 'rule:country/named', ['Kyrgyzstan']],
    ['KG', 'rule:country/beside', ['Kyrgyzstan']],
  ]);
  assert.deepEqual(countries(`${quake}, 20 km north of Osh.`), [['KG', 'rule:country/place', ['Osh']]]);
  assert.deepEqual(countries(`${quake}, 20 km north of Qwertyville.`), [['KZ', 'rule:country/publisher', undefined]]);
});

function codes({ notes }: Report): readonly string[] {
  return notes.map(({ code }) => code);
}
