/** Documents that mention earthquakes, and report none of these days. */
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

for (const [about, document] of passing()) {
  test(`no event: ${about}`, () => assert.deepEqual(recent(about, document), []));
}

function passing(): readonly (readonly [about: string, document: string])[] {
  return [
    [
      'en KZ court-en',
      'Contractor goes on trial over school that fell in earthquake\nThe trial of a contractor whose school collapsed in the earthquake, killing 72 children, began in Ankara on Monday.\n\nProsecutors say that the concrete was of poor quality. The court heard three engineers on Tuesday morning.\n\nThe hearing goes on at 9 a.m. on Thursday.',
    ],
    [
      'en KZ charity-en',
      'Concert for earthquake victims fills the stadium\nA concert for the victims of the earthquake in Myanmar raised 4.5 million dollars on Saturday.\n\nThe stadium was shaking when the band came on at 20:30, a fan said.',
    ],
    [
      'en KZ film-en',
      'Review: Quake 7.9 is a disaster in every sense\nThe disaster film "Quake 7.9" opens on Friday. A magnitude 7.9 earthquake strikes Los Angeles, and a firefighter has to find his daughter.\n\nThe film cost 120 million dollars.',
    ],
    [
      'en KZ game-en',
      'Quake 4 turns twenty\nThe shooter Quake 4 was released on Tuesday in a new edition. It hit number 1.5 hours after its release, and players rated it 8.5.',
    ],
    [
      'en KZ team-en',
      'Earthquakes beat Galaxy 3-1\nThe San Jose Earthquakes beat the Galaxy 3-1 in Carson on Saturday. Espinoza struck at 21:37 to settle the derby.\n\nThe Earthquakes recorded their fourth win.',
    ],
    [
      'en KZ market-en',
      'Tariff shock rattles Tokyo\nShares fell 5.2 percent in Tokyo on Monday after the tariff shock hit exporters at the opening at 9:00 a.m.\n\nTraders said that the jolt was felt from Seoul to Sydney.',
    ],
    [
      'en KZ storm-en',
      'Storm leaves thousands without power\nThe storm struck Newry at 21:37 on Monday and shook houses. One person was killed.\n\nWind speeds of 7.5 on the scale were recorded.',
    ],
    [
      'en KZ school-en',
      'New school can withstand a strong earthquake\nA school that withstands an earthquake of magnitude 9 was opened in Taldykorgan on Monday.\n\nIt has 600 places. The governor was at the opening at 10:00.',
    ],
    [
      'en KZ station-en',
      'Seismic station opened near Kegen\nThe network can now see earthquakes of magnitude 1.2 near Kegen, where 1.9 used to be the limit.\n\nThe station was opened on Tuesday at 11:00. Its sensor lies at a depth of 180 metres.',
    ],
    [
      'en KZ science-en',
      'Study: small quakes may foretell large ones\nResearchers have found that magnitude 3 earthquakes become more frequent before large ones, a study published on Monday says.\n\nThe team looked at 4,200 earthquakes in Japan.',
    ],
    [
      'en KZ oped-en',
      'We are not ready for the earthquake\nWhen the earthquake comes, it will come at night. Almaty was built for 9 points, we are told; I do not believe it.\n\nLast week the council spent an hour on it. On Thursday it went home early.',
    ],
    [
      'en KZ year-en',
      'A year on, families still live in tents\nThe earthquake killed 412 people in Gorkha. A year later, many families live in tents.\n\nOn Monday the minister visited the camp and promised 500 houses by winter.',
    ],
    [
      'en KZ aid-en',
      'Kazakhstan sends aid after earthquake in Myanmar\nA plane with 40 tonnes of aid for those who lost their homes in the earthquake took off for Myanmar on Tuesday.\n\nThe rescuers will stay for two weeks.',
    ],
    [
      'en KZ politics-en',
      'Budget vote brings down the government\nThe coalition fell on Monday, 14 July. It was an earthquake, said the deputy speaker.\n\nThe vote took place at 21:37. Fifty-two members voted for the motion, 3.5 percent more than expected.',
    ],
    [
      'en KZ passing-en',
      'Fifty years of the Hotel Alatau\nThe Hotel Alatau opened on a Saturday. It has seen three presidents and two fires.\n\nThe first floor has forty rooms, and each of them has a view of the mountains, the park or the tram.\n\nThe second floor has forty rooms, and each of them has a view of the mountains, the park or the tram.\n\nThe third floor has forty rooms, and each of them has a view of the mountains, the park or the tram.\n\nThe fourth floor has forty rooms, and each of them has a view of the mountains, the park or the tram.\n\nThe fifth floor has forty rooms, and each of them has a view of the mountains, the park or the tram.\n\nThe sixth floor has forty rooms, and each of them has a view of the mountains, the park or the tram.\n\nThe seventh floor has forty rooms, and each of them has a view of the mountains, the park or the tram.\n\nThe eighth floor has forty rooms, and each of them has a view of the mountains, the park or the tram.\n\nThe ninth floor has forty rooms, and each of them has a view of the mountains, the park or the tram.\n\nThe tenth floor has forty rooms, and each of them has a view of the mountains, the park or the tram.\n\nOn Sunday an earthquake of magnitude 4.1 was felt by the guests. The manager played the piano.',
    ],
    [
      'en KZ insurance-en',
      'Insurers pay for earthquake damage\nInsurers paid 5.6 billion tenge for earthquake damage, the National Bank said on Monday.\n\nPremiums rise by 7.5 percent.',
    ],
    [
      'en KZ live-en',
      'Live: the day in Almaty\n08:15 Trams are running again on Abay Avenue.\n\n09:40 The council discusses the earthquake preparedness of schools. 72 of them do not meet the norm.\n\n10:05 A lorry hit a pole on Monday; two people were injured.',
    ],
    [
      'en KZ map-en',
      'Quake maps show weak soil in the east of the city\nEast of the river, soil may turn to jelly in a major quake, according to new earthquake-hazard maps announced Thursday.\n\nIt is the phenomenon that struck the Marina in the 1989 quake.',
    ],
    [
      'en KZ book-en',
      'Author of "Aftershock" reads in Astana\nThe author of the novel "Aftershock" reads at the library on Tuesday at 18:30. The book has been recorded as an audio book in 5.5 hours.',
    ],
    [
      'en KZ birth-en',
      'A girl named Quake\nA girl born on Monday at 21:37 was named after the earthquake during which her mother was born, the registry said.',
    ],
    [
      'ru KZ horoscope-ru',
      'Гороскоп на 15 июля\nОвен: сегодня вас ждёт землетрясение чувств. Телец: в 21:00 произошло то, чего вы ждали.',
    ],
    [
      'ru KZ sud-ru',
      'В Анкаре начался суд по делу о рухнувшей при землетрясении школе\nСуд над подрядчиком, чья школа рухнула при землетрясении, начался в понедельник. Погибли 72 ребёнка.\n\nСледующее заседание пройдёт в четверг в 10:00.',
    ],
    [
      'ru KZ pomosch-ru',
      'Казахстан направил помощь пострадавшим от землетрясения в Мьянме\nСамолёт с 40 тоннами груза вылетел в понедельник в 09:30. Помощь получат семьи, потерявшие жильё при землетрясении.',
    ],
    [
      'ru KZ stanciya-ru',
      'У ледника открыли сейсмостанцию\nПорог, с которого сеть находит землетрясения, опустился с магнитуды 1,6 до 1,3. Станцию открыли в понедельник вечером.\n\nТак трескается лёд, объясняют гляциологи.',
    ],
    [
      'ru KZ rynok-ru',
      'Курс тенге испытал шок\nТолчком к падению стало решение банка в понедельник: курс упал на 5,2 процента. Рынок трясло до 18:00.',
    ],
    [
      'ru KZ kino-ru',
      'Фильм «Землетрясение» выходит на экраны\nФильм «Землетрясение» о спитакской трагедии выходит в четверг. Показ произошёл в Алматы в 19:00. Оценка зрителей 7,5.',
    ],
    [
      'ru KZ shkola-ru',
      'Школу на 600 мест построили в Талгаре\nЗдание выдержит землетрясение силой 9 баллов. Школу открыли во вторник в 10:00.',
    ],
    [
      'ru KZ mnenie-ru',
      'Мы не готовы к землетрясению\nКогда придёт землетрясение, будет поздно. Алматы рассчитан на 9 баллов. В четверг маслихат обсуждал это час и разошёлся.',
    ],
    [
      'ru KZ futbol-ru',
      '«Кайрат» потряс Европу\nЗемлетрясение в Лиге чемпионов: «Кайрат» победил 2:0 в среду. Гол забил Сатпаев в 21:37.',
    ],
    [
      'ru KZ prognoz-ru',
      'Ждать ли землетрясения в Алматы, рассказал сейсмолог\nВ понедельник сейсмолог рассказал, что в городе возможны толчки магнитудой 5,5. Точное время назвать нельзя.',
    ],
    [
      'kk KZ kk-mektep',
      'Талғарда жаңа мектеп ашылды\nМектеп 9 балдық жер сілкінісіне төтеп береді. Оны дүйсенбі күні сағат 10:00-де ашты.',
    ],
    [
      'kk KZ kk-kino',
      '«Жер сілкінісі» фильмі экранға шығады\nФильм бейсенбі күні шығады. Басты рөлде Асанәлі. Ұзақтығы 2,5 сағат.',
    ],
    [
      'tr TR tr-dava',
      "Depremde yıkılan okulun davası başladı\nDepremde 72 çocuğun öldüğü okulun müteahhidi pazartesi günü Ankara'da hakim karşısına çıktı.\n\nDuruşma perşembe günü saat 10.00'da sürecek.",
    ],
    ['tr TR tr-borsa', "Borsada deprem\nBorsa pazartesi günü yüzde 5,2 düştü. Sarsıntı saat 10.00'da başladı."],
    [
      'tr TR tr-konut',
      "Deprem konutları teslim edildi\nHatay'da 600 deprem konutu salı günü hak sahiplerine teslim edildi. Konutlar 9 büyüklüğünde depreme dayanıklı.",
    ],
    [
      'es MX es-juicio',
      'Comienza el juicio por el colegio que colapsó en el sismo\nEl juicio contra la dueña del colegio donde murieron 26 personas durante el sismo comenzó el lunes.\n\nLa audiencia sigue el jueves a las 10:00.',
    ],
    [
      'es MX es-simul',
      'México, listo para un sismo\nLa alcaldía presentó el lunes un edificio que resiste un sismo de magnitud 8. Costó 5.6 millones.',
    ],
    [
      'uz UZ uz-film',
      '"Zilzila" filmi namoyish etildi\n"Zilzila" filmi dushanba kuni soat 19:00 da namoyish etildi. Film 2,5 soat davom etadi.',
    ],
    [
      'de DE de-buch',
      'Ein Beben geht durch die Koalition\nAm Montag um 21:37 Uhr trat der Minister zurück. Er mag eine Pause brauchen, sagte er. Das Beben erschütterte Berlin.',
    ],
    [
      'fr FR fr-film',
      '«Séisme» en salles mercredi\nLe film «Séisme» sort mercredi. Un séisme de magnitude 8 frappe Nice, et un pompier cherche sa fille.',
    ],
    [
      'id ID id-gedung',
      'Gedung tahan gempa diresmikan\nGedung yang tahan gempa magnitudo 9 diresmikan pada Senin pukul 10.00. Biayanya 5,6 miliar rupiah.',
    ],
    ['ja JP ja-eiga', '映画「大地震」公開\n映画「大地震」が月曜日に公開された。上映時間は２時間５分。'],
    ['zh CN zh-dianying', '电影《唐山大地震》重映\n电影《唐山大地震》星期一重映，票房达5.6亿元。'],
  ];
}
