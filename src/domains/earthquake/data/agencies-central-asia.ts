/** Kazakhstan, its neighbours, the Caucasus and Turkey. */
import type { Agency } from './agency.ts';

const EMERGENCY = `Министерство по чрезвычайным ситуациям | Министерство чрезвычайных ситуаций
  | Департамент по чрезвычайным ситуациям | Ministry of Emergency Situations | Emergency Situations Ministry
  | Ministry for Emergency Situations | Emergencies Ministry | Fövqəladə Hallar Nazirliyi`;

const INSTITUTE = `Институт сейсмологии | Сейсмология институты | Institute of Seismology | Seismology Institute
  | Seismologia instituty | Seysmologiya instituti | Sejsmologiýa instituty`;

export const CENTRAL_ASIA: readonly Agency[] = [
  {
    id: 'KNDC',
    country: 'KZ',
    kind: 'agency',
    sites: 'kndc.kz',
    short: 'KNDC | КНЦД | ҚҰДО | KZNDC',
    names: `Национальный центр данных | Казахстанский национальный центр данных | Ұлттық деректер орталығы
      | Ulttyq derekter ortalyğy | Kazakhstan National Data Center | Kazakhstan National Data Centre
      | Kazakh National Data Center | Kazakhstani National Data Centre`,
  },
  {
    id: 'SOME',
    country: 'KZ',
    kind: 'agency',
    sites: 'some.kz',
    short: 'СОМЭ | СТӘЭ | ССОМЭ',
    names: `Сейсмологическая опытно-методическая экспедиция | Сейсмологиялық тәжірибелік-әдістемелік экспедиция
      | Seismological Experimental and Methodological Expedition
      | Национальный научный центр сейсмологических наблюдений и исследований
      | Сейсмологиялық бақылау және зерттеу ұлттық ғылыми орталығы | ННЦСНИ
      | Сейсмологиялық бақылау мен зерттеудің ұлттық ғылыми орталығы
      | National Scientific Center for Seismological Observations and Research`,
  },
  { id: 'KZIS', country: 'KZ', kind: 'agency', sites: 'seismology.kz', names: INSTITUTE },
  {
    id: 'KZMES',
    country: 'KZ',
    kind: 'emergency',
    sites: 'emer.gov.kz',
    short: 'МЧС | ТЖМ | ДЧС | ТЖД | TJM | МЧС РК | ҚР ТЖМ',
    names: `${EMERGENCY} | Төтенше жағдайлар министрлігі | Төтенше жағдайлар департаменті
      | Tötenşe jağdailar ministrlıgı | Tötenşe jağdailar departamentı`,
  },
  {
    id: 'KGIS',
    country: 'KG',
    kind: 'agency',
    sites: 'seismo.kg',
    short: 'ИС НАН КР',
    names: `${INSTITUTE} | Институт сейсмологии Национальной академии наук | Институт сейсмологии НАН Кыргызской Республики |
      Улуттук илимдер академиясынын Сейсмология институту
      | Сейсмология институту`,
  },
  {
    id: 'CAIAG',
    country: 'KG',
    kind: 'agency',
    sites: 'caiag.kg',
    short: 'CAIAG | ЦАИИЗ',
    names: `Central-Asian Institute for Applied Geosciences | Central Asian Institute for Applied Geosciences
      | Центрально-Азиатский институт прикладных исследований Земли`,
  },
  {
    id: 'KGMES',
    country: 'KG',
    kind: 'emergency',
    sites: 'mchs.gov.kg',
    short: 'МЧС | ӨКМ | МЧС КР',
    names: `${EMERGENCY} | Өзгөчө кырдаалдар министрлиги`,
  },
  {
    id: 'UZSPM',
    country: 'UZ',
    kind: 'agency',
    sites: 'smrm.uz',
    short: 'РЦСМ | РСПМ',
    names: `Республиканский центр сейсмопрогностического мониторинга | Respublika seysmoprognostik monitoring markazi
      | Seysmoprognostik monitoring markazi | Сейсмопрогностик мониторинг маркази
      | Republican Center for Seismic Prognostic Monitoring | Republican Centre of Seismic Prognostic Monitoring
      | Центр сейсмопрогностического мониторинга`,
  },
  { id: 'UZIS', country: 'UZ', kind: 'agency', sites: 'seismos.uz', names: INSTITUTE },
  {
    id: 'UZMES',
    country: 'UZ',
    kind: 'emergency',
    sites: 'fvv.uz',
    short: 'МЧС | FVV | ФВВ',
    names: `${EMERGENCY} | Favqulodda vaziyatlar vazirligi | Фавқулодда вазиятлар вазирлиги`,
  },
  {
    id: 'TJGS',
    country: 'TJ',
    kind: 'agency',
    sites: 'geophysics.tj',
    names: `Геофизическая служба Таджикистана | Геофизическая служба Национальной академии наук Таджикистана
      | Geophysical Service of Tajikistan | Tajik Geophysical Service | Хадамоти геофизикии`,
  },
  {
    id: 'TJIG',
    country: 'TJ',
    kind: 'agency',
    names: `Институт геологии, сейсмостойкого строительства и сейсмологии
      | Institute of Geology, Earthquake Engineering and Seismology`,
  },
  {
    id: 'TJMES',
    country: 'TJ',
    kind: 'emergency',
    sites: 'khf.tj',
    short: 'КЧС | КҲФ | КЧС и ГО',
    names: `Комитет по чрезвычайным ситуациям | Committee of Emergency Situations | Committee for Emergency Situations
      | Кумитаи ҳолатҳои фавқулодда`,
  },
  { id: 'TMIS', country: 'TM', kind: 'agency', names: `${INSTITUTE} | Институт сейсмологии и физики атмосферы` },
  {
    id: 'RSSC',
    country: 'AZ',
    kind: 'agency',
    sites: 'seismology.az',
    short: 'RSXM | РЦСС | RSSC',
    names: `Respublika Seysmoloji Xidmət Mərkəzi | Seysmoloji Xidmət Mərkəzi | Республиканский центр сейсмологической службы
      | Республиканский сейсмологический центр | Republican Seismic Survey Center | Republican Seismological Service Center
      | Republican Seismic Service Centre | Republic Seismic Survey Center`,
  },
  { id: 'AZMES', country: 'AZ', kind: 'emergency', sites: 'fhn.gov.az', short: 'FHN | МЧС', names: EMERGENCY },
  {
    id: 'AMSP',
    country: 'AM',
    kind: 'agency',
    names: `Территориальная служба сейсмической защиты | Региональная служба сейсмической защиты
      | Seismic Protection Survey | Seismic Protection Territorial Service | Regional Survey for Seismic Protection`,
  },
  { id: 'AMMES', country: 'AM', kind: 'emergency', sites: 'mes.am', short: 'МЧС | МВД', names: EMERGENCY },
  {
    id: 'GEIES',
    country: 'GE',
    kind: 'agency',
    sites: 'ies.iliauni.edu.ge',
    names: 'Институт наук о Земле | Institute of Earth Sciences | Национальный сейсмический центр Грузии',
  },
  {
    id: 'AFAD',
    country: 'TR',
    kind: 'agency',
    sites: 'afad.gov.tr',
    short: 'AFAD | АФАД',
    names: `Afet ve Acil Durum Yönetimi Başkanlığı | Afet ve Acil Durum Yönetimi | Afet ve Acil Durum Başkanlığı
      | Disaster and Emergency Management Authority | Disaster and Emergency Management Presidency
      | Управление по борьбе со стихийными бедствиями и чрезвычайными ситуациями`,
  },
  {
    id: 'KOERI',
    country: 'TR',
    kind: 'agency',
    sites: 'koeri.boun.edu.tr | boun.edu.tr',
    short: 'KOERI | KRDAE',
    names: `Kandilli Rasathanesi | Kandilli Rasathanesi ve Deprem Araştırma Enstitüsü | Kandilli Observatory | Kandilli Rəsədxanası | Kandilli
      | Кандилли | Обсерватория Кандилли | Boğaziçi Üniversitesi Kandilli Rasathanesi`,
  },
  {
    id: 'RUMES',
    country: 'RU',
    kind: 'emergency',
    sites: 'mchs.gov.ru',
    short: 'МЧС | МЧС России | МЧС РФ',
    names: EMERGENCY,
  },
];
