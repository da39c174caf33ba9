/** Where the earthquake of a row was: coordinates, and the place with its distance and direction. */
import type { QuakeDocument } from '../document.ts';
import { asSentence } from '../ground/derive.ts';
import type { Language } from '../language.ts';
import { type Located, locate } from '../located.ts';
import type { CoordinatesMention, OffsetMention } from '../mentions.ts';
import { partOf } from '../segment/parts.ts';
import { ofKind } from '../segment/reading.ts';
import type { Entry } from './columns.ts';
import { momentIn } from './moment.ts';
import { near, placesIn } from './place-cell.ts';
import type { Cell } from './table.ts';
import { type Axis, degreesIn, isNegative } from './values.ts';

export interface Degrees {
  readonly value: number;
  /** Its cell, and the head that says the hemisphere where the cell does not. */
  readonly from: readonly Cell[];
}

export interface Where {
  readonly latitude: Degrees | null;
  readonly longitude: Degrees | null;
  readonly offset: OffsetMention | null;
  readonly located: Located;
}

/** `code`: of the language of the heads, which may have no rules. */
export function whereOf(
  text: string,
  entries: readonly Entry[],
  language: Language,
  code: string | null,
  document: QuakeDocument,
): Where {
  const latitude = degreesOf(entries, 'latitude', code);
  const longitude = degreesOf(entries, 'longitude', code);
  const cell = placeCell(text, entries, language);
  const coordinates =
    latitude === null || longitude === null
      ? null
      : ({ ...AT, kind: 'coordinates', latitude: latitude.value, longitude: longitude.value } as CoordinatesMention);
  const read = cell === null ? [] : placesIn(cell, language, code, document.country);
  const away = ofKind(read, 'offset')[0]?.distanceKm ?? null;
  const mentions = read.map((mention) => near(mention, coordinates, away));
  const offset = ofKind(mentions, 'offset')[0] ?? null;
  const sentence = asSentence({
    quote: cell?.text ?? '',
    source: 'text',
    start: cell?.start ?? 0,
    end: cell?.end ?? 0,
  });
  const located = locate(document, { parts: [partOf(sentence, mentions)] }, { offset, coordinates });
  return { latitude, longitude, offset, located };
}

const AT = { source: 'text', start: 0, end: 0, sentence: 0, rule: 'lists/coordinates' } as const;

function degreesOf(entries: readonly Entry[], axis: Axis, code: string | null): Degrees | null {
  for (const { kinds, cell, head } of entries) {
    if (!kinds.includes(axis)) continue;
    const axes = kinds.filter((kind): kind is Axis => kind === 'latitude' || kind === 'longitude');
    const value = degreesIn(cell.text, axes, code)[axes.indexOf(axis)];
    if (value === undefined) continue;
    const turned = value > 0 && axes.length === 1 && head !== null && isNegative(head.text, axis, code);
    return turned ? { value: -value, from: [cell, head] } : { value, from: [cell] };
  }
  return null;
}

/** The cell of the place with what stands beside it under no head; of a cell that begins with a time, the rest. */
function placeCell(text: string, entries: readonly Entry[], language: Language): Cell | null {
  const at = entries.findIndex(({ kinds }) => kinds.includes('place'));
  const entry = entries[at];
  if (entry === undefined) return null;
  if (entry.kinds.includes('when')) {
    const begin = momentIn(entry.cell.text, language)?.end ?? 0;
    return trimmed(text, entry.cell.start + begin, entry.cell.end);
  }
  const isFree = (other: Entry | undefined) => other !== undefined && other.kinds.length === 0 && !other.head?.text;
  let from = at;
  let to = at;
  while (isFree(entries[from - 1])) from -= 1;
  while (isFree(entries[to + 1])) to += 1;
  return trimmed(text, (entries[from] as Entry).cell.start, (entries[to] as Entry).cell.end);
}

function trimmed(text: string, from: number, to: number): Cell | null {
  const part = text.slice(from, to);
  const words = part.replace(/^[\s,;:.·–-]+|\s+$/gu, '');
  const start = from + part.indexOf(words);
  return /\p{L}/u.test(words) ? { text: words, start, end: start + words.length } : null;
}
