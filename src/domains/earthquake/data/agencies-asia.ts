/** The rest of Asia, and Oceania. */
import type { Agency } from './agency.ts';

export const ASIA: readonly Agency[] = [
  {
    id: 'IRSC',
    country: 'IR',
    kind: 'agency',
    sites: 'irsc.ut.ac.ir',
    short: 'IRSC',
    names: `مرکز لرزه‌نگاری کشوری | مرکز لرزه نگاری کشوری | مرکز لرزه‌نگاری کشور | شبکه لرزه‌نگاری کشوری
      | موسسه ژئوفیزیک دانشگاه تهران | مؤسسه ژئوفیزیک دانشگاه تهران | مرکز لرزه‌نگاری موسسه ژئوفیزیک دانشگاه تهران
      | Iranian Seismological Center | Iranian Seismological Centre
      | Institute of Geophysics of the University of Tehran | Institute of Geophysics at the University of Tehran
      | Институт геофизики Тегеранского университета`,
  },
  {
    id: 'IIEES',
    country: 'IR',
    kind: 'agency',
    sites: 'iiees.ac.ir',
    short: 'IIEES',
    names: 'پژوهشگاه بین‌المللی زلزله‌شناسی و مهندسی زلزله | پژوهشگاه زلزله',
  },
  {
    id: 'IRRC',
    country: 'IR',
    kind: 'emergency',
    sites: 'rcs.ir',
    names: 'جمعیت هلال احمر | هلال احمر | سازمان مدیریت بحران | مدیریت بحران استان',
  },
  { id: 'IQMOS', country: 'IQ', kind: 'agency', names: 'Iraqi Meteorological Organization and Seismology' },
  {
    id: 'NCS',
    country: 'IN',
    kind: 'agency',
    sites: 'seismo.gov.in',
    short: 'NCS',
    names: `National Centre for Seismology | National Center for Seismology | Национальный центр сейсмологии
      | India Meteorological Department`,
  },
  {
    id: 'ISR',
    country: 'IN',
    kind: 'agency',
    sites: 'isr.gujarat.gov.in',
    short: 'ISR',
    names: 'Institute of Seismological Research',
  },
  {
    id: 'NEMRC',
    country: 'NP',
    kind: 'agency',
    sites: 'seismonepal.gov.np',
    short: 'NEMRC',
    names: `National Earthquake Monitoring and Research Centre | National Earthquake Monitoring and Research Center
      | National Earthquake Measurement Centre | राष्ट्रिय भूकम्प मापन तथा अनुसन्धान केन्द्र
      | राष्ट्रिय भूकम्प मापन केन्द्र | भूकम्प मापन तथा अनुसन्धान केन्द्र | राष्ट्रिय भूकम्प अनुगमन तथा अनुसन्धान केन्द्र
      | भूकम्प मापन केन्द्र`,
  },
  {
    id: 'PMD',
    country: 'PK',
    kind: 'agency',
    sites: 'pmd.gov.pk',
    names: 'Pakistan Meteorological Department | National Seismic Monitoring Centre',
  },
  {
    id: 'CENC',
    country: 'CN',
    kind: 'agency',
    sites: 'cenc.ac.cn | ceic.ac.cn | cea.gov.cn',
    short: 'CENC',
    names: `中国地震台网 | 中国地震台网中心 | 中国地震局 | China Earthquake Networks Center | China Earthquake Networks Centre
      | China Earthquake Administration | Китайский центр сейсмологических сетей | Сейсмологическое управление КНР
      | Centro de Redes Sísmicas de China | 中国地震台網センター`,
  },
  {
    id: 'XJEA',
    country: 'CN',
    kind: 'agency',
    names: '新疆地震局 | 新疆维吾尔自治区地震局 | Xinjiang Earthquake Agency',
  },
  { id: 'CNMEM', country: 'CN', kind: 'emergency', sites: 'mem.gov.cn', names: '应急管理部 | 应急管理局 | 應急管理部' },
  {
    id: 'CWA',
    country: 'TW',
    kind: 'agency',
    sites: 'cwa.gov.tw | cwb.gov.tw',
    short: 'CWA | CWB',
    names: `中央氣象署 | 中央気象署 | 中央氣象局 | 中央气象署 | 中央氣象局 | Central Weather Administration | Central Weather Bureau
      | Центральное метеорологическое управление | 台湾中央気象署`,
  },
  { id: 'HKO', country: 'HK', kind: 'agency', sites: 'hko.gov.hk', names: '香港天文台 | Hong Kong Observatory' },
  {
    id: 'JMA',
    country: 'JP',
    kind: 'agency',
    sites: 'jma.go.jp',
    short: 'JMA',
    names: `気象庁 | Japan Meteorological Agency | Japan's Meteorological Agency | Японское метеорологическое агентство
      | Метеорологическое агентство Японии | Главное метеорологическое управление Японии | Japonya Meteoroloji Ajansı
      | Agencia Meteorológica de Japón | Agence météorologique japonaise | Agence météorologique du Japon
      | Japanische Meteorologische Behörde | Japanische Wetterbehörde | Agenzia meteorologica giapponese
      | Agência Meteorológica do Japão | Badan Meteorologi Jepang | 日本气象厅 | 日本氣象廳
      | Жапония метеорологиялық агенттігі`,
  },
  { id: 'NIED', country: 'JP', kind: 'agency', sites: 'bosai.go.jp', short: 'NIED', names: '防災科学技術研究所' },
  { id: 'JPFDMA', country: 'JP', kind: 'emergency', sites: 'fdma.go.jp', names: '総務省消防庁' },
  {
    id: 'KMA',
    country: 'KR',
    kind: 'agency',
    sites: 'kma.go.kr',
    short: 'KMA',
    names: 'Korea Meteorological Administration | 기상청 | 韓国気象庁 | 韩国气象厅',
  },
  {
    id: 'MNIAG',
    country: 'MN',
    kind: 'agency',
    sites: 'iag.ac.mn',
    names: `Institute of Astronomy and Geophysics | Институт астрономии и геофизики`,
  },
  {
    id: 'BMKG',
    country: 'ID',
    kind: 'agency',
    sites: 'bmkg.go.id',
    short: 'BMKG',
    names: `Badan Meteorologi, Klimatologi, dan Geofisika | Badan Meteorologi Klimatologi dan Geofisika
      | Badan Meteorologi, Klimatologi dan Geofisika | Meteorology, Climatology, and Geophysics Agency
      | Meteorology, Climatology and Geophysical Agency | Meteorology, Climatology and Geophysics Agency
      | Агентство метеорологии, климатологии и геофизики`,
  },
  {
    id: 'BNPB',
    country: 'ID',
    kind: 'emergency',
    sites: 'bnpb.go.id',
    short: 'BNPB | BPBD',
    names: `Badan Nasional Penanggulangan Bencana | Badan Penanggulangan Bencana Daerah
      | National Disaster Management Agency | National Disaster Mitigation Agency`,
  },
  {
    id: 'PHIVOLCS',
    country: 'PH',
    kind: 'agency',
    sites: 'phivolcs.dost.gov.ph',
    short: 'PHIVOLCS | PHILVOLCS',
    names: `Philippine Institute of Volcanology and Seismology | Филиппинский институт вулканологии и сейсмологии
      | Instituto de Vulcanología y Sismología de Filipinas | Instituto Filipino de Vulcanología y Sismología
      | 菲律宾火山地震研究所 | フィリピン火山地震研究所`,
  },
  {
    id: 'PHNDRRMC',
    country: 'PH',
    kind: 'emergency',
    sites: 'ndrrmc.gov.ph | ocd.gov.ph',
    short: 'NDRRMC',
    names: 'Office of Civil Defense | National Disaster Risk Reduction and Management Council',
  },
  { id: 'DMH', country: 'MM', kind: 'agency', short: 'DMH', names: 'Department of Meteorology and Hydrology' },
  { id: 'TMD', country: 'TH', kind: 'agency', sites: 'tmd.go.th', names: 'Thai Meteorological Department' },
  {
    id: 'VNIGP',
    country: 'VN',
    kind: 'agency',
    names: 'Institute of Geophysics | Earthquake Information and Tsunami Warning Centre',
  },
  { id: 'METMY', country: 'MY', kind: 'agency', sites: 'met.gov.my', short: 'METMalaysia', names: 'MetMalaysia' },
  {
    id: 'GEONET',
    country: 'NZ',
    kind: 'agency',
    sites: 'geonet.org.nz | gns.cri.nz',
    short: 'GEONET | GeoNet',
    names: 'GNS Science',
  },
  { id: 'NZNEMA', country: 'NZ', kind: 'emergency', names: 'National Emergency Management Agency' },
  {
    id: 'GA',
    country: 'AU',
    kind: 'agency',
    sites: 'ga.gov.au',
    names: 'Geoscience Australia | Joint Australian Tsunami Warning Centre',
  },
];
