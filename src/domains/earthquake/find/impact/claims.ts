/** What one number counts. */
import type { Counted } from '../../mentions.ts';
import { AND, type Clause, COMMA } from './clauses.ts';
import { standingOf } from './standing.ts';
import type { Count, Figure, Rules, Word, WordKind } from './tokens.ts';
import { isClose, isOfThem, nounAfter, ofBuilding, type Unit, unitOf } from './units.ts';

export interface Claimed extends Omit<Count, 'what'> {
  /** Null: the word says something else of them, "missing". */
  readonly what: Counted | null;
  readonly figure: Figure;
  /** What follows the number. */
  readonly noun: Word | null;
  /** What says so. */
  readonly word: Word;
  /** Distance in code units, with what lies between. */
  readonly cost: number;
}

/** How far the word may stand from a number with a noun of its own, and from a bare one. */
const REACH = 110;
const BARE_REACH = 45;
/** How far from "the number of dead", over a comma too. */
const TALLY_REACH = 190;
const COMMA_COST = 80;
const AND_COST = 25;
const JOINED = new RegExp(` (?:${AND}) |[和及と]`, 'u');
/** Another number lies between, with a noun of its own. */
const CROSSED_COST = 25;
/** "Of 210 houses 48 have large cracks": not before houses that have a number. */
const ELLIPTIC_COST = 60;
/** "240 houses were checked, and damage found in 31". */
const IN = /^ (?:\p{L}{1,4} )?$/u;
/** In languages whose verb is last, a person's verb does not stand before. */
const BACKWARD_COST = 45;

/** What a number may count in its clause, the nearest first; a word of `other` among them counts nothing. */
export function optionsOf(folded: string, figure: Figure, clause: Clause, rules: Rules): readonly Claimed[] {
  const noun = nounAfter(folded, figure, clause);
  const unit = unitOf(folded, figure, noun, clause, rules);
  if (unit === 'foreign' || unit === 'other' || isArticle(folded, figure, unit, rules)) return [];
  const standing = figure.single === 'building' && !figure.isSum ? 'part' : standingOf(folded, figure, rules);
  const isWhole = noun !== null && unit === 'building' && hasPart(folded, figure, noun, clause);
  return candidates(folded, figure, noun, unit, clause, rules).flatMap(({ word, cost }) => {
    if (isWhole && word.start >= figure.end) return [];
    const what = whatOf(word, unit, clause);
    if (what === null && word.kind !== 'other') return [];
    if (what === 'buildingsDamaged' && unit === 'bare' && isOfAnother(folded, figure)) return [];
    if (negated(folded, figure, word, clause)) return [];
    const start = Math.min(figure.start, word.start);
    const end = Math.max(figure.end, word.end, noun?.end ?? 0, figure.until ?? 0);
    return [{ word, cost, figure, noun, what, value: figure.value, standing, start, end, rule: 'figure' }];
  });
}

/** "Hurt in a fall", "bir bilgi": where one is the article of something else. */
function isArticle(folded: string, { start, end, value }: Figure, unit: Unit, { light, unknown }: Rules): boolean {
  if (unit !== 'bare' || value !== 1 || /\d/u.test(folded.slice(start, end))) return false;
  const [before = ''] = /\p{L}+ $/u.exec(folded.slice(Math.max(0, start - 12), start)) ?? [];
  light.lastIndex = 0;
  if (before !== '' && light.test(before)) return true;
  unknown.lastIndex = 0;
  const untold = unknown.exec(folded);
  return untold !== null && untold.index <= start && untold.index + untold[0].length >= end;
}

/** "Se agrietó un tramo": one in letters before a noun that is no building, but not "one of the houses". */
function isOfAnother(folded: string, { start, end, value }: Figure): boolean {
  return (
    value === 1 &&
    !/\d/u.test(folded.slice(start, end)) &&
    /^ (?!(?:of|de|di|из|von|d') )[\p{L}\p{M}]/u.test(folded.slice(end, end + 5))
  );
}

/** "700 yapıdan 22'si oturulamaz": what stands behind is said of the part, whose number has an ending. */
function hasPart(folded: string, figure: Figure, { end }: Word, { figures }: Clause): boolean {
  const next = figures.find(({ start }) => start >= end);
  if (next === undefined || next.value >= figure.value) return false;
  if (next.end === next.bareEnd && !isOfThem(folded, next)) return false;
  return /^[\p{L}\p{M}]{0,4} $/u.test(folded.slice(end, next.start));
}

function candidates(
  folded: string,
  figure: Figure,
  noun: Word | null,
  unit: Unit,
  clause: Clause,
  rules: Rules,
): { readonly word: Word; readonly cost: number }[] {
  const verbLast = rules.words.verbLast === true;
  const nounLike = unit === 'dead' || unit === 'injured' || unit === 'harmed';
  if (nounLike && noun !== null) return [{ word: noun, cost: noun.start - figure.end }];
  const wanted: readonly WordKind[] =
    unit === 'building'
      ? ['damage', 'harmed', 'other']
      : [
          'dead',
          'injured',
          'harmed',
          'other',
          ...(unit === 'bare' || unit === 'damage' ? (['building'] as const) : []),
        ];
  const elliptic = (word: Word) =>
    unit === 'bare' && word.kind === 'damage' && (word === noun || IN.test(folded.slice(word.end, figure.start)));
  // "of 87 inspected buildings five have cracks": the buildings were inspected, not the five
  const ofOthers = (word: Word) =>
    unit === 'bare' && word.kind === 'other' && word.end <= figure.start && ofBuilding(folded, word, clause);
  return clause.words
    .filter((word) => (wanted.includes(word.kind) && !ofOthers(word)) || elliptic(word))
    .flatMap((word) => {
      const cost = costOf(folded, figure, noun, word, clause, unit, verbLast && unit !== 'bare', rules);
      if (word.kind === 'building' && !namesCount(folded, figure, word, rules)) return [];
      const reach = isTally(folded, word) ? TALLY_REACH : unit === 'bare' ? BARE_REACH : REACH;
      const far = elliptic(word) && word === noun && !isClose(folded, figure, word);
      return cost <= reach ? [{ word, cost: cost + (far ? ELLIPTIC_COST : 0) }] : [];
    })
    .sort((a, b) => a.cost - b.cost);
}

function costOf(
  folded: string,
  figure: Figure,
  noun: Word | null,
  word: Word,
  clause: Clause,
  unit: Unit,
  forward: boolean,
  rules: Rules,
): number {
  const after = word.start >= figure.end;
  // "six people were hurt": from those who are counted on
  const counted = unit === 'person' && noun !== null && noun.end <= word.start ? noun.end : figure.end;
  const [from, to] = after ? [counted, word.start] : [word.end, figure.start];
  if (to < from) return Number.POSITIVE_INFINITY;
  const [between, crossing] = withoutAside(folded, from, to, clause, rules);
  const crossed = crossing.find(({ start }) => figure.start !== start);
  if (crossed !== undefined && unit === 'bare' && !isChain(folded, crossed, figure)) return Number.POSITIVE_INFINITY;
  const commas = COMMA.test(rules.converb === null ? between : between.replace(rules.converb, ' ')) ? COMMA_COST : 0;
  const and = JOINED.test(between) ? AND_COST : 0;
  return (
    between.length + commas + and + (crossed === undefined ? 0 : CROSSED_COST) + (forward && !after ? BACKWARD_COST : 0)
  );
}

/** What lies between, but for figures between two commas, or that are part of others: "two men, one of them 80, died". */
function withoutAside(
  folded: string,
  from: number,
  to: number,
  clause: Clause,
  rules: Rules,
): readonly [string, readonly Figure[]] {
  const between = folded.slice(from, to);
  const crossing = clause.figures.filter(({ start }) => start >= from && start < to);
  if (crossing.length === 0) return [between.replace(REMARK, ''), crossing];
  const aside = ASIDE.exec(between) ?? partIn(folded, from, to, crossing, clause, rules);
  if (aside === null) return [between, crossing];
  const [begin, end] = [from + aside.index, from + aside.index + aside[0].length];
  const outside = crossing.filter(({ start }) => start < begin || start >= end);
  return [between.slice(0, aside.index) + between.slice(end - from), outside];
}

const ASIDE = /[,:] [^,:]{3,70},/u;

/** "540 houses, most of them of stone and mud, are damaged". */
const REMARK = /^(?: ?[\p{L}\p{M}-]+){0,2}, [^,]{3,50},(?= [\p{L}\p{M}]+ )/u;

/** "Seven people, among them two children": from the comma to the end of the part's noun. */
function partIn(
  folded: string,
  from: number,
  to: number,
  crossing: readonly Figure[],
  { words }: Clause,
  rules: Rules,
): { readonly index: number; readonly 0: string } | null {
  const part = crossing.find((figure) => standingOf(folded, figure, rules) === 'part');
  if (part === undefined) return null;
  const comma = folded.slice(from, part.start).lastIndexOf(',');
  const noun = words.find(({ start }) => start >= part.end);
  const end = noun !== undefined && noun.end <= to && noun.kind === 'person' ? noun.end : part.end;
  return comma === -1 ? null : { index: comma, 0: folded.slice(from + comma, end) };
}

const NUMBER_OF =
  /number|count|tally|cifra|balance|saldo|bilan|total|числ|количеств|сан[ыі]|sany|soni|sayı|número|numero|nombre|anzahl|zahl|jumlah|αριθμ|تعداد|شمار|संख्या|[数數]/u;

/** "The number of dead in the earthquake of ... rose to 14": its number may stand far behind. */
function isTally(folded: string, { start, end }: Word): boolean {
  return NUMBER_OF.test(folded.slice(Math.max(0, start - 15), end + 12));
}

/** "From 12 to 19". */
function isChain(folded: string, { end }: Figure, figure: Figure): boolean {
  return figure.start >= end && figure.start - end <= 16 && !COMMA.test(folded.slice(end, figure.start));
}

/** "Houses damaged or flattened: 1,150". */
const LABEL = /^[^:\d]{0,40}: ?$/u;

/** "Houses: 30", "üyler sany 207": the noun stands before its number, and no preposition between. */
function namesCount(folded: string, figure: Figure, word: Word, { light }: Rules): boolean {
  if (word.end > figure.start) return false;
  light.lastIndex = 0;
  const between = folded.slice(word.end, figure.start);
  return (
    LABEL.test(between) ||
    NUMBER_OF.test(folded.slice(Math.max(0, word.start - 40), figure.start)) ||
    !light.test(between)
  );
}

function whatOf({ kind, start }: Word, unit: Unit, clause: Clause): Counted | null {
  if (kind === 'dead') return unit === 'building' ? null : 'deaths';
  if (kind === 'injured') return unit === 'building' ? null : 'injured';
  if (kind === 'damage') {
    const named = clause.names || clause.words.some((word) => word.kind === 'building' && word.end <= start);
    return unit === 'building' || (unit === 'bare' && named) ? 'buildingsDamaged' : null;
  }
  if (kind === 'harmed') return unit === 'building' ? 'buildingsDamaged' : 'injured';
  if (kind !== 'building') return null;
  return clause.words.some((word) => word.kind === 'damage' || word.kind === 'harmed') ? 'buildingsDamaged' : null;
}

/** "None of the 40 houses was damaged", "40 evin hiçbiri zarar görmedi", "nobody was hurt, in a county of 64 people". */
function negated(folded: string, figure: Figure, word: Word, { words }: Clause): boolean {
  if (word.end <= figure.start && COMMA.test(folded.slice(word.end, figure.start))) {
    const before = words[words.indexOf(word) - 1];
    if (before?.kind === 'none' && word.start - before.end <= 12) return true;
  }
  const [from, to] = word.start >= figure.end ? [figure.end, word.start] : [word.end, figure.start];
  return words.some(
    ({ kind, start, end }) =>
      kind === 'none' &&
      ((start >= from && end <= to) ||
        (start >= word.start && end <= word.end) ||
        (start >= word.end && /^ ?$/u.test(folded.slice(word.end, start)))),
  );
}
