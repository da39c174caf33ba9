/** Which earthquakes a text speaks of, where it speaks of others, of none, or of what comes now and then. */
import { testSentences } from './sentences.ts';

const RU = 'ru 2026-03-05T12:00:00+05:00 KZ';
const RU_LEAD = '# Толчок\nЗемлетрясение магнитудой 4,4 произошло 5 марта в 05:12 в 40 км к югу от Алматы. ';
const EN = 'en 2026-03-05T12:00:00Z US';
const EN_LEAD =
  '# Quake\nA magnitude 4.4 earthquake struck at 05:12 UTC on Thursday 40 km south of Almaty, at a depth of 12 km. ';
const ONE = 'role=main magnitude=4.4 claims=';

testSentences([
  // what comes once in so many years
  [
    RU,
    ONE,
    `${RU_LEAD}Толчки с магнитудой выше четырёх бывают здесь раз в полтора-два года, а магнитудой 5,1 – раз в десять лет.`,
  ],
  [EN, ONE, `${EN_LEAD}Quakes of magnitude 5.2 happen here once every ten years.`],
  [
    'kk 2026-03-05T12:00:00+05:00 KZ',
    ONE,
    '# Дүмпу\nБүгін таңғы 05:12-де Алматыдан 40 км оңтүстікте магнитудасы 4,4 жер сілкінісі болды. Бұл жерде магнитуда бір жарым-екі жылда бір рет төрт балдан асады.',
  ],
  [
    'tr 2026-03-05T12:00:00+03:00 TR',
    ONE,
    "# Deprem\nKarlıova'da bu sabah 04.38'de 4,4 büyüklüğünde deprem oldu. Bölgede 5,2 büyüklüğündeki depremler her yıl yaşanıyor.",
  ],
  [
    'es 2026-03-05T12:00:00-03:00 CL',
    ONE,
    '# Sismo\nUn sismo de magnitud 4,4 se registró este jueves a las 05:12 a 40 km al sur de Ovalle. Los sismos de magnitud 5,3 se registran aquí una vez al año.',
  ],
  [
    'uz 2026-03-05T12:00:00+05:00 UZ',
    ONE,
    '# Zilzila\nBugun soat 05:12 da Andijondan 40 km janubda magnitudasi 4,4 bo‘lgan zilzila yuz berdi. Bu yerda magnitudasi 5,2 bo‘lgan zilzilalar har yili qayd etiladi.',
  ],
  // days earlier
  [
    RU,
    `${ONE} ;; role=other magnitude=5.8`,
    `${RU_LEAD}\n\nМногие вспомнили землетрясение магнитудой 5,8, которое случилось шестью днями раньше.`,
  ],
  [
    EN,
    `${ONE} ;; role=other magnitude=5.8`,
    `${EN_LEAD}\n\nMany remembered the 5.8 earthquake that had hit the city two weeks earlier.`,
  ],
  // something else
  [
    EN,
    'role=other kind=other magnitude=2.1',
    '# Landslide, not a quake, shook Issyk village\nThe shaking that woke the village of Issyk at 05:12 on Thursday was caused by a landslide, not an earthquake, the Institute of Seismology said. Sensors registered the equivalent of magnitude 2.1.',
  ],
  [
    RU,
    'role=other kind=other magnitude=2.1',
    '# Не землетрясение, а оползень\nСотрясение, которое жители села Бескайнар ощутили 5 марта в 05:12, вызвал оползень, а не землетрясение, сообщили в Институте сейсмологии. Приборы записали сигнал, соответствующий магнитуде 2,1.',
  ],
  [
    EN,
    'nothing',
    '# Landslide watch ends\nIt began in April with a crack, as wide as a hand. Slopes like this one let go after a strong earthquake. Geologists cut three drains, each forty metres deep. Nobody was hurt.',
  ],
  // lists
  [
    'en 2026-03-01T13:00:00Z KZ',
    'role=other magnitude=4.1 place=Osh ;; role=other magnitude=4.7 place=Naryn ;; role=main magnitude=5 place=Almaty',
    '# Earthquakes this week\nEarthquakes this week:\n- 23 February: M 4.1, Osh, Kyrgyzstan\n- 25 February: M 4.7, Naryn, Kyrgyzstan\n- 27 February: M 5.0, Almaty, Kazakhstan',
  ],
  [
    'en 2026-03-01T13:00:00Z KZ',
    'role=other magnitude=4.1 place=Osh ;; role=other magnitude=4.7 place=Naryn ;; role=main magnitude=5 place=Almaty',
    '# Latest earthquakes\nM 4.1\nOsh, Kyrgyzstan\n2026-03-01 04:10 UTC\nDepth 10 km\n\nM 4.7\nNaryn, Kyrgyzstan\n2026-03-01 05:20 UTC\nDepth 12 km\n\nM 5.0\nAlmaty, Kazakhstan\n2026-03-01 06:30 UTC\nDepth 15 km',
  ],
  [
    'en 2026-03-01T13:00:00Z US',
    'role=other magnitude=3.6 depth=11.3 ;; role=main magnitude=4.2',
    '# Quakes this week\nTwo earthquakes were recorded in California.\n\n1. Tuesday, 4:51 a.m. A 3.6, five miles southeast of Brawley and 7 miles deep.\n\n2. Thursday, 11:36 p.m. A 4.2, 14 miles west of Petrolia, California, 12 miles deep.',
  ],
  [
    'ru 2026-03-01T13:00:00+05:00 KZ',
    'role=other magnitude=4.1 place=Ош ;; role=main magnitude=4.7 place=Нарын',
    '# Землетрясения недели\n• 23 февраля – магнитуда 4,1, 30 км от Оша\n• 25 февраля – магнитуда 4,7, 20 км от Нарына',
  ],
]);
