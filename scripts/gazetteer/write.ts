// The data file: a line of JSON, columns of numbers, then a line of names an entry. src/domains/earthquake/places/data.ts reads it.
import { constants, zstdCompressSync } from 'node:zlib';
import { titled } from '../../src/domains/earthquake/places/data.ts';
import { keyOf } from '../../src/domains/earthquake/places/key.ts';
import { KINDS } from '../../src/domains/earthquake/places/kinds.ts';
import type { Entry } from './assemble.ts';
import { displayNames } from './names.ts';

/** The compressed bytes of the entries. */
export function write(entries: readonly Entry[]): Buffer {
  const lines = entries.map((entry) => namesLine(entry.names));
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
  const header = { entries: entries.length, keys, countries, zones, columns: Object.keys(columns) };
  const text = lines.map(({ text: line }) => line).join('\n');
  const bytes = Buffer.concat([
    Buffer.from(`${JSON.stringify(header)}\n`),
    ...Object.values(columns).map((values) => planes(values)),
    Buffer.from(text),
  ]);
  const { ZSTD_c_compressionLevel, ZSTD_c_windowLog } = constants;
  return zstdCompressSync(bytes, { params: { [ZSTD_c_compressionLevel]: 22, [ZSTD_c_windowLog]: 25 } });
}

/** Differences from one entry to the next, the lowest bytes first: like bytes lie together, which compresses. */
function planes(values: Int32Array): Buffer {
  const bytes = Buffer.alloc(values.length * 4);
  let last = 0;
  values.forEach((value, at) => {
    const difference = value - last;
    const zigzag = ((difference << 1) ^ (difference >> 31)) >>> 0;
    for (let plane = 0; plane < 4; plane += 1) bytes[plane * values.length + at] = (zigzag >>> (8 * plane)) & 0xff;
    last = value;
  });
  return bytes;
}

/** Keys separated by tabs; `=`, `<` and `>` stand before how the English, Russian and Kazakh names are written, `?` before Greek ones with their accents. */
function namesLine(names: readonly string[]): { readonly text: string; readonly keys: number } {
  const [main = ''] = names;
  const { ru, kk } = displayNames(main, names);
  const keys = [...new Set(names.map(keyOf))].filter((key) => key !== '');
  const written = (mark: string, name: string | null): string[] =>
    name === null ? [] : [`${mark}${titled(keyOf(name)) === name ? keys.indexOf(keyOf(name)) : name}`];
  const english = titled(keys[0] ?? '') === main ? [] : [`=${main}`];
  const greek = names.filter((name) => /^\p{Script=Greek}/u.test(name)).map((name) => `?${name}`);
  const fields = [...keys, ...english, ...written('<', ru), ...(kk === ru ? [] : written('>', kk)), ...greek];
  return { text: fields.join('\t'), keys: keys.length };
}
