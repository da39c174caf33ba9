/** What the columns of a list hold, by the words at their heads. */
import { fold } from '../text/fold.ts';
import { type ColumnKind, HEADERS, SHARED_HEADERS } from './header-words.ts';

export interface Header {
  /** Of each column; several where its cells hold several things. */
  readonly kinds: readonly (readonly ColumnKind[])[];
  /** The language with most of the words; null: of none. */
  readonly language: string | null;
}

interface Word {
  readonly kind: ColumnKind;
  readonly language: string | null;
  readonly pattern: RegExp;
}

/** Longer cells are no heads of columns. */
const LONGEST = 60;
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** Reads cells as heads of columns; null where they are not those of a list of earthquakes. */
export function headerOf(cells: readonly string[]): Header | null {
  if (cells.length < 3 || cells.some((cell) => cell.length > LONGEST)) return null;
  const votes = new Map<string, number>();
  const kinds = cells.map((cell) => kindsOf(cell, votes));
  if (!tellsEarthquakes(kinds)) return null;
  const best = [...votes].reduce<readonly [string, number] | null>(
    (most, vote) => (most === null || vote[1] > most[1] ? vote : most),
    null,
  );
  return { kinds, language: best?.[0] ?? null };
}

/** A magnitude and where, or how deep: stars have magnitudes, too. */
function tellsEarthquakes(kinds: readonly (readonly ColumnKind[])[]): boolean {
  const all = new Set(kinds.flat());
  const measured = all.has('depth') || all.has('latitude');
  return (all.has('magnitude') || all.has('energyClass')) && all.has('when') && (measured || all.has('place'));
}

/** What a single cell would head. */
export function kindsOfHead(cell: string): readonly ColumnKind[] {
  return cell.length > LONGEST ? [] : kindsOf(cell, new Map());
}

/** Whether each of several words heads a column of its own. */
export function areHeads(words: readonly string[]): boolean {
  const kinds = new Set<ColumnKind>();
  for (const word of words) {
    const [kind] = kindsOf(word, new Map());
    if (kind === undefined || kinds.has(kind)) return false;
    kinds.add(kind);
  }
  return kinds.size > 1;
}

/** "Fecha Local / Lugar" holds two things; of others, the words' order decides. */
function kindsOf(cell: string, votes: Map<string, number>): readonly ColumnKind[] {
  const folded = fold(cell).trim();
  if (!anyWord().test(folded)) return [];
  const found: { readonly kind: ColumnKind; readonly at: number }[] = [];
  for (const { kind, language, pattern } of words()) {
    const at = folded.search(pattern);
    if (at < 0) continue;
    if (language !== null) votes.set(language, (votes.get(language) ?? 0) + 1);
    if (!found.some((other) => other.kind === kind)) found.push({ kind, at });
  }
  const sorted = found.sort((a, b) => a.at - b.at).map(({ kind }) => kind);
  return withoutContext(sorted, folded);
}

/** Words that only say of which kind the other is: "Magnitude type", "local time", "depth of the epicentre". */
function withoutContext(kinds: readonly ColumnKind[], folded: string): readonly ColumnKind[] {
  const has = (kind: ColumnKind) => kinds.includes(kind);
  const parted = /[/,;&+-]/u.test(folded);
  if (has('type') && has('magnitude') && !parted && !folded.includes('(')) return ['type'];
  if (has('other') && kinds.length > 1 && !has('when')) return kinds.filter((kind) => kind !== 'other');
  if (has('other')) return ['other'];
  if (has('when')) return parted ? kinds.filter((kind) => kind === 'when' || kind === 'place') : ['when'];
  if (has('latitude') && has('longitude')) return kinds.filter((kind) => kind === 'latitude' || kind === 'longitude');
  if (has('place') && kinds.length > 1 && !parted) return kinds.filter((kind) => kind !== 'place');
  return kinds;
}

let compiled: readonly Word[] | undefined;

function words(): readonly Word[] {
  compiled ??= [
    ...wordsOf(null, SHARED_HEADERS),
    ...Object.entries(HEADERS).flatMap(([language, kinds]) => wordsOf(language, kinds)),
  ];
  return compiled;
}

let any: RegExp | undefined;

/** Any word of any kind: what most words of a text are not. */
function anyWord(): RegExp {
  any ??= new RegExp(
    words()
      .map(({ pattern }) => pattern.source)
      .join('|'),
    'u',
  );
  return any;
}

function wordsOf(language: string | null, kinds: Readonly<Partial<Record<ColumnKind, string>>>): readonly Word[] {
  return Object.entries(kinds).map(([kind, list]) => ({
    kind: kind as ColumnKind,
    language,
    pattern: new RegExp(list.split(' ').map(ruleOf).join('|'), 'u'),
  }));
}

function ruleOf(word: string): string {
  const whole = word.startsWith('=');
  const plain = fold(word.slice(whole ? 1 : 0).replaceAll('_', ' ')).replace(/[.*+?^${}()|[\]\\]/gu, '\\$&');
  if (UNSPACED.test(plain)) return plain;
  return `(?<![\\p{L}\\p{N}])${plain}${whole ? '(?![\\p{L}\\p{N}])' : ''}`;
}

/** Words of columns that few texts have beside each other: what to look for before lines are looked at. */
export function mayHaveHeader(folded: string): boolean {
  rare ??= new RegExp(
    ['latitude', 'depth', 'magnitude']
      .flatMap((kind) => [SHARED_HEADERS, ...Object.values(HEADERS)].map((words) => words[kind as ColumnKind] ?? ''))
      .flatMap((list) =>
        list.split(' ').filter((word) => word.replace('=', '').length >= (UNSPACED.test(word) ? 2 : 3)),
      )
      .map(ruleOf)
      .join('|'),
    'u',
  );
  return rare.test(folded);
}

let rare: RegExp | undefined;
