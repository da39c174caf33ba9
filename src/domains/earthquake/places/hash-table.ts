/** A hash table from the keys of names to entries, over the bytes of the names themselves. */
import { PREFIXES, type Views } from './memory.ts';

const TAB = 9;
const NEWLINE = 10;
/** Fields that begin with < = > or ? are spellings, no keys. */
const isMark = (byte: number): boolean => byte >= 0x3c && byte <= 0x3f;

/** FNV-1a over UTF-8 bytes, mixed at the end. */
const SEED = 0x811c9dc5 | 0;
const PRIME = 0x01000193;
const mixed = (hash: number): number => hash ^ (hash >>> 15);

/** Two characters of Chinese are six bytes, the first from E3 on. */
const TWO_CHARACTERS = 6;
const CHINESE = 0xe3;

/** A slot holds an entry's number plus one, and above it the same bits of the key's hash. */
const ENTRY_BITS = 20;
const ENTRY = 2 ** ENTRY_BITS - 1;

/** A key in bytes. There is only one at a time: the next overwrites it. */
export interface EncodedKey {
  readonly bytes: Uint8Array;
  length: number;
  hash: number;
}

/** No name is longer, in bytes. */
const LONGEST = 1024;
const encoded: EncodedKey = { bytes: new Uint8Array(LONGEST), length: 0, hash: 0 };

/** A key as UTF-8, with its hash; null: no name is as long. */
export function encodeKey(key: string): EncodedKey | null {
  if (key.length * 3 > LONGEST) return null;
  const { bytes } = encoded;
  let hash = SEED;
  let end = 0;
  for (let at = 0; at < key.length; at += 1) {
    const code = key.charCodeAt(at);
    if (code < 0x80) bytes[end++] = code;
    else {
      if (code < 0x800) bytes[end++] = 0xc0 | (code >> 6);
      else {
        bytes[end++] = 0xe0 | (code >> 12);
        bytes[end++] = 0x80 | ((code >> 6) & 0x3f);
      }
      bytes[end++] = 0x80 | (code & 0x3f);
    }
  }
  for (let at = 0; at < end; at += 1) hash = Math.imul(hash ^ (bytes[at] as number), PRIME);
  encoded.length = end;
  encoded.hash = mixed(hash);
  return encoded;
}

export function hashOf(key: string): number {
  return encodeKey(key)?.hash ?? 0;
}

/** The entry that a slot holds, if the key is one of its names; else -1. */
export function slotHolds(slot: number, key: EncodedKey, starts: Uint32Array, text: Uint8Array): number {
  if ((slot ^ key.hash) >>> ENTRY_BITS !== 0) return -1;
  const entry = (slot & ENTRY) - 1;
  const end = (starts[entry + 1] as number) - 1;
  for (let at = starts[entry] as number; at < end; at += 1) {
    if (isFieldAt(text, at, end, key)) return entry;
    while (at < end && text[at] !== TAB) at += 1;
  }
  return -1;
}

/** Whether the field of a line that begins at a place is the key. */
export function isFieldAt(text: Uint8Array, at: number, end: number, { bytes, length }: EncodedKey): boolean {
  const stop = at + length;
  if (stop > end || (stop < end && text[stop] !== TAB)) return false;
  for (let same = 0; same < length; same += 1) if (text[at + same] !== bytes[same]) return false;
  return true;
}

/** One pass over the names: each key goes into the table, and the beginning of each line is noted. Returns their number. */
export function indexNames({ text, table, starts, prefixes }: Views): number {
  const mask = table.length - 1;
  table.fill(0);
  let entry = 0;
  let hash = SEED;
  let from = 0;
  for (let at = 0; at <= text.length; at += 1) {
    if (at - from === TWO_CHARACTERS && (text[from] as number) >= CHINESE) prefixes[mixed(hash) & (PREFIXES - 1)] = 1;
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
  return entry;
}
