/** How the gazetteer names places of Kazakhstan and its neighbours, and the countries and cities that news name most. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { findPlaces } from '../../src/domains/earthquake/find/places/places.ts';
import { languageOf } from '../../src/domains/earthquake/languages/index.ts';
import { gazetteerData } from '../../src/domains/earthquake/places/data.ts';
import { distanceKm, lookUp, namesOf, type Place, regionOf } from '../../src/domains/earthquake/places/gazetteer.ts';
import type { PlaceKind } from '../../src/domains/earthquake/places/kinds.ts';
import { KINDS } from '../../src/domains/earthquake/places/kinds.ts';
import { sentencesOf } from '../../src/domains/earthquake/text/sentences.ts';

const first = (name: string, country: string): Place => lookUp(name, null, country)[0] ?? assert.fail(name);

function named(name: string, country: string, en: string, ru: string, kk: string): void {
  assert.deepEqual(namesOf(first(name, country)), { en, ru, kk }, name);
}

function at(name: string, kind: PlaceKind, latitude: number, longitude: number, within: number): void {
  const place = lookUp(name, null, 'KZ').find((other) => other.kind === kind) ?? assert.fail(name);
  const away = distanceKm(place, { latitude, longitude });
  assert.ok(away < within, `${name}: ${away} km`);
}

describe('names of places in Kazakhstan', () => {
  it('are today’s, in three languages, whichever name one asks by', () => {
    for (const name of ['Алматы', 'Алма-Ата', 'Almaty']) named(name, 'KZ', 'Almaty', 'Алматы', 'Алматы');
    for (const name of ['Астана', 'Нур-Султан', 'Нұр-Сұлтан']) named(name, 'KZ', 'Astana', 'Астана', 'Астана');
    for (const name of ['Өскемен', 'Усть-Каменогорск', 'Öskemen', 'Oskemen'])
      named(name, 'KZ', 'Ust-Kamenogorsk', 'Усть-Каменогорск', 'Өскемен');
    for (const name of ['Капчагай', 'Қапшағай', 'Конаев']) named(name, 'KZ', 'Konaev', 'Конаев', 'Қонаев');
    for (const name of ['Чунджа', 'Шонжы', 'Şonjy']) named(name, 'KZ', 'Shonzhy', 'Шонжы', 'Шонжы');
  });

  it('are known of towns that the packages lack', () => {
    for (const name of ['Каскелен', 'Қаскелең', 'Qaskeleñ', 'Qaskeleng', 'Kaskelen'])
      named(name, 'KZ', 'Kaskelen', 'Каскелен', 'Қаскелең');
    at('Каскелен', 'city', 43.2, 76.62, 5);
    assert.equal(namesOf(regionOf(first('Каскелен', 'KZ')) ?? assert.fail()).kk, 'Алматы облысы');
  });

  it('tell regions from their towns', () => {
    for (const name of ['Алматы облысы', 'Алматинская область', 'Almaty oblysy', 'Almaty Region'])
      assert.equal(first(name, 'KZ').kind, 'region', name);
    named('Жетісу облысы', 'KZ', 'Zhetysu Region', 'область Жетісу', 'Жетісу облысы');
    named('Абай облысы', 'KZ', 'Abai Region', 'область Абай', 'Абай облысы');
    named('Улытауская область', 'KZ', 'Ulytau Region', 'область Ұлытау', 'Ұлытау облысы');
  });

  it('place districts where they are, not in the middle of their region', () => {
    at('Кеген ауданы', 'district', 43.0, 79.2, 30);
    at('Енбекшиказахский район', 'district', 43.4, 77.8, 40);
    at('Қордай ауданы', 'district', 43.1, 74.7, 40);
    const twins = lookUp('Жамбыл ауданы', null, 'KZ').map((place) => namesOf(regionOf(place) ?? assert.fail()).en);
    assert.ok(['Almaty Region', 'Zhambyl Region'].every((region) => twins.includes(region)));
  });

  it('are known of lakes, reservoirs and ranges', () => {
    named('Қапшағай су қоймасы', 'KZ', 'Kapchagay Reservoir', 'Капчагайское водохранилище', 'Қапшағай су қоймасы');
    named('Заилийский Алатау', 'KZ', 'Trans-Ili Alatau', 'Заилийский Алатау', 'Іле Алатауы');
    named('Ысык-Көл', 'KG', 'Issyk-Kul', 'Иссык-Куль', 'Ыстықкөл');
  });
});

describe('names of places in other countries', () => {
  it('are those of the neighbours’ own languages, and Russian and Kazakh ones', () => {
    named('Ысык-Көл облусу', 'KG', 'Issyk-Kul Region', 'Иссык-Кульская область', 'Ыстықкөл облысы');
    named('Токмак', 'KG', 'Tokmok', 'Токмок', 'Тоқмақ');
    named('Andijon', 'UZ', 'Andijan', 'Андижан', 'Әндіжан');
    named('Хоруғ', 'TJ', 'Khorugh', 'Хорог', 'Хорог');
    named('Курган-Тюбе', 'TJ', 'Bokhtar', 'Бохтар', 'Бохтар');
    named('喀什', 'CN', 'Kashgar', 'Кашгар', 'Қашқар');
    named('新疆', 'CN', 'Xinjiang', 'Синьцзян', 'Шыңжаң');
    named('Köln', 'DE', 'Cologne', 'Кёльн', 'Кельн');
    named('Стамбул', 'TR', 'Istanbul', 'Стамбул', 'Ыстамбұл');
  });

  it('are those of countries as Kazakhstan writes them', () => {
    for (const [code, ru, kk] of [
      ['TR', 'Турция', 'Түркия'],
      ['KG', 'Кыргызстан', 'Қырғызстан'],
      ['CN', 'Китай', 'Қытай'],
      ['MM', 'Мьянма', 'Мьянма'],
      ['AZ', 'Азербайджан', 'Әзербайжан'],
    ] as const) {
      const place = lookUp(ru).find(({ kind }) => kind === 'country') ?? assert.fail(ru);
      assert.equal(place.country, code);
      assert.deepEqual({ ...namesOf(place), en: '' }, { en: '', ru, kk });
    }
  });

  it('hold no letter that Kazakh lacks, guessed as most are', () => {
    const data = gazetteerData();
    const kinds = data.column('kind');
    for (let row = 0; row < data.entries; row += 1) {
      if (KINDS[kinds[row] ?? -1] === 'country') continue;
      const kazakh = data
        .line(row)
        .split('\t')
        .find((field) => field.startsWith('>'));
      assert.doesNotMatch(kazakh ?? '', /[їєґўҳӣӯҷҗј]/iu);
    }
  });
});

describe('names with the word for what they are', () => {
  for (const [code, country, text, names] of [
    ['kk', 'KZ', 'Алматы облысының Кеген ауданында жер сілкінді.', ['Алматы облысы', 'Кеген ауданы']],
    ['kk', 'KZ', 'Жер Түркістан облысы Төле би ауданында сілкінді.', ['Түркістан облысы', 'Төле би ауданы']],
    ['kk', 'KZ', 'Эпицентр Қапшағай су қоймасының маңында.', ['Қапшағай су қоймасы']],
    ['kk-Latn', 'KZ', 'Jer Jambyl oblysynyñ Merkı audanynda sılkındı.', ['Jambyl oblysy', 'Merkı audany']],
    ['ky', 'KG', 'Эпицентр Ысык-Көл облусунун Ак-Суу районунда.', ['Ысык-Көл облусу', 'Ак-Суу району']],
    ['ru', 'KZ', 'Эпицентр находился у Капчагайского водохранилища.', ['Капчагайское водохранилище']],
    ['ru', 'KZ', 'Эпицентр находился в Раштской долине.', ['Раштская долина']],
  ] as const) {
    it(`${code}: ${text}`, () => {
      const [sentence = assert.fail()] = sentencesOf('', text);
      const found = findPlaces(sentence, languageOf(code) ?? assert.fail(), country);
      assert.deepEqual(
        found.map(({ name }) => name),
        names,
      );
      for (const { candidates } of found) assert.ok(candidates.length > 0);
    });
  }
});
