/** One pass over a text: its characters, its lines, its paragraphs. */
import { CALL, CLOSING, COLON, COMMA, DIGIT, GARBLED, isWide, kindOf, STOP } from './marks.ts';
import { PARAGRAPH } from './surroundings.ts';

const SHORT_LINE = 40;
/** Lines with the day of something are at most this long. */
const DATED_LINE = 100;

/** What was seen; sizes count ideographs twice. */
export interface Seen {
  size: number;
  lines: number;
  readonly kinds: Float64Array;
  largest: number;
  /** Size of the paragraphs, each counted once. */
  paragraphs: number;
  ended: number;
  unmarked: number;
  shortLines: number;
  shortSize: number;
  once: number;
  times: number;
  tabs: number;
  first: number;
  last: number;
  lastEnds: boolean;
  squares: number;
  dated: number;
  /** Size of each line, negative where it is no paragraph. */
  readonly course: number[];
}

/** Looks at a text of lines. */
export function look(text: string): Seen {
  const seen: Seen = {
    size: 0,
    lines: 0,
    kinds: new Float64Array(11),
    largest: 0,
    paragraphs: 0,
    ended: 0,
    unmarked: 0,
    shortLines: 0,
    shortSize: 0,
    once: 0,
    times: 0,
    tabs: 0,
    first: 0,
    last: 0,
    lastEnds: false,
    squares: 0,
    dated: 0,
    course: [],
  };
  const known = new Set<string>();
  for (let start = 0, end = 0; start < text.length; start = end + 1) {
    end = text.indexOf('\n', start);
    if (end < 0) end = text.length;
    if (end === start) continue;
    const line = text.slice(start, end);
    const isNew = !known.has(line);
    if (isNew) known.add(line);
    const size = lookAtLine(text, start, line, seen, isNew);
    if (isNew) seen.once += size;
  }
  return seen;
}

/** Adds the line that starts there to what was seen; answers with its size. Characters are read faster from the whole text. */
function lookAtLine(text: string, start: number, line: string, seen: Seen, isNew: boolean): number {
  const { kinds, times } = seen;
  let size = 0;
  let marks = 0;
  let end = 0;
  const until = start + line.length;
  for (let at = start; at < until; at += 1) {
    const code = text.charCodeAt(at);
    const kind = kindOf(code);
    kinds[kind] = (kinds[kind] as number) + 1;
    size += isWide(code) ? 2 : 1;
    if (kind === STOP || kind === CALL || kind === COMMA) marks += 1;
    if (kind === COLON && at > start && isTime(text, at)) seen.times += 1;
    if (code === 9) seen.tabs += 1;
    if (kind !== CLOSING) end = kind;
    if (code >= 0xc2 && isMojibake(code, text.charCodeAt(at + 1))) kinds[GARBLED] = (kinds[GARBLED] as number) + 1;
  }
  const ends = end === STOP || end === CALL || end === COLON;
  seen.size += size;
  seen.lines += 1;
  seen.squares += size * size;
  seen.largest = Math.max(seen.largest, size);
  const isParagraph = isNew && size >= PARAGRAPH && marks > 0;
  if (isParagraph) seen.paragraphs += size;
  seen.course.push(isParagraph ? size : -size);
  if (size <= DATED_LINE && (seen.times > times || YEAR.test(line))) seen.dated += 1;
  if (ends) seen.ended += size;
  if (marks === 0) seen.unmarked += size;
  if (size < SHORT_LINE) {
    seen.shortLines += 1;
    seen.shortSize += size;
  }
  if (seen.lines === 1) seen.first = size;
  seen.last = size;
  seen.lastEnds = ends;
  return size;
}

/** UTF-8 read as a single-byte charset: a lead byte, from 0xc2, before a continuation byte. */
const isMojibake = (code: number, next: number): boolean =>
  code <= 0xf4 && next >= 0x80 && next <= 0xbf && next !== 0xab && next !== 0xbb;

const YEAR = /(?:^|\D)(?:19|20)\d\d(?!\d)/;

function isTime(text: string, colon: number): boolean {
  const isDigit = (at: number): boolean => kindOf(text.charCodeAt(at)) === DIGIT;
  return isDigit(colon - 1) && isDigit(colon + 1) && isDigit(colon + 2);
}
