/** The gazetteer's names and numbers, from its data file, which scripts/gazetteer writes. Read once, at the first use. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { zstdDecompressSync } from 'node:zlib';
import { CodedError } from '../../../ports/errors.ts';
import { encodeKey, hashOf, indexNames, isFieldAt, slotHolds } from './hash-table.ts';
import {
  allocate,
  type Column,
  createGazetteerMemory,
  type Header,
  PREFIXES,
  type Values,
  type Views,
  viewsOnce,
} from './memory.ts';

export interface GazetteerData {
  readonly entries: number;
  readonly countries: readonly string[];
  readonly zones: readonly string[];
  readonly column: (name: Column) => Values;
  /** Entries that have the key among their names. */
  readonly find: (key: string) => readonly number[];
  /** Whether any name begins with these two characters of Chinese or Japanese: text without spaces asks at each. */
  readonly begins: (two: string) => boolean;
  /** Whether the key is the first of an entry's names. */
  readonly isMain: (entry: number, key: string) => boolean;
  /** The line of names of an entry. */
  readonly line: (entry: number) => string;
}

const FILE = new URL('gazetteer.zst', import.meta.url);
let shared: SharedArrayBuffer | null = null;
let loaded: GazetteerData | null = null;

/** The block that the gazetteer lies in from now on, for other threads to use it, too: a new one, or one that they made. */
export function sharedGazetteer(memory?: SharedArrayBuffer): SharedArrayBuffer {
  shared ??= memory ?? createGazetteerMemory();
  return shared;
}

/**
 * The data, read from beside this file (in dist/ from the package's own folder), unless another thread has. Throws
 * PACKAGE_DAMAGED.
 */
export function gazetteerData(): GazetteerData {
  loaded ??= over(
    (shared === null ? null : viewsOnce(shared, () => readGazetteer(FILE, shared))) ?? readGazetteer(FILE, null),
  );
  return loaded;
}

/** In one piece the bytes need not be put together again, which takes twice the time and memory. */
const SIZE_GUESS = 20_000_000;

/** Reads a data file into a block, or into one of its own. Throws PACKAGE_DAMAGED. */
export function readGazetteer(file: URL, memory: SharedArrayBuffer | null): Views {
  try {
    return decode(zstdDecompressSync(readFileSync(file), { chunkSize: SIZE_GUESS }), memory);
  } catch (cause) {
    throw new CodedError('PACKAGE_DAMAGED', 'the gazetteer cannot be read', { value: fileURLToPath(file), cause });
  }
}

/** As most names are written: a capital after each space. */
export function titled(key: string): string {
  return key.replace(/(?<![\p{L}\p{M}])\p{L}/gu, (letter) => letter.toUpperCase());
}

const NEWLINE = 10;

/** A line of JSON, columns of numbers, then a line of names an entry. */
function decode(bytes: Buffer, memory: SharedArrayBuffer | null): Views {
  const end = bytes.indexOf(NEWLINE);
  const header = JSON.parse(bytes.toString('utf8', 0, end)) as Header;
  const planes = header.columns.reduce((sum, [, count]) => sum + count, 0);
  const views = allocate(memory, header, bytes.subarray(end + 1 + planes * header.entries));
  let at = end + 1;
  for (const [name, count] of header.columns) {
    unplane(bytes, at, count, views.columns.get(name) as Values);
    at += count * header.entries;
  }
  if (indexNames(views) !== header.entries) throw new Error('it has not as many names as it says');
  return views;
}

/** Differences from one entry to the next, the lowest bytes of all first. */
function unplane(bytes: Buffer, from: number, planes: number, values: Values): void {
  const size = values.length;
  const second = planes > 1 ? 0xff : 0;
  const third = planes > 2 ? 0xff : 0;
  const fourth = planes > 3 ? 0xff : 0;
  let last = 0;
  for (let at = 0; at < size; at += 1) {
    const place = from + at;
    const zigzag =
      (bytes[place] as number) |
      (((bytes[place + size] as number) & second) << 8) |
      (((bytes[place + 2 * size] as number) & third) << 16) |
      (((bytes[place + 3 * size] as number) & fourth) << 24);
    last += (zigzag >>> 1) ^ -(zigzag & 1);
    values[at] = last;
  }
}

function over({ header, columns, starts, table, prefixes, text }: Views): GazetteerData {
  const mask = table.length - 1;
  return {
    entries: header.entries,
    countries: header.countries,
    zones: header.zones,
    column: (name) => columns.get(name) ?? new Int32Array(header.entries),
    line: (entry) => text.toString('utf8', starts[entry], (starts[entry + 1] ?? 0) - 1),
    isMain: (entry, key) => {
      const bytes = encodeKey(key);
      return bytes !== null && isFieldAt(text, starts[entry] as number, (starts[entry + 1] as number) - 1, bytes);
    },
    begins: (two) => prefixes[hashOf(two) & (PREFIXES - 1)] === 1,
    find: (key) => {
      const bytes = encodeKey(key);
      if (bytes === null) return NONE;
      let found: number[] | null = null;
      for (let slot = bytes.hash & mask; table[slot] !== 0; slot = (slot + 1) & mask) {
        const entry = slotHolds(table[slot] as number, bytes, starts, text);
        if (entry < 0) continue;
        if (found === null) found = [entry];
        else found.push(entry);
      }
      return found ?? NONE;
    },
  };
}

const NONE: readonly number[] = [];
