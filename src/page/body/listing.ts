/** Tables that are what their page is about: lists of measurements, such as an agency's list of earthquakes. */
import { type Document, type Element, isTag, type ParentNode } from 'domhandler';
import { textContent } from 'domutils';
import { KeptWithTree } from '../kept.ts';
import { cellsOf, isDataTable, rowsOf } from '../render/grid.ts';

/** A listing has so many columns, so many cells with figures below its header, and they are so many of all that hold anything. */
const MIN_COLUMNS = 4;
const MIN_NUMERIC = 6;
const MIN_SHARE = 0.5;
/** So many of its rows say when. */
const MIN_TIMED = 0.8;
/** Rows that are looked at. */
const SAMPLE_ROWS = 40;

/** Whether a table lists measurements: most cells begin with a figure, nearly all rows have a date or a clock. */
export function isListing(table: Element): boolean {
  const [header, ...others] = rowsOf(table).slice(0, SAMPLE_ROWS).map(cellsOf);
  if (header === undefined || header.length < MIN_COLUMNS || !isDataTable(table)) return false;
  const rows = others
    .map((row) => row.map((cell) => textContent(cell).trim()).filter((text) => text !== ''))
    .filter((row) => row.length >= MIN_COLUMNS);
  const texts = rows.flat();
  const numeric = texts.filter((text) => FIGURE.test(text)).length;
  const timed = rows.filter((row) => row.some((text) => WHEN.test(text))).length;
  return numeric >= MIN_NUMERIC && numeric >= MIN_SHARE * texts.length && timed >= MIN_TIMED * rows.length;
}

/** The listings of a page, in document order; looked for once, as long as its tree is there. */
export function listingsOf(tree: Document): readonly Element[] {
  const known = FOUND.get(tree);
  if (known !== undefined) return known;
  const found = tablesIn(tree).filter(isListing);
  FOUND.set(tree, found);
  return found;
}

const FOUND = new KeptWithTree<readonly Element[]>();

function tablesIn(tree: Document): readonly Element[] {
  const tables: Element[] = [];
  const stack: ParentNode[] = [tree];
  for (let node = stack.pop(); node !== undefined; node = stack.pop()) {
    if (isTag(node as Element) && (node as Element).name === 'table') tables.push(node as Element);
    for (let at = node.children.length - 1; at >= 0; at -= 1) {
      const child = node.children[at];
      if (child !== undefined && isTag(child)) stack.push(child);
    }
  }
  return tables;
}

/** `-21.25`, `M 4.5`, `2026-11-30 18:20`, `< 5`. */
const FIGURE = /^\P{L}{0,3}(?:\p{L}{1,3}\s?)?[-+−]?\p{Nd}/u;
const WHEN =
  /(?<!\p{Nd})\p{Nd}{1,2}[:時]\p{Nd}{2}(?!\p{Nd})|(?<!\p{Nd})\p{Nd}{1,4}([-/.])\p{Nd}{1,2}\1\p{Nd}{2,4}(?!\p{Nd})|\p{Nd}{1,2}[ -]\p{L}{3,}\.?,?[ -]\p{Nd}{2,4}|\p{L}{3,}\.? \p{Nd}{1,2},? \p{Nd}{4}/u;
