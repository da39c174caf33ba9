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
  loaded ??= decode(zstdDecompressSync(readFileSync(new URL('gazetteer.zst', import.meta.url))));
  return loaded;
}

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
    columns: Column[];
  };
  const size = header.entries;
  const columns = new Map(
    header.columns.map((name, at) => [
      name,
      unplane(bytes, end + 1 + at * 4 * size, WIDE.has(name) ? new Int32Array(size) : new Int16Array(size)),
    ]),
  );
  // a copy, lest the columns' bytes stay in memory
  const text = Buffer.from(bytes.subarray(end + 1 + header.columns.length * 4 * size));
  const { starts, table, mask, hashes, prefixes } = index(text, size, header.keys);
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
        if (hashes[slot] === hash && hasKey(text, starts, (table[slot] ?? 0) - 1, key))
          found.push((table[slot] ?? 0) - 1);
      }
      return found;
    },
  };
}

type Values = Int32Array | Int16Array;
/** Numbers of more than 16 bits. */
const WIDE: ReadonlySet<Column> = new Set(['id', 'region'] as const);

function unplane<V extends Values>(bytes: Buffer, from: number, values: V): V {
  const size = values.length;
  let last = 0;
  for (let at = 0; at < size; at += 1) {
    const place = from + at;
    const zigzag =
      (bytes[place] ?? 0) |
      ((bytes[place + size] ?? 0) << 8) |
      ((bytes[place + 2 * size] ?? 0) << 16) |
      ((bytes[place + 3 * size] ?? 0) << 24);
    last += (zigzag >>> 1) ^ -(zigzag & 1);
    values[at] = last;
  }
  return values;
}

/** FNV-1a over UTF-8 bytes, mixed at the end; never 0. */
const SEED = 0x811c9dc5 | 0;
const PRIME = 0x01000193;
const step = (hash: number, byte: number): number => Math.imul(hash ^ byte, PRIME);
const mixed = (hash: number): number => hash ^ (hash >>> 15) || 1;

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

/** One pass over the names: each key's hash goes into an open table that is at most three quarters full. */
function index(text: Buffer, size: number, keys: number) {
  const mask = 2 ** Math.ceil(Math.log2(keys / 0.75)) - 1;
  const table = new Uint32Array(mask + 1);
  const hashes = new Int32Array(mask + 1);
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
      table[slot] = entry + 1;
      hashes[slot] = full;
    }
    hash = SEED;
    from = at + 1;
    if (byte === NEWLINE) {
      entry += 1;
      starts[entry] = from;
    }
  }
  return { table, hashes, starts, mask, prefixes };
}

function hasKey(text: Buffer, starts: Uint32Array, entry: number, key: string): boolean {
  return text
    .toString('utf8', starts[entry], (starts[entry + 1] ?? 0) - 1)
    .split('\t')
    .includes(key);
}
