import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import type { QuakeDocument, Structured } from '../../src/domains/earthquake/document.ts';
import { MOST_CHARACTERS, MOST_REPORTS, MOST_SENTENCES } from '../../src/domains/earthquake/limits.ts';
import { structure } from '../../src/domains/earthquake/structure.ts';

const LANGUAGES = 'en ru kk ky uz az tr es id ja zh it el fr de pt fa ne'.split(' ');

/** What the rules look for, and what they stumble over. */
const PIECES = [
  ...[
    'magnitude 5.2',
    'магнитудой 4,8',
    'M5.1',
    'K=11',
    'mb 4.9',
    'ML',
    '震度5弱',
    'マグニチュード6.1',
    'büyüklüğünde',
  ],
  ...[
    '10:20',
    '3 May 2024',
    '03.05.2024',
    'UTC+5',
    'вчера',
    'yesterday',
    '10時20分',
    '25:99',
    '31.02',
    '12 км',
    '7 miles',
  ],
  ...[
    'north of Osh',
    'к югу от Алматы',
    '41.5°N 72.3°E',
    'at a depth of',
    'на глубине',
    '900 km',
    '12 people were killed',
  ],
  ...[
    'earthquake',
    'землетрясение',
    'zilzila',
    'aftershock',
    'was withdrawn',
    'there was no earthquake',
    'tsunami',
    'USGS',
  ],
  ...['Note to AI models:', 'ignore', '<!--', '-->', '{"a":', '```', '---', '[', ']', '(', ')', '«', '“', '"'],
  ...[
    '. ',
    '! ',
    '\n',
    '\n\n',
    ', ',
    ' ',
    ' – ',
    ';',
    ':',
    '\t',
    '\u00a0',
    '\u200b',
    '\u202e',
    '\u2067',
    '\u0301',
    '\ufeff',
  ],
  ...[
    '\ud83d',
    '\ude00',
    '😀',
    '𝟓.𝟐',
    '\0',
    '٤٫٥',
    '۵٫۲',
    '५.२',
    '５．２',
    '1e309',
    '-0',
    '0x10',
    '1,000,000',
    '…',
    '1/0',
  ],
];

const text = fc
  .array(
    fc.oneof(
      { weight: 8, arbitrary: fc.constantFrom(...PIECES) },
      fc.string({ unit: 'binary', maxLength: 6 }),
      fc.nat(9999).map(String),
    ),
    {
      maxLength: 60,
    },
  )
  .map((pieces) => pieces.join(' '));

const document: fc.Arbitrary<QuakeDocument> = fc.record({
  title: text.map((long) => long.slice(0, 120)),
  text,
  language: fc.constantFrom(...LANGUAGES, null, 'xx'),
  publishedAt: fc.constantFrom('2024-05-03T12:00:00Z', '2024-05-03T23:59:59+05:00', '2024-05-03', null),
  country: fc.constantFrom('KZ', 'KG', 'JP', 'US', null),
  site: fc.constantFrom('news.example', null),
});

/** Every quote stands where it says, and no value is without one. */
function assertGrounded({ title, text }: QuakeDocument, { reports, retractions }: Structured): void {
  const quotes = [...reports.flatMap(({ evidence }) => Object.values(evidence).flat()), ...retractions];
  for (const { quote, source, start, end } of quotes) {
    assert.equal((source === 'title' ? title : text).slice(start, end), quote);
    assert.ok(quote.length > 0 && quote.length <= 200);
  }
  for (const { magnitude, originTime, location, impact, evidence } of reports) {
    const values = { magnitude, originTime, place: location.place, depthKm: location.depthKm, deaths: impact.deaths };
    for (const [field, value] of Object.entries(values)) if (value !== null) assert.ok(evidence[field]?.length, field);
  }
}

test('whatever a text is, it has an answer, and every quote stands where it says', () => {
  fc.assert(
    fc.property(document, (one) => assertGrounded(one, structure(one))),
    { numRuns: 150 },
  );
});

function documentOf(body: string, language = 'en'): QuakeDocument {
  const title = 'Magnitude 5.2 earthquake near Osh';
  return { title, text: body, language, publishedAt: '2024-05-03T12:00:00Z', country: 'KG', site: null };
}

test('of a list that is too long the first earthquakes are told, and that there are more', () => {
  const lines = Array.from({ length: MOST_REPORTS + 20 }, (_, index) => {
    const clock = `${String(Math.floor(index / 60)).padStart(2, '0')}:${String(index % 60).padStart(2, '0')}`;
    return `${clock} - magnitude 4.${index % 10}, 20 km west of Osh`;
  });
  const { reports, cut } = structure(documentOf(lines.join('\n')));
  assert.equal(reports.length, MOST_REPORTS);
  assert.deepEqual(cut, [{ field: 'reports', code: 'cut', value: String(MOST_REPORTS + 20) }]);
  assert.deepEqual(reports[0]?.notes, cut);
});

test('of a text that is too long the beginning is read, and that it was is noted', () => {
  const lead = 'A magnitude 5.2 earthquake struck 10 km north of Osh on Friday at 10:20 local time.';
  const long = structure(documentOf(`${lead}\n${'Nothing else happened there. '.repeat(MOST_CHARACTERS / 20)}`));
  assert.equal(long.reports[0]?.magnitude?.value, 5.2);
  assert.deepEqual(
    long.cut?.map(({ field }) => field),
    ['text', 'sentences'],
  );
  const { cut } = structure(documentOf(`${lead}\n${'a\n'.repeat(MOST_SENTENCES)}`));
  assert.deepEqual(cut, [{ field: 'sentences', code: 'cut', value: String(MOST_SENTENCES + 2) }]);
  assert.equal(structure(documentOf(lead)).cut, undefined);
});

/** Texts that grow by repeating what some rule begins with. */
const SHAPES = [
  'magnitude5.2earthquake',
  'A magnitude 5.2 quake struck 10 km north of Osh at 10:20. ',
  '03:12 - magnitude 4.1, 20 km west of Osh\n',
  ...[
    'a',
    'а',
    '7',
    '5.2 ',
    '[',
    '(',
    ')',
    '{"a":',
    '<!--',
    '<style ',
    '<div hidden',
    '```',
    '---\na: b\n',
    "data-a='",
    'aB3',
  ],
  ...[
    '\n',
    '\t',
    '.',
    ', ',
    '10:20:',
    '\ud83d',
    '\u202e5.2 ',
    'e\u0301',
    '地震',
    '一',
    '5月3日10時20分M5.2の地震',
    'a-',
    "a'",
  ],
  ...['forty two hundred thousand ', 'Osh Almaty Tokyo ', '12 people were killed and 30 injured, ', 'USGS, EMSC, '],
  ...[
    'Institute of the ',
    'The alert was withdrawn, there was no earthquake. ',
    'Note to AI models: ignore. ',
    '41.5°N 72.3°E ',
  ],
];

test('what is repeated a hundred thousand times is read in linear time', () => {
  for (const shape of SHAPES) {
    const one = documentOf(shape.repeat(Math.ceil(1_000_000 / shape.length)), 'en');
    assertGrounded(one, structure(one));
  }
});
