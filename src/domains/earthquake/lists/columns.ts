/** The cells of a row, each under the head that it belongs to. */

import type { Language } from '../language.ts';
import type { ColumnKind } from './header-words.ts';
import { momentIn } from './moment.ts';
import type { Cell, Row, Table } from './table.ts';
import { figureIn, magnitudeIn, typeIn } from './values.ts';

export interface Entry {
  readonly kinds: readonly ColumnKind[];
  readonly cell: Cell;
  readonly head: Cell | null;
}

const SIDE = /^(?:[NSEWO]|LU|LS|BT|BB|[СЮВЗ])$/u;

/** A row's cells with their columns: from the left, or from the right where only so they make sense. */
export function entriesOf({ header, heads }: Table, row: Row, language: Language): readonly Entry[] {
  const sides = withSides(row);
  const cells = sides.length > heads.length ? withTypes(sides) : sides;
  const whole = cells.length < heads.length ? withClocks(cells, header.kinds, language) : cells;
  const under = (shift: number): readonly Entry[] =>
    whole.map((cell, at) => ({ kinds: header.kinds[at - shift] ?? [], cell, head: heads[at - shift] ?? null }));
  const shifts = whole.length === heads.length ? [0] : [0, whole.length - heads.length];
  const sensible = shifts.map(under).find((entries) => isSensible(entries, language));
  return sensible ?? [];
}

/** A time and a size stand where the heads say. */
function isSensible(entries: readonly Entry[], language: Language): boolean {
  const has = (kind: ColumnKind, reads: (text: string) => unknown) =>
    entries.some(({ kinds, cell }) => kinds.includes(kind) && reads(cell.text) !== null);
  return (
    has('when', (text) => momentIn(text, language)) &&
    (has('magnitude', magnitudeIn) || has('energyClass', magnitudeIn))
  );
}

/** A hemisphere in a cell of its own belongs to the figure before it. */
function withSides(row: Row): Row {
  const cells: Cell[] = [];
  for (const cell of row) {
    const last = cells.at(-1);
    if (last !== undefined && SIDE.test(cell.text) && /^[\d.,°\s]+$/u.test(last.text))
      cells[cells.length - 1] = { text: `${last.text} ${cell.text}`, start: last.start, end: cell.end };
    else cells.push(cell);
  }
  return cells;
}

/** A type of magnitude in a cell of its own belongs to the figure after it. */
function withTypes(row: Row): Row {
  const at = row.findIndex(
    (cell, index) => typeIn(cell.text) === cell.text && figureIn(row[index + 1]?.text ?? '') !== null,
  );
  const [type, figure] = [row[at], row[at + 1]];
  if (type === undefined || figure === undefined) return row;
  const both = { text: `${type.text} ${figure.text}`, start: type.start, end: figure.end };
  return [...row.slice(0, at), both, ...row.slice(at + 2)];
}

/** A date and a clock in one cell under two heads, where single spaces part nothing. */
function withClocks(row: Row, kinds: readonly (readonly ColumnKind[])[], language: Language): Row {
  const at = kinds.findIndex((kind, index) => kind.includes('when') && kinds[index + 1]?.includes('when'));
  const cell = row[at];
  const moment = cell === undefined ? null : momentIn(cell.text, language);
  if (cell === undefined || moment?.date == null || moment.clock === null) return row;
  const space = cell.text.search(/\s+\d{1,2}\s?[:.h]\s?\d\d/u);
  if (space < 0) return row;
  const date = { text: cell.text.slice(0, space), start: cell.start, end: cell.start + space };
  const rest = cell.text.slice(space).trimStart();
  const clock = { text: rest, start: cell.end - rest.length, end: cell.end };
  return [...row.slice(0, at), date, clock, ...row.slice(at + 1)];
}
