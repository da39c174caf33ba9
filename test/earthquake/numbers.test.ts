import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import type { Language } from '../../src/domains/earthquake/language.ts';
import { LANGUAGES, languageOf } from '../../src/domains/earthquake/languages/index.ts';
import { fold } from '../../src/domains/earthquake/text/fold.ts';
import { numberSlots, parseCount, parseQuantity } from '../../src/domains/earthquake/text/numbers.ts';
import { compile } from '../../src/domains/earthquake/text/pattern.ts';

function known(code: string): Language {
  const language = languageOf(code);
  assert.ok(language, code);
  return language;
}

/** What a rule of one slot catches in a text, and what it is worth. */
function caught(code: string, slot: 'n' | 'count', text: string): readonly (number | null)[] {
  const language = known(code);
  const parse = slot === 'n' ? parseQuantity : parseCount;
  const rule = compile(`{${slot}}`, numberSlots(language), { unspaced: language.unspaced === true });
  return [...fold(text).matchAll(rule)].map((match) => parse(match.groups?.[slot] ?? '', language));
}

const COUNTS: readonly (readonly [string, string, number])[] = [
  ['ru', 'двое', 2],
  ['ru', 'сорок один', 41],
  ['ru', 'две тысячи', 2000],
  ['ru', '12 тыс.', 12000],
  ['ru', '1,5 тысячи', 1500],
  ['ru', 'сто двадцать трёх', 123],
  ['ru', '36-ти', 36],
  ['ru', '2\u00a0300', 2300],
  ['en', 'forty-one', 41],
  ['en', 'two thousand', 2000],
  ['en', '4,800', 4800],
  ['en', 'one hundred and five', 105],
  ['en', 'a dozen', 12],
  ['en', '1.2 million', 1200000],
  ['tr', '17 bin 480', 17480],
  ['tr', '285 bin 211', 285211],
  ['tr', 'on iki', 12],
  ['tr', 'bin iki yüz', 1200],
  ['tr', 'yedisi', 7],
  ['tr', "36'ya", 36],
  ['kk', 'отыз алты', 36],
  ['kk', '36-ға', 36],
  ['kk-Latn', 'on eki', 12],
  ['uz', '36 ming', 36000],
  ['uz', 'oʻn sakkiz', 18],
  ['ky', 'жыйырма тогуз', 29],
  ['ky', '207ге', 207],
  ['az', 'on iki', 12],
  ['es', 'treinta y dos', 32],
  ['es', '15 mil', 15000],
  ['id', 'dua puluh satu', 21],
  ['id', 'dua belas ribu', 12000],
  ['ja', '1万2千', 12000],
  ['ja', '二十三', 23],
  ['zh', '24万', 240000],
  ['zh', '三百二十', 320],
  ['it', '2.914', 2914],
  ['it', 'quarantacinque', 45],
  ['it', '280 mila', 280000],
  ['el', 'σαράντα δύο', 42],
  ['el', '2.500', 2500],
  ['fr', '2\u00a0200', 2200],
  ['fr', 'vingt et un', 21],
  ['fr', 'quatre-vingt-douze', 92],
  ['de', 'einundvierzig', 41],
  ['de', 'zweitausend', 2000],
  ['pt', 'quarenta e três', 43],
  ['fa', '۲۶ هزار', 26000],
  ['fa', 'بیست و یک', 21],
  ['ne', '१,२०,०००', 120000],
  ['ne', '८ हजार', 8000],
];

test('a count is read in any form', () => {
  for (const [code, text, value] of COUNTS) {
    assert.equal(parseCount(text, known(code)), value, `${code}: ${text}`);
    assert.deepEqual(caught(code, 'count', `(${text}) x`), [value], `${code}: ${text}, by a rule`);
  }
});

test('what is no count stays unknown', () => {
  for (const [code, text] of [
    ['en', 'dozens'],
    ['en', 'several hundred'],
    ['en', 'thousands'],
    ['ru', 'десятки'],
    ['ru', 'несколько сотен'],
    ['tr', 'onlarca'],
    ['tr', 'birkaç bin'],
    ['es', 'decenas'],
    ['es', 'varios miles'],
    ['ja', '数百'],
    ['zh', '数十'],
    ['de', 'Dutzende'],
    ['uz', 'oʻnlab'],
    ['id', 'puluhan'],
    ['kk', 'ондаған'],
  ] as const) {
    assert.equal(parseCount(text, known(code)), null, text);
    assert.deepEqual(caught(code, 'count', text), [], text);
  }
});

test('a quantity is read with either decimal mark', () => {
  for (const [code, text, value] of [
    ['ru', '4,9', 4.9],
    ['ru', '4.9', 4.9],
    ['tr', "5,6'dan", 5.6],
    ['en', '4.9', 4.9],
    ['en', '1,200', 1200],
    ['ru', '1 200', 1200],
    ['ru', 'восемнадцать', 18],
  ] as const) {
    assert.deepEqual(caught(code, 'n', text), [value], text);
  }
});

test('no piece of a clock time, a date or a decimal is a count', () => {
  assert.deepEqual(caught('en', 'count', 'at 16:30 on 14.05.2025, magnitude 4.7'), []);
});

test('no text makes a number throw', () => {
  const any = fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('bin', '万', 'тыс.', '1,', ' ', '-', '5', 'on'));
  fc.assert(
    fc.property(
      fc.array(any).map((parts) => parts.join('')),
      (text) => {
        for (const language of LANGUAGES) {
          parseCount(text, language);
          parseQuantity(text, language);
        }
      },
    ),
  );
});
