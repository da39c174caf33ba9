/** Finds "61 km north-east of X": how far from a place, and in which direction of it. */
import type { Language } from '../../language.ts';
import type { OffsetMention, PlaceMention } from '../../mentions.ts';
import { compile } from '../../text/pattern.ts';
import type { Sentence } from '../../text/sentences.ts';
import { type Found, nameAt, nameUpTo, unknownAt, unknownUpTo } from '../places/reading.ts';
import { type PlaceRules, placeRules } from '../places/rules.ts';
import { type Token, tokensOf } from '../places/tokens.ts';
import { unspacedUpTo } from '../places/unspaced.ts';
import { type OffsetPart, offsetParts } from './parts.ts';
import { HEAD_CHARS, inverted, listed, type Placed, tokenFrom, towards } from './ways.ts';

/** Where an offset's second half may begin after its place: "north of X, about 20 km away". */
const TAIL = 25;
/** "The town", "the same place": the place that the text named before; its mention has no name. */
const SAME: Pick<Found, 'name' | 'places'> = { name: '', places: [] };

/** Offsets of a sentence. Where the text says only "the town", the place's name is empty. Linear in the sentence. */
export function findOffsets(
  sentence: Sentence,
  language: Language,
  country: string | null = null,
): readonly OffsetMention[] {
  const rules = placeRules(language);
  if (rules === null) return [];
  const parts = offsetParts(sentence, language, rules).filter((part) => !isDepth(part, sentence, language));
  if (parts.length === 0) return [];
  const tokens = tokensOf(sentence);
  const placed: Placed[] = [];
  const used = new Set<OffsetPart>();
  for (const part of parts) {
    if (used.has(part)) continue;
    const found =
      rules.words.side === 'after'
        ? (after(part, sentence, tokens, rules, country) ??
          towards(part, sentence, tokens, rules, country) ??
          listed(part, sentence, tokens, rules, country))
        : before(part, sentence, tokens, rules, country);
    if (found === null) continue;
    const other = parts.find((next) => !used.has(next) && next !== part && completes(found, next));
    if (other !== undefined) used.add(other);
    placed.push(other === undefined ? found : joined(found, other));
  }
  return placed
    .filter((one) => !placed.some((other) => other !== one && covers(other, one)))
    .map((one) => mention(one, sentence, language));
}

const depths = new WeakMap<Language, readonly [before: RegExp, after: RegExp]>();

/** "North of X, at 600 km of depth". */
function isDepth({ start, end, direction }: OffsetPart, { folded }: Sentence, language: Language): boolean {
  if (direction !== null) return false;
  let words = depths.get(language);
  if (words === undefined) {
    const { depth, deep = depth } = language.quantities;
    const { source } = compile(`(${depth}|${deep})`, {}, { unspaced: language.unspaced === true });
    words = [new RegExp(`${source}[^.,;\\d]{0,15}$`, 'u'), new RegExp(`^ ?(?:\\p{L}{1,5} )?${source}`, 'u')];
    depths.set(language, words);
  }
  return words[0].test(folded.slice(Math.max(0, start - 35), start)) || words[1].test(folded.slice(end, end + 30));
}

/** Whether a part says what the other lacks, right behind it. */
function completes(found: Placed, next: OffsetPart): boolean {
  const end = Math.max(found.end, found.from.end);
  if (next.start < end || next.start - end > TAIL) return false;
  return (
    (found.distanceKm === null && next.direction === null) || (found.direction === null && next.distanceKm === null)
  );
}

function joined(found: Placed, other: OffsetPart): Placed {
  const { distanceKm, direction } = other;
  return {
    ...found,
    end: Math.max(found.end, other.end),
    distanceKm: found.distanceKm ?? distanceKm,
    direction: found.direction ?? direction,
  };
}

function covers(a: Placed, b: Placed): boolean {
  const said = (one: Placed): number => Number(one.distanceKm !== null) + Number(one.direction !== null);
  return said(a) > said(b) && a.start <= b.start && Math.max(a.end, a.from.end) >= b.end;
}

/** "61 km north-east of X". */
function after(
  part: OffsetPart,
  { raw, folded }: Sentence,
  tokens: readonly Token[],
  rules: PlaceRules,
  country: string | null,
): Placed | null {
  const rest = folded.slice(part.end, part.end + HEAD_CHARS);
  const lead = (part.direction === null ? rules.lead : rules.leadOf).exec(rest);
  if (lead === null) return null;
  const link = lead.groups?.link ?? '';
  const isLinked = link !== '' || rules.linkless.test(folded.slice(part.start, part.end));
  if (part.direction === null && !isLinked) return null;
  const isComparative = rules.comparative.test(folded.slice(part.start, part.end));
  if (part.distanceKm === null && ((link === '' && !isComparative) || !standsAlone(part, folded, rules))) return null;
  const linkEnd = rest.indexOf(link) + link.length;
  const named = part.end + lead[0].length;
  const said = folded
    .slice(part.end + linkEnd)
    .trimStart()
    .slice(0, HEAD_CHARS);
  if (rules.centre?.test(said)) return part.direction === null ? null : inverted(part, tokens, rules, country);
  const early = tokenFrom(tokens, part.end + linkEnd + (/^\s/u.test(rest.slice(linkEnd)) ? 1 : 0));
  const whole = early < 0 ? null : nameAt(tokens, early, rules, country);
  if (whole !== null && whole.end > named && tokens[early]?.named) return { ...part, from: whole };
  const at = tokenFrom(tokens, named);
  const isBare = (lead.groups?.heads ?? '') !== '';
  const found = tokens[at]?.named ? namedAt(tokens, at, isBare, { raw, folded }, rules, country) : null;
  if (found !== null) return { ...part, from: found };
  const isWhole = part.distanceKm !== null && part.direction !== null;
  const same = rules.same?.exec(said)?.[0] ?? '';
  return same === '' && !(isBare && isWhole) ? null : { ...part, from: { ...SAME, start: part.end, end: named } };
}

/** The name at a token; "the Papuan city of Jayapura" is named by its noun, not by what stands before it. */
function namedAt(
  tokens: readonly Token[],
  at: number,
  isBare: boolean,
  { raw, folded }: Pick<Sentence, 'raw' | 'folded'>,
  rules: PlaceRules,
  country: string | null,
): Found | null {
  const known = nameAt(tokens, at, rules, country);
  const unknown = known === null ? unknownAt(tokens, at, rules, isBare) : null;
  if (unknown === null) return known;
  const lead = rules.lead.exec(folded.slice(unknown.end, unknown.end + HEAD_CHARS));
  const next = (lead?.groups?.heads ?? '') === '' ? -1 : tokenFrom(tokens, unknown.end + (lead?.[0].length ?? 0));
  if (!tokens[next]?.named || /[,;.(]/u.test(raw.slice(unknown.end, tokens[next].start))) return unknown;
  return nameAt(tokens, next, rules, country) ?? unknown;
}

function standsAlone({ start, end }: OffsetPart, folded: string, rules: PlaceRules): boolean {
  const before = folded.slice(Math.max(0, start - 20), start);
  return rules.alone?.test(before) === true || rules.comparative.test(folded.slice(start, end));
}

/** "X's 61 km north-east". */
function before(
  part: OffsetPart,
  { raw, folded }: Sentence,
  tokens: readonly Token[],
  rules: PlaceRules,
  country: string | null,
): Placed | null {
  const from = Math.max(0, part.start - HEAD_CHARS);
  const isAway =
    rules.away?.test(folded.slice(part.end, part.end + HEAD_CHARS)) === true ||
    (rules.unspaced && FROM_SEAT.test(folded.slice(from, part.start)));
  if (part.direction === null && !isAway) return null;
  const trail = rules.trail.exec(folded.slice(from, part.start));
  const end = bracketAt(folded, from, from + (trail?.index ?? part.start - from));
  if (part.distanceKm === null && !standsAlone(part, folded, rules)) return null;
  const at = tokenUpTo(tokens, end);
  const last = rules.centre?.test(tokens[at]?.folded ?? '') ? -1 : at;
  const isBare = (trail?.[0] ?? '').trim() !== '';
  const found = SHORT_NAME.test(raw.slice(end, part.start))
    ? null
    : rules.unspaced
      ? unspacedUpTo(raw, end, country)
      : last < 0
        ? null
        : (nameUpTo(tokens, last, rules, country) ?? unknownUpTo(tokens, last, rules, isBare));
  if (found !== null) return { ...part, from: found };
  return rules.same?.test(folded.slice(end, part.start).replace(/^(?:\s?\([^()]{2,40}\))?[\s,]+/u, ''))
    ? { ...part, from: { ...SAME, start: end, end: part.start } }
    : null;
}

/** "距乌什县城约46公里": from the seat of the county itself; bulletins tell the distances from many other towns. */
const FROM_SEAT = /[距離离][^，。、；]{2,10}(?:城|市区|市區|政府)(?:大?[约約])?$/u;

/** "Orta (Çankırı), 3 km": what a place lies in, or its other name, is not what the distance counts from. */
function bracketAt(folded: string, from: number, end: number): number {
  const bracket = /\s?\([^()\d]{2,40}\)$/u.exec(folded.slice(from, end));
  return bracket === null || bracket.index === 0 ? end : from + bracket.index;
}

/** "Yönetimi Başkanlığı (AFAD), ilçe merkezinin": what has a short name is an institute. */
const SHORT_NAME = /^\s?\(\p{Lu}{3,}\)/u;

function tokenUpTo(tokens: readonly Token[], at: number): number {
  return tokens.findLastIndex(({ end }) => end <= at && end >= at - 2);
}

function mention(placed: Placed, sentence: Sentence, language: Language): OffsetMention {
  const { from } = placed;
  const start = Math.min(placed.start, from.start);
  const end = Math.max(placed.end, from.end);
  const at = { source: sentence.source, sentence: sentence.index, rule: `${language.code}/places/offset` };
  const shift = (place: number): number => sentence.start + place;
  const place: PlaceMention = {
    ...at,
    kind: 'place',
    start: shift(from.start),
    end: shift(from.end),
    name: from.name,
    candidates: from.places.map(({ id }) => id),
    use: 'reference',
  };
  return {
    ...at,
    kind: 'offset',
    start: shift(start),
    end: shift(end),
    distanceKm: placed.distanceKm,
    direction: placed.direction,
    place,
  };
}
