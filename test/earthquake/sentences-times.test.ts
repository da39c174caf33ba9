/** Whose clock it is: the earthquake's by its zone and day, or that of sirens, trains and mayors. */
import { type Row, testSentences } from './sentences.ts';

const ROWS: readonly Row[] = [
  [
    'en 2026-03-05T09:10:00+05:00 PK',
    'role=main time=2026-03-04T21:22',
    'ISLAMABAD: A 5.8-magnitude earthquake jolted parts of the country on Thursday. The tremors were felt at 2:22am (PST) in Islamabad, the Met Office said.',
  ],
  [
    'en 2026-03-05T03:00:00-08:00 US',
    'role=main time=2026-03-05T06:48',
    'A magnitude 4.6 earthquake struck at 10:48 p.m. PST Wednesday about 9 miles northeast of Ridgecrest, California.',
  ],
  [
    'en 2026-08-06T13:00:00+00:00 GB',
    'role=main time=2026-08-05T20:44',
    "An earthquake of magnitude 5.6 shook Iran's Hormozgan province on Wednesday night, at 00:14 on Thursday by Iran's time (20:44 GMT).",
  ],
  [
    'tr 2026-06-12T08:30:00+03:00 TR',
    'role=main time=2026-06-11T20:41',
    "İran'ın Hoy kenti yakınlarında 4,9 büyüklüğünde deprem oldu. Sarsıntı perşembe gecesi saat 23.41'de (İran saatiyle 00.11) kaydedildi.",
  ],
  [
    'es 2026-06-03T08:00:00+02:00 ES',
    'role=main time=2026-06-02T23:46',
    'Un terremoto de magnitud 6,1 sacudió el martes el norte de Chile. El seísmo se produjo a las 19:46 hora local (1:46 del miércoles en España).',
  ],
  [
    'ru 2026-08-08T18:00:00+05:00 KZ',
    'role=main time=2026-08-08T08:19',
    'В 66 км юго-западнее Кульджи, на территории Китая, 8 августа в 13:19 произошло землетрясение магнитудой 5,1. В Жаркенте ощущалось 4 балла.',
  ],
  [
    'ru 2026-03-05T10:00:00+06:00 KG',
    'role=main time=2026-03-04T19:05',
    'Землетрясение произошло 5 марта 2026 года в 01 ч. 05 мин. Магнитуда 4,2, эпицентр в 30 км южнее Бишкека.',
  ],
  [
    'ru 2026-11-03T10:00:00+05:00 KZ',
    'role=main time=2026-11-02T00:00:00Z precision=day',
    'Вчера в Жамбылской области произошло землетрясение магнитудой 4,7. Сотрудники ДЧС до 22:00 обследовали школы. Сегодня в 9:00 акимат провёл брифинг.',
  ],
  [
    'kk 2026-09-08T13:00:00+05:00 KZ',
    'role=main time=2026-09-07T00:00:00Z precision=day',
    'Кеше Шымкентте магнитудасы 4,8 жер сілкінісі болды. Бүгін сағат 10:00-де өткен брифингте қала әкімі мектептердің тексеріліп жатқанын айтты.',
  ],
  [
    'kk 2026-04-08T16:00:00+05:00 KZ',
    'role=main time=2026-04-08T03:30',
    'Бүгін Түркияда магнитудасы 5,7 жер сілкінісі тіркелді. AFAD мәліметінше, ол жергілікті уақыт бойынша сағат 06:30-да болған.',
  ],
  [
    'tr 2026-09-08T12:00:00+03:00 TR',
    'role=main time=2026-09-07T00:00:00Z precision=day',
    "Malatya'nın Doğanşehir ilçesinde dün meydana gelen 5,3 büyüklüğündeki depremin ardından hasar tespit ekipleri bu sabah saat 08.00'de çalışmaya başladı.",
  ],
  [
    'es 2026-09-08T12:00:00-05:00 PE',
    'role=main time=2026-09-07T00:00:00Z precision=day',
    'Tras el sismo de magnitud 5,5 que sacudió ayer Caravelí, brigadas del Indeci iniciaron a las 8 de la mañana la evaluación de daños.',
  ],
  [
    'en 2026-05-20T18:00:00+05:00 KZ',
    'role=main time=2026-05-19T00:00:00Z precision=day',
    "Repair teams on Wednesday began work on homes damaged in Tuesday's magnitude 5.2 earthquake near Merke. The first crews set out at 7 a.m. from Taraz.",
  ],
  [
    'az 2026-03-10T08:00:00+04:00 AZ',
    'role=main time=2026-03-08T19:35',
    'Bazar günü gecə saat 23:35-də Ağdaşda 4,4 maqnitudalı zəlzələ baş verib. Komissiya bazar ertəsi saat 10:00-da işə başlayıb.',
  ],
  [
    'ja 2026-09-08T12:00:00+09:00 JP',
    'role=main time=2026-09-07T00:00:00Z precision=day',
    '7日に熊本県で起きたマグニチュード5.6の地震で、県は8日正午現在、3人がけがをしたと発表した。',
  ],
  [
    'uz 2026-03-05T10:15:00+05:00 UZ',
    'role=main time=2026-03-04T20:37',
    "Bugun soat 01:37 da zilzila sodir bo'ldi. Zilzila o'chog'i Qirg'iziston hududida, Toshkentdan 210 km sharqda. Magnituda 4,9. Vaqt – Toshkent bo'yicha.",
  ],
];

testSentences(ROWS);
