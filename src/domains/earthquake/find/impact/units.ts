/** What kind of thing a number counts: the noun that follows it. */
import type { Clause } from './clauses.ts';
import type { Figure, Rules, Word, WordKind } from './tokens.ts';

export type Unit = 'bare' | WordKind;

const NOUN_GAP = /^(?:[ -]*[\p{L}\p{M}'’-]+){0,4}[ -]*$/u;

/** The first known word after a number, over at most four unknown ones. */
export function nounAfter(folded: string, figure: Figure, clause: Clause): Word | null {
  const next = clause.words.find(({ start, kind }) => start >= figure.end && kind !== 'also');
  if (next === undefined || next.start - figure.end > 50) return null;
  const gap = folded.slice(figure.end, next.start);
  const crossed = clause.figures.some(({ start }) => start >= figure.end && start < next.start);
  return NOUN_GAP.test(gap) && !crossed ? next : null;
}

/** At most one word between. */
export function isClose(folded: string, figure: Figure, noun: Word): boolean {
  return /^\S{0,3}(?: \S+)? ?$/u.test(folded.slice(figure.end, noun.start));
}

const COUNTED: ReadonlySet<WordKind> = new Set(['person', 'building', 'dead', 'injured', 'harmed', 'damage']);
const YEAR = /^(?:1[0-9]|20)\d\d$/u;

export function unitOf(folded: string, figure: Figure, noun: Word | null, clause: Clause, rules: Rules): Unit {
  const text = folded.slice(figure.start, figure.end);
  const close = noun !== null && isClose(folded, figure, noun);
  if (noun === null || noun.kind === 'none')
    return figure.single ?? (YEAR.test(text) || dated(figure, clause) || aside(folded, figure) ? 'foreign' : 'bare');
  const date = YEAR.test(text) || dated(figure, clause);
  if (date && !(close && COUNTED.has(noun.kind) && !countsOther(folded, noun, clause))) return 'foreign';
  const gap = folded.slice(figure.end, noun.start);
  rules.light.lastIndex = 0;
  if (rules.light.test(gap)) return figure.single ?? 'bare';
  if ((noun.kind === 'damage' || noun.kind === 'harmed') && close && ofBuilding(folded, noun, clause))
    return 'building';
  // "hasar 118": so many; "118'inde hasar": in so many of those named before
  const partitive = rules.words.verbLast !== true || figure.end > figure.bareEnd || isOfThem(folded, figure);
  return noun.kind === 'damage' && partitive ? 'bare' : noun.kind;
}

/** "Oltitasida yoriqlar": in six of them. */
const IN_THEM = /(?:tasida|[ıiuü]nd[aeə]|[ыі]нд[ае]|инде|унда|үндө|оонда|өөндө)$/u;

/** An ending at the word for pieces: "500 ta uydan 41 tasida". */
const OF_THEM = /^ (?:tasi|nafar[i]|таси|нафари)/u;

/** Whether a number says that it is of those named before. */
export function isOfThem(folded: string, { start, end }: Figure): boolean {
  return IN_THEM.test(folded.slice(start, end)) || OF_THEM.test(folded.slice(end, end + 8));
}

/** "Seventeen damaged school buildings". */
export function ofBuilding(folded: string, adjective: Word, { words }: Clause): boolean {
  const next = words.find(({ start }) => start >= adjective.end);
  return next?.kind === 'building' && /^ (?:[\p{L}\p{M}-]+ )?$/u.test(folded.slice(adjective.end, next.start));
}

/** "In 2022 killed 602": the word has a number of its own. */
function countsOther(folded: string, noun: Word, { figures }: Clause): boolean {
  if (noun.kind === 'person' || noun.kind === 'building') return false;
  return figures.some(
    ({ start }) => start >= noun.end && start - noun.end <= 25 && !/[,;、，]/u.test(folded.slice(noun.end, start)),
  );
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
