// The data file: a line of JSON, columns of numbers, then a line of names an entry. src/domains/earthquake/places/data.ts reads it.
import { constants, zstdCompressSync } from 'node:zlib';
import { titled } from '../../src/domains/earthquake/places/data.ts';
import { keyOf } from '../../src/domains/earthquake/places/key.ts';
import { KINDS } from '../../src/domains/earthquake/places/kinds.ts';
import type { Entry } from './assemble.ts';
import { displayNames } from './names.ts';

/** The compressed bytes of the entries. */
export function write(entries: readonly Entry[]): Buffer {
  const lines = entries.map((entry) => namesLine(entry));
  const countries = [...new Set(entries.map(({ country }) => country))].sort();
  const zones = [...new Set(entries.map(({ zone }) => zone))].sort();
  const positions = new Map(entries.map((entry, at) => [entry, at]));
  const column = (pick: (entry: Entry) => number): Int32Array => Int32Array.from(entries, pick);
  const columns = {
    id: column(({ id }) => id),
    latitude: column(({ latitude }) => Math.round(latitude * 180)),
    longitude: column(({ longitude }) => Math.round(longitude * 180)),
    kind: column(({ kind }) => KINDS.indexOf(kind)),
    country: column(({ country }) => countries.indexOf(country)),
    zone: column(({ zone }) => zones.indexOf(zone)),
    radiusKm: column(({ radiusKm }) => radiusKm),
    population: column(({ population }) => Math.round(8 * Math.log2(1 + population))),
    region: column(({ region }) => (region === null ? -1 : (positions.get(region) ?? -1))),
  };
  const keys = lines.reduce((sum, line) => sum + line.keys, 0);
  const packed = Object.entries(columns).map(([name, values]) => ({ name, bytes: planes(values) }));
  const header = {
    entries: entries.length,
    keys,
    countries,
    zones,
    columns: packed.map(({ name, bytes }) => [name, bytes.length / entries.length]),
  };
  const text = lines.map(({ text: line }) => line).join('\n');
  const bytes = Buffer.concat([
    Buffer.from(`${JSON.stringify(header)}\n`),
    ...packed.map(({ bytes }) => bytes),
    Buffer.from(text),
  ]);
  const { ZSTD_c_compressionLevel, ZSTD_c_windowLog } = constants;
  return zstdCompressSync(bytes, { params: { [ZSTD_c_compressionLevel]: 22, [ZSTD_c_windowLog]: 25 } });
}

/** Differences from one entry to the next, the lowest bytes of all first: like bytes lie together, which compresses. */
function planes(values: Int32Array): Buffer {
  const zigzags = values.map((value, at) => {
    const difference = value - (values[at - 1] ?? 0);
    return (difference << 1) ^ (difference >> 31);
  });
  const all = zigzags.reduce((bits, value) => bits | value, 0) >>> 0;
  const count = Math.max(1, Math.ceil((32 - Math.clz32(all)) / 8));
  return Buffer.concat(
    Array.from({ length: count }, (_, plane) => Buffer.from(zigzags.map((value) => (value >>> (8 * plane)) & 0xff))),
  );
}

/** Keys separated by tabs; `=`, `<` and `>` stand before how the English, Russian and Kazakh names are written, `?` before Greek ones with their accents. */
function namesLine({ names, written: known, country }: Entry): { readonly text: string; readonly keys: number } {
  const [main = ''] = names;
  const { ru, kk } = known ?? displayNames(main, names, country);
  const keys = [...new Set(names.map(keyOf))].filter((key) => key !== '');
  const written = (mark: string, name: string | null): string[] =>
    name === null ? [] : [`${mark}${titled(keyOf(name)) === name ? keys.indexOf(keyOf(name)) : name}`];
  const english = titled(keys[0] ?? '') === main ? [] : [`=${main}`];
  const greek = names.filter((name) => /^\p{Script=Greek}/u.test(name)).map((name) => `?${name}`);
  const fields = [...keys, ...english, ...written('<', ru), ...(kk === ru ? [] : written('>', kk)), ...greek];
  return { text: fields.join('\t'), keys: keys.length };
}
