/** How strongly it was felt: points, Roman numerals of Mercalli's scales, Shindo. Apart from magnitude. */

import type { Language } from '../../language.ts';
import type { IntensityMention } from '../../mentions.ts';
import { numberSlots, parseQuantity } from '../../text/numbers.ts';
import { firstAfter, lastBefore, matchesOf, type Span } from '../spans.ts';
import { RECURRENT, withContinued } from './continued.ts';
import { type Degree, degreeOf, romanDegree } from './degree.ts';
import { markAfter, markBefore, mentionAt, type Scan } from './scan.ts';
import { wordsAfter } from './word-figures.ts';

const MOST = 12;
const SCALES = [
  ['msk', 'MSK-64'],
  ['mercalli', 'MMI'],
  ['ems', 'EMS-98'],
  ['shindo', 'Shindo'],
] as const;

/** Intensities of a sentence. Their places are null: `withPlaces` finds them. */
export function intensitiesIn(seen: Scan): readonly IntensityMention[] {
  const degrees = [
    ...dividedIn(seen),
    ...withContinued(seen, [...pointsIn(seen)]),
    ...compoundsIn(seen),
    ...shindoIn(seen),
    ...romansIn(seen),
    ...labelledIn(seen),
    ...wordsIn(seen),
  ];
  const found: IntensityMention[] = [];
  if (degrees.length > 0 && RECURRENT.test(seen.folded)) return found;
  for (const { start, end, value, degree } of degrees.sort((a, b) => a.start - b.start)) {
    const last = found.at(-1);
    if (last !== undefined && start < last.end - seen.sentence.start) continue;
    if (degree <= 0 || degree > MOST || isZone(seen, start, end)) continue;
    for (const figure of seen.figures) if (figure.start >= start && figure.end <= end) seen.taken.add(figure);
    const base = mentionAt(seen, { start, end }, 'intensity/degree');
    found.push({ ...base, kind: 'intensity', value, degree, scale: scaleOf(seen), place: null });
  }
  return found;
}

function scaleOf(seen: Scan): IntensityMention['scale'] {
  return SCALES.find(([kind]) => firstAfter(seen.marks(kind), 0) !== null)?.[1] ?? 'unknown';
}

function isZone(seen: Scan, start: number, end: number): boolean {
  const before = lastBefore(seen.marks('zone'), start);
  const after = firstAfter(seen.marks('zone'), start);
  return (before !== null && start - before.end <= 25) || (after !== null && after.start - end <= 25);
}

const degreesBefore = new WeakMap<Language, RegExp>();

/** A degree or a range of two, then at most an ending or a hyphen, at the end of what stands before "points". */
function degreeBefore(language: Language): RegExp {
  let pattern = degreesBefore.get(language);
  if (pattern === undefined) {
    const one = `(?:\\d{1,2}|[ivx]{1,4}|${numberSlots(language).word})`;
    const border = language.unspaced ? '' : "(?<![\\p{L}\\d.,'])";
    pattern = new RegExp(`${border}(${one}(?: ?(?:-|/|и|или|to) ?${one})?)(?:['-]\\p{L}{1,4})?[ -]{0,2}$`, 'u');
    degreesBefore.set(language, pattern);
  }
  return pattern;
}

/** "4 балла", "2–3 points", "üç bal", "8 ballga". */
function* pointsIn(seen: Scan): Iterable<Degree> {
  for (const unit of seen.marks('points')) {
    const from = Math.max(0, unit.start - 40);
    const match = degreeBefore(seen.language).exec(seen.folded.slice(from, unit.start));
    if (match === null) continue;
    const start = from + match.index;
    if (isMagnitude(seen, start, unit)) continue;
    yield degreeOf(seen, match[1] as string, start, unit.end);
  }
}

const compounds = new Map<string, RegExp>();

/** "семибалльный": a degree and points in one word. */
function* compoundsIn(seen: Scan): Iterable<Degree> {
  const stem = seen.language.quantities.pointsStem;
  if (stem === undefined || !seen.folded.includes(stem)) return;
  let pattern = compounds.get(stem);
  if (pattern === undefined) {
    pattern = new RegExp(`(?<!\\p{L})(\\p{L}{3,10})${stem}\\p{L}{0,8}`, 'gu');
    compounds.set(stem, pattern);
  }
  for (const { 0: word, 1: degree = '', index } of matchesOf(pattern, seen.folded)) {
    if (parseQuantity(degree, seen.language) !== null) yield degreeOf(seen, degree, index, index + word.length);
  }
}

/** "5 баллов по шкале Рихтера", "магнитудой 5 баллов". */
function isMagnitude(seen: Scan, start: number, unit: Span): boolean {
  const scale = firstAfter(seen.marks('scale'), unit.start);
  if (scale !== null && scale.start - unit.end <= 25) return true;
  return markBefore(seen, 'magnitude', start, 10) !== null;
}

/** "震度5弱" */
const SHINDO = /(?<=震度[はがも]? ?)([0-7])([弱強])?(?!\d)/gu;
/** "No place observed shindo 1 or more." */
const NOWHERE = /^以上[^。\n]{0,15}(?:ありません|観測されていません|なし)/u;
const DIVISION: Readonly<Record<string, number>> = { 弱: 0, 強: 0.5 };

function* shindoIn(seen: Scan): Iterable<Degree> {
  if (!seen.folded.includes('震度')) return;
  for (const match of matchesOf(SHINDO, seen.folded)) {
    const [value, degree = '', division] = match;
    if (NOWHERE.test(seen.folded.slice(match.index + value.length, match.index + 40))) continue;
    yield {
      start: Math.max(0, seen.folded.lastIndexOf('震度', match.index)),
      end: match.index + value.length,
      value: seen.sentence.raw.slice(match.index, match.index + value.length).replace(/[０-９]/, degree),
      degree: Number(degree) + (DIVISION[division ?? ''] ?? 0),
    };
  }
}

/** "Lower 5", "upper 6", "5-minus", "6+": of the scales of Japan and Taiwan, where a sentence names intensity. */
function* dividedIn(seen: Scan): Iterable<Degree> {
  if ((firstAfter(seen.marks('intensity'), 0) ?? firstAfter(seen.marks('shindo'), 0)) === null) return;
  const { raw } = seen.sentence;
  for (const figure of seen.figures) {
    if (seen.taken.has(figure) || (figure.value !== 5 && figure.value !== 6) || figure.decimals > 0) continue;
    const behind = DIVIDED.exec(seen.folded.slice(figure.end, figure.end + 10));
    const isUpper = markBefore(seen, 'upper', figure.start, 1) !== null || behind?.groups?.plus !== undefined;
    const before = markBefore(seen, 'lower', figure.start, 1) ?? markBefore(seen, 'upper', figure.start, 1);
    if (before === null && behind === null) continue;
    const from = before?.start ?? figure.start;
    const end = figure.end + (before === null ? (behind?.[0].length ?? 0) : 0);
    const start = markBefore(seen, 'intensity', from, 4)?.start ?? from;
    yield { start, end, value: raw.slice(from, end), degree: figure.value + (isUpper ? 0.5 : 0) };
  }
}

const DIVIDED = /^(?:-?minus(?!\p{L})|-(?=[ ,.)]|$)|(?<plus>-?plus(?!\p{L})|\+))/u;

const ROMAN_DEGREE = '(?:X?(?:IX|IV|V?I{1,3}|V)|XI{0,2}|[Ⅰ-Ⅻ])';
const ROMAN_RANGE = String.raw`(?:\s?[-–/]\s?|\s(?:a|to|до|bis|à|ile|hingga|sampai)\s)`;
const NOT_IN_WORD = String.raw`[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{N}]`;
const ROMAN = new RegExp(
  `(?<!${NOT_IN_WORD})${ROMAN_DEGREE}(?:${ROMAN_RANGE}${ROMAN_DEGREE})?(?!${NOT_IN_WORD})`,
  'gu',
);

/** Roman numerals of a sentence that names intensity or its scale; "I" only right beside the name. */
function* romansIn(seen: Scan): Iterable<Degree> {
  if (firstAfter(seen.marks('intensity'), 0) === null && firstAfter(seen.marks('points'), 0) === null) return;
  let until = 0;
  for (const match of matchesOf(ROMAN, seen.sentence.raw)) {
    const span = { start: match.index, end: match.index + match[0].length };
    const before = lastBefore(seen.marks('intensity'), span.start);
    const after = firstAfter(seen.marks('intensity'), span.end);
    if (
      match[0] === 'I' &&
      (before === null || span.start - before.end > 4) &&
      (after === null || after.start - span.end > 4)
    ) {
      continue;
    }
    const start = before !== null && before.start >= until && span.start - before.end <= 30 ? before.start : span.start;
    const end = after !== null && after.start - span.end <= 20 ? after.end : span.end;
    until = end;
    const value = match[0].replace(/\s\p{L}+\s/u, '-');
    yield { start, end, value, degree: romanDegree(value) };
  }
}

/** "烈度达到九度", "intensity four": in words, right after the name. */
function* wordsIn(seen: Scan): Iterable<Degree> {
  for (const name of seen.marks('intensity')) {
    const start = name.end + (seen.folded.charAt(name.end) === ' ' ? 1 : 0);
    const words = wordsAfter(seen, start);
    if (words !== null) yield { start: name.start, end: words.end, value: String(words.value), degree: words.value };
  }
}

/** "MM 5", "intensity of 6", "4 on the Mercalli scale". */
function* labelledIn(seen: Scan): Iterable<Degree> {
  let used: Span | null = null;
  for (const figure of seen.figures) {
    if (seen.taken.has(figure) || figure.decimals > 0 || Math.abs(figure.value) > MOST) continue;
    const range = RANGE.exec(seen.folded.slice(figure.end, figure.end + 6))?.[0] ?? '';
    const end = figure.end + range.length;
    const text = seen.folded.slice(figure.start, end);
    if (ENDS_RANGE.test(seen.folded.slice(Math.max(0, figure.start - 5), figure.start))) continue;
    if (!COUNTED.test(seen.folded.slice(end, end + 2))) continue;
    const after = markAfter(seen, 'intensity', end, 30);
    const before = markBefore(seen, 'intensity', figure.start, 12);
    if (
      after !== null &&
      !INTRODUCES.test(seen.folded.slice(after.end, after.end + 4)) &&
      SCALE_GAP.test(seen.folded.slice(end, after.start))
    ) {
      used = after;
      yield degreeOf(seen, text, figure.start, after.end);
    } else if (before !== null && before !== used && NAME_GAP.test(seen.folded.slice(before.end, figure.start))) {
      yield degreeOf(seen, text, before.start, end);
    }
  }
}

/** "3-4", with what follows the first. */
const RANGE = /^[-/]\d{1,2}(?![\d.,:]|\p{L})/u;
const ENDS_RANGE = /\d[-/]$/u;
const NAME_GAP = /^[^.;,\d]*$/u;
/** At least a word, at most four, between a degree and its scale: "4 on the Japanese seismic". */
const SCALE_GAP = /^ ?$|^(?: [\p{L}\p{M}'-]+){1,4} ?$/u;
/** "Shindo 5": the name belongs to what follows it. */
const INTRODUCES = /^[ :=]{1,3}[0-9ivx]/;
/** No length, percentage or decimal. */
const COUNTED = /^(?:$|[\s)\].,;|(]|度|['-])/u;
