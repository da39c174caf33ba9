import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { findSplitCoordinates } from '../../src/domains/earthquake/find/quantities/coordinates-split.ts';
import { findQuantities, type QuantityMention } from '../../src/domains/earthquake/find/quantities/quantities.ts';
import type { Language } from '../../src/domains/earthquake/language.ts';
import { LANGUAGES, languageOf } from '../../src/domains/earthquake/languages/index.ts';
import { sentencesOf } from '../../src/domains/earthquake/text/sentences.ts';

function known(code: string): Language {
  const language = languageOf(code);
  assert.equal(language?.code, code);
  return language as Language;
}

/** What a mention says, in short: `M5.2 Mw USGS previous`, `D10`, `I4-5 MSK-64`, `C43.25,77.96`, `K10.3`. */
function short(mention: QuantityMention): string {
  const standing = 'standing' in mention && mention.standing !== 'current' ? ` ${mention.standing}` : '';
  switch (mention.kind) {
    case 'magnitude': {
      const type = mention.type === 'unknown' ? '' : ` ${mention.type}`;
      return `M${mention.value}${type}${mention.agency === null ? '' : ` ${mention.agency}`}${standing}`;
    }
    case 'depth':
      return `D${mention.km}${standing}`;
    case 'intensity':
      return `I${mention.value}${mention.scale === 'unknown' ? '' : ` ${mention.scale}`}`;
    case 'coordinates':
      return `C${mention.latitude},${mention.longitude}`;
    case 'energyClass':
      return `K${mention.value}`;
  }
}

function found(code: string, text: string): readonly string[] {
  return sentencesOf('', text).flatMap((sentence) => findQuantities(sentence, known(code)).map(short));
}

/** A row: language, text, what is found. */
type Row = readonly [code: string, text: string, ...found: string[]];

function check(name: string, rows: readonly Row[]): void {
  test(name, () => {
    for (const [code, text, ...expected] of rows) assert.deepEqual(found(code, text), expected, `${code}: ${text}`);
  });
}

check('a magnitude has the type beside it, before or after, case kept', [
  ['en', 'Mb 4.9, then mB 6.1 and ML=3.9', 'M4.9 mb', 'M6.1 mB', 'M3.9 ML'],
  ['en', 'USGS: 6.1 (Mww), depth 35.0 km', 'M6.1 Mw USGS', 'D35'],
  ['en', 'The moment magnitude was 6.3 and the local magnitude 6.1.', 'M6.3 Mw', 'M6.1 ML'],
  ['en', 'EQ M 4.4 | Depth 10 km', 'M4.4', 'D10'],
  ['ru', 'Магнитуда Mw 6.3 (USGS), mb 6.1 (EMSC).', 'M6.3 Mw USGS', 'M6.1 mb EMSC'],
  ['ru', 'Энергетический класс – 12,1; магнитуда MPVA 5.9.', 'K12.1', 'M5.9 mpv'],
  ['tr', '38,25 Kuzey - 27,14 Doğu koordinatlarında Ml 3.2', 'C38.25,27.14', 'M3.2 ML'],
  ['az', 'Maqnituda ml=3,8, ocağın dərinliyi 9 km.', 'M3.8 ML', 'D9'],
  ['zh', '矩震级为6.6。', 'M6.6 Mw'],
]);

check('Richter and points of a magnitude name no type', [
  ['ru', 'Толчок силой 5 баллов по шкале Рихтера произошёл ночью.', 'M5'],
  ['ru', 'Произошло землетрясение силой 4,7 балла.', 'M4.7'],
  ['es', 'Sismo de 4,8 grados en la escala de Richter a 10 km de profundidad.', 'M4.8', 'D10'],
  ['en', 'He put the shock at “nine on the Richter scale”.', 'M9'],
  ['el', 'Σεισμός 4,7 Ρίχτερ νότια της Κρήτης', 'M4.7'],
]);

check('a list of values has an agency each', [
  ['en', 'EMSC gave 4.5 while USGS put it at 4.8 and GFZ listed 4.7.', 'M4.5 EMSC', 'M4.8 USGS', 'M4.7 GFZ'],
  ['en', 'It was rated 4.6 by the USGS and 4.4 by the EMSC.', 'M4.6 USGS', 'M4.4 EMSC'],
  ['el', 'Το EMSC δίνει 5,1 ενώ το USGS 5,0.', 'M5.1 EMSC', 'M5 USGS'],
]);

check('what was replaced is previous', [
  ['en', 'The magnitude was lowered to 4.9 from 5.4.', 'M4.9', 'M5.4 previous'],
  ['en', 'It was a magnitude-5.4 quake, not 6.4 as first reported.', 'M5.4', 'M6.4 previous'],
  ['ru', 'Магнитуда уточнена с 5,4 до 5,1.', 'M5.4 previous', 'M5.1'],
  ['ru', 'Магнитуда – 5,1 (ранее – 5,4).', 'M5.1', 'M5.4 previous'],
  ['tr', "Depremin büyüklüğü 5,6'dan 5,3'e düşürüldü.", 'M5.6 previous', 'M5.3'],
  ['kk', 'Магнитудасы 5,4-тен 5,1-ге төмендетілді.', 'M5.4 previous', 'M5.1'],
  ['ja', '気象庁はマグニチュードを6.8から6.5に修正した。', 'M6.8 気象庁 previous', 'M6.5 気象庁'],
  ['tr', 'Derinlik 10 kilometreden 16 kilometreye güncellendi.', 'D10 previous', 'D16'],
]);

check('a preliminary value that stands alone is current', [
  ['en', 'The quake had a preliminary magnitude of 5.2.', 'M5.2'],
  ['ru', 'По предварительным данным, магнитуда составила 5,2.', 'M5.2'],
]);

check('bounds and ranges are no values', [
  ['en', 'Twelve aftershocks, none above 3.1, had been recorded.', 'M3.1 bound'],
  ['en', 'Aftershocks ranged between 3.1 and 4.2 in magnitude.', 'M3.1 bound', 'M4.2 bound'],
  ['ru', 'Возможны афтершоки магнитудой до 4.', 'M4 bound'],
  ['tr', "Büyüklüğü 6'nın üzerinde deprem beklenmiyor.", 'M6 bound'],
  ['kk', 'Магнитудасы 6-дан асатын сілкініс болуы мүмкін.', 'M6 bound'],
]);

check('a mistake that is put right is not given', [
  ['en', 'Typo: an earlier version of this story gave the magnitude as 6.5; it was 5.6.', 'M5.6'],
  ['en', 'An earlier version of this story said the quake was 15 miles deep.'],
]);

check('no clock, length, share or count is a magnitude', [
  ['en', 'After the quake 3.2 million people spent 4.5 hours without power, 5.5 km away.'],
  ['tr', "Deprem saat 03.02'de başladı, 9.51'de bitti."],
  ['de', 'Am 5.9. bebte die Erde.'],
  ['zh', '8月21日16时08分记录到一次震级为2.4级的震动。启动三级应急响应。', 'M2.4'],
]);

check('depth is of the focus, in kilometres', [
  ['en', 'It was roughly 5 miles deep, a depth that is common.', 'D8'],
  ['en', 'Depth: 35.0 km (21.7 mi)', 'D35'],
  ['en', 'The mine is 1,200 m deep.'],
  ['en', 'Magnitude 5.6, depth 145 km, 188 km south of Ambon.', 'M5.6', 'D145'],
  ['ru', 'В озере на глубине 40 метров нашли машину.'],
  ['ru', 'Глубина очага уточнена с 10 до 25 км.', 'D25'],
  ['uz', 'Zilzila oʻchogʻi 12 km chuqurlikda qayd etildi.', 'D12'],
  ['zh', '深度为0千米。', 'D0'],
  ['de', 'Der Herd lag fünf Kilometer südlich der Stadt in sechs Kilometern Tiefe.', 'D6'],
  ['it', "L'epicentro è cinque chilometri a est, la profondità dieci.", 'D10'],
]);

check('intensity is apart from magnitude', [
  ['ru', 'Землетрясение 5-балльной силы ощущалось в Бишкеке, в эпицентре – три-четыре балла.', 'I5', 'I3-4'],
  ['ru', 'Интенсивность VII–VIII баллов по MSK-64.', 'IVII–VIII MSK-64'],
  ['ru', 'Дома рассчитаны на 9 баллов.'],
  ['en', 'Strongest shaking: MM 5 at Ward', 'I5 MMI'],
  ['en', 'Himachal Pradesh lies in seismic zones IV and V.'],
  ['en', 'It measured 4 on the Japanese seismic intensity scale of 7.', 'I4 Shindo'],
  ['es', 'Se percibió con intensidad III a IV en la escala Mercalli modificada.', 'IIII-IV MMI'],
  ['id', 'Dirasakan (MMI): III Gunungkidul, II Pacitan', 'IIII MMI', 'III MMI'],
  ['ja', '最大震度６強を観測し、震度5弱は12市町村。', 'I6強 Shindo', 'I5弱 Shindo'],
  ['zh', '烈度达到九度。', 'I9'],
]);

check('coordinates are both or nothing', [
  ['ru', "Эпицентр – 42°14' с.ш., 78°41' в.д.", 'C42.233,78.683'],
  ['ru', '42 градуса 14 минут северной широты, 78 градусов 41 минута восточной долготы', 'C42.233,78.683'],
  ['kk', 'Координаттары: 43.25° с.е., 77.96° ш.б.', 'C43.25,77.96'],
  ['ky', "39°53' түндүк кеңдик, 71°02' чыгыш узундук.", 'C39.883,71.033'],
  ['id', 'Lok: 8,77 LS - 109,79 BT', 'C-8.77,109.79'],
  ['en', 'Latitude, longitude: -41.83, 174.29', 'C-41.83,174.29'],
  ['en', 'Epicenter: 12.345°S 166.789°E', 'C-12.345,166.789'],
  ['ja', '震源の位置　北緯37度24分、東経137度12分', 'C37.4,137.2'],
  ['zh', '震中位于东经102.08度、北纬29.59度。', 'C29.59,102.08'],
  ['fa', 'مختصات کانون آن ۳۱٫۰۹ درجه عرض شمالی و ۵۶٫۸۳ درجه طول شرقی گزارش شده است.', 'C31.09,56.83'],
  ['en', 'It struck 41.2 degrees north.'],
  ['en', 'Lat 132.68 N, Long 76.35 E'],
]);

test('coordinates on two lines are one pair', () => {
  const sentences = sentencesOf('', 'Γεωγραφικό πλάτος: 38,25° Β\nΓεωγραφικό μήκος: 20,31° Α\nΒάθος: 8 km');
  assert.deepEqual(findSplitCoordinates(sentences, known('el')).map(short), ['C38.25,20.31']);
});

const piece = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 12 }),
  fc.constantFrom(
    ' ',
    '5.1',
    '4,9',
    ' km',
    '°',
    'N',
    'magnitude ',
    'баллов',
    '震度',
    'IV',
    '(',
    '-',
    'from ',
    'USGS',
    '级',
    '\n',
  ),
);

test('no text makes a finder throw, and every quote stands in the text', () => {
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 30 }), fc.constantFrom(...LANGUAGES), (pieces, language) => {
      const text = pieces.join('');
      for (const sentence of sentencesOf('', text)) {
        for (const mention of findQuantities(sentence, language)) {
          assert.ok(mention.start >= sentence.start && mention.end > mention.start);
          assert.ok(mention.end <= sentence.start + sentence.raw.length);
        }
      }
    }),
    { numRuns: 300 },
  );
});

test('a sentence of 100 KB is read through', () => {
  for (const part of [
    '5.1 ',
    'magnitude ',
    'magnitude 5.1 depth 10 km ',
    'a',
    '(',
    'IV intensity ',
    '43.25° N ',
    'initially ',
    '5-',
  ]) {
    const raw = part.repeat(Math.ceil(100_000 / part.length));
    const sentence = { index: 0, paragraph: 0, source: 'text', start: 0, raw, folded: raw.toLowerCase() } as const;
    for (const code of ['en', 'ru', 'zh']) assert.ok(Array.isArray(findQuantities(sentence, known(code), [])));
  }
});
