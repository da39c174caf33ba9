/** Where the gazetteer lies: one block of memory, which all threads of a process can share. */

export interface Header {
  readonly entries: number;
  readonly keys: number;
  readonly countries: readonly string[];
  readonly zones: readonly string[];
  /** With how many planes of bytes each has in the file. */
  readonly columns: readonly (readonly [Column, number])[];
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
export type Values = Int32Array | Int16Array;

/** Views of one block. */
export interface Views {
  readonly header: Header;
  readonly columns: ReadonlyMap<Column, Values>;
  /** Where the line of each entry begins in the text. */
  readonly starts: Uint32Array;
  /** Hash table of keys. */
  readonly table: Uint32Array;
  /** 1 by hash of two characters, where a name begins with them. */
  readonly prefixes: Uint8Array;
  /** Lines of names, in UTF-8. */
  readonly text: Buffer;
}

/** More than the gazetteer needs; what nobody writes to takes no memory. */
const RESERVED = 2 ** 26;
/** Of the block's beginning: its state, the lengths of header and text. */
const PREAMBLE = 16;
/** Numbers of more than 16 bits. */
const WIDE: ReadonlySet<Column> = new Set(['id', 'region'] as const);
/** Beginnings are remembered by so many bits of their hash. */
export const PREFIXES = 2 ** 18;

const EMPTY = 0;
const FILLING = 1;
const FILLED = 2;
/** Whoever fills the block needs a fraction of it, unless its thread was stopped. */
const PATIENCE_MS = 5_000;

/** A block that threads share: whoever needs the gazetteer first fills it. */
export function createGazetteerMemory(): SharedArrayBuffer {
  return new SharedArrayBuffer(RESERVED);
}

/**
 * The views of a block that `fill` filled, here or in another thread, which is waited for. Null: the other one never got
 * to its end. Throws what `fill` throws; the block is as good as new then.
 */
export function viewsOnce(memory: SharedArrayBuffer, fill: () => Views): Views | null {
  const state = new Int32Array(memory, 0, 1);
  if (Atomics.compareExchange(state, 0, EMPTY, FILLING) !== EMPTY) {
    Atomics.wait(state, 0, FILLING, PATIENCE_MS);
    return Atomics.load(state, 0) === FILLED ? reopen(memory) : null;
  }
  let reached = EMPTY;
  try {
    const views = fill();
    reached = FILLED;
    return views;
  } finally {
    Atomics.store(state, 0, reached);
    Atomics.notify(state, 0);
  }
}

/** Views for a header, still empty, but for the text; `memory`: null for a block of its own, no larger than needed. */
export function allocate(memory: SharedArrayBuffer | null, header: Header, text: Uint8Array): Views {
  const said = Buffer.from(JSON.stringify(header));
  const size = sizeOf(header, said.length) + text.length;
  const block = memory !== null && size <= memory.byteLength ? memory : new SharedArrayBuffer(size);
  new Int32Array(block, 0, 3).set([said.length, text.length], 1);
  Buffer.from(block, PREAMBLE).set(said);
  const views = reopen(block);
  views.text.set(text);
  return views;
}

function reopen(memory: SharedArrayBuffer): Views {
  const [, said = 0, length = 0] = new Int32Array(memory, 0, 3);
  const header = JSON.parse(Buffer.from(memory, PREAMBLE, said).toString('utf8')) as Header;
  const size = header.entries;
  let at = aligned(PREAMBLE + said);
  const take = <V>(bytes: number, view: (from: number) => V): V => {
    const made = view(at);
    at = aligned(at + bytes);
    return made;
  };
  return {
    header,
    columns: new Map(
      header.columns.map(([name]): [Column, Values] => [
        name,
        WIDE.has(name)
          ? take(4 * size, (from) => new Int32Array(memory, from, size))
          : take(2 * size, (from) => new Int16Array(memory, from, size)),
      ]),
    ),
    starts: take(4 * (size + 1), (from) => new Uint32Array(memory, from, size + 1)),
    table: take(4 * slotsOf(header), (from) => new Uint32Array(memory, from, slotsOf(header))),
    prefixes: take(PREFIXES, (from) => new Uint8Array(memory, from, PREFIXES)),
    text: take(length, (from) => Buffer.from(memory, from, length)),
  };
}

function sizeOf(header: Header, said: number): number {
  const columns = header.columns.reduce((sum, [name]) => sum + aligned((WIDE.has(name) ? 4 : 2) * header.entries), 0);
  return aligned(PREAMBLE + said) + columns + 4 * (header.entries + 1) + 4 * slotsOf(header) + PREFIXES;
}

/** A power of two, so that at most four fifths of the table are full. */
function slotsOf({ keys }: Header): number {
  return 2 ** Math.ceil(Math.log2(keys / 0.8));
}

function aligned(bytes: number): number {
  return (bytes + 3) & ~3;
}
