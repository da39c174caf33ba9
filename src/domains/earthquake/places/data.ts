/** The data file of the gazetteer as typed arrays and a hash table of names; scripts/gazetteer writes it. Read once, at the first use. */
import { readFileSync } from 'node:fs';
import { zstdDecompressSync } from 'node:zlib';

export interface GazetteerData {
  readonly entries: number;
  readonly countries: readonly string[];
  readonly zones: readonly string[];
  readonly column: (name: Column) => Int32Array | Int16Array;
  /** Entries that have the key among their names. */
  readonly find: (key: string) => readonly number[];
  /** Whether any name begins with these two characters of Chinese or Japanese: text without spaces asks at each. */
  readonly begins: (two: string) => boolean;
  /** The line of names of an entry. */
  readonly line: (entry: number) => string;
}
export type Column =
  | 'id'
  | 'latitude'
  | 'longitude'
  | 'kind'
  | 'country'
  | 'zone'
  | 'radiusKm'
  | 'population'
  | 'region';

let loaded: GazetteerData | null = null;

/** The data, read from beside this file (in dist/ from the package's own folder). Throws where the file is missing or damaged. */
export function gazetteerData(): GazetteerData {
  loaded ??= decode(
    zstdDecompressSync(readFileSync(new URL('gazetteer.zst', import.meta.url)), { chunkSize: SIZE_GUESS }),
  );
  return loaded;
}

/** In one piece the bytes need not be put together again, which takes twice the time and memory. */
const SIZE_GUESS = 20_000_000;

/** As most names are written: a capital after each space. */
export function titled(key: string): string {
  return key.replace(/(?<![\p{L}\p{M}])\p{L}/gu, (letter) => letter.toUpperCase());
}

const TAB = 9;
const NEWLINE = 10;
/** Fields that begin with < = > or ? are spellings, no keys. */
const isMark = (byte: number): boolean => byte >= 0x3c && byte <= 0x3f;

function decode(bytes: Buffer): GazetteerData {
  const end = bytes.indexOf(NEWLINE);
  const header = JSON.parse(bytes.toString('utf8', 0, end)) as {
    entries: number;
    keys: number;
    countries: string[];
    zones: string[];
    /** With how many planes of bytes each has. */
    columns: [Column, number][];
  };
  const size = header.entries;
  const columns = new Map<Column, Values>();
  let at = end + 1;
  for (const [name, planes] of header.columns) {
    columns.set(name, unplane(bytes, at, planes, WIDE.has(name) ? new Int32Array(size) : new Int16Array(size)));
    at += planes * size;
  }
  // a copy, lest the columns' bytes stay in memory
  const text = Buffer.from(bytes.subarray(at));
  const { starts, table, mask, prefixes } = index(text, size, header.keys);
  return {
    entries: size,
    countries: header.countries,
    zones: header.zones,
    column: (name) => columns.get(name) ?? new Int32Array(size),
    line: (entry) => text.toString('utf8', starts[entry], (starts[entry + 1] ?? 0) - 1),
    begins: (two) => prefixes[hashOf(two) & PREFIXES] === 1,
    find: (key) => {
      const hash = hashOf(key);
      const found: number[] = [];
      for (let slot = hash & mask; table[slot] !== 0; slot = (slot + 1) & mask) {
        const held = table[slot] as number;
        const entry = (held & ENTRY) - 1;
        if ((held ^ hash) >>> ENTRY_BITS === 0 && hasKey(text, starts, entry, key)) found.push(entry);
      }
      return found;
    },
  };
}

type Values = Int32Array | Int16Array;
/** Numbers of more than 16 bits. */
const WIDE: ReadonlySet<Column> = new Set(['id', 'region'] as const);

function unplane<V extends Values>(bytes: Buffer, from: number, planes: number, values: V): V {
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
  return values;
}

/** FNV-1a over UTF-8 bytes, mixed at the end. */
const SEED = 0x811c9dc5 | 0;
const PRIME = 0x01000193;
const step = (hash: number, byte: number): number => Math.imul(hash ^ byte, PRIME);
const mixed = (hash: number): number => hash ^ (hash >>> 15);

function hashOf(key: string): number {
  let hash = SEED;
  for (let at = 0; at < key.length; at += 1) {
    const code = key.charCodeAt(at);
    if (code < 0x80) hash = step(hash, code);
    else if (code < 0x800) hash = step(step(hash, 0xc0 | (code >> 6)), 0x80 | (code & 0x3f));
    else hash = step(step(step(hash, 0xe0 | (code >> 12)), 0x80 | ((code >> 6) & 0x3f)), 0x80 | (code & 0x3f));
  }
  return mixed(hash);
}

/** Beginnings are remembered by so many bits of their hash; two characters of Chinese are six bytes, the first from E3 on. */
const PREFIXES = 0x3ffff;
const TWO_CHARACTERS = 6;
const CHINESE = 0xe3;

/** A slot of the table holds an entry's number plus one, and above it the same bits of the key's hash. */
const ENTRY_BITS = 20;
const ENTRY = 2 ** ENTRY_BITS - 1;

/** One pass over the names: each key goes into an open table that is at most four fifths full. */
function index(text: Buffer, size: number, keys: number) {
  const mask = 2 ** Math.ceil(Math.log2(keys / 0.8)) - 1;
  const table = new Uint32Array(mask + 1);
  const starts = new Uint32Array(size + 1);
  const prefixes = new Uint8Array(PREFIXES + 1);
  let entry = 0;
  let hash = SEED;
  let from = 0;
  for (let at = 0; at <= text.length; at += 1) {
    if (at - from === TWO_CHARACTERS && (text[from] as number) >= CHINESE) prefixes[mixed(hash) & PREFIXES] = 1;
    const byte = at < text.length ? (text[at] as number) : NEWLINE;
    if (byte !== TAB && byte !== NEWLINE) {
      hash = Math.imul(hash ^ byte, PRIME);
      continue;
    }
    if (at > from && !isMark(text[from] as number)) {
      const full = mixed(hash);
      let slot = full & mask;
      while (table[slot] !== 0) slot = (slot + 1) & mask;
      table[slot] = (full & ~ENTRY) | (entry + 1);
    }
    hash = SEED;
    from = at + 1;
    if (byte === NEWLINE) {
      entry += 1;
      starts[entry] = from;
    }
  }
  return { table, starts, mask, prefixes };
}

function hasKey(text: Buffer, starts: Uint32Array, entry: number, key: string): boolean {
  return text
    .toString('utf8', starts[entry], (starts[entry + 1] ?? 0) - 1)
    .split('\t')
    .includes(key);
}
