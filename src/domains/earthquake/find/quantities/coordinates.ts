/** Coordinates: both or nothing. */
import type { CoordinatesMention } from '../../mentions.ts';
import { fold } from '../../text/fold.ts';
import { compile } from '../../text/pattern.ts';
import { firstAfter, matchesOf, type Span } from '../spans.ts';
import { markAfter, markBefore, mentionAt, type Scan, unitAfter } from './scan.ts';

interface Angle extends Span {
  readonly degrees: number;
  /** As precise as coordinates are: a fraction, a degree sign or minutes. */
  readonly precise: boolean;
}
type Axis = 'latitude' | 'longitude';
interface Reading extends Span {
  readonly axis: Axis;
  readonly degrees: number;
}

const DEGREE = fold(
  '°|度|градус*|град\\.|degrees?|deg\\.?|derece|dərəcə|daraja|grad[ioe]?s?|graus|degrés?|grad|درجه|डिग्री|βαθμο*|derajat|gradus*',
);
const MINUTE = fold("'|分|мин*|minutes?|minut*|dakika|dəqiqə|daqiqa|دقیقه|मिनेट|λεπτ*|menit|minuto*|minuti");
const SECOND = fold("\"|''|秒|сек*|seconds?|saniye|segundo*|secondi|sekund*|ثانیه");
const SIZE = String.raw`(?<d>[+-]?\d{1,3}(?:[.,]\d{1,6})?)(?![\d:/])(?<u> ?(${DEGREE}))?`;
const PART = String.raw`\d{1,2}(?:[.,]\d+)?`;
const PARTS = `( ?(?<m>${PART}) ?(${MINUTE})( ?(?<s>${PART}) ?(${SECOND}))?)?`;
let anglePattern: RegExp | null = null;
const MOST_ANGLES = 200;

/** Coordinates of a sentence, in degrees, north and east positive. */
export function coordinatesIn(seen: Scan): readonly CoordinatesMention[] {
  if (!mayHave(seen)) return [];
  const angles = anglesOf(seen);
  const found: CoordinatesMention[] = [];
  for (let at = 0; at + 1 < angles.length; at += 1) {
    const pair = readPair(seen, angles[at] as Angle, angles[at + 1] as Angle);
    if (pair === null) continue;
    found.push(pair);
    take(seen, pair);
    at += 1;
  }
  return found;
}

const BRACKETED = /\(-?\d{1,3}[.,]\d{2,}/;
const KINDS = ['north', 'south', 'east', 'west', 'latitude', 'coordinates'] as const;

function mayHave(seen: Scan): boolean {
  return BRACKETED.test(seen.folded) || KINDS.some((kind) => firstAfter(seen.marks(kind), 0) !== null);
}

function anglesOf(seen: Scan): readonly Angle[] {
  const angles: Angle[] = [];
  anglePattern ??= compile(String.raw`(?<!\d|\d[.,:/])${SIZE}${PARTS}`, {}, { unspaced: true });
  for (const match of matchesOf(anglePattern, seen.folded)) {
    if (angles.length === MOST_ANGLES) break;
    const { d = '', u, m, s } = match.groups ?? {};
    const end = match.index + match[0].length;
    if (u === undefined && m === undefined && isLength(seen, { start: match.index, end })) continue;
    const size = Math.abs(number(d)) + number(m ?? '0') / 60 + number(s ?? '0') / 3600;
    const degrees = (d.startsWith('-') ? -1 : 1) * (m === undefined ? size : Math.round(size * 1000) / 1000);
    angles.push({ start: match.index, end, degrees, precise: u !== undefined || m !== undefined || /[.,]/.test(d) });
  }
  return angles;
}

function number(text: string): number {
  return Number(text.replace(',', '.'));
}

function isLength(seen: Scan, span: Span): boolean {
  return (['km', 'miles', 'metres'] as const).some((kind) => unitAfter(seen, kind, span) !== null);
}

/** Two neighbours that are one latitude and one longitude, whichever way they are marked. */
function readPair(seen: Scan, first: Angle, second: Angle): CoordinatesMention | null {
  if (second.start - first.end > 45 || !first.precise || !second.precise) return null;
  for (const read of [afterwards, beforehand, labelled, bracketed] as const) {
    const pair = read(seen, first, second);
    if (pair === null) continue;
    const [a, b] = pair;
    const latitude = a.axis === 'latitude' ? a.degrees : b.degrees;
    const longitude = a.axis === 'latitude' ? b.degrees : a.degrees;
    if (a.axis === b.axis || Math.abs(latitude) > 90 || Math.abs(longitude) > 180) continue;
    const span = { start: a.start, end: b.end };
    return { ...mentionAt(seen, span, 'coordinates/pair'), kind: 'coordinates', latitude, longitude };
  }
  return null;
}

const HEMISPHERES = [
  ['north', 'latitude', 1],
  ['south', 'latitude', -1],
  ['east', 'longitude', 1],
  ['west', 'longitude', -1],
] as const;

/** "43.25° N, 77.96° E" */
function afterwards(seen: Scan, first: Angle, second: Angle): readonly [Reading, Reading] | null {
  const read = (angle: Angle, until: number): Reading | null => {
    for (const [kind, axis, sign] of HEMISPHERES) {
      const mark = markAfter(seen, kind, angle.end, 16);
      if (mark === null || mark.end > until || !SMALL_GAP.test(seen.folded.slice(angle.end, mark.start))) continue;
      if (isLetter(seen, mark))
        return { axis, start: angle.start, end: mark.end, degrees: sign * Math.abs(angle.degrees) };
    }
    return null;
  };
  return both(read(first, second.start), read(second, Number.POSITIVE_INFINITY));
}

const SMALL_GAP = /^[ °]*(?:\p{L}{1,10} ){0,2}$/u;

/** "N 43.25 E 77.96", "北緯37度24分、東経137度12分" */
function beforehand(seen: Scan, first: Angle, second: Angle): readonly [Reading, Reading] | null {
  const read = (angle: Angle): Reading | null => {
    for (const [kind, axis, sign] of HEMISPHERES) {
      const mark = markBefore(seen, kind, angle.start, 3);
      if (mark !== null && isLetter(seen, mark)) {
        return { axis, start: mark.start, end: angle.end, degrees: sign * Math.abs(angle.degrees) };
      }
    }
    return null;
  };
  return both(read(first), read(second));
}

/** "Lat -41.83, Long 174.29", "Latitude, longitude: -41.83, 174.29", "coordinates: 43.25, 77.96" */
function labelled(seen: Scan, first: Angle, second: Angle): readonly [Reading, Reading] | null {
  const lat = markBefore(seen, 'latitude', first.start, 40);
  const lon = markBefore(seen, 'longitude', first.start, 40);
  const label = lat ?? lon ?? markBefore(seen, 'coordinates', first.start, 25);
  if (label === null) return null;
  const swapped = lon !== null && (lat === null || lon.start < lat.start);
  const start = Math.min(label.start, lat?.start ?? label.start, lon?.start ?? label.start);
  const other = markBefore(seen, swapped ? 'latitude' : 'longitude', second.start, 20);
  if ((lat === null) !== (lon === null) && other === null) return null;
  return [
    { axis: swapped ? 'longitude' : 'latitude', start, end: first.end, degrees: first.degrees },
    { axis: swapped ? 'latitude' : 'longitude', start: second.start, end: second.end, degrees: second.degrees },
  ];
}

/** "(43.12, 13.05)" */
function bracketed({ folded }: Scan, first: Angle, second: Angle): readonly [Reading, Reading] | null {
  if (
    !BRACKETED.test(folded.slice(first.start - 1, first.end)) ||
    !/\d[.,]\d{2}/.test(folded.slice(second.start, second.end))
  ) {
    return null;
  }
  if (folded.charAt(second.end) !== ')' || !/^[,;]? $/.test(folded.slice(first.end, second.start))) return null;
  return [
    { axis: 'latitude', start: first.start, end: first.end, degrees: first.degrees },
    { axis: 'longitude', start: second.start, end: second.end, degrees: second.degrees },
  ];
}

function both(first: Reading | null, second: Reading | null): readonly [Reading, Reading] | null {
  return first === null || second === null ? null : [first, second];
}

/** A single letter is a hemisphere only as a capital: "e" is "and" in Italian. */
function isLetter(seen: Scan, mark: Span): boolean {
  const word = seen.sentence.raw.slice(mark.start, mark.end);
  return word.length > 1 || word !== word.toLowerCase() || word === word.toUpperCase();
}

function take(seen: Scan, mention: CoordinatesMention): void {
  const start = mention.start - seen.sentence.start;
  const end = mention.end - seen.sentence.start;
  for (const figure of seen.figures) if (figure.start >= start && figure.end <= end) seen.taken.add(figure);
}
