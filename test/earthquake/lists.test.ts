import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isRelevant } from '../../src/domains/earthquake/relevant.ts';
import { assertQuoted, document, reportsOf, tabs, told } from './listing.ts';

const LISTS: readonly (readonly [name: string, text: string, country: string | null, expected: readonly string[]])[] = [
  [
    'a local time with a place below it, and UTC beside it',
    tabs(
      'Fecha Local / Lugar | Fecha UTC | Latitud / Longitud | Profundidad | Magnitud (2)',
      '2026-08-18 10:14:10 48 km al S de Mina Collahuasi | 2026-08-18 14:14:10 | -21.252 -68.740 | 123 km | 2.9 Mlv',
      '2026-08-18 08:42:15 16 km al N de Calama | 2026-08-18 12:42:15 | -22.323 -68.929 | 108 km | 5.7 Mww',
    ),
    'CL',
    [
      'other 2.9 Mlv 2026-08-18T14:14:10Z Mina Collahuasi CL -21.252 -68.74 123 48 S',
      'main 5.7 Mww 2026-08-18T12:42:15Z Calama CL -22.323 -68.929 108 16 N',
    ],
  ],
  [
    'degrees of a hemisphere that the head names',
    tabs(
      'No. | Fecha | Hora Local | Latitud Norte | Longitud Oeste | Localización | Intensidad | Magnitud | Profundidad Km',
      '1 | 2026-09-30 | 18:34:00 | 12.49 | 88.18 | A 75.0 km al sur de Playa El Cuco | II en San Miguel | 4.3 | 30.75',
    ),
    'SV',
    ['main 4.3 unknown 2026-10-01T00:34:00Z Playa El Cuco SV 12.49 -88.18 30.75 75 S'],
  ],
  [
    'decimal commas, negative magnitudes and columns without heads around the place',
    tabs(
      'Dagsetning | Tími | Breidd | Lengd | Dýpi | Stærð | Gæði |  | Staður',
      '2017-10-13 | 12:07:24,3 | 63,976 | -21,949 | 1,1 | 0,6 | 58,73 | 6,1 km | SV | af Helgafelli',
      '2017-10-13 | 09:41:09,2 | 63,945 | -21,143 | 7,4 | -0,2 | 33,12 | 6,5 km | SSA | af Hveragerði',
    ),
    'IS',
    [
      'main 0.6 unknown 2017-10-13T12:07:24Z Helgafelli IS 63.976 -21.949 1.1 6.1 SW',
      'other -0.2 unknown 2017-10-13T09:41:09Z Hveragerði IS 63.945 -21.143 7.4 6.5 SSE',
    ],
  ],
  [
    'columns of fixed width, three magnitudes of which some are missing',
    [
      'Tarih      Saat      Enlem(N)  Boylam(E) Derinlik(km)  MD   ML   Mw    Yer                      Çözüm Niteliği',
      '---------- --------  --------  -------   ----------    ------------    --------------           --------------',
      '2026.11.30 18:20:11  38.6834   26.5134        7.0      -.-  2.3  -.-   KARABURUN (IZMIR)        İlksel',
      '2026.11.30 17:05:44  39.2010   40.1120       12.5      -.-  4.1  4.2   KARLIOVA (BINGOL)        REVIZE01',
    ].join('\n'),
    'TR',
    [
      'other 2.3 ML 2026-11-30T15:20:11Z KARABURUN TR 38.6834 26.5134 7  ',
      'main 4.2 Mw 2026-11-30T14:05:44Z Karliova TR 39.201 40.112 12.5  ',
    ],
  ],
  [
    'hemispheres and types in cells of their own',
    tabs(
      'Date & Time UTC | Latitude degrees | Longitude degrees | Depth km | Mag [+] | Region name [+]',
      '2026-11-30 18:20:11.0 12min ago | 38.40 | N | 26.30 | E | 10 | ML | 3.2 | WESTERN TURKEY',
      '2026-11-30 18:00:05.2 32min ago | 21.10 | S | 68.50 | W | 110 | mb | 4.6 | POTOSI, BOLIVIA',
    ),
    null,
    [
      'other 3.2 ML 2026-11-30T18:20:11Z WESTERN TURKEY TR 38.4 26.3 10  ',
      'main 4.6 mb 2026-11-30T18:00:05Z Potosi BO -21.1 -68.5 110  ',
    ],
  ],
  [
    'values parted by commas, a comma inside of quotation marks',
    [
      'time,latitude,longitude,depth,mag,magType,nst,id,updated,place,type',
      '2026-11-30T17:00:00.123Z,-21.1234567,-68.5,110,4.6,mb,,us1,2026-11-30T17:25:00Z,"62 km WSW of Uyuni, Bolivia",earthquake',
    ].join('\n'),
    null,
    ['main 4.6 mb 2026-11-30T17:00:00Z Uyuni BO -21.123457 -68.5 110 62 WSW'],
  ],
  [
    'a zone beside the clock, hemispheres in words',
    tabs(
      '# | Waktu Gempa | Lintang - Bujur | Magnitudo | Kedalaman | Wilayah',
      '1 | 30-Nov-26 18:20:11 WIB | 3.45 LS - 128.12 BT | 5.1 | 10 km | 25 km Timur Laut AMBON',
    ),
    'ID',
    ['main 5.1 unknown 2026-11-30T11:20:11Z AMBON ID -3.45 128.12 10 25 NE'],
  ],
  [
    'the zone of the country that the head names',
    tabs(
      'Data e Ora (Italia) (*) | Magnitudo | Zona | Profondità | Latitudine | Longitudine',
      '2026-11-30 19:20:11 | ML 2.1 | 3 km SW Norcia (PG) | 10 | 42.77 | 13.07',
    ),
    'IT',
    ['main 2.1 ML 2026-11-30T18:20:11Z Norcia IT 42.77 13.07 10 3 SW'],
  ],
  [
    'semicolons, day first',
    'Fecha;Hora UTC;Latitud;Longitud;Profundidad;Magnitud;Tipo;Región\n30/11/2026;18:20:11;36.10;-3.20;35;3.8;mbLg;MAR DE ALBORÁN',
    'ES',
    ['main 3.8 mbLg 2026-11-30T18:20:11Z'],
  ],
  [
    'a drawn table',
    '| Date | Time UTC | Lat | Lon | Depth | Mag | Place |\n|---|---|---|---|---|---|---|\n| 2026-11-30 | 18:20:11 | 43.12 | 77.85 | 10 km | 3.2 | Almaty Region, Kazakhstan |',
    null,
    ['main 3.2 unknown 2026-11-30T18:20:11Z Almaty Region KZ 43.12 77.85 10  '],
  ],
  [
    'dates and clocks of Japanese',
    tabs(
      '地震の発生日時 | 震央地名 | マグニチュード | 最大震度',
      '2026年11月30日 18時20分頃 | 沖縄本島近海 | M4.1 | 震度1',
    ),
    'JP',
    ['main 4.1 unknown 2026-11-30T09:20:00Z 沖縄本島近海 JP'],
  ],
  [
    'an offset in the head, in Chinese',
    tabs(
      '震级(M) | 发震时刻(UTC+8) | 纬度(°) | 经度(°) | 深度(千米) | 参考位置',
      '5.0 | 2026-11-30 09:11:20 | 24.10 | 122.30 | 15 | 台湾花莲县海域',
    ),
    'CN',
    ['main 5 unknown 2026-11-30T01:11:20Z 台湾花莲县海域 TW 24.1 122.3 15  '],
  ],
  [
    'twelve hours and bearings',
    tabs(
      'Date - Time (Philippine Time) | Latitude (ºN) | Longitude (ºE) | Depth (km) | Mag | Location',
      '30 November 2026 - 06:20 PM | 09.43 | 125.61 | 010 | 2.3 | 012 km N 45° W of Jabonga (Agusan Del Norte)',
    ),
    'PH',
    ['main 2.3 unknown 2026-11-30T10:20:00Z Jabonga PH 9.43 125.61 10 12 NW'],
  ],
  [
    'the Persian calendar',
    tabs(
      'ردیف | تاریخ | زمان | عرض جغرافیایی | طول جغرافیایی | عمق | بزرگی | منطقه',
      '1 | 1405/09/09 | 18:20:11 | 35.70 | 51.40 | 10 | 2.8 | تهران',
    ),
    'IR',
    ['main 2.8 unknown 2026-11-30T14:50:11Z تهران IR 35.7 51.4 10'],
  ],
  [
    'a column of the energy class',
    tabs(
      'Дата | Время (GMT) | Широта | Долгота | Глубина, км | mb | MPV | K | Район',
      '30.11.2026 | 10:02:59.0 | 36.50 | 71.10 | 180 | 4.6 | 4.9 | 11.2 | Афганистан',
    ),
    'KZ',
    ['main 4.6 mb 2026-11-30T10:02:59Z Афганистан AF 36.5 71.1 180'],
  ],
];

for (const [name, text, country, expected] of LISTS) {
  test(`a list with ${name}`, () => {
    const reports = reportsOf(text, country);
    assert.equal(reports.length, expected.length);
    for (const [at, report] of reports.entries()) {
      assert.ok(told(report).startsWith(expected[at] as string), told(report));
      assertQuoted(document(text), report);
    }
    assert.ok(isRelevant({ title: '', text }));
  });
}
