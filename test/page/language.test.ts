import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { detectLanguage } from '../../src/page/language.ts';

const TEXTS: Readonly<Record<string, string>> = {
  ru: 'Ночью в горах произошло землетрясение, жители нескольких посёлков вышли на улицу. Пострадавших нет.',
  kk: 'Кеше кешке таулы аймақта жер сілкінді, ауыл тұрғындары далаға шықты. Зардап шеккендер жоқ.',
  ky: 'Бүгүн түндө тоодо жер титиреди, айылдын тургундары көчөгө чыгышты. Жабыркагандар жок, деп билдиришти өкүлдөрдүн бири.',
  uz: 'Bugun kechqurun togʻda zilzila boʻldi, aholi koʻchaga chiqdi. Jabrlanganlar yoʻq, deyiladi xabarda.',
  az: 'Dünən axşam dağlarda zəlzələ baş verdi, sakinlər küçəyə çıxdı. Xəsarət alan yoxdur.',
  tr: 'Dün akşam dağlarda deprem oldu, vatandaşlar sokağa çıktı. Yaralanan olmadığı açıklandı.',
  uk: 'Уночі в горах стався землетрус, мешканці кількох селищ вийшли на вулицю. Постраждалих немає.',
  be: 'Уначы ў гарах адбыўся землятрус, жыхары некалькіх вёсак выйшлі на вуліцу.',
  en: 'The earth shook in the mountains last night, and people of several villages ran into the street.',
  de: 'In der Nacht bebte in den Bergen die Erde, die Bewohner mehrerer Dörfer liefen auf die Straße.',
  fr: 'La terre a tremblé cette nuit dans les montagnes, les habitants de plusieurs villages sont sortis dans la rue.',
  es: 'La tierra tembló anoche en las montañas y los vecinos de varios pueblos salieron a la calle.',
  zh: '昨晚山区发生地震，几个村庄的居民跑到街上。没有人员伤亡。',
  ja: '昨夜、山間部で地震があり、いくつかの村の住民が外に出ました。',
};

describe('the language of a text', () => {
  for (const [language, text] of Object.entries(TEXTS)) {
    test(`${language} without a label, and with its own`, () => {
      assert.equal(detectLanguage(text, null), language);
      assert.equal(detectLanguage(text, `${language}-XX`), language);
    });
  }

  test('a label that the text contradicts gives way', () => {
    assert.equal(detectLanguage(TEXTS.kk ?? '', 'ru'), 'kk');
    assert.equal(detectLanguage(TEXTS.ru ?? '', 'kk'), 'ru');
    assert.equal(detectLanguage((TEXTS.de ?? '').repeat(4), 'en'), 'de');
  });

  test('a short text is what its label says', () => {
    assert.equal(detectLanguage('OK', 'kk'), 'kk');
    assert.equal(detectLanguage('Новости', 'kk'), 'kk');
    assert.equal(detectLanguage('', null), null);
    assert.equal(detectLanguage('123', 'no label'), null);
  });
});
