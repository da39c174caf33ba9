/** Where the simulated earthquakes are, and who writes of them. */
export interface Town {
  /** By language. */
  readonly names: Readonly<Record<string, string>>;
  readonly latitude: number;
  readonly longitude: number;
}

export interface Region {
  readonly country: string;
  /** Hours east of UTC. */
  readonly zone: number;
  readonly latitude: number;
  readonly longitude: number;
  readonly towns: readonly Town[];
  /** Sites of agencies that measure here, each with its type of magnitude and what it is usually off by. */
  readonly agencies: readonly (readonly [site: string, type: string, bias: number])[];
  readonly wires: readonly string[];
  readonly languages: readonly string[];
}

const town = (latitude: number, longitude: number, en: string, ru: string, kk = ru, tr = en, uz = en): Town => ({
  names: { en, ru, kk, tr, uz },
  latitude,
  longitude,
});

const WORLD_AGENCIES = [
  ['usgs.gov', 'Mw', 0],
  ['emsc-csem.org', 'mb', -0.15],
  ['gfz.de', 'Mw', 0.05],
] as const;
const KNDC = ['kndc.kz', 'mpv', 0.45] as const;

export const REGIONS: readonly Region[] = [
  {
    country: 'KZ',
    zone: 5,
    latitude: 43.1,
    longitude: 77.4,
    towns: [
      town(43.25, 76.95, 'Almaty', 'Алматы', 'Алматы', 'Almatı', 'Olmaota'),
      town(43.3, 77.24, 'Talgar', 'Талгар', 'Талғар'),
      town(43.87, 77.07, 'Kapshagay', 'Капшагай', 'Қапшағай'),
    ],
    agencies: [KNDC, ['some.kz', 'mpv', 0.5], ...WORLD_AGENCIES],
    wires: ['inform.kz', 'interfax.kz', 'tass.ru'],
    languages: ['ru', 'kk', 'en'],
  },
  {
    country: 'KZ',
    zone: 5,
    latitude: 44.9,
    longitude: 79.3,
    towns: [
      town(45.02, 78.37, 'Taldykorgan', 'Талдыкорган', 'Талдықорған'),
      town(44.17, 80, 'Zharkent', 'Жаркент', 'Жаркент'),
      town(44.83, 78.77, 'Tekeli', 'Текели', 'Текелі'),
    ],
    agencies: [KNDC, ...WORLD_AGENCIES],
    wires: ['inform.kz'],
    languages: ['ru', 'kk'],
  },
  {
    country: 'KG',
    zone: 6,
    latitude: 42.2,
    longitude: 78.5,
    towns: [town(42.49, 78.39, 'Karakol', 'Каракол', 'Қарақол'), town(41.43, 76, 'Naryn', 'Нарын', 'Нарын')],
    agencies: [['seismo.kg', 'unknown', 0.1], KNDC, ...WORLD_AGENCIES],
    wires: ['kabar.kg', 'inform.kz'],
    languages: ['ru', 'en'],
  },
  {
    country: 'TJ',
    zone: 5,
    latitude: 38.9,
    longitude: 70.9,
    towns: [
      town(38.56, 68.77, 'Dushanbe', 'Душанбе', 'Душанбе', 'Duşanbe', 'Dushanbe'),
      town(37.49, 71.55, 'Khorog', 'Хорог'),
    ],
    agencies: [KNDC, ...WORLD_AGENCIES],
    wires: ['khovar.tj', 'tass.ru'],
    languages: ['ru', 'en', 'uz'],
  },
  {
    country: 'AF',
    zone: 4.5,
    latitude: 36.5,
    longitude: 70.9,
    towns: [
      town(37.12, 70.58, 'Fayzabad', 'Файзабад'),
      town(34.53, 69.17, 'Kabul', 'Кабул', 'Кабул', 'Kabil', 'Kobul'),
    ],
    agencies: [KNDC, ...WORLD_AGENCIES],
    wires: ['reuters.com', 'uza.uz'],
    languages: ['ru', 'en', 'uz'],
  },
  {
    country: 'UZ',
    zone: 5,
    latitude: 40.3,
    longitude: 71.6,
    towns: [
      town(41.3, 69.24, 'Tashkent', 'Ташкент', 'Ташкент', 'Taşkent', 'Toshkent'),
      town(40.39, 71.78, 'Fergana', 'Фергана', 'Ферғана', 'Fergana', 'Fargʻona'),
    ],
    agencies: [KNDC, ...WORLD_AGENCIES],
    wires: ['uza.uz'],
    languages: ['uz', 'ru'],
  },
  {
    country: 'TR',
    zone: 3,
    latitude: 38.2,
    longitude: 38.4,
    towns: [
      town(38.35, 38.32, 'Malatya', 'Малатья', 'Малатья', 'Malatya'),
      town(38.68, 39.22, 'Elazig', 'Элязыг', 'Элязыг', 'Elazığ'),
    ],
    agencies: [['afad.gov.tr', 'Mw', -0.05], ['koeri.boun.edu.tr', 'ML', 0.1], ...WORLD_AGENCIES],
    wires: ['aa.com.tr', 'iha.com.tr'],
    languages: ['tr', 'en'],
  },
  {
    country: 'TR',
    zone: 3,
    latitude: 36.9,
    longitude: 27.6,
    towns: [
      town(37.03, 27.43, 'Bodrum', 'Бодрум', 'Бодрум', 'Bodrum'),
      town(37.21, 28.36, 'Mugla', 'Мугла', 'Мугла', 'Muğla'),
    ],
    agencies: [['afad.gov.tr', 'Mw', -0.05], ['noa.gr', 'ML', 0.1], ...WORLD_AGENCIES],
    wires: ['aa.com.tr'],
    languages: ['tr', 'en'],
  },
  {
    country: 'JP',
    zone: 9,
    latitude: 37.5,
    longitude: 137.2,
    towns: [town(37.39, 136.9, 'Wajima', 'Вадзима'), town(36.56, 136.65, 'Kanazawa', 'Канадзава')],
    agencies: [['jma.go.jp', 'unknown', 0.2], ...WORLD_AGENCIES],
    wires: ['kyodonews.net', 'reuters.com'],
    languages: ['en', 'ru'],
  },
  {
    country: 'US',
    zone: -8,
    latitude: 35.8,
    longitude: -117.6,
    towns: [town(35.62, -117.67, 'Ridgecrest', 'Риджкрест'), town(35.37, -119.02, 'Bakersfield', 'Бейкерсфилд')],
    agencies: WORLD_AGENCIES,
    wires: ['apnews.com', 'reuters.com'],
    languages: ['en'],
  },
  {
    country: 'NZ',
    zone: 13,
    latitude: -41.6,
    longitude: 174.3,
    towns: [town(-41.29, 174.78, 'Wellington', 'Веллингтон'), town(-41.51, 173.96, 'Blenheim', 'Бленем')],
    agencies: [['geonet.org.nz', 'ML', 0.1], ...WORLD_AGENCIES],
    wires: ['reuters.com'],
    languages: ['en'],
  },
];
