/** Recursive character splitting: a text as passages of bounded size, cut at the largest delimiters that do. */
import type { SourceName } from '../text/sentences.ts';

export interface Passage {
  readonly source: SourceName;
  /** In the source, UTF-16 code units. */
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

interface Range {
  readonly start: number;
  readonly end: number;
}

/** From the largest to the smallest: paragraphs, lines, sentences, clauses, words. A piece keeps its delimiter. */
const DELIMITERS: readonly RegExp[] = [
  /\n{2,}/gu,
  /\n/gu,
  /[.!?…](?=\s)|[。！？؟।]/gu,
  /[,;:](?=\s)|[、，；：،]/gu,
  /\s/gu,
];

/** Passages of at most `most` code units, in their order, white space around them left out. */
export function split(source: SourceName, text: string, most: number): readonly Passage[] {
  return divide(text, { start: 0, end: text.length }, most, 0)
    .map((range) => trimmed(text, range))
    .filter(({ start, end }) => end > start)
    .map(({ start, end }) => ({ source, start, end, text: text.slice(start, end) }));
}

function divide(text: string, whole: Range, most: number, level: number): readonly Range[] {
  if (whole.end - whole.start <= most) return [whole];
  const delimiter = DELIMITERS[level];
  if (delimiter === undefined) return hardCut(text, whole, most);
  const pieces = cutAt(text, whole, delimiter).flatMap((piece) => divide(text, piece, most, level + 1));
  return merged(pieces, most);
}

function cutAt(text: string, { start, end }: Range, delimiter: RegExp): readonly Range[] {
  const pieces: Range[] = [];
  let from = start;
  for (const match of text.slice(start, end).matchAll(delimiter)) {
    const to = start + match.index + match[0].length;
    pieces.push({ start: from, end: to });
    from = to;
  }
  if (from < end) pieces.push({ start: from, end });
  return pieces;
}

/** Neighbours that fit into one passage are one. */
function merged(pieces: readonly Range[], most: number): readonly Range[] {
  const out: Range[] = [];
  for (const piece of pieces) {
    const last = out.at(-1);
    if (last !== undefined && piece.end - last.start <= most) out[out.length - 1] = { ...last, end: piece.end };
    else out.push(piece);
  }
  return out;
}

/** What has no delimiter is cut anywhere but inside of a character. */
function hardCut(text: string, { start, end }: Range, most: number): readonly Range[] {
  const pieces: Range[] = [];
  for (let from = start; from < end; ) {
    let to = Math.min(end, from + most);
    if (to < end && to - from > 1 && isLowSurrogate(text.charCodeAt(to))) to -= 1;
    pieces.push({ start: from, end: to });
    from = to;
  }
  return pieces;
}

function isLowSurrogate(code: number): boolean {
  return code >= 0xdc00 && code <= 0xdfff;
}

function trimmed(text: string, { start, end }: Range): Range {
  const part = text.slice(start, end);
  const from = start + part.length - part.trimStart().length;
  return { start: from, end: Math.max(from, start + part.trimEnd().length) };
}
