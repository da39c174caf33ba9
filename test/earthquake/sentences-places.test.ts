/** Where a quake was, among places of newsrooms, institutes, borders and people who felt it. */
import { type Row, testSentences } from './sentences.ts';

const AT = '2026-02-10T20:00:00+00:00';

const ROWS: readonly Row[] = [
  // datelines and seats of institutes locate nothing
  [
    `en ${AT} NP`,
    'place=Chainpur country=NP km=17 direction=E',
    "KATHMANDU: An earthquake of magnitude 4.7 rocked Bajhang district at 2:51 am on Tuesday, with its epicentre 17 km east of Chainpur. India's National Centre for Seismology put it at 4.9.",
  ],
  [
    `en ${AT} IR`,
    'place=Kerman country=IR',
    "TEHRAN, Feb. 10 (Xinhua) -- A 5.2-magnitude earthquake jolted Iran's southeastern Kerman province early Tuesday, the Seismological Center of the University of Tehran said. No casualties have been reported in Bam.",
  ],
  [
    `de ${AT} DE`,
    'place=Albstadt country=DE km=null',
    '# Erdbeben auf der Schwäbischen Alb\nEin Erdbeben der Stärke 3,5 hat am Montagabend die Schwäbische Alb erschüttert. Nach Angaben des Landeserdbebendienstes in Freiburg lag das Epizentrum bei Albstadt. Zu spüren war es bis nach Stuttgart.',
  ],
  [
    `ja ${AT} CL`,
    'place=チリ country=CL',
    '【サンティアゴ共同】米地質調査所（USGS）によると、南米チリ北部沖で9日、M7.0の地震があった。震源の深さは約20キロ。日本への津波の影響はない。',
  ],
  [
    `zh ${AT} CN`,
    'place=伽师 country=CN',
    '中新网乌鲁木齐2月10日电 据中国地震台网测定，10日4时41分，新疆喀什地区伽师县发生4.6级地震，震源深度12千米。喀什市震感明显。',
  ],
  // "the town" is the one named last
  [
    `ru ${AT} KZ`,
    'place=Алматы country=CN km=312 direction=E',
    '# Алматинцев разбудило землетрясение в Китае\nСегодня в 04:50 жители Алматы проснулись от толчков магнитудой 5,5. Эпицентр землетрясения находился на территории Китая, в 312 километрах к востоку от города.',
  ],
  [
    `tr ${AT} TR`,
    'place=Pütürge country=TR km=6.4 direction=SE',
    'Büyüklüğü 4,2 olan deprem saat 00.41’de kaydedildi. En yakın yerleşim: Pütürge (Malatya), merkez üssü ilçenin 6,4 km güneydoğusunda. Deprem Bilgi Formu yayımlandı.',
  ],
  // borders
  [
    `en ${AT} KZ`,
    'place=Almaty country=null km=88 direction=S',
    'ASTANA – An earthquake of magnitude 4.9 occurred on the border of Kazakhstan and Kyrgyzstan on Tuesday at 09:17. The epicentre was 88 km south of Almaty.',
  ],
  [
    `ru ${AT} KG`,
    'place=Ош country=KG km=140 direction=SE',
    'В ночь на вторник произошло землетрясение магнитудой 4,7. Эпицентр находился в Алайском районе, в 34 километрах от границы с Китаем и в 140 км юго-восточнее города Ош.',
  ],
  // names of seas, areas and pairs
  [
    `tr ${AT} TR`,
    'place=Gökova_Körfezi country=TR',
    "Ege Denizi'nde, Gökova Körfezi açıklarında saat 03.33'te 4,2 büyüklüğünde deprem kaydedildi. Deprem Bodrum'da hissedildi.",
  ],
  [
    `id ${AT} ID`,
    'place=Selat_Sunda',
    'Selat Sunda diguncang gempa berkekuatan M5,6 pada Senin malam. Warga Pandeglang merasakan guncangan kuat.',
  ],
  [
    `ja ${AT} JP`,
    'place=浦河沖 country=JP',
    '19日午後11時49分ごろ、地震がありました。震源地は浦河沖で、震源の深さは約60km、マグニチュードは4.8と推定されます。札幌市で震度2を観測しました。',
  ],
  [
    `en ${AT} GE`,
    'place=Akhalkalaki_–_Ninotsminda country=GE km=8',
    'TBILISI – An earthquake of magnitude 4.3 rattled southern Georgia on Sunday morning at 7:55 and was felt across the border in Gyumri. Its epicentre was between the towns of Akhalkalaki and Ninotsminda, 8 kilometres from the former.',
  ],
  // the verb behind a place says what happened there
  [
    `uz ${AT} UZ`,
    'place=Badaxshon country=AF',
    'Afgʻonistonning Badaxshon viloyatida 5,8 magnitudali zilzila yuz berdi. Zilzila Termiz, Dushanbe va Islomobodda ham sezilgan.',
  ],
  [
    `kk ${AT} KZ`,
    'place=Еркін country=KZ km=17 direction=NE',
    'Ескелді ауданы, Еркін ауылынан солтүстік-шығысқа қарай 17 шақырымда магнитудасы 3,4 жер сілкінісі сағат 11:41-де тіркелді.',
  ],
  [
    `kk-Latn ${AT} KZ`,
    'place=Merkı country=KZ km=19 direction=S',
    'Keşe sağat 21:30-da jer sılkındı. Magnituda 3,6. Epitsentr Merkı auylynyñ oñtüstıgınde, 19 şaqyrym qaşyqtyqta.',
  ],
  // what is withdrawn was at its own place, not where it was received or sent
  [
    `en ${AT} PH`,
    'retraction place=Surigao',
    'MANILA — Phivolcs has withdrawn a bulletin about a magnitude 6.0 earthquake off Surigao del Norte that phones in Cebu and Tacloban displayed at 1:30 a.m. Tuesday. No earthquake took place; the bulletin came from a test server in Quezon City.',
  ],
  [
    `ja ${AT} JP`,
    'retraction place=豊後水道',
    '愛媛県宇和島市は10日、市の防災アプリで同日午前9時17分に配信した「豊後水道を震源とするM6.3の地震が発生」との通知は誤りだったと発表し、取り消した。実際に地震は起きていない。',
  ],
];

testSentences(ROWS);
