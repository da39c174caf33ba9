/** What one number counts. */
import type { Counted, CountMention } from '../mentions.ts';
import type { Count } from './counts.ts';
import { type Clause, COMMA } from './impact-clauses.ts';
import type { Figure, Rules, Word, WordKind } from './impact-tokens.ts';

export interface Claimed extends Count {
  /** What says so. */
  readonly word: Word;
  /** Distance in code units, with what lies between. */
  readonly cost: number;
}

/** How far the word may stand from a number with a noun of its own, and from a bare one. */
const REACH = 110;
const BARE_REACH = 45;
const COMMA_COST = 60;
/** Another number lies between, with a noun of its own. */
const CROSSED_COST = 25;
/** In languages whose verb is last, a person's verb does not stand before. */
const BACKWARD_COST = 45;

type Unit = 'person' | 'building' | 'bare' | 'foreign' | WordKind;

/** The claim of a number in its clause, null where it counts nothing of these. */
export function claimOf(folded: string, figure: Figure, clause: Clause, rules: Rules): Claimed | null {
  const noun = nounAfter(folded, figure, clause);
  const unit = unitOf(folded, figure, noun, clause, rules);
  if (unit === 'foreign' || unit === 'other') return null;
  const best = candidates(folded, figure, noun, unit, clause, rules)[0];
  if (best === undefined) return null;
  const what = whatOf(best.word, unit, clause);
  if (what === null || negated(folded, figure, best.word, clause)) return null;
  const start = Math.min(figure.start, best.word.start);
  const end = Math.max(figure.end, best.word.end, noun?.end ?? 0);
  return {
    ...best,
    what,
    value: figure.value,
    standing: standingOf(folded, figure, rules),
    start,
    end,
    rule: 'figure',
  };
}

const NOUN_GAP = /^(?:[ -]*[\p{L}\p{M}'’-]+){0,3}[ -]*$/u;

/** The first known word after a number, over at most three unknown ones. */
function nounAfter(folded: string, figure: Figure, clause: Clause): Word | null {
  const next = clause.words.find(({ start, kind }) => start >= figure.end && kind !== 'also');
  if (next === undefined || next.start - figure.end > 50) return null;
  const gap = folded.slice(figure.end, next.start);
  const crossed = clause.figures.some(({ start }) => start >= figure.end && start < next.start);
  return NOUN_GAP.test(gap) && !crossed ? next : null;
}

const COUNTED: ReadonlySet<WordKind> = new Set(['person', 'building', 'dead', 'injured', 'harmed', 'damage']);
const YEAR = /^(?:1[0-9]|20)\d\d$/u;

function unitOf(folded: string, figure: Figure, noun: Word | null, clause: Clause, rules: Rules): Unit {
  const text = folded.slice(figure.start, figure.end);
  const close = noun !== null && /^\S{0,3}(?: \S+)? ?$/u.test(folded.slice(figure.end, noun.start));
  if (noun === null || noun.kind === 'none')
    return YEAR.test(text) || dated(figure, clause) || aside(folded, figure) ? 'foreign' : 'bare';
  if ((YEAR.test(text) || dated(figure, clause)) && !(close && COUNTED.has(noun.kind))) return 'foreign';
  const gap = folded.slice(figure.end, noun.start);
  rules.light.lastIndex = 0;
  if (rules.light.test(gap)) return 'bare';
  if ((noun.kind === 'damage' || noun.kind === 'harmed') && close && ofBuilding(folded, noun, clause))
    return 'building';
  return noun.kind === 'damage' && rules.words.verbLast !== true ? 'bare' : noun.kind;
}

/** "Seventeen damaged school buildings". */
function ofBuilding(folded: string, adjective: Word, { words }: Clause): boolean {
  const next = words.find(({ start }) => start >= adjective.end);
  return next?.kind === 'building' && /^ (?:[\p{L}\p{M}-]+ )?$/u.test(folded.slice(adjective.end, next.start));
}

/** "April 4". */
function dated(figure: Figure, { words }: Clause): boolean {
  return words.some(({ kind, end }) => kind === 'foreign' && end < figure.start && figure.start - end <= 1);
}

/** Between brackets or commas alone: an age. */
function aside(folded: string, figure: Figure): boolean {
  return (
    /[(（,] ?$/u.test(folded.slice(0, figure.start).slice(-2)) &&
    /^ ?[)）,]/u.test(folded.slice(figure.end, figure.end + 2))
  );
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
  return clause.words
    .filter(({ kind }) => wanted.includes(kind))
    .flatMap((word) => {
      const cost = costOf(folded, figure, word, clause, unit, verbLast && unit !== 'bare');
      if (word.kind === 'building' && !namesCount(folded, figure, word, rules)) return [];
      return cost <= (unit === 'bare' ? BARE_REACH : REACH) ? [{ word, cost }] : [];
    })
    .sort((a, b) => a.cost - b.cost);
}

function costOf(folded: string, figure: Figure, word: Word, clause: Clause, unit: Unit, forward: boolean): number {
  const after = word.start >= figure.end;
  const [from, to] = after ? [figure.end, word.start] : [word.end, figure.start];
  if (to < from) return Number.POSITIVE_INFINITY;
  const between = folded.slice(from, to);
  const crossed = clause.figures.find(({ start }) => start >= from && start < to && figure.start !== start);
  if (crossed !== undefined && unit === 'bare' && between.length > 14) return Number.POSITIVE_INFINITY;
  const commas = COMMA.test(between) ? COMMA_COST : 0;
  return between.length + commas + (crossed === undefined ? 0 : CROSSED_COST) + (forward && !after ? BACKWARD_COST : 0);
}

/** "Houses: 30", "üyler sany 207": the noun stands before its number, and no preposition between. */
function namesCount(folded: string, figure: Figure, word: Word, { light }: Rules): boolean {
  light.lastIndex = 0;
  return word.end <= figure.start && !light.test(folded.slice(word.end, figure.start));
}

function whatOf({ kind }: Word, unit: Unit, clause: Clause): Counted | null {
  if (kind === 'dead') return unit === 'building' ? null : 'deaths';
  if (kind === 'injured') return unit === 'building' ? null : 'injured';
  if (kind === 'damage') return unit === 'building' ? 'buildingsDamaged' : null;
  if (kind === 'harmed') return unit === 'building' ? 'buildingsDamaged' : 'injured';
  if (kind !== 'building') return null;
  return clause.words.some((word) => word.kind === 'damage' || word.kind === 'harmed') ? 'buildingsDamaged' : null;
}

/** "None of the 40 houses was damaged", "40 evin hiçbiri zarar görmedi". */
function negated(folded: string, figure: Figure, word: Word, { words }: Clause): boolean {
  const [from, to] = word.start >= figure.end ? [figure.end, word.start] : [word.end, figure.start];
  return words.some(
    ({ kind, start, end }) =>
      kind === 'none' &&
      ((start >= from && end <= to) || (start >= word.end && /^ ?$/u.test(folded.slice(word.end, start)))),
  );
}

function standingOf(folded: string, figure: Figure, { near, previously }: Rules): CountMention['standing'] {
  const before = folded.slice(Math.max(0, figure.start - 40), figure.start);
  const after = folded.slice(figure.end, figure.end + 40);
  if (near.previousBefore?.test(before) || near.previousAfter?.test(after)) return 'previous';
  if (near.partBefore?.test(before) || near.partAfter?.test(after)) return 'part';
  if (previously !== null) {
    previously.lastIndex = 0;
    if (previously.test(folded.slice(Math.max(0, figure.start - 250), figure.end + 250))) return 'previous';
  }
  return 'total';
}
