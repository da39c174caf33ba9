// Names by hand, of places that Kazakhstan's readers know best: packages have no language on names, and old ones first.
import { KINDS, type PlaceKind } from '../../src/domains/earthquake/places/kinds.ts';
import { rowsOf } from './tables.ts';

export interface HandMade {
  readonly kind: PlaceKind;
  /** Empty where several countries have a part of it. */
  readonly country: string;
  /** Null: where the packages have it. */
  readonly spot: { readonly latitude: number; readonly longitude: number } | null;
  /** Of cities: people, of others: radius in km; null: unknown. */
  readonly size: number | null;
  readonly en: string;
  readonly ru: string;
  readonly kk: string;
  /** Own names, old ones, other spellings. */
  readonly others: readonly string[];
}

/**
 * Reads names/KIND.*.tsv: where (a country or -, then latitude, longitude and size, if any), the English, Russian and
 * Kazakh name (empty: as in Russian), further names separated by |. Districts stand without the word for it.
 */
export function readHandMade(): HandMade[] {
  return rowsOf('names', parse);
}

function parse(line: string, file: string): HandMade {
  const kind = KINDS.find((other) => other === file.split('.')[0]);
  const [where = '', en = '', ru = '', kk = '', others = ''] = line.split('\t');
  const [country = '', ...numbers] = where.split(' ');
  const [latitude, longitude, size] = numbers.map(Number);
  if (kind === undefined || en === '' || !/[а-я]/iu.test(ru) || numbers.some((value) => Number.isNaN(Number(value))))
    throw new Error(`no place in ${file}: ${line}`);
  const spot = latitude === undefined || longitude === undefined ? null : { latitude, longitude };
  const place = { kind, country: country === '-' ? '' : country, spot, size: size ?? null };
  const more = others.split('|').filter((name) => name !== '');
  return kind === 'district' ? district(place, en, ru, kk, more) : { ...place, en, ru, kk: kk || ru, others: more };
}

function district(
  place: Pick<HandMade, 'kind' | 'country' | 'spot' | 'size'>,
  en: string,
  ru: string,
  kk: string,
  others: readonly string[],
): HandMade {
  const russian = /(?:ий|ой)$/u.test(ru) ? `${ru} район` : `район ${ru}`;
  return { ...place, en: `${en} District`, ru: russian, kk: `${kk || ru} ауданы`, others };
}
