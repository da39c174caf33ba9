/** Agencies that watch the whole Earth. */
import type { Agency } from './agency.ts';

export const GLOBAL: readonly Agency[] = [
  {
    id: 'USGS',
    country: 'US',
    kind: 'agency',
    sites: 'usgs.gov',
    short: 'USGS | यूएसजीएस',
    names: `U.S. Geological Survey | US Geological Survey | United States Geological Survey | American Geological Survey
      | Геологическая служба США | Американская геологическая служба | АҚШ Геологиялық қызметі
      | АҚШ геологиялық қызметі | Америка геологиялық қызметі | Amerika geologialyq qyzmetı | AQŞ geologialyq qyzmetı
      | АКШнын Геологиялык кызматы | АКШ Геологиялык кызматы | ABD Jeoloji Araştırmalar Kurumu
      | ABD Jeoloji Araştırmalar Merkezi | Amerikan Jeoloji Araştırmalar Merkezi | AQSH Geologiya xizmati
      | AQSh geologiya xizmati | ABŞ Geoloji Xidməti | ABŞ Geoloji Tədqiqat Xidməti | ABŞ-ın Geoloji Xidməti
      | Servicio Geológico de Estados Unidos | Servicio Geológico de los Estados Unidos | Servicio Geológico de EE. UU.
      | Servicio Geológico de EE.UU. | Servicio Geológico estadounidense | Survei Geologi Amerika Serikat
      | Survei Geologi AS | Badan Survei Geologi AS | 米地質調査所 | アメリカ地質調査所 | 米国地質調査所 | 美国地质调查局
      | 美國地質調查局 | 美国地质勘探局 | Servizio geologico degli Stati Uniti | Servizio geologico americano
      | Servizio geologico statunitense | Αμερικανικό Γεωλογικό Ινστιτούτο | Γεωλογική Υπηρεσία των ΗΠΑ
      | Γεωλογικό Ινστιτούτο των ΗΠΑ | Institut américain de géophysique | Institut géologique américain
      | Institut d'études géologiques des États-Unis | Service géologique américain
      | Service géologique des États-Unis | US-Erdbebenwarte | US-Geologiebehörde | US-Geologiedienst
      | Geologischer Dienst der USA | Serviço Geológico dos Estados Unidos | Serviço Geológico dos EUA
      | Serviço Geológico norte-americano | سازمان زمین شناسی آمریکا | سازمان زمین‌شناسی آمریکا
      | سازمان زمین‌شناسی ایالات متحده | सं.रा. अमेरिकाको भूगर्भ सर्वेक्षण | अमेरिकी भूगर्भ सर्वेक्षण
      | अमेरिकी भौगर्भिक सर्वेक्षण`,
  },
  {
    id: 'EMSC',
    country: null,
    kind: 'agency',
    sites: 'emsc-csem.org | seismicportal.eu',
    short: 'EMSC | CSEM | ЕМСЦ | ЕСМЦ | ईएमएससी',
    names: `European-Mediterranean Seismological Centre | European Mediterranean Seismological Centre
      | European-Mediterranean Seismological Center | Euro-Mediterranean Seismological Centre
      | Европейско-Средиземноморский сейсмологический центр | Евро-Средиземноморский сейсмологический центр
      | Еуропа-Жерорта теңізі сейсмологиялық орталығы | Еуропалық-Жерорта теңізі сейсмологиялық орталығы
      | Eýropa-Jerorta teñızı seismologialyq ortalyğy | Avrupa-Akdeniz Sismoloji Merkezi
      | Avropa-Aralıq dənizi Seysmoloji Mərkəzi | Avropa-Aralıq Dənizi Seysmologiya Mərkəzi
      | Yevropa-Oʻrta yer dengizi seysmologiya markazi | Европа-Жер Ортолук деңизи сейсмологиялык борбору
      | Centro Sismológico Euromediterráneo | Centro Sismológico Europeo-Mediterráneo
      | Centro sismologico euromediterraneo | Centro sismologico europeo mediterraneo
      | Ευρωμεσογειακό Σεισμολογικό Κέντρο | Ευρωπαϊκό Μεσογειακό Σεισμολογικό Κέντρο
      | Centre sismologique euro-méditerranéen | Centre sismologique euroméditerranéen
      | Europäisch-Mediterranes Seismologisches Zentrum | Centro Sismológico Euro-Mediterrânico
      | Centro Sismológico Europeu do Mediterrâneo | 欧洲地中海地震中心 | 欧州地中海地震学センター
      | مرکز لرزه‌نگاری اروپا-مدیترانه | مرکز زلزله‌شناسی اروپا مدیترانه`,
  },
  {
    id: 'GFZ',
    country: 'DE',
    kind: 'agency',
    sites: 'gfz-potsdam.de | gfz.de',
    short: 'GFZ',
    names: `German Research Centre for Geosciences | German Research Center for Geosciences | GFZ Potsdam
      | Немецкий центр геофизических исследований | Германский исследовательский центр геологических наук
      | Deutsches GeoForschungsZentrum | Helmholtz-Zentrum für Geoforschung | Geoforschungszentrum Potsdam
      | Alman Yer Bilimleri Araştırma Merkezi | Centro Alemán de Investigación en Geociencias
      | 德国地学研究中心 | 德国地球科学研究中心 | ドイツ地球科学研究センター`,
  },
  { id: 'GEOSCOPE', country: 'FR', kind: 'agency', short: 'GEOSCOPE', names: 'Geoscope Observatory' },
  { id: 'IRIS', country: 'US', kind: 'agency', sites: 'iris.edu | earthscope.org', names: 'EarthScope Consortium' },
  {
    id: 'PTWC',
    country: 'US',
    kind: 'agency',
    sites: 'tsunami.gov',
    short: 'PTWC | NTWC',
    names: `Pacific Tsunami Warning Center | Pacific Tsunami Warning Centre | National Tsunami Warning Center
      | Тихоокеанский центр предупреждения о цунами | Centro de Alerta de Tsunamis del Pacífico
      | Centro de Advertencia de Tsunamis del Pacífico | Centre d'alerte aux tsunamis dans le Pacifique
      | Pasifik Tsunami Uyarı Merkezi | 太平洋津波警報センター | 太平洋海啸预警中心`,
  },
  {
    id: 'GSRAS',
    country: 'RU',
    kind: 'agency',
    sites: 'gsras.ru | ceme.gsras.ru',
    short: 'GSRAS | Сахалинский филиал ЕГС РАН | Сахалинский филиал ФИЦ ЕГС РАН | ГС РАН | ФИЦ ЕГС РАН | ЕГС РАН',
    names: `Единая геофизическая служба РАН | Геофизическая служба РАН | Геофизическая служба Российской академии наук
      | Единая геофизическая служба Российской академии наук | Geophysical Service of the Russian Academy of Sciences
      | Geophysical Survey of the Russian Academy of Sciences`,
  },
  {
    id: 'KBGS',
    country: 'RU',
    kind: 'agency',
    short: 'КФ ФИЦ ЕГС РАН | КФ ГС РАН',
    names: 'Камчатский филиал Единой геофизической службы РАН | Камчатский филиал Геофизической службы РАН',
  },
];
