/** Places and offsets in sentences of all languages. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { findOffsets, findPlaces, findPlacesAndOffsets } from '../../src/domains/earthquake/find/places/places.ts';
import { LANGUAGES, languageOf } from '../../src/domains/earthquake/languages/index.ts';
import { sentencesOf } from '../../src/domains/earthquake/text/sentences.ts';

const language = (code: string) => languageOf(code) ?? assert.fail(code);
const only = (text: string) => sentencesOf('', text)[0] ?? assert.fail('no sentence');

const OFFSETS: readonly (readonly [string, string, number | null, string | null, string])[] = [
  ['ru', 'Эпицентр находился в 61 километре северо-восточнее Талдыкоргана.', 61, 'NE', 'Талдыкорган'],
  ['ru', 'Очаг располагался в 18 километрах к востоку от районного центра Таджикабад.', 18, 'E', 'Таджикабад'],
  ['ru', "Эпицентр – 37 км юго-восточнее города Каракол (42°14' с.ш.), глубина 8 км.", 37, 'SE', 'Каракол'],
  ['ru', 'Эпицентр располагался в 48 километрах восточнее города.', 48, 'E', ''],
  ['ru', 'Расстояние от Ташкента до эпицентра – 154 км на юг, глубина очага – 18 км.', 154, 'S', 'Ташкент'],
  ['kk', 'Эпицентр Алматы қаласынан шығысқа қарай 82 км қашықтықта орналасқан.', 82, 'E', 'Алматы'],
  ['kk-Latn', 'Epitsentr Sarqan qalasynan oñtüstık-şyğysqa qarai 33 şaqyrym jerde.', 33, 'SE', 'Sarqan'],
  ['en', 'It was 22 km east of Cholpon-Ata, officials said.', 22, 'E', 'Cholpon-Ata'],
  ['en', 'The quake struck about 9 miles northeast of Morgan Hill.', 14.5, 'NE', 'Morgan Hill'],
  ['en', 'It hit 135 km east-northeast of Tashkent.', 135, 'ENE', 'Tashkent'],
  ['tr', "Merkez üssü Simav'ın 14 kilometre kuzeydoğusuydu.", 14, 'NE', 'Simav'],
  ['tr', "Muğla'nın Datça ilçesinin 31 km güneyi, Akdeniz.", 31, 'S', 'Datça'],
  ['uz', 'Epitsentr Andijon shahridan 58 km janubi-sharqda joylashgan.', 58, 'SE', 'Andijon'],
  ['ky', 'Эпицентр Баткен шаарынан түштүк-чыгышты көздөй 27 км аралыкта жайгашкан.', 27, 'SE', 'Баткен'],
  ['az', 'Episentr Şamaxı şəhərindən 14 km cənub-qərbdə yerləşib.', 14, 'SW', 'Şamaxı'],
  ['es', 'El epicentro se ubicó 44 kilómetros al sur de Crucecita.', 44, 'S', 'Crucecita'],
  ['id', 'Pusat gempa di laut, 126 km BaratDaya Gunungkidul-DIY', 126, 'SW', 'Gunungkidul'],
  ['it', 'L’epicentro è cinque chilometri a est di Norcia.', 5, 'E', 'Norcia'],
  ['el', 'Ο σεισμός έγινε με επίκεντρο 35 χιλιόμετρα νότια της Ιεράπετρας.', 35, 'S', 'Ιεράπετρα'],
  ['fr', 'La secousse est survenue à 27 km à l’ouest-sud-ouest de Jérémie.', 27, 'WSW', 'Jérémie'],
  ['de', 'Das Zentrum lag 2 Kilometer südlich von Insheim.', 2, 'S', 'Insheim'],
  ['pt', 'Teve epicentro a cerca de 7 quilómetros a oeste da Serreta.', 7, 'W', 'Serreta'],
  ['fa', 'زلزله در ۱۹ کیلومتری جنوب راور رخ داد.', 19, 'S', 'راور'],
  ['zh', '震动位于古冶区东北约7千米处。', 7, 'NE', '古冶'],
  ['ne', 'केन्द्रविन्दु चैनपुरबाट १९ किलोमिटर पूर्वमा पर्छ।', 19, 'E', 'चैनपुर'],
];

describe('offsets', () => {
  for (const [code, text, km, direction, name] of OFFSETS) {
    it(`${code}: ${text}`, () => {
      const [offset, ...more] = findOffsets(only(text), language(code));
      assert.deepEqual(
        [offset?.distanceKm, offset?.direction, offset?.place.name, more.length],
        [km, direction, name, 0],
      );
    });
  }

  it('are no depths, heights or ways', () => {
    for (const text of [
      'The focus was 18 kilometres below the surface.',
      'Depth: 33 km',
      'Rescuers closed 20 km of road.',
    ])
      assert.deepEqual(findOffsets(only(text), language('en')), []);
  });
});

describe('places', () => {
  const names = (code: string, text: string, country: string | null = null) =>
    findPlaces(only(text), language(code), country).map(({ name, use }) => `${name} ${use}`);

  it('are in their base form, with what is said of them', () => {
    assert.deepEqual(names('ru', 'Землетрясение произошло на территории Кыргызстана, в 29 км к югу от Тараза.'), [
      'Кыргызстан epicentre',
      'Тараз reference',
    ]);
    assert.deepEqual(names('ru', 'В Термезе сила толчков достигла 4 баллов.'), ['Термез felt']);
    assert.deepEqual(names('ru', 'Толчок произошёл в Иссык-Кульской области.'), ['Иссык-Кульская область epicentre']);
  });

  it('may be of two words in another case', () => {
    assert.ok(names('ru', 'Толчок ощутили жители Нижнего Новгорода.').includes('Нижний Новгород felt'));
  });
});

describe('any text', () => {
  const words = fc.array(fc.oneof(fc.constantFrom(...OFFSETS.flatMap(([, text]) => text.split(' '))), fc.string()), {
    maxLength: 60,
  });
  it('gives mentions whose place in the text is right', () => {
    fc.assert(
      fc.property(words, fc.constantFrom(...LANGUAGES), (parts, one) => {
        const text = parts.join(' ');
        for (const sentence of sentencesOf('', text)) {
          for (const { start, end } of findPlacesAndOffsets(sentence, one, 'KZ')) {
            assert.ok(start >= sentence.start && end <= sentence.start + sentence.raw.length && start < end);
          }
        }
      }),
    );
  });

  it('is read in linear time, hostile as it is', () => {
    const hostile = [
      '1 km , '.repeat(12_000),
      'Аа '.repeat(30_000),
      'north '.repeat(15_000),
      '1'.repeat(80_000),
      `12 km${' '.repeat(80_000)}north`,
      '東北'.repeat(30_000),
    ];
    for (const text of hostile) for (const one of LANGUAGES) findPlacesAndOffsets(only(text), one);
  });
});
