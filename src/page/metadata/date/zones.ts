/** Offsets of time zones as pages state them. */

/** Abbreviations with one meaning in the news of their region; in minutes, or an IANA zone where summer time decides. */
const ZONES: Readonly<Record<string, number | string>> = {
  Z: 0,
  UTC: 0,
  GMT: 0,
  UT: 0,
  WET: 0,
  WEST: 60,
  BST: 60,
  CET: 60,
  CEST: 120,
  MEZ: 60,
  MESZ: 120,
  EET: 120,
  EEST: 180,
  EST: -300,
  EDT: -240,
  CST: -360,
  CDT: -300,
  MST: -420,
  MDT: -360,
  PST: -480,
  PDT: -420,
  AKST: -540,
  AKDT: -480,
  HST: -600,
  AST: -240,
  ADT: -180,
  NST: -210,
  NDT: -150,
  ET: 'America/New_York',
  CT: 'America/Chicago',
  MT: 'America/Denver',
  PT: 'America/Los_Angeles',
  MSK: 180,
  МСК: 180,
  MSD: 240,
  SAMT: 240,
  YEKT: 300,
  OMST: 360,
  KRAT: 420,
  IRKT: 480,
  YAKT: 540,
  VLAT: 600,
  ALMT: 'Asia/Almaty',
  KGT: 360,
  UZT: 300,
  TJT: 300,
  TMT: 300,
  AZT: 240,
  GET: 240,
  AMT: 240,
  TRT: 180,
  TSI: 180,
  TSİ: 180,
  IRST: 210,
  WIB: 420,
  WITA: 480,
  WIT: 540,
  ICT: 420,
  SGT: 480,
  HKT: 480,
  PHT: 480,
  MYT: 480,
  JST: 540,
  KST: 540,
  IST: 330,
  PKT: 300,
  NPT: 345,
  AEST: 600,
  AEDT: 660,
  ACST: 570,
  ACDT: 630,
  AWST: 480,
  NZST: 720,
  NZDT: 780,
  SAST: 120,
  CAT: 120,
  EAT: 180,
  WAT: 60,
  BRT: -180,
  ART: -180,
  CLT: 'America/Santiago',
  PET: -300,
  COT: -300,
  ECT: -300,
};

/** Zones spelled out: in a language's own words, near a time. */
const PHRASES: readonly (readonly [pattern: RegExp, zone: string])[] = [
  [/моск|мәскеу|moscow|moskau|moscou/iu, 'Europe/Moscow'],
  [/астан[аеы]|алмат|astana|almaty/iu, 'Asia/Almaty'],
  [/бишкек|bishkek/iu, 'Asia/Bishkek'],
  [/ташкент|тошкент|toshkent|tashkent/iu, 'Asia/Tashkent'],
  [/київ|киевск|kyiv|kiev/iu, 'Europe/Kyiv'],
  [/баку|bakı|baku/iu, 'Asia/Baku'],
  [/eastern (?:standard |daylight )?time/i, 'America/New_York'],
  [/central (?:standard |daylight )?time/i, 'America/Chicago'],
  [/mountain (?:standard |daylight )?time/i, 'America/Denver'],
  [/pacific (?:standard |daylight )?time/i, 'America/Los_Angeles'],
  [/central european (?:summer )?time/i, 'Europe/Berlin'],
  [/北京时间|beijing/i, 'Asia/Shanghai'],
  [/日本時間/, 'Asia/Tokyo'],
  [/hora de (?:madrid|españa)/i, 'Europe/Madrid'],
  [/horário de brasília|hora de brasília/i, 'America/Sao_Paulo'],
];

/** Abbreviations that mean another zone on sites of a country. */
const BY_COUNTRY: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  CN: { CST: 480 },
  TW: { CST: 480 },
  IE: { IST: 60 },
  IL: { IST: 120 },
  AU: { EST: 600, EDT: 660, CST: 570, WST: 480 },
  BR: { AMT: -240 },
};

/** A zone as stated, with its offset as ISO 8601 writes it. */
export interface Zone {
  readonly stated: string;
  readonly offset: string;
}

/** Local wall-clock time as fields. */
export type LocalTime = readonly [year: number, month: number, day: number, hour: number, minute: number];

const NUMERIC = /^\s*\(?\s*(?:(?:UTC|GMT)\s*)?([+\-−])\s?(\d{1,2})(?::?([0-5]\d))?(?!\d)/i;
const NAMED = /^[\s,]*\(?\s*(\p{L}{1,4}\p{M}?)(?![\p{L}\p{M}])/u;

/** The zone stated right after a time of day; null if none is. */
export function zoneAfter(text: string, at: LocalTime, country: string | null): Zone | null {
  const numeric = NUMERIC.exec(text);
  if (numeric !== null) return numericZone(numeric);
  const name = NAMED.exec(text)?.[1];
  const offset = name === undefined ? undefined : offsetOf(name, at, country);
  if (name !== undefined && offset !== undefined)
    return { stated: name, offset: /^(?:Z|UTC|GMT|UT)$/i.test(name) ? 'Z' : offset };
  const near = text.slice(0, 45);
  for (const [pattern, zone] of PHRASES) {
    const match = pattern.exec(near);
    if (match !== null) return { stated: match[0], offset: spellOffset(minutesIn(zone, at)) };
  }
  return null;
}

function numericZone(match: RegExpExecArray): Zone | null {
  const [whole, sign, hours = '', minutes = '00'] = match;
  if (Number(hours) > 14) return null;
  return {
    stated: whole.replace(/[\s(]+/g, ''),
    offset: `${sign === '+' ? '+' : '-'}${hours.padStart(2, '0')}:${minutes}`,
  };
}

function offsetOf(name: string, at: LocalTime, country: string | null): string | undefined {
  // in lower case most of them are words
  const known = name === name.toUpperCase() || /^(?:мск|utc|gmt)$/iu.test(name) ? name.toUpperCase() : '';
  const zone = BY_COUNTRY[country ?? '']?.[known] ?? ZONES[known];
  if (zone === undefined) return undefined;
  return spellOffset(typeof zone === 'number' ? zone : minutesIn(zone, at));
}

/** Minutes ahead of UTC in an IANA zone at a local time. */
export function minutesIn(zone: string, [year, month, day, hour, minute]: LocalTime): number {
  const name =
    formatOf(zone)
      .formatToParts(Date.UTC(year, month - 1, day, hour, minute))
      .find((part) => part.type === 'timeZoneName')?.value ?? '';
  const match = /([+-])(\d\d):(\d\d)/.exec(name);
  if (match === null) return 0;
  return (match[1] === '-' ? -1 : 1) * (Number(match[2]) * 60 + Number(match[3]));
}

/** A formatter takes longer to make than to use. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(zone: string): Intl.DateTimeFormat {
  const format = formats.get(zone) ?? new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' });
  formats.set(zone, format);
  return format;
}

/** An offset as ISO 8601 writes it. */
export function spellOffset(minutes: number): string {
  const size = Math.abs(minutes);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${minutes < 0 ? '-' : '+'}${two(Math.floor(size / 60))}:${two(size % 60)}`;
}
