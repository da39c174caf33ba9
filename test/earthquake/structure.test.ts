import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import fc from 'fast-check';
import { structure } from '../../src/domains/earthquake/structure.ts';
import { reportsRecord } from '../../topics/reports.ts';
import { article, CASES, ownCases, read } from './documents.ts';

test('a report has every field that the text states, as the contract of reports has it', () => {
  const said = read(
    'Quake felt in Taldykorgan',
    'A magnitude Mw 4.9 earthquake struck on Monday at 21:37, 61 km north-east of Taldykorgan, at a depth of 20 km. Intensity reached 4 points in Tekeli. Nobody was killed; three people were injured and 12 houses were damaged.',
  );
  const [report] = said.reports;
  assert.ok(report);
  assert.deepEqual([report.role, report.kind], ['main', 'earthquake']);
  assert.deepEqual(report.magnitude && [report.magnitude.value, report.magnitude.type], [4.9, 'Mw']);
  assert.deepEqual(report.originTime && [report.originTime.utc, report.originTime.precision], [
    '2025-07-14T16:37:00Z',
    'minute',
  ]);
  const { place, country, depthKm, distanceKm, direction, latitude, inferred } = report.location;
  assert.deepEqual([place, country, depthKm, distanceKm, direction], ['Taldykorgan', 'KZ', 20, 61, 'NE']);
  assert.equal(latitude, null);
  assert.ok(inferred && inferred.latitude > 45 && inferred.longitude > 78.3);
  assert.deepEqual(report.impact, { deaths: 0, injured: 3, buildingsDamaged: 12, tsunamiWarning: null });
  reportsRecord.shape.reports.parse(said.reports);
});

test('differing values of one earthquake are claims, the current one first', () => {
  const [report] = read(
    'Agencies differ',
    'The National Data Center put the magnitude of the earthquake that struck Almaty on Monday at 21:37 at 4.9. The EMSC gave 4.5.',
  ).reports;
  assert.deepEqual(
    report?.claims.map(({ value }) => value),
    [4.9, 4.5],
  );
});

test('a minus is part of a figure, and what no earthquake has is refused; a dash is none', () => {
  const values = (said: string) => {
    const [report] = read('', `The earthquake struck near Almaty on Monday at 21:37. ${said}`).reports;
    const refused = report?.notes.map(({ field, value }) => `${field} ${value}`);
    return [report?.magnitude?.value ?? null, report?.location.depthKm ?? null, ...(refused ?? [])];
  };
  assert.deepEqual(values('A quake of magnitude -0.3 was recorded. Depth: -1.2 km.'), [-0.3, null, 'depthKm -1.2']);
  assert.deepEqual(values('It was M −0.3, at a depth of 3.1 km.'), [-0.3, 3.1]);
  assert.deepEqual(values('Magnitude: -4.5. Depth: 12 km.'), [null, 12, 'magnitude -4.5']);
  assert.deepEqual(values('It was M-5.2, depth - 12 km.'), [5.2, 12]);
  assert.deepEqual(values('Magnitude -4.5, depth -12 km.'), [4.5, 12]);
  assert.deepEqual(values('It was an ML-5.2 event, felt as 3-4.'), [5.2, null]);
  const [below] = read('', 'A quake of magnitude -0.3 was recorded near Almaty on Monday at 21:37.').reports;
  assert.equal(below?.evidence.magnitude?.[0]?.quote, 'magnitude -0.3');
  const [dashed] = read('', 'Землетрясение магнитудой - 4,5 произошло в понедельник в Алматы.', {
    language: 'ru',
  }).reports;
  assert.equal(dashed?.magnitude?.value, 4.5);
});

test('a field whose words stand there without a value is open', () => {
  const document = article(
    'Quake',
    'A magnitude 5.2 earthquake struck Almaty on Monday at 21:37. Its depth is not yet known.',
  );
  const { open } = structure(document);
  assert.ok(open.some(({ ordinal, field }) => ordinal === 0 && field === 'depthKm'));
  assert.ok(!open.some(({ field }) => field === 'magnitude'));
});

test('an instruction inside of a text changes nothing but offsets', () => {
  const payloads = readFileSync(`${CASES}injections.jsonl`, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  const cases = ownCases();
  for (const [index, { id, payload, place }] of payloads.entries()) {
    for (const { document, id: base } of [cases[index * 3], cases[index * 3 + 1]].filter(
      (each) => each !== undefined,
    )) {
      const paragraphs = document.text.split('\n\n');
      paragraphs.splice({ start: 0, middle: paragraphs.length >> 1 }[place as string] ?? paragraphs.length, 0, payload);
      const changed = structure({ ...document, text: paragraphs.join('\n\n') });
      assert.deepEqual(withoutOffsets(changed), withoutOffsets(structure(document)), `${id} in ${base}`);
    }
  }
});

test('any text is read, twice alike, and its values stay in the contract', () => {
  const words = fc.constantFrom(
    'earthquake',
    'магнитудой',
    '5,2',
    '7.1',
    'aftershock',
    '12 km',
    'of',
    'Almaty',
    '1911',
    'yesterday',
    '21:37',
    'M',
    '震度5弱',
    'killed',
    '۵٫۳',
    '<!--',
    '-->',
    '{"',
    '\n',
    '\n\n',
    '–',
    '.',
    '😀',
    '\u200b',
    'не было',
    'cancelled',
    'false',
    'second',
  );
  const texts = fc.array(words, { maxLength: 60 }).map((parts) => parts.join(' '));
  const languages = fc.constantFrom('en', 'ru', 'ja', 'fa', 'tr', null);
  fc.assert(
    fc.property(texts, texts, languages, (title, text, language) => {
      const document = article(title, text, { language });
      const said = structure(document);
      reportsRecord.shape.reports.parse(said.reports);
      reportsRecord.shape.retractions.parse(said.retractions);
      assert.deepEqual(structure(document), said);
    }),
    { numRuns: 150 },
  );
});

test('a hostile sentence of 100 KB is read in a breath', () => {
  for (const unit of ['5.2 ', 'quake of ', 'a,', '1911 ', '（', '12 km north of ', 'М 5,1 в ']) {
    const text = unit.repeat(Math.ceil(100_000 / unit.length));
    assert.ok(Array.isArray(structure(article('', text)).reports));
  }
});

function withoutOffsets(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value, (key, inner) => (key === 'start' || key === 'end' ? undefined : inner)));
}
