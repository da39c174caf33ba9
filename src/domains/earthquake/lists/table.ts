/** Lines of a text as lists: cells at their places under a header. */
import { fold } from '../text/fold.ts';
import { areHeads, type Header, headerOf, mayHaveHeader } from './header.ts';
import { headerOfShapes } from './shapes.ts';
import { joinedHeads } from './two-rows.ts';

export interface Cell {
  readonly text: string;
  /** In the text, UTF-16 code units. */
  readonly start: number;
  readonly end: number;
}

export type Row = readonly Cell[];

export interface Table {
  readonly header: Header;
  readonly heads: Row;
  readonly rows: readonly Row[];
  /** Of its lines in the text, the header's among them. */
  readonly start: number;
  readonly end: number;
}

interface Line {
  readonly text: string;
  readonly start: number;
}

/** Columns of fixed width. */
const SPACES = /(?<=\S) {2,}(?=\S)/gu;
/** Values of machines; in prose a space follows. */
const COMMAS = /,(?! )/gu;
/** Between cells, the surest first. */
const SEPARATORS: readonly RegExp[] = [/\t/gu, /\s*[|｜]\s*/gu, /\s*;\s*/gu, SPACES, COMMAS];
/** What a line of three cells has. */
const SEPARATED = /[\t|｜;][^\t|｜;]+[\t|｜;]|\S {2,}\S.*? {2,}\S|,[^\s,]+,/u;
const LONGEST_HEADER = 800;
/** Rules under a header, and between rows. */
const RULED = /^[\s|+:=_–—-]*$/u;
/** So many lines that are no rows end a list. */
const MOST_GAPS = 3;
/** Lines with more are no tables of people. */
const LONGEST_LINE = 2_000;

/** All lists of a text, in their order. */
export function tablesIn(text: string): readonly Table[] {
  const lines = linesOf(text);
  const tables: Table[] = [];
  for (let at = 0; at < lines.length; ) {
    const table = tableAt(lines, at);
    if (table === null) at += 1;
    else {
      tables.push(table.table);
      at = table.next;
    }
  }
  return tables;
}

/** Whether a text has the header of a list. */
export function hasHeader(text: string): boolean {
  const lines = linesOf(text);
  return lines.some((_, at) => (headed(lines, at) ?? shaped(lines, at)) !== null);
}

function linesOf(text: string): readonly Line[] {
  return [...text.matchAll(/[^\n]+/gu)].map(({ 0: line, index }) => ({ text: line, start: index }));
}

interface Headed {
  readonly header: Header;
  readonly heads: Row;
  readonly separator: RegExp;
  /** Lines of heads. */
  readonly lines: 0 | 1 | 2;
}

function headed(lines: readonly Line[], at: number): Headed | null {
  const line = lines[at];
  if (
    line === undefined ||
    line.text.length > LONGEST_HEADER ||
    !SEPARATED.test(line.text) ||
    !mayHaveHeader(fold(line.text))
  )
    return null;
  for (const separator of SEPARATORS) {
    const heads = separator === SPACES ? apart(cellsOf(line, separator)) : cellsOf(line, separator);
    if (heads.length < 3) continue;
    const two = inTwoRows(heads, lines, at, separator);
    const header = headerOf((two ?? heads).map(({ text }) => text));
    if (header !== null) return { header, heads: two ?? heads, separator, lines: two === null ? 1 : 2 };
  }
  return null;
}

function inTwoRows(heads: Row, lines: readonly Line[], at: number, separator: RegExp): Row | null {
  const [under, row] = [lines[at + 1], lines[at + 2]];
  if (under === undefined || row === undefined || under.text.length > LONGEST_HEADER || /\d/.test(under.text))
    return null;
  if (row.text.length > LONGEST_LINE) return null;
  return joinedHeads(heads, cellsOf(under, separator), cellsOf(row, separator).length);
}

/** A line and those after it that have the shapes of rows, though nothing heads them. */
function shaped(lines: readonly Line[], at: number): Headed | null {
  const sample = lines.slice(at, at + SAMPLE);
  if (!STARTS.test(sample[0]?.text ?? '') || sample.some(({ text }) => text.length > LONGEST_HEADER)) return null;
  for (const separator of SEPARATORS) {
    const rows = sample.map((line) => cellsOf(line, separator));
    const alike = rows.slice(0, rows.findIndex((row) => row.length !== rows[0]?.length) >>> 0);
    const header = headerOfShapes(alike.map((row) => row.map(({ text }) => text)));
    const [first] = alike;
    if (header !== null && first !== undefined)
      return { header, heads: first.map(({ start }) => ({ text: '', start, end: start })), separator, lines: 0 };
  }
  return null;
}

/** Rows that are looked at where nothing heads them, and how such a row begins: a figure, and a date in it. */
const SAMPLE = 5;
const STARTS = /^\P{L}{0,12}(?:\p{L}{1,3}\s?)?\d.*(?:\d{4}[-/.]\d|[-/.]\d{4})|^\d{4}[-/.]\d/u;

function tableAt(lines: readonly Line[], at: number): { readonly table: Table; readonly next: number } | null {
  const line = lines[at];
  const found = line === undefined ? null : (headed(lines, at) ?? shaped(lines, at));
  if (line === undefined || found === null) return null;
  const { header, heads, separator } = found;
  const rows: Row[] = [];
  let last = at;
  for (let next = at + found.lines; next < lines.length && next - last <= MOST_GAPS; next += 1) {
    const other = lines[next] as Line;
    if (RULED.test(other.text)) continue;
    const cells = other.text.length > LONGEST_LINE ? [] : cellsOf(other, separator);
    if (cells.length < Math.max(3, heads.length * 0.6) || !/\p{Nd}/u.test(other.text)) continue;
    if (rows.length > 0 && headerOf(cells.map(({ text }) => text)) !== null) break;
    rows.push(withDay(cells, rows.at(-1), heads.length));
    last = next;
  }
  const end = lines[last] as Line;
  const table = { header, heads, rows, start: line.start, end: end.start + end.text.length };
  return rows.length === 0 ? null : { table, next: last + 1 };
}

/** A day that stands once for several rows is in none of those after the first. */
function withDay(cells: Row, above: Row | undefined, width: number): Row {
  const [day] = above ?? [];
  const isSpanned = day !== undefined && cells.length === width - 1 && above?.length === width;
  return isSpanned && CLOCK.test(cells[0]?.text ?? '') && CLOCK.test(above[1]?.text ?? '') ? [day, ...cells] : cells;
}

const CLOCK = /^\d{1,2}[:.]\d\d/u;

/** Heads of narrow columns stand one space apart: "Boylam(E) Derinlik(km)". */
function apart(heads: Row): Row {
  return heads.flatMap((head) => {
    const words = [...head.text.matchAll(/\S+/gu)].map(({ 0: text, index }) => {
      const start = head.start + index;
      return { text, start, end: start + text.length };
    });
    return areHeads(words.map(({ text }) => text)) ? words : [head];
  });
}

/** The cells of a line, without the borders of a drawn table; quotation marks of comma lists go. */
function cellsOf({ text, start }: Line, separator: RegExp): readonly Cell[] {
  const cells: Cell[] = [];
  const from = /^\s*[|｜]/u.exec(text)?.[0].length ?? 0;
  let begin = from;
  const add = (end: number): void => {
    const part = text.slice(begin, end);
    const trimmed = part.trim().replace(/^"(.*)"$/u, '$1');
    const offset = trimmed === '' ? 0 : part.indexOf(trimmed);
    cells.push({ text: trimmed, start: start + begin + offset, end: start + begin + offset + trimmed.length });
  };
  separator.lastIndex = 0;
  for (const match of text.matchAll(separator)) {
    if (match.index < from) continue;
    if (isQuoted(text, match.index)) continue;
    add(match.index);
    begin = match.index + match[0].length;
  }
  if (text.slice(begin).trim() !== '') add(text.length);
  return cells;
}

/** A comma inside of quotation marks parts nothing. */
function isQuoted(text: string, at: number): boolean {
  if (text[at] !== ',' || !text.includes('"')) return false;
  return (text.slice(0, at).split('"').length - 1) % 2 === 1;
}
