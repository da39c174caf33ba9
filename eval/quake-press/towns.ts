/** Towns as newsrooms spell them, and whose agencies measure near them. */
export interface PressTown {
  readonly country: string;
  readonly latitude: number;
  readonly longitude: number;
  /** Hours east of UTC. */
  readonly zone: number;
  /** As some newsroom or other writes it. */
  readonly names: readonly string[];
}

const TABLE = `
KZ 43.24 76.89 5 Almaty|Алматы|Алма-Ата|Almatı
KZ 42.32 69.60 5 Shymkent|Шымкент|Чимкент|Çimkent
KZ 42.90 71.37 5 Taraz|Тараз|Jambyl
KZ 45.02 78.37 5 Taldykorgan|Талдыкорган|Талдықорған|Taldıqorğan
KZ 47.47 84.87 5 Zaysan|Зайсан
KZ 43.60 51.17 5 Aktau|Актау|Ақтау
KG 42.87 74.59 6 Bishkek|Бишкек|Бішкек
KG 40.53 72.80 6 Osh|Ош
KG 41.43 75.99 6 Naryn|Нарын
KG 39.93 69.57 6 Batken|Баткен
UZ 41.30 69.24 5 Tashkent|Ташкент|Toshkent|Taşkent
UZ 39.65 66.96 5 Samarkand|Самарканд|Samarqand
UZ 40.78 72.34 5 Andijan|Андижан|Andijon
TJ 38.56 68.77 5 Dushanbe|Душанбе
TJ 38.17 73.95 5 Murghob|Мургаб
TM 37.95 58.38 5 Ashgabat|Ашхабад|Aşgabat
AZ 40.41 49.87 4 Baku|Баку|Bakı
AZ 40.68 46.36 4 Ganja|Гянджа|Gəncə
AM 40.79 43.85 4 Gyumri|Гюмри
GE 41.72 44.79 4 Tbilisi|Тбилиси
RU 51.83 107.61 8 Ulan-Ude|Улан-Удэ
RU 53.02 158.65 12 Petropavlovsk-Kamchatsky|Петропавловск-Камчатский
TR 38.73 35.49 3 Kayseri|Кайсери
TR 37.58 36.94 3 Kahramanmaras|Kahramanmaraş|Кахраманмараш
TR 38.42 27.14 3 Izmir|İzmir|Измир
TR 39.75 39.49 3 Erzincan|Эрзинджан
IR 34.31 47.07 3.5 Kermanshah|Керманшах
IR 30.28 57.08 3.5 Kerman|Керман
CN 39.47 75.99 8 Kashgar|Кашгар
CN 43.83 87.62 8 Urumqi|Урумчи
AF 37.12 70.58 4.5 Faizabad|Файзабад
AF 34.35 62.20 4.5 Herat|Герат
PK 30.18 67.00 5 Quetta|Кветта
NP 27.72 85.32 5.75 Kathmandu|Катманду
ID -0.90 119.87 8 Palu|Палу
ID -8.58 116.12 8 Mataram|Матарам
JP 38.27 140.87 9 Sendai|Сендай
JP 31.91 131.42 9 Miyazaki|Миядзаки
CL -20.21 -70.15 -4 Iquique|Икике
CL -33.05 -71.62 -4 Valparaiso|Valparaíso|Вальпараисо
PE -16.40 -71.54 -5 Arequipa|Арекипа
MX 16.85 -99.82 -6 Acapulco|Акапулько
GR 37.94 22.93 2 Corinth|Κόρινθος|Коринф
IT 42.35 13.40 1 L'Aquila|Л’Акуила
ES 37.18 -3.60 1 Granada|Гранада
US 61.22 -149.90 -9 Anchorage|Анкоридж
`;

export const TOWNS: readonly PressTown[] = TABLE.trim()
  .split('\n')
  .map((line) => {
    const [country = '', latitude, longitude, zone, ...names] = line.split(' ');
    return {
      country,
      latitude: Number(latitude),
      longitude: Number(longitude),
      zone: Number(zone),
      names: names.join(' ').split('|'),
    };
  });

/** Sites of agencies by country, each with its type of magnitude and its bias; the world's measure everywhere. */
const OWN: Readonly<Record<string, string>> = {
  KZ: 'kndc.kz mpv 0.5|seismo.kz mpv 0.4',
  KG: 'seismo.kg ML 0.2|kndc.kz mpv 0.5',
  UZ: 'kndc.kz mpv 0.5',
  TJ: 'kndc.kz mpv 0.5',
  AZ: 'seismology.az ml 0.1',
  RU: 'ceme.gsras.ru mb 0.1',
  TR: 'deprem.afad.gov.tr Mw 0|koeri.boun.edu.tr ML 0.1',
  CN: 'ceic.ac.cn Ms 0.2|kndc.kz mpv 0.5',
  AF: 'kndc.kz mpv 0.4',
  IR: 'irsc.ut.ac.ir Mn 0.1',
  ID: 'bmkg.go.id M 0.1',
  JP: 'jma.go.jp Mj 0.2',
  CL: 'csn.uchile.cl Mw 0',
  PE: 'igp.gob.pe Ml 0.2',
  MX: 'ssn.unam.mx Mw 0',
  GR: 'gein.noa.gr ML -0.1',
  IT: 'ingv.it ML -0.1',
  ES: 'ign.es mbLg 0',
};
const WORLD = 'earthquake.usgs.gov Mww 0|emsc-csem.org mb -0.2|geofon.gfz.de Mw 0.05|ceme.gsras.ru mb 0.15';

export interface PressAgency {
  readonly site: string;
  readonly type: string;
  readonly bias: number;
}

export function agenciesOf(country: string): readonly PressAgency[] {
  const all = [...(OWN[country]?.split('|') ?? []), ...WORLD.split('|')].map((text) => {
    const [site = '', type = '', bias] = text.split(' ');
    return { site, type, bias: Number(bias) };
  });
  return [...new Map(all.map((agency) => [agency.site, agency])).values()];
}

export const WIRES: readonly string[] =
  'inform.kz|tass.ru|reuters.com|interfax.ru|ria.ru|24.kg|apnews.com|xinhuanet.com|aa.com.tr'.split('|');
export const PAPERS: readonly string[] =
  'tengrinews.kz|zakon.kz|nur.kz|kursiv.media|kaktus.media|gazeta.uz|dnews.uz|lenta.ru|kp.ru|rbc.ru|hurriyet.com.tr|report.az|asiaplustj.info|vb.kg|kun.uz|bbc.com|cnn.com|elpais.com|kompas.com|nhk.or.jp|egemen.kz|liter.kz|informburo.kz|sputnik.kz|azattyq.org'.split(
    '|',
  );
