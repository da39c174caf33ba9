/** Deriving: what a quote gives for a field, as the finders or its figures have it. A value that does not follow is none. */
import type { Evidence } from '../../../../topics/reports.ts';
import type { Analysis } from '../analyse.ts';
import type { Report } from '../document.ts';
import { scan } from '../find/quantities/scan.ts';
import type { QuantityWords } from '../find/quantities/words.ts';
import { asSentence } from '../ground/derive.ts';
import type { AnyMention } from '../mentions.ts';
import { lookUp } from '../places/gazetteer.ts';
import type { AskedField } from '../prompts/prompt.ts';
import { type Draft, mentionsOf } from '../segment/draft.ts';
import { partOf } from '../segment/parts.ts';
import { ofKind } from '../segment/reading.ts';
import { fold } from '../text/fold.ts';
import { NOWHERE } from '../times.ts';

/** A field's value, in the shape that a report has it. */
export type Derived =
  | { readonly field: 'magnitude'; readonly value: NonNullable<Report['magnitude']> }
  | { readonly field: 'intensity'; readonly value: NonNullable<Report['intensity']> }
  | { readonly field: 'originTime'; readonly value: NonNullable<Report['originTime']> }
  | { readonly field: 'place'; readonly value: string }
  | { readonly field: 'depthKm' | 'deaths' | 'injured' | 'buildingsDamaged'; readonly value: number };

/** taken: the figure is something else, as the rules read it. */
export type Refusal = 'underivable' | 'taken';

interface Given {
  readonly field: AskedField;
  /** As the model gave it. */
  readonly value: string | number;
  readonly quote: Evidence;
  readonly analysis: Analysis;
  readonly draft: Draft;
}

export function derive(given: Given): Derived | Refusal {
  const own = mentionsWithin(given);
  switch (given.field) {
    case 'magnitude':
      return magnitudeOf(given, own);
    case 'depthKm':
      return depthOf(given, own);
    case 'intensity':
      return intensityOf(given, own);
    case 'originTime':
      return timeOf(given, own);
    case 'place':
      return placeOf(given, own);
    default:
      return countOf(given.field, given, own);
  }
}

/** What rules found inside of the quote, read in its sentence. */
function mentionsWithin({ analysis, quote }: Given): readonly AnyMention[] {
  return analysis.readings
    .flatMap(({ mentions }) => mentions)
    .filter(({ source, start, end }) => source === quote.source && start >= quote.start && end <= quote.end);
}

/** Whether rules read it as another earthquake's. */
function isForeign(mention: AnyMention, { analysis, draft }: Given): boolean {
  const isOf = (one: Draft) => mentionsOf(one).includes(mention);
  return !isOf(draft) && analysis.drafts.some(isOf);
}

function magnitudeOf(given: Given, own: readonly AnyMention[]): Derived | Refusal {
  const said = Number(given.value);
  const found = ofKind(own, 'magnitude').find(({ value }) => value === said);
  const raw = given.quote.quote;
  if (found !== undefined) {
    if (found.standing !== 'current' || isForeign(found, given)) return 'taken';
    return { field: 'magnitude', value: { value: said, type: found.type, raw } };
  }
  const free = freeFigure(given, own, said, ['magnitude', 'scale', 'moment', 'local']);
  return typeof free === 'string' ? free : { field: 'magnitude', value: { value: said, type: 'unknown', raw } };
}

function depthOf(given: Given, own: readonly AnyMention[]): Derived | Refusal {
  const said = Number(given.value);
  const found = ofKind(own, 'depth').find(({ km }) => km === said);
  if (found !== undefined)
    return found.standing === 'current' && !isForeign(found, given) ? { field: 'depthKm', value: said } : 'taken';
  const free = freeFigure(given, own, said, ['depth', 'deep']);
  if (typeof free === 'string') return free;
  // a depth in miles is no depth in kilometres
  const isKm = free.marks('km').some(({ start }) => start >= free.figure.end && start - free.figure.end <= 2);
  return isKm ? { field: 'depthKm', value: said } : 'underivable';
}

function intensityOf(given: Given, own: readonly AnyMention[]): Derived | Refusal {
  const said = fold(String(given.value)).trim();
  const found = ofKind(own, 'intensity').find(({ value }) => fold(value) === said);
  if (found !== undefined) {
    if (isForeign(found, given)) return 'taken';
    return { field: 'intensity', value: { value: found.value, scale: found.scale, place: found.place?.name ?? null } };
  }
  const free = freeFigure(given, own, Number(said), ['points', 'intensity']);
  return typeof free === 'string'
    ? free
    : { field: 'intensity', value: { value: said, scale: 'unknown', place: null } };
}

function countOf(
  field: 'deaths' | 'injured' | 'buildingsDamaged',
  given: Given,
  own: readonly AnyMention[],
): Derived | Refusal {
  const found = ofKind(own, 'count').find((count) => count.what === field && count.value === Number(given.value));
  if (found === undefined) return 'underivable';
  return found.standing === 'total' && !isForeign(found, given) ? { field, value: found.value } : 'taken';
}

/** The quote's own times, resolved as rules do. */
function timeOf({ analysis, draft, quote }: Given, own: readonly AnyMention[]): Derived | Refusal {
  const times = ofKind(own, 'time');
  if (times.length === 0) return 'underivable';
  if (times.every(({ role }) => role === 'statement')) return 'taken';
  const value = analysis.times.originTime({ ...draft, parts: [partOf(asSentence(quote), own)] }, NOWHERE)?.value;
  return value === undefined ? 'underivable' : { field: 'originTime', value };
}

/** The rules' base form of a place of the quote, or the name as the quote has it, if the gazetteer knows it. */
function placeOf({ value, quote }: Given, own: readonly AnyMention[]): Derived | Refusal {
  const name = String(value).replace(/\s+/gu, ' ').trim();
  const places = [...ofKind(own, 'place'), ...ofKind(own, 'offset').map(({ place }) => place)];
  const known = places.find((place) => isForm(name, place.name));
  if (known !== undefined) return known.use === 'felt' ? 'taken' : { field: 'place', value: known.name };
  const stands = fold(quote.quote).replace(/\s+/gu, ' ').includes(fold(name));
  const isName = /^\p{L}/u.test(name) && !/^\p{Ll}/u.test(name);
  return stands && isName && lookUp(name).length > 0 ? { field: 'place', value: name } : 'underivable';
}

/** Letters by which a name in a text may be longer than its base form: endings, and what kind of place it is. */
const LONGER = 12;

/** Whether a model's value is a form of the name: the name with other endings, or with a word more. */
function isForm(value: string, name: string): boolean {
  const [given, known] = [fold(value), fold(name)];
  if (given.length > known.length + LONGER) return false;
  return given.includes(known) || given.startsWith(known.slice(0, Math.max(3, known.length - 3)));
}

/** A figure of the quote that rules read as nothing, beside a name of what was asked for. */
function freeFigure(
  { quote, analysis }: Given,
  own: readonly AnyMention[],
  value: number,
  names: readonly (keyof QuantityWords)[],
) {
  const seen = scan(asSentence(quote), analysis.language);
  const figures = seen.figures.filter((figure) => figure.value === value);
  const figure = figures.find(({ start, end }) => !isTaken(quote.start + start, quote.start + end, own));
  if (figure === undefined) return figures.length > 0 ? 'taken' : 'underivable';
  if (names.every((name) => seen.marks(name).length === 0)) return 'underivable';
  return { figure, marks: seen.marks };
}

function isTaken(start: number, end: number, own: readonly AnyMention[]): boolean {
  return own.some((mention) => mention.kind !== 'cue' && mention.start < end && mention.end > start);
}
