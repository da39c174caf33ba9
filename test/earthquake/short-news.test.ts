/** Short news without a magnitude or a time to the minute is news: what keeps other documents out must not keep it out. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { read } from './documents.ts';

/** Roles of what a document of 15 July 2025 tells of these days; its first line is the headline. */
function recent(about: string, document: string): readonly string[] {
  const [language = null, country = null] = about.split(' ');
  const [title = '', ...text] = document.split('\n');
  const { reports, retractions } = read(title, text.join('\n'), { language, country });
  assert.deepEqual(retractions, []);
  return reports.map(({ role }) => role).filter((role) => role !== 'historical');
}

for (const [about, document] of news()) {
  test(`an event: ${about}`, () => assert.deepEqual(recent(about, document), ['main']));
}

test('a headline takes an alert back as well as a text does', () => {
  const said = read(
    'We withdraw the automatic alert of July 14: there was no earthquake near Balkhash',
    'At 10:52 a.m. on July 14 our system announced a magnitude 6.1 earthquake on the south shore of Lake Balkhash. It did not happen.',
  );
  assert.deepEqual(said.reports, []);
  assert.deepEqual(
    said.retractions.map(({ refersTo }) => refersTo.magnitude),
    [6.1],
  );
});

test('words that begin sentences are no places', () => {
  const said = read(
    'Earthquake felt in Almaty',
    'So many people ran out. She was one of them. A magnitude 4.9 earthquake struck at 21:37 on Monday, 40 km south of Almaty. Metro trains stopped.',
  );
  assert.deepEqual(
    said.reports.map(({ location }) => location.place),
    ['Almaty'],
  );
});

function news(): readonly (readonly [about: string, document: string])[] {
  return [
    ['en KZ en1', 'Tremors felt in Almaty\nResidents of Almaty felt tremors at 21:37 on Monday. Nobody was hurt.'],
    [
      'en KZ en2',
      'Earthquake kills three in Gorkha\nAn earthquake struck Gorkha on Monday night, killing three people.',
    ],
    ['en KZ en3', 'Quake hits Kashgar\nA 5.2 quake hit Kashgar early on Tuesday.'],
    [
      'en KZ en4',
      'Schools closed after earthquake\nSchools in Shymkent are closed after the earthquake that hit the city on Monday.\n\nThe magnitude was 5.1.',
    ],
    [
      'ru KZ ru1',
      'В Алматы почувствовали толчки\nЖители Алматы почувствовали толчки в понедельник в 21:37. Пострадавших нет.',
    ],
    ['ru KZ ru2', 'Землетрясение произошло в Кашгаре\nЗемлетрясение магнитудой 5,2 произошло утром во вторник.'],
    [
      'ru KZ ru3',
      'Алматинцы проснулись от землетрясения\nНочью 15 июля в Алматы трясло, силу толчков оценили в 3 балла.',
    ],
    ['kk KZ kk1', 'Алматыда жер сілкінді\nДүйсенбі күні сағат 21:37-де Алматыда жер сілкінісі болды.'],
    ['tr TR tr1', "Van'da deprem\nVan'da pazartesi günü saat 21.37'de 4,5 büyüklüğünde deprem meydana geldi."],
    ['tr TR tr2', "Bingöl sallandı\nBingöl'de 4,5 büyüklüğünde deprem."],
    ['es MX es1', 'Sismo sacude Puebla\nUn sismo de magnitud 5,2 sacudió Puebla el lunes por la noche.'],
    ['it IT it1', 'Scossa a Campobasso\nUna scossa di magnitudo 4.1 è stata registrata lunedì sera a Campobasso.'],
    ['az AZ az1', 'Şamaxıda zəlzələ olub\nBazar ertəsi saat 21:37-də Şamaxıda zəlzələ olub.'],
    ['fr FR fr1', 'Séisme en Birmanie\nUn séisme a frappé la Birmanie lundi, faisant trois morts.'],
    [
      'fr FR liberation',
      'Un quatrième touriste mort dans le séisme au Népal\nUn quatrième touriste a été tué dans le séisme qui a dévasté le Népal samedi, a annoncé lundi le ministère.',
    ],
  ];
}
