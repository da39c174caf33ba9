import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { bundledKnowledge } from '../../src/domains/earthquake/correlate/index.ts';
import { AGENCIES } from '../../src/domains/earthquake/data/agencies.ts';
import { COUNTRY_ORDER, WORLD_ORDER } from '../../src/domains/earthquake/data/agency-order.ts';
import { agencyOfId, findAgencies } from '../../src/domains/earthquake/find/agencies/agencies.ts';
import type { Language } from '../../src/domains/earthquake/language.ts';
import { sentencesOf } from '../../src/domains/earthquake/text/sentences.ts';

const named = (code: string, text: string, country: string | null = null) =>
  sentencesOf('', text)
    .flatMap((sentence) => findAgencies(sentence, { code } as Language, country))
    .map(({ id, name }) => `${id}:${name}`);

describe('agencies in sentences', () => {
  const cases: readonly (readonly [string, string, readonly string[]])[] = [
    ['ru', 'Специалисты Национального центра данных (KNDC) оценили магнитуду MPV в 4,9.', ['KNDC:KNDC']],
    ['ru', 'Об этом сообщил Национальный центр данных.', ['KNDC:Национальный центр данных']],
    ['ru', 'У Европейско-Средиземноморского сейсмологического центра (EMSC) получилось меньше', ['EMSC:EMSC']],
    ['kk-Latn', 'Amerika geologialyq qyzmetı (USGS) magnitudany 4,8 dep bağalady.', ['USGS:USGS']],
    ['tr', "AFAD'ın verisine göre, Kandilli Rasathanesi'nin değeri 5,1.", ['AFAD:AFAD', 'KOERI:Kandilli Rasathanesi']],
    ['tr', 'Afet ve Acil Durum Yönetimi Başkanlığı (AFAD) duyurdu', ['AFAD:AFAD']],
    [
      'az',
      'Tehran Universitetinin Geofizika İnstitutu onun gücünü 5,0, EMSC isə 4,8 kimi qiymətləndirib.',
      ['null:Tehran Universitetinin Geofizika İnstitutu', 'EMSC:EMSC'],
    ],
    ['en', 'The Institute of Seismology on Wednesday lowered the magnitude', ['null:Institute of Seismology']],
    ['en', "Germany's GFZ lists the event at 5.0.", ['GFZ:GFZ']],
    [
      'en',
      'The Philippine Institute of Volcanology and Seismology (Phivolcs) said; the United States Geological Survey gave 6.7',
      ['PHIVOLCS:Phivolcs', 'USGS:United States Geological Survey'],
    ],
    ['en', 'The U.S. Geological Survey cancelled it four minutes later', ['USGS:U.S. Geological Survey']],
    ['es', 'El Servicio Geológico de Estados Unidos lo calculó en 5.8.', ['USGS:Servicio Geológico de Estados Unidos']],
    [
      'el',
      'Σύμφωνα με το Γεωδυναμικό Ινστιτούτο και του Ευρωμεσογειακού Σεισμολογικού Κέντρου',
      ['NOA:Γεωδυναμικό Ινστιτούτο', 'EMSC:Ευρωμεσογειακό Σεισμολογικό Κέντρο'],
    ],
    ['fr', "L'institut Insivumeh évoque une magnitude de 6,1.", ['INSIVUMEH:Insivumeh']],
    ['ja', '気象庁は3日午前11時3分、USGSによると', ['JMA:気象庁', 'USGS:USGS']],
    ['fa', 'مرکز لرزه‌نگاری کشوری بزرگی این زمین‌لرزه را ۵٫۳ اعلام کرد', ['IRSC:مرکز لرزه‌نگاری کشوری']],
    ['pt', 'o Centro de Informação e Vigilância Sismovulcânica dos Açores (CIVISA)', ['CIVISA:CIVISA']],
    ['de', 'Der Erdbebendienst Südwest gibt die Magnitude mit ML 2,4 an.', ['EDSW:Erdbebendienst Südwest']],
    ['en', 'Some said the nasa of geology; the epicentre lay in Kanda.', []],
  ];
  for (const [language, text, expected] of cases) {
    it(`${language}: ${text.slice(0, 60)}`, () => assert.deepEqual(named(language, text), expected));
  }

  it('tells institutes of one name apart by the country of the publisher', () => {
    assert.deepEqual(named('ru', 'По информации Института сейсмологии, толчок', 'KG'), ['KGIS:Институт сейсмологии']);
    assert.deepEqual(named('ru', 'По информации Института сейсмологии, толчок'), ['null:Институт сейсмологии']);
  });

  it('keeps its offsets in any text', () => {
    const parts = fc.constantFrom(
      'KNDC',
      'Kandilli',
      '気象庁',
      'Institut ',
      'сейсмологии ',
      ' (',
      ') ',
      'USGSт',
      '\n',
      "'",
    );
    fc.assert(
      fc.property(fc.array(fc.oneof(parts, fc.string())), (words) => {
        const text = words.join('');
        for (const sentence of sentencesOf('', text)) {
          for (const found of findAgencies(sentence, { code: 'ru' } as Language)) {
            assert.ok(found.start < found.end && found.end <= sentence.start + sentence.raw.length);
          }
        }
      }),
    );
  });
});

describe('the table of agencies', () => {
  const { agencyOf, kindOf, preferred, weightOf } = bundledKnowledge();
  const weightOfSite = (site: string) => weightOf(kindOf(site));

  it('has each id once, and every id of the orders', () => {
    const ids = AGENCIES.map(({ id }) => id);
    assert.equal(new Set(ids).size, ids.length);
    for (const id of [...WORLD_ORDER, ...Object.values(COUNTRY_ORDER).flat()])
      assert.notEqual(agencyOfId(id), null, id);
  });

  it('knows sites, also below their domain', () => {
    assert.equal(agencyOf('earthquake.usgs.gov'), 'USGS');
    assert.equal(agencyOf('KNDC.kz'), 'KNDC');
    assert.equal(agencyOf('zhetysu-vesti'), null);
  });

  it('prefers the agency of the country, and weighs an agency over a wire over a copy', () => {
    assert.equal(preferred('KZ')[0], 'KNDC');
    assert.equal(preferred(null)[0], 'USGS');
    assert.ok(weightOfSite('kndc.kz') > weightOfSite('reuters.com'));
    assert.ok(weightOfSite('reuters.com') > weightOfSite('town-news.kz'));
    assert.equal(weightOfSite(''), weightOfSite('town-news.kz'));
  });
});
