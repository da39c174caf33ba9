import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { findCounts, findTsunami } from '../../src/domains/earthquake/find/impact/impact.ts';
import type { Language } from '../../src/domains/earthquake/language.ts';
import { LANGUAGES, languageOf } from '../../src/domains/earthquake/languages/index.ts';
import { sentencesOf } from '../../src/domains/earthquake/text/sentences.ts';

const language = (code: string): Language => {
  const found = languageOf(code);
  assert.ok(found !== null && found.code === code, code);
  return found;
};

/** `deaths 7`, `injured 12 part`. */
const counted = (code: string, text: string) =>
  sentencesOf('', text)
    .flatMap((sentence) => findCounts(sentence, language(code)))
    .map(({ what, value, standing }) => `${what} ${value}${standing === 'total' ? '' : ` ${standing}`}`)
    .sort();

const warned = (code: string, text: string) =>
  sentencesOf('', text).flatMap((sentence) => findTsunami(sentence, language(code)).map(({ warning }) => warning));

const COUNTS: readonly (readonly [string, string, readonly string[]])[] = [
  ['en', 'The quake killed at least four people and injured 31.', ['deaths 4', 'injured 31']],
  ['en', 'Deaths: 7. Injured: 12.', ['deaths 7', 'injured 12']],
  ['en', 'There were no casualties.', ['deaths 0', 'injured 0']],
  ['en', 'Nobody was hurt.', ['deaths 0', 'injured 0']],
  ['en', 'No one was killed, but 12 people were injured.', ['deaths 0', 'injured 12']],
  ['en', 'There were no immediate reports of casualties or damage.', []],
  ['en', 'County dispatchers had not received any calls about damage.', []],
  ['en', 'Dozens of houses collapsed and several people were hurt.', []],
  ['en', 'More than 2,200 people died.', ['deaths 2200']],
  ['en', 'The death toll rose to 19 from 12.', ['deaths 19']],
  ['en', 'Rescuers dug out seven more bodies.', ['deaths 7 part']],
  ['en', 'Two of the dead were a couple.', ['deaths 2 part']],
  ['en', 'One woman broke her wrist when she jumped from a porch.', ['injured 1']],
  ['en', 'At least 140 people are being treated for injuries and dozens are still missing.', ['injured 140']],
  ['en', 'Some 3,000 people were evacuated and 12 are missing.', []],
  ['en', 'The walls of twelve houses cracked.', ['buildingsDamaged 12']],
  ['en', 'Rescuers who toured eleven villages found no damaged buildings.', ['buildingsDamaged 0']],
  ['en', 'Damage was seen at a church and a hospital.', []],
  ['en', 'In 2003 an earthquake killed 43 people.', ['deaths 43']],
  ['ru', 'Погибших и пострадавших нет, повреждённых зданий тоже.', ['buildingsDamaged 0', 'deaths 0', 'injured 0']],
  ['ru', 'Жертв и пострадавших нет, жилые дома не повреждены.', ['buildingsDamaged 0', 'deaths 0', 'injured 0']],
  ['ru', 'Сообщений о пострадавших и повреждениях не поступало.', []],
  ['ru', 'Ранены 29 человек, шестеро из них находятся в тяжёлом состоянии.', ['injured 29']],
  ['ru', 'Повреждены 312 домов, из них 96 восстановлению не подлежат.', ['buildingsDamaged 312']],
  ['ru', 'Число погибших увеличилось до семи.', ['deaths 7']],
  ['ru', '26 октября 2015 года толчок унёс жизни 399 человек.', ['deaths 399']],
  ['tr', 'Resmi rakamlara göre 17 bin 480 kişi yaşamını yitirdi.', ['deaths 17480']],
  ['tr', 'Can kaybı ve yaralanma olmadı.', ['deaths 0', 'injured 0']],
  ['tr', 'Dört köyde on iki evin duvarı çatladı.', ['buildingsDamaged 12']],
];

describe('counts of victims and damage', () => {
  for (const [code, text, expected] of COUNTS) {
    it(`${code}: ${text}`, () => assert.deepEqual(counted(code, text), [...expected].sort()));
  }
});

const TSUNAMI: readonly (readonly [string, string, readonly boolean[]])[] = [
  ['en', 'No tsunami warning has been issued.', [false]],
  ['en', 'Thousands moved uphill during a tsunami warning that was lifted three hours later.', [true]],
  ['en', 'The tsunami turned up in Japanese harbour records.', []],
  ['ru', 'Угрозы цунами нет.', [false]],
  ['ru', 'Объявлена тревога цунами.', [true]],
  ['tr', 'Tsunami tehlikesi yok.', [false]],
];

describe('tsunami warnings', () => {
  for (const [code, text, expected] of TSUNAMI) {
    it(`${code}: ${text}`, () => assert.deepEqual(warned(code, text), expected));
  }
});

describe('any text', () => {
  const pieces = fc.constantFrom(
    'killed ',
    'погибли ',
    '12 ',
    'no ',
    'нет',
    ', ',
    'houses ',
    'damaged ',
    'tsunami ',
    '人死亡',
    '3 kişi öldü',
  );
  it('gives quotes that lie in their sentence', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(pieces, fc.string())), fc.constantFrom(...LANGUAGES), (words, known) => {
        for (const sentence of sentencesOf('', words.join(''))) {
          for (const { start, end } of [...findCounts(sentence, known), ...findTsunami(sentence, known)]) {
            assert.ok(sentence.start <= start && start < end && end <= sentence.start + sentence.raw.length);
            assert.ok(end - start <= 230);
          }
        }
      }),
    );
  });
});
