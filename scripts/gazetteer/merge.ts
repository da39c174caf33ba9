// Puts hand-made names onto the packages' entries, and adds the places that the packages lack.
import { keyOf } from '../../src/domains/earthquake/places/key.ts';
import { cityRadiusKm, type Entry, roughKm } from './assemble.ts';
import type { HandMade } from './handmade.ts';
import { kazakhInLatin, otherScript, withoutKind } from './names.ts';

/** So far from where the hand-made row says an entry may lie, in km; the packages put districts where their region is. */
const WITHIN_KM = { city: 40, district: 350, others: 400 };
/** Of a place that is an area, where the row does not say. */
const RADIUS_KM = 30;

/** All entries with the rows' names; throws where a row without coordinates has no entry. */
export function merge(entries: readonly Entry[], rows: readonly HandMade[]): Entry[] {
  const index = indexOf(entries);
  const merged = new Map<Entry, Entry>();
  const dropped = new Set<Entry>();
  const added: Entry[] = [];
  for (const row of rows) {
    const [found, ...same] = candidatesOf(row, index).filter((entry) => !dropped.has(entry) && !merged.has(entry));
    if (found === undefined) added.push(newEntry(row, entries));
    else merged.set(found, renamed(found, row));
    if (row.kind === 'district') for (const other of same) if (other.region === found?.region) dropped.add(other);
  }
  const renew = (entry: Entry): Entry => {
    const now = merged.get(entry) ?? entry;
    const region = now.region === null ? null : (merged.get(now.region) ?? now.region);
    return region === now.region ? now : { ...now, region };
  };
  const kept = entries.filter((entry) => !dropped.has(entry)).map(renew);
  refuseTwins([...added, ...kept]);
  const at = kept.findLastIndex(({ kind }) => kind === 'region') + 1;
  return [...kept.slice(0, at), ...added.map(renew), ...kept.slice(at)];
}

/** Features' ids are their first names. */
function refuseTwins(entries: readonly Entry[]): void {
  const own = entries.filter(({ id }) => id === 0).map(({ names: [name = ''] }) => keyOf(name));
  const twin = own.find((key, at) => own.indexOf(key) !== at);
  if (twin !== undefined) throw new Error(`two features have the first name ${twin}`);
}

const groupOf = ({ kind, country }: Pick<Entry, 'kind' | 'country'>, key: string): string =>
  `${kind} ${country} ${key}`;

function indexOf(entries: readonly Entry[]): ReadonlyMap<string, readonly Entry[]> {
  const index = new Map<string, Entry[]>();
  for (const entry of entries) {
    for (const key of new Set(entry.names.map(keyOf))) {
      const group = groupOf(entry, key);
      const there = index.get(group);
      if (there === undefined) index.set(group, [entry]);
      else there.push(entry);
    }
  }
  return index;
}

/** Entries that the row may mean, the likeliest first. */
function candidatesOf(row: HandMade, index: ReadonlyMap<string, readonly Entry[]>): Entry[] {
  const { kind, spot } = row;
  const keys = new Set(namesOf(row).map(keyOf));
  const found = [...new Set([...keys].flatMap((key) => index.get(groupOf(row, key)) ?? []))];
  const main = (entry: Entry): number =>
    kind === 'region'
      ? new Set(entry.names.map(keyOf).filter((key) => keys.has(key))).size
      : Number(keys.has(keyOf(entry.names[0] ?? '')));
  if (spot === null) return found.toSorted((a, b) => main(b) - main(a) || b.population - a.population);
  const away = (entry: Entry): number => roughKm(kind === 'district' ? (entry.region ?? entry) : entry, spot);
  const limit = kind === 'city' || kind === 'district' ? WITHIN_KM[kind] : WITHIN_KM.others;
  return found.filter((entry) => away(entry) < limit).toSorted((a, b) => main(b) - main(a) || away(a) - away(b));
}

function namesOf({ kind, en, ru, kk, others }: HandMade): readonly string[] {
  const all = [en, ru, kk, ...others];
  return kind === 'region' || kind === 'district' ? [...all, ...all.map(withoutKind)] : all;
}

function namesWith(row: HandMade, others: readonly string[]): readonly string[] {
  const names = namesOf(row);
  return [...new Set([...names, ...others, ...kazakhInLatin(row.kk), ...otherScript(row.country, names)])];
}

function renamed(entry: Entry, row: HandMade): Entry {
  const { spot, size } = row;
  const names = namesWith(row, entry.names);
  const written = { ru: row.ru, kk: row.kk };
  if (spot === null || row.kind === 'city')
    return { ...entry, population: entry.population || (size ?? 0), names, written };
  const { latitude, longitude } = spot;
  return { ...entry, latitude, longitude, radiusKm: size ?? RADIUS_KM, names, written };
}

function newEntry(row: HandMade, entries: readonly Entry[]): Entry {
  const { kind, country, spot, size } = row;
  if (spot === null) throw new Error(`no such place: ${kind} ${row.en}, ${country}`);
  const near = nearestCity(spot, country, entries);
  const population = kind === 'city' ? (size ?? 0) : 0;
  return {
    id: 0,
    kind,
    country,
    zone: near?.zone ?? '',
    ...spot,
    radiusKm: kind === 'city' ? cityRadiusKm(population) : (size ?? RADIUS_KM),
    population,
    region: kind === 'city' || kind === 'district' ? (near?.region ?? null) : null,
    names: namesWith(row, []),
    written: { ru: row.ru, kk: row.kk },
  };
}

function nearestCity(
  spot: Pick<Entry, 'latitude' | 'longitude'>,
  country: string,
  entries: readonly Entry[],
): Entry | null {
  let nearest: Entry | null = null;
  for (const entry of entries) {
    if (entry.kind !== 'city' || entry.country !== country) continue;
    if (nearest === null || roughKm(entry, spot) < roughKm(nearest, spot)) nearest = entry;
  }
  return nearest;
}
