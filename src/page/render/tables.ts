/** The body's data tables. */
import { type Element, isTag } from 'domhandler';
import { type Body, elementsOf } from '../body/body.ts';
import type { ReadingTable } from '../reading.ts';
import { isDataTable, layOut } from './grid.ts';
import { linesOf } from './text.ts';

/** Every data table of the body by its element, in document order. */
export function readTables(body: Body): Map<Element, ReadingTable> {
  const tables = new Map<Element, ReadingTable>();
  for (const element of elementsOf(body)) {
    if (element.name === 'table' && isDataTable(element)) tables.set(element, readTable(element, body));
  }
  return tables;
}

function readTable(table: Element, body: Body): ReadingTable {
  const texts = new Map<Element, string>();
  const textOf = (cell: Element | null): string => {
    if (cell === null) return '';
    const text = texts.get(cell) ?? linesOf(cell, body).join('\n');
    texts.set(cell, text);
    return text;
  };
  const grid = layOut(table);
  const rows = grid.rows.map((row) => row.map(textOf));
  const headerRows = rows.slice(0, grid.headerRows);
  const bodyRows = rows.slice(grid.headerRows);
  return {
    caption: captionOf(table, body),
    headerRows,
    headerColumns: grid.headerColumns,
    rows: bodyRows,
    markdown: tableMarkdown(headerRows, bodyRows),
  };
}

function captionOf(table: Element, body: Body): string | null {
  const caption = table.children.find((child): child is Element => isTag(child) && child.name === 'caption');
  const text = caption === undefined ? '' : linesOf(caption, body).join(' ');
  return text === '' ? null : text;
}

/** A GitHub table; several header rows become one, a table without any gets an empty one. */
function tableMarkdown(headerRows: readonly (readonly string[])[], rows: readonly (readonly string[])[]): string {
  const width = headerRows[0]?.length ?? rows[0]?.length ?? 0;
  const header = Array.from({ length: width }, (_, at) =>
    [...new Set(headerRows.map((row) => row[at]))].join(' ').trim(),
  );
  const line = (cells: readonly string[]): string => `| ${cells.map(escapeCell).join(' | ')} |`;
  return [line(header), line(header.map(() => '---')), ...rows.map(line)].join('\n');
}

function escapeCell(text: string): string {
  return text.replaceAll('|', '\\|').replaceAll('\n', '<br>');
}
