import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { findCounts, findTsunami } from '../../src/domains/earthquake/find/impact.ts';
import { languageOf } from '../../src/domains/earthquake/languages/index.ts';
import { sentencesOf } from '../../src/domains/earthquake/text/sentences.ts';

/** `deaths 3, injured 45`, in the order of the alphabet; nothing where nothing is counted. */
const SAID: Readonly<Record<string, readonly (readonly [string, string])[]>> = {
  en: [
    ['Three people were killed and 45 others injured, officials said.', 'deaths 3, injured 45'],
    ['At least 12 people have died and more than 200 were injured.', 'deaths 12, injured 200'],
    ['The quake left 12 dead and injured more than 100.', 'deaths 12, injured 100'],
    [
      'Officials said 5 people were killed, 23 injured and 410 homes damaged or destroyed.',
      'buildingsDamaged 410, deaths 5, injured 23',
    ],
    ['There were no immediate reports of injuries or damage.', ''],
    ['No injuries or damage were reported.', ''],
    ['No casualties or damage have been reported.', ''],
    ['Officials reported no casualties or damage.', 'buildingsDamaged 0, deaths 0, injured 0'],
    ['Authorities said there was no damage and no one was hurt.', 'buildingsDamaged 0, deaths 0, injured 0'],
    ['A 60-year-old man died of a heart attack and two people were slightly injured.', 'deaths 1, injured 2'],
    ['The number of injured has risen to 58.', 'injured 58'],
    ['About 1,200 buildings were destroyed.', 'buildingsDamaged 1200'],
    ['Some 30 houses suffered cracks.', 'buildingsDamaged 30'],
    ['Nobody was injured, the fire brigade said; 12 chimneys collapsed.', 'deaths 0, injured 0'],
    [
      'Police said no one was injured but about 20 homes had cracked walls.',
      'buildingsDamaged 20, deaths 0, injured 0',
    ],
    ['Two schools and 14 houses were damaged.', 'buildingsDamaged 16'],
    ['The US Tsunami Warning Center said there was no tsunami threat.', 'tsunami false'],
    ['A tsunami advisory was in effect for the coast.', 'tsunami true'],
    ['A tsunami was not expected.', 'tsunami false'],
    ['Tsunami warnings were issued for Chile and Peru.', 'tsunami true'],
    ['The earthquake did not generate a tsunami.', 'tsunami false'],
    ['Seven people were taken to hospital with minor injuries.', 'injured 7'],
    ['The toll stood at 43 dead and 310 injured on Friday morning.', 'deaths 43, injured 310'],
    ['It killed more than 2,000 people in 1999.', 'deaths 2000'],
    ['In the 1988 disaster some 25,000 people died.', 'deaths 25000'],
    ['The 2005 quake killed 73,000.', 'deaths 73000'],
    ['The death toll rose from 12 to 19.', 'deaths 12 previous, deaths 19'],
  ],
  ru: [
    ['Погибли 3 человека, ещё 45 пострадали.', 'deaths 3, injured 45'],
    [
      'В результате землетрясения погибли два человека, 17 получили ранения, повреждено 340 домов.',
      'buildingsDamaged 340, deaths 2, injured 17',
    ],
    ['Пострадавших нет.', 'deaths 0, injured 0'],
    ['Информации о жертвах и разрушениях нет.', ''],
    ['По предварительным данным, пострадавших и разрушений нет.', 'buildingsDamaged 0, deaths 0, injured 0'],
    ['Жертв и разрушений нет.', 'buildingsDamaged 0, deaths 0'],
    ['Разрушений и пострадавших не зарегистрировано.', 'buildingsDamaged 0, deaths 0, injured 0'],
    ['Никто не пострадал.', 'deaths 0, injured 0'],
    ['В селе трещины появились в стенах 23 домов.', 'buildingsDamaged 23'],
    ['Число жертв достигло 120, раненых – 340.', 'deaths 120, injured 340'],
    ['Без крова остались 1200 человек.', ''],
    ['За медицинской помощью обратились 12 человек.', ''],
    ['Один человек получил травмы.', 'injured 1'],
    ['Угроза цунами не объявлялась.', 'tsunami false'],
    ['Цунами не ожидается.', 'tsunami false'],
    ['Была объявлена тревога цунами, позднее её отменили.', 'tsunami true'],
    ['Погибло более 25 тысяч человек.', 'deaths 25000'],
    ['В результате погиб один человек, трое ранены.', 'deaths 1, injured 3'],
    ['Количество повреждённых домов увеличилось до 450.', 'buildingsDamaged 450'],
    ['Зданий разрушено 17.', 'buildingsDamaged 17'],
    ['Число погибших выросло с 12 до 19.', 'deaths 12 previous, deaths 19'],
  ],
  tr: [
    ['Depremde 3 kişi hayatını kaybetti, 45 kişi yaralandı.', 'deaths 3, injured 45'],
    ['Can kaybı ya da hasar bildirilmedi.', ''],
    ["Ölü sayısı 12'den 19'a yükseldi.", 'deaths 12 previous, deaths 19'],
    ['Olumsuz bir durum yaşanmadı.', ''],
    ['İlk belirlemelere göre can ve mal kaybı yok.', 'deaths 0'],
    ['Deprem sonrası 14 ev ağır hasar gördü.', 'buildingsDamaged 14'],
    ['Tsunami uyarısı yapıldı, ardından kaldırıldı.', 'tsunami true'],
    ['Panikle balkondan atlayan bir kişi yaralandı.', 'injured 1'],
    ["Yaralı sayısı 58'e çıktı.", 'injured 58'],
    ['Herhangi bir olumsuzluk ya da can kaybı bulunmuyor.', 'deaths 0'],
    ["Ölü sayısı 12'den 19'a yükseldi.", 'deaths 12 previous, deaths 19'],
  ],
  kk: [
    ['17 тұрғын үй мен бір мектеп бүлінді.', 'buildingsDamaged 17'],
    ['Зардап шеккендер жоқ.', 'deaths 0, injured 0'],
    ['Қаза тапқандар мен зардап шеккендер жоқ.', 'deaths 0, injured 0'],
    ['Үш адам қаза тауып, 12 адам жарақат алды.', 'deaths 3, injured 12'],
    ['Жер сілкінісі салдарынан 15 үй қираған.', 'buildingsDamaged 15'],
    ['Қаза болғандар саны 7-ге жетті.', 'deaths 7'],
    ['Ғимараттар зақымданған жоқ.', 'buildingsDamaged 0'],
    ['25 мыңнан астам адам қаза тапты.', 'deaths 25000'],
    ['Цунами қаупі жоқ.', 'tsunami false'],
  ],
  'kk-Latn': [
    ['Qaza tapqandar men zardap şekkender joq.', 'deaths 0, injured 0'],
    ['Üş adam qaza tauyp, 12 adam jaraqat aldy.', 'deaths 3, injured 12'],
  ],
  uz: [
    ["Halok bo'lganlar yo'q.", 'deaths 0'],
    ["Zarar ko'rganlar yo'q.", 'deaths 0, injured 0'],
    ["Uch kishi halok bo'ldi, 12 kishi jarohatlandi.", 'deaths 3, injured 12'],
    ["45 ta uy zarar ko'rdi.", 'buildingsDamaged 45'],
    ["Talafotlar haqida ma'lumot yo'q.", ''],
    ["Halok bo'lganlar soni 12 nafarga yetdi.", 'deaths 12'],
  ],
  ky: [
    ['Каза болгондор жана жабыркагандар жок.', 'deaths 0, injured 0'],
    ['Эки киши каза болуп, 12 киши жаракат алды.', 'deaths 2, injured 12'],
    ['45 үй кыйраган.', 'buildingsDamaged 45'],
    ['Курман болгондордун саны 74кө жетти.', 'deaths 74'],
  ],
  az: [
    ['Ölən və yaralanan yoxdur.', 'deaths 0, injured 0'],
    ['Zəlzələ nəticəsində 3 nəfər ölüb, 12 nəfər yaralanıb.', 'deaths 3, injured 12'],
    ['45 ev dağılıb.', 'buildingsDamaged 45'],
    ['Xəsarət alan olmayıb, dağıntı qeydə alınmayıb.', 'buildingsDamaged 0, deaths 0, injured 0'],
  ],
  es: [
    ['El sismo dejó tres muertos y 45 heridos.', 'deaths 3, injured 45'],
    ['No se reportan víctimas ni daños.', ''],
    ['No hubo víctimas ni daños materiales.', 'buildingsDamaged 0, deaths 0, injured 0'],
    ['Hasta el momento no hay reportes de daños.', ''],
    ['Al menos 120 viviendas resultaron dañadas.', 'buildingsDamaged 120'],
    ['Sin víctimas ni daños, informó Protección Civil.', 'buildingsDamaged 0, deaths 0, injured 0'],
    ['Murieron 369 personas.', 'deaths 369'],
    ['Unas 300 casas se derrumbaron.', 'buildingsDamaged 300'],
    ['El número de fallecidos subió de 12 a 19.', 'deaths 12 previous, deaths 19'],
    ['Se descartó la alerta de tsunami.', 'tsunami false'],
    ['El SHOA descartó un tsunami.', 'tsunami false'],
    ['Se emitió una alerta de tsunami para la costa.', 'tsunami true'],
    ['El número de fallecidos subió de 12 a 19.', 'deaths 12 previous, deaths 19'],
  ],
};

const said = (code: string, text: string): string => {
  const language = languageOf(code);
  assert.ok(language !== null && language.code === code, code);
  return sentencesOf('', text)
    .flatMap((sentence) => [
      ...findCounts(sentence, language).map(
        ({ what, value, standing }) => `${what} ${value}${standing === 'total' ? '' : ` ${standing}`}`,
      ),
      ...findTsunami(sentence, language).map(({ warning }) => `tsunami ${warning}`),
    ])
    .sort()
    .join(', ');
};

for (const [code, lines] of Object.entries(SAID)) {
  describe(`what an earthquake did, in ${code}`, () => {
    for (const [text, expected] of lines) it(text, () => assert.equal(said(code, text), expected));
  });
}
