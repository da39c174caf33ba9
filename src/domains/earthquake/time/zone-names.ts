/** Time zones as texts name them: abbreviations, offsets, and cities and countries in the languages of rules. */
import { fold } from '../text/fold.ts';
import { zoneStems } from './zone-stems.ts';

const table = (lines: string): ReadonlyMap<string, string> =>
  new Map(
    lines
      .trim()
      .split(/\s+/)
      .map((pair) => pair.split('=') as [string, string]),
  );

/** Of one meaning in the news of their region, or of several: `|` between them, the commonest first. */
const SHORT = table(`
  UTC=UTC GMT=UTC UT=UTC TU=UTC Z=UTC УТЦ=UTC ВКВ=UTC MSK=+03:00 МСК=+03:00 WET=+00:00 WEST=+01:00 BST=+01:00|+06:00 CET=+01:00
  CEST=+02:00 MEZ=+01:00 MESZ=+02:00 EET=+02:00 EEST=+03:00 TRT=+03:00 TSİ=+03:00 TSI=+03:00 AZT=+04:00 GET=+04:00
  IRST=+03:30 AFT=+04:30 IDT=+03:00 GST=+04:00 PKT=+05:00 UZT=+05:00 TJT=+05:00 TMT=+05:00 KGT=+06:00 ALMT=Asia/Almaty IST=+05:30|Asia/Jerusalem|Europe/Dublin NPT=+05:45
  WIB=+07:00 WITA=+08:00 WIT=+09:00 ICT=+07:00 SGT=+08:00 HKT=+08:00 PHT=+08:00 MMT=+06:30 BTT=+06:00 PST=-08:00|+08:00|+05:00 PDT=-07:00 MST=-07:00|+08:00|+06:30
  MDT=-06:00 CST=-06:00|+08:00|America/Havana CDT=-05:00 EST=-05:00|+10:00 EDT=-04:00 AKST=-09:00 AKDT=-08:00 HST=-10:00 JST=+09:00 KST=+09:00
  AWST=+08:00 ACST=+09:30 AEST=+10:00 AEDT=+11:00 NZST=+12:00 NZDT=+13:00 PGT=+10:00 SBT=+11:00 VUT=+11:00 FJT=+12:00 TOT=+13:00 ChST=+10:00 CLT=America/Santiago
  CLST=-03:00 ART=-03:00 BRT=-03:00 PET=-05:00 COT=-05:00 ECT=-05:00 BOT=-04:00 AST=-04:00|+03:00 VET=-04:00 UYT=-03:00 WAT=+01:00 CAT=+02:00 SAST=+02:00 EAT=+03:00
  PT=America/Los_Angeles MT=America/Denver ET=America/New_York KRAT=+07:00 VLAT=+10:00 PETT=+12:00 MAGT=+11:00
  SAMT=+04:00 YEKT=+05:00 OMST=+06:00 IRKT=+08:00 YAKT=+09:00 SAKT=+11:00`);

/** In raw text: an abbreviation, or an offset with UTC before it. */
export const ABBREVIATED =
  /(?:(?<![\p{L}\d])(?:UTC|GMT|utc|gmt)\s?(?<sign>[+\-−–])\s?(?<hours>\d{1,2})(?::?(?<minutes>[0-5]\d))?(?!\d)|(?<![\p{L}\d])(?<name>\p{Lu}{2,4}|ChST|[ugw][tmi][cbt]|мск)(?![\p{L}\d]|-\d)|(?<=\d)(?<name>Z)(?!\p{L})|(?<=\d ?)(?<sign>[+\-−])(?<hours>0\d|1[0-4]):(?<minutes>[0-5]\d)(?![\d:]))/gu;

/** The zones that it may stand for, `|` between them. */
export function abbreviatedZone(name: string): string | null {
  return SHORT.get(name) ?? SHORT.get(name.toUpperCase()) ?? null;
}

/** `+`, `5`, `30` as `+05:30`; null where no place has such time. */
export function offsetZone(sign: string, hours = '', minutes = '00'): string | null {
  return Number(hours) > 14 ? null : `${sign === '+' ? '+' : '-'}${hours.padStart(2, '0')}:${minutes}`;
}

/** The zone of a name in any of its forms ("Астаны", "ташкентскому", "Türkiye"): by its longest known beginning; null: unknown. */
export function zoneOfName(name: string): string | null {
  const stems = zoneStems();
  const folded = fold(name);
  for (let length = Math.min(folded.length, 16); length >= 2; length -= 1) {
    const zone = stems.get(folded.slice(0, length));
    if (zone !== undefined) return zone;
  }
  return null;
}
