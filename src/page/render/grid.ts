/** A table as a grid: spans repeated into every cell that they cover. */
import { type Element, isTag, type ParentNode } from 'domhandler';
import { CELLS } from '../tags.ts';

const MAX_COLUMNS = 200;
const MAX_CELLS = 100_000;
/** A table with a longer cell holds the page's columns, not data. */
const MAX_CELL_CHARS = 1_200;

export interface Grid {
  readonly rows: readonly (readonly (Element | null)[])[];
  /** How many leading rows are headers. */
  readonly headerRows: number;
  /** How many leading columns are headers in every other row. */
  readonly headerColumns: number;
}

/** Whether a table holds data, not the layout of the page: rows and columns, no table inside, no long texts. */
export function isDataTable(table: Element): boolean {
  if (/^(?:presentation|none)$/.test(table.attribs.role ?? '')) return false;
  const rows = rowsOf(table).map(cellsOf);
  if (rows.length < 2 || !rows.some((cells) => cells.length > 1)) return false;
  return rows.every((cells) => cells.every((cell) => isShort(cell)));
}

/** Lays a table out. Ragged rows are filled up with nulls. */
export function layOut(table: Element): Grid {
  const source = rowsOf(table);
  const rows: (Element | null)[][] = source.map(() => []);
  let cells = 0;
  source.forEach((row, at) => {
    let column = 0;
    for (const cell of cellsOf(row)) {
      while (rows[at]?.[column] !== undefined) column += 1;
      const height = Math.min(spanOf(cell, 'rowspan') || source.length, source.length - at);
      const width = Math.min(spanOf(cell, 'colspan') || 1, MAX_COLUMNS - column);
      cells += height * width;
      if (cells > MAX_CELLS) return;
      for (let down = 0; down < height; down += 1) {
        for (let right = 0; right < width; right += 1) put(rows[at + down], column + right, cell);
      }
    }
  });
  const width = Math.max(0, ...rows.map((row) => row.length));
  const filled = rows
    .filter((row) => row.length > 0)
    .map((row) => Array.from({ length: width }, (_, at) => row[at] ?? null));
  const headerRows = countHeaderRows(filled);
  return { rows: filled, headerRows, headerColumns: countHeaderColumns(filled.slice(headerRows), width) };
}

function put(row: (Element | null)[] | undefined, column: number, cell: Element): void {
  if (row !== undefined) row[column] ??= cell;
}

function countHeaderRows(rows: readonly (readonly (Element | null)[])[]): number {
  const body = rows.findIndex((row) => !row.every((cell) => cell === null || isHeader(cell)));
  // a table of headers alone has no header
  return Math.max(0, body);
}

function isHeader(cell: Element): boolean {
  const section = cell.parent?.parent;
  return (
    cell.name === 'th' || (section !== null && section !== undefined && isTag(section) && section.name === 'thead')
  );
}

function countHeaderColumns(rows: readonly (readonly (Element | null)[])[], width: number): number {
  const leading = rows
    .map((row) => row.findIndex((cell) => cell?.name !== 'th'))
    .map((count) => (count < 0 ? width : count));
  return Math.min(Math.max(0, width - 1), ...leading, rows.length === 0 ? 0 : width);
}

/** The rows of a table, with or without sections, the foot last. */
export function rowsOf(table: Element): Element[] {
  const sections = table.children.filter(isTag);
  const inside = (name: string): Element[] =>
    sections.flatMap((section) => (section.name === name ? section.children.filter(isTag) : []));
  const body = sections.flatMap((part) => (part.name === 'tbody' ? part.children.filter(isTag) : part));
  return [...inside('thead'), ...body, ...inside('tfoot')].filter((row) => row.name === 'tr');
}

/** The cells of a row. */
export function cellsOf(row: Element): Element[] {
  return row.children.filter(isTag).filter((cell) => CELLS.has(cell.name));
}

/** The attribute's number; 0 where a rowspan reaches to the end of the table. */
function spanOf(cell: Element, name: string): number {
  const span = Number.parseInt(cell.attribs[name] ?? '1', 10);
  return Number.isNaN(span) || span < 0 ? 1 : span;
}

function isShort(cell: Element): boolean {
  let chars = 0;
  const stack: ParentNode[] = [cell];
  for (let node = stack.pop(); node !== undefined; node = stack.pop()) {
    for (const child of node.children) {
      if (child.type === 'text') chars += child.data.length;
      else if (isTag(child) && child.name === 'table') return false;
      else if (isTag(child)) stack.push(child);
      if (chars > MAX_CELL_CHARS) return false;
    }
  }
  return true;
}
