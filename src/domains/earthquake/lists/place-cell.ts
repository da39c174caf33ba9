/** What the cell of a place says: a name, or a distance and a direction from one. */
import { findPlacesAndOffsets } from '../find/places/places.ts';
import { asSentence } from '../ground/derive.ts';
import type { Language } from '../language.ts';
import { languageOf } from '../languages/index.ts';
import type { CoordinatesMention, OffsetMention, PlaceMention } from '../mentions.ts';
import { lookUp, placeOf } from '../places/gazetteer.ts';
import { COMPASS, distanceKm } from '../places/geodesy.ts';
import type { Cell } from './table.ts';

export type Said = PlaceMention | OffsetMention;

/**
 * The places of a cell, by the rules of the heads' language and of English; what no rule reads is a name as it stands.
 * `code`: of the heads' language, which may have no rules.
 */
export function placesIn(cell: Cell, language: Language, code: string | null, country: string | null): readonly Said[] {
  const english = languageOf('en');
  const sentence = asSentence({ quote: inSmallLetters(cell.text), source: 'text', start: cell.start, end: cell.end });
  const read = [language, ...(english === null || english === language ? [] : [english])].map((rules) =>
    findPlacesAndOffsets(sentence, rules, country),
  );
  const away = read.find((said) => said.some(({ kind }) => kind === 'offset')) ?? shortOffset(cell, code, country);
  if (away !== null && away !== undefined) return away.map((mention) => toTheEnd(mention, cell, country));
  const named = (read.find((said) => said.length > 0) ?? []).filter(
    (said): said is PlaceMention => said.kind === 'place',
  );
  return withLead(named, cell, country).map((place) =>
    place.use === 'other' ? { ...place, use: 'epicentre' } : place,
  );
}

/** Names are found by their capital letters: a cell of nothing else gets small ones, one for one. */
function inSmallLetters(text: string): string {
  if (/\p{Ll}/u.test(text)) return text;
  return text.replace(/(?<=\p{L})\p{Lu}+/gu, (letters) =>
    [...letters]
      .map((letter) => (letter.toLowerCase().length === letter.length ? letter.toLowerCase() : letter))
      .join(''),
  );
}

/** What stands before a comma or a bracket names the place, known or not; what follows says where that is. */
function withLead(named: readonly PlaceMention[], cell: Cell, country: string | null): readonly PlaceMention[] {
  const lead = LEAD.exec(cell.text)?.[0].trimEnd() ?? cell.text;
  if (UNSPACED.test(lead) && named.length > 0) return named;
  const end = cell.start + lead.length;
  const inside = named.filter((place) => place.start < end);
  if (inside.some((place) => place.start === cell.start && place.end >= end)) return named;
  const whole = nameAt(cell, cell.start, end, country);
  const candidates = whole.candidates.length > 0 ? whole.candidates : (inside.at(-1)?.candidates ?? []);
  const use = candidates.length > 0 ? 'reference' : 'epicentre';
  return [{ ...whole, candidates, use, isSeat: true }, ...named.filter((place) => place.start >= end)];
}

const LEAD = /^[^,;(/]+(?=\s*[,;(/])/u;
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** A cell ends with the name that its distance counts from: "Mina Collahuasi" is not a place named Mina. */
function toTheEnd(mention: Said, cell: Cell, country: string | null): Said {
  if (mention.kind === 'offset') {
    const place = toTheEnd(mention.place, cell, country) as PlaceMention;
    return { ...mention, place, end: Math.max(mention.end, place.end) };
  }
  if (mention.use !== 'reference') return mention.use === 'other' ? { ...mention, use: 'epicentre' } : mention;
  const rest = REST.exec(cell.text.slice(mention.end - cell.start))?.[0] ?? '';
  if (rest === '') return mention;
  return { ...nameAt(cell, mention.start, mention.end + rest.length, country), use: 'reference' };
}

/** Further words of a name: capital ones, and small ones between them. */
const REST = /^(?:[ -](?:\p{Ll}{1,4} ){0,2}\p{Lu}[\p{L}\p{M}'.-]*)+$/u;

/** Letters of N, E, S and W where a language of lists has no rules. */
const LETTERS: Readonly<Record<string, string>> = { is: 'NASV' };
const SHORT =
  /^(?<km>\d{1,4}(?:[.,]\d+)?)\s*km\s+(?:\p{Ll}{1,3}\s+)?(?<letters>\p{Lu}{1,3})\s+(?:(?:af|of|od|de|från|fra)\s+)?(?<name>\p{L}.*)$/u;

/** "6,1 km SV af Helgafelli". */
function shortOffset(cell: Cell, code: string | null, country: string | null): readonly Said[] | null {
  const { km = '', letters = '', name = '' } = SHORT.exec(cell.text)?.groups ?? {};
  const set = LETTERS[code ?? ''] ?? 'NESW';
  const said = [...letters].map((letter) => 'NESW'[set.indexOf(letter)]).join('');
  const direction = COMPASS.find((point) => point === said);
  if (direction === undefined || name === '') return null;
  const place: PlaceMention = { ...nameAt(cell, cell.end - name.length, cell.end, country), use: 'reference' };
  const distanceKm = Number(km.replace(',', '.'));
  const at = { source: place.source, sentence: 0, start: cell.start, end: cell.end, rule: 'lists/offset' };
  return [{ ...at, kind: 'offset', distanceKm, direction, place }, place];
}

/** A stretch of a cell as one name. */
function nameAt(cell: Cell, start: number, end: number, country: string | null): PlaceMention {
  const last = Math.min(end, start + LONGEST_NAME);
  const name = cell.text
    .slice(start - cell.start, last - cell.start)
    .replace(/\s+/gu, ' ')
    .trim();
  const candidates = lookUp(name, null, country).map(({ id }) => id);
  const at = { source: 'text', sentence: 0, rule: 'lists/place', start, end: last } as const;
  return { ...at, kind: 'place', name, candidates, use: 'epicentre' };
}

const LONGEST_NAME = 120;
/** So far from its point a place may lie, beside its own size and the distance that is told. */
const NEAR_KM = 100;
/** Where no distance is told: regions of the sea are named after coasts. */
const WIDE_KM = 500;

/** Without the places of a name that lie elsewhere than the row's own point. */
export function near(said: Said, point: CoordinatesMention | null, away: number | null = null): Said {
  if (point === null) return said;
  if (said.kind === 'offset') return { ...said, place: near(said.place, point, said.distanceKm) as PlaceMention };
  const reach = away === null ? WIDE_KM : NEAR_KM + 1.5 * away;
  const candidates = said.candidates.filter((id) => {
    const place = placeOf(id);
    return place !== null && distanceKm(place, point) < place.radiusKm * 1.5 + reach;
  });
  return { ...said, candidates };
}
