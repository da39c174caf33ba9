/** What the columns of a list without a header hold, by the shapes of their cells. */
import type { Header } from './header.ts';
import type { ColumnKind } from './header-words.ts';
import { typeIn } from './values.ts';

const DATE = /^(?:\d{4}[-/.]\d{1,2}[-/.]\d{1,2}|\d{1,2}[-/.]\d{1,2}[-/.]\d{4})(?:[T ]+\d{1,2}:\d{2}|$)/u;
const CLOCK = /^\d{1,2}:\d{2}(?::\d{2})?(?![\d:])/u;
const DEGREES = /^[-+−]?\d{1,3}[.,]\d{2,}\s?°?\s?[NSEWO]?$/u;
const SIZE = /^-?\d[.,]\d$/u;
const DEPTH = /^\d{1,3}(?:[.,]\d+)?\s?(?:km|км)$/iu;

/**
 * Null unless all is there that only a list of earthquakes has: when, two columns of degrees beside each other, and one
 * magnitude that cannot be the depth.
 */
export function headerOfShapes(rows: readonly (readonly string[])[]): Header | null {
  const width = rows[0]?.length ?? 0;
  if (rows.length < 2 || width < 5 || rows.some((row) => row.length !== width)) return null;
  const every = (at: number, holds: (text: string) => boolean) => rows.every((row) => holds(row[at] ?? ''));
  const kinds: ColumnKind[] = Array.from({ length: width }, (_, at) => {
    if (every(at, (text) => DATE.test(text) || CLOCK.test(text))) return 'when';
    if (every(at, (text) => DEPTH.test(text))) return 'depth';
    if (every(at, isTyped)) return 'magnitude';
    return 'other';
  });
  const latitude = kinds.findIndex(
    (kind, at) =>
      kind === 'other' && at + 1 < width && [at, at + 1].every((one) => every(one, (text) => DEGREES.test(text))),
  );
  if (latitude < 0 || !kinds.includes('when') || !rows.every((row) => row.some((text) => DATE.test(text)))) return null;
  kinds[latitude] = 'latitude';
  kinds[latitude + 1] = 'longitude';
  if (!kinds.includes('magnitude')) {
    const sizes = kinds.flatMap((kind, at) => (kind === 'other' && every(at, (text) => SIZE.test(text)) ? [at] : []));
    const [only] = sizes;
    if (only === undefined || sizes.length > 1) return null;
    kinds[only] = 'magnitude';
  }
  const place = kinds.findLastIndex((kind, at) => kind === 'other' && every(at, (text) => /\p{L}{3}/u.test(text)));
  if (place >= 0) kinds[place] = 'place';
  return { kinds: kinds.map((kind) => [kind]), language: null };
}

/** A figure with the type of its magnitude: `ML 3.2`, `4.6 mb`, `M5.1`. */
function isTyped(text: string): boolean {
  return (
    /^[Mm]\p{L}{0,3}\s?-?\d[.,]\d$|^-?\d[.,]\d\s?[Mm]\p{L}{0,3}$/u.test(text) &&
    (typeIn(text) !== null || /^M ?\d/u.test(text))
  );
}
