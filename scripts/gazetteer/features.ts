// Hand-made features that packages of cities lack: seas, ranges, islands, seismic regions, and regions by their names abroad.
import { KINDS, type PlaceKind } from '../../src/domains/earthquake/places/kinds.ts';
import { rowsOf } from './tables.ts';

export interface Feature {
  readonly kind: PlaceKind;
  /** Empty where several countries have a part of it. */
  readonly country: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly radiusKm: number;
  readonly names: readonly string[];
}

/** Reads features/*.tsv: kind, country or -, latitude, longitude, radius in km, names separated by |, the English one first. */
export function readFeatures(): Feature[] {
  return rowsOf('features', parse);
}

function parse(line: string, file: string): Feature {
  const [kind, country, latitude, longitude, radius, names] = line.split('\t');
  const known = KINDS.find((other) => other === kind);
  if (known === undefined || names === undefined) throw new Error(`no feature in ${file}: ${line}`);
  return {
    kind: known,
    country: country === '-' ? '' : (country ?? ''),
    latitude: Number(latitude),
    longitude: Number(longitude),
    radiusKm: Number(radius),
    names: names.split('|').map((name) => name.trim()),
  };
}
