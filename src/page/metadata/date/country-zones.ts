/** Countries whose newspapers all keep one time, with their IANA zones; countries of several zones are left out. */

const list = (pairs: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    pairs
      .trim()
      .split(/\s+/)
      .map((pair) => pair.split('=') as [string, string]),
  );

const ZONES = list(`
  AD=Europe/Andorra AE=Asia/Dubai AF=Asia/Kabul AL=Europe/Tirane AM=Asia/Yerevan AR=America/Argentina/Buenos_Aires
  AT=Europe/Vienna AZ=Asia/Baku BA=Europe/Sarajevo BD=Asia/Dhaka BE=Europe/Brussels BG=Europe/Sofia BH=Asia/Bahrain
  BO=America/La_Paz BT=Asia/Thimphu BY=Europe/Minsk CH=Europe/Zurich CL=America/Santiago CN=Asia/Shanghai
  CO=America/Bogota CR=America/Costa_Rica CU=America/Havana CY=Asia/Nicosia CZ=Europe/Prague DE=Europe/Berlin
  DK=Europe/Copenhagen DO=America/Santo_Domingo DZ=Africa/Algiers EC=America/Guayaquil EE=Europe/Tallinn
  EG=Africa/Cairo ES=Europe/Madrid ET=Africa/Addis_Ababa FI=Europe/Helsinki FR=Europe/Paris GB=Europe/London
  GE=Asia/Tbilisi GH=Africa/Accra GR=Europe/Athens GT=America/Guatemala HK=Asia/Hong_Kong HN=America/Tegucigalpa
  HR=Europe/Zagreb HT=America/Port-au-Prince HU=Europe/Budapest IE=Europe/Dublin IL=Asia/Jerusalem IN=Asia/Kolkata
  IQ=Asia/Baghdad IR=Asia/Tehran IS=Atlantic/Reykjavik IT=Europe/Rome JM=America/Jamaica JO=Asia/Amman JP=Asia/Tokyo
  KE=Africa/Nairobi KG=Asia/Bishkek KH=Asia/Phnom_Penh KR=Asia/Seoul KW=Asia/Kuwait KZ=Asia/Almaty LB=Asia/Beirut
  LI=Europe/Vaduz LK=Asia/Colombo LS=Africa/Maseru LT=Europe/Vilnius LU=Europe/Luxembourg LV=Europe/Riga
  LY=Africa/Tripoli MA=Africa/Casablanca MC=Europe/Monaco MD=Europe/Chisinau ME=Europe/Podgorica MK=Europe/Skopje
  MM=Asia/Yangon MT=Europe/Malta MY=Asia/Kuala_Lumpur NA=Africa/Windhoek NG=Africa/Lagos NI=America/Managua
  NL=Europe/Amsterdam NO=Europe/Oslo NP=Asia/Kathmandu NZ=Pacific/Auckland OM=Asia/Muscat PA=America/Panama
  PE=America/Lima PH=Asia/Manila PK=Asia/Karachi PL=Europe/Warsaw PT=Europe/Lisbon PY=America/Asuncion QA=Asia/Qatar
  RO=Europe/Bucharest RS=Europe/Belgrade SA=Asia/Riyadh SE=Europe/Stockholm SG=Asia/Singapore SI=Europe/Ljubljana
  SK=Europe/Bratislava SV=America/El_Salvador SY=Asia/Damascus TH=Asia/Bangkok TJ=Asia/Dushanbe TM=Asia/Ashgabat
  TN=Africa/Tunis TR=Europe/Istanbul TW=Asia/Taipei TZ=Africa/Dar_es_Salaam UA=Europe/Kyiv UG=Africa/Kampala
  UY=America/Montevideo UZ=Asia/Tashkent VE=America/Caracas VN=Asia/Ho_Chi_Minh YE=Asia/Aden ZA=Africa/Johannesburg
  ZM=Africa/Lusaka ZW=Africa/Harare`);

/** The IANA zone of a country (ISO 3166-1 alpha-2) that has only one; null for others. */
export function zoneOfCountry(country: string | null): string | null {
  return ZONES[country ?? ''] ?? null;
}
