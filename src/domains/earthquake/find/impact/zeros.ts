/** Zeros: "nobody was hurt", "no damage". */
import type { Counted } from '../../mentions.ts';
import type { Claimed } from './claims.ts';
import { type Clause, segmentsOf } from './clauses.ts';
import type { Count, Rules, Word, WordKind } from './tokens.ts';

const COUNTED: Partial<Record<WordKind, Counted>> = { dead: 'deaths', injured: 'injured', damage: 'buildingsDamaged' };

/** Zeros of the clauses of a sentence: what a negation reaches and no number counts. */
export function zerosIn(
  folded: string,
  clauses: readonly Clause[],
  claims: readonly Claimed[],
  rules: Rules,
): readonly Count[] {
  const zeros = clauses.flatMap((clause) => [
    ...inClause(folded, clause, claims, rules),
    ...sound(folded, clause, rules),
  ]);
  return implied(unique(zeros), clauses);
}

/** "Everybody got out unhurt", "all houses withstood it". */
function sound(folded: string, { start, end }: Clause, rules: Rules): readonly Count[] {
  const part = folded.slice(start, end);
  rules.unknown.lastIndex = 0;
  if (rules.unknown.test(part)) return [];
  return (['injured', 'buildingsDamaged'] as const).flatMap((what) =>
    [...part.matchAll(what === 'injured' ? rules.unhurt : rules.intact)].slice(0, 1).map(({ 0: said, index }) => {
      const at = { start: start + index, end: start + index + said.length };
      return { what, value: 0, standing: 'total' as const, ...at, rule: 'sound' };
    }),
  );
}

interface Reach {
  readonly segment: Clause;
  readonly negation: Word;
}

/** How far a negation reaches, in code units. */
const REACH = 90;

function inClause(folded: string, clause: Clause, claims: readonly Claimed[], rules: Rules): readonly Count[] {
  const segments = segmentsOf(folded, clause);
  const known = ({ segment, negation }: Reach) => !isUnknown(folded, segment, negation, segments, rules);
  return reachesOf(folded, segments)
    .filter(known)
    .flatMap(({ segment, negation }) =>
      segment.words
        .filter((word) => !claims.some((claim) => claim.word === word))
        .flatMap((word) => {
          const own = segment.words.filter(({ kind }) => kind === 'none');
          const by = own.length === 0 ? [negation] : own;
          const denied = by.find((none) => denies(folded, none, word, segment, rules));
          const what = denied === undefined || isOfSome(word, segment, clause) ? [] : whatOf(word, segment, clause);
          return what.map((one) => zero(one, word, denied ?? word));
        }),
    );
}

/** "Two schools were checked: no cracks", "none of the 40 houses in the lane": what of the others? */
function isOfSome({ kind }: Word, { words, figures }: Clause, whole: Clause): boolean {
  if (kind !== 'damage') return false;
  // what responders inspected stands for all, unless it is next to nothing
  const few = whole.words.some((word) => word.kind === 'other') ? 3 : Number.POSITIVE_INFINITY;
  return figures.some(({ end, value }) => {
    const noun = words.find((word) => word.start >= end && word.kind !== 'foreign');
    return value > 1 && value <= few && noun?.kind === 'building' && noun.start - end <= 40;
  });
}

/** "No reports yet of ...": words of that kind in the part of the sentence that is denied. */
function isUnknown(folded: string, segment: Clause, none: Word, segments: readonly Clause[], rules: Rules): boolean {
  const home = segments.find(({ start, end }) => none.start >= start && none.start < end) ?? segment;
  rules.unknown.lastIndex = 0;
  return rules.unknown.test(folded.slice(Math.min(segment.start, home.start), Math.max(segment.end, home.end)));
}

const ASIDES: ReadonlySet<WordKind> = new Set(['none', 'also', 'foreign', 'infrastructure']);

/** "Cracked chimneys and killed no one": what follows a negation closely has it for itself. */
function denies(folded: string, none: Word, word: Word, { words }: Clause, rules: Rules): boolean {
  const gap = word.start >= none.end ? word.start - none.end : none.start - word.end;
  if (gap > REACH) return false;
  if (rules.words.verbLast === true || word.start >= none.end) return true;
  const follows = ({ kind, start }: Word) => !ASIDES.has(kind) && start >= none.end && start - none.end <= 15;
  const next = words.find(({ kind, start }) => start >= word.end && start < none.start && kind in COUNTED);
  if (next !== undefined && next.start - word.end > 25) return false;
  const joined = !/[,;]/u.test(folded.slice(word.end, none.start));
  return !(joined && words.some(follows) && none.start - word.end > 3);
}

/** A negation reaches its own segment, bare lists before it ("dead, hurt or trapped: none") and after it. */
function reachesOf(folded: string, segments: readonly Clause[]): readonly Reach[] {
  const own = segments.map(({ words }) => words.find(({ kind }) => kind === 'none') ?? null);
  const negations = [...own];
  for (let at = segments.length - 2; at >= 0; at -= 1) {
    const told = afterAside(segments, at);
    const next = own[told] ?? null;
    if (
      own[at] === null &&
      next !== null &&
      isList(folded, segments[at]) &&
      !leads(segments[told], next, told > at + 1)
    ) {
      negations[at] = next;
      own[at] = next;
    }
  }
  for (let at = 1; at < segments.length; at += 1) {
    const last = negations[at - 1] ?? null;
    const segment = segments[at];
    if (negations[at] !== null || last === null || segment === undefined || segment.figures.length > 0) continue;
    const front = leads(segments[at - 1], last) || last.end <= segment.start - 1;
    if (segment.words.some(({ kind }) => kind === 'also') || (front && beginsList(folded, segment)))
      negations[at] = last;
  }
  return segments.flatMap((segment, at) => {
    const negation = negations[at];
    return negation === null || negation === undefined ? [] : [{ segment, negation }];
  });
}

/** The part that goes on after "according to the ministry": the next one, but for one without words of impact. */
function afterAside(segments: readonly Clause[], at: number): number {
  const next = segments[at + 1];
  const isAside =
    next !== undefined &&
    next.figures.length === 0 &&
    next.words.every(({ kind }) => kind === 'foreign' || kind === 'person');
  return isAside && at + 2 < segments.length ? at + 2 : at + 1;
}

/** The negation stands before what it denies; alone behind an aside, it denies what stands before that. */
function leads(segment: Clause | undefined, negation: Word, aside = false): boolean {
  const first = segment?.words.find(({ kind }) => kind !== 'none' && kind !== 'also');
  return first === undefined ? !aside : negation.start < first.start;
}

/** Little but words of impact. */
function isList(folded: string, segment: Clause | undefined): boolean {
  if (segment === undefined || segment.figures.length > 0) return false;
  const known = segment.words.reduce((sum, { start, end }) => sum + end - start, 0);
  return known > 0 && folded.slice(segment.start, segment.end).trim().length - known <= 30;
}

function beginsList(folded: string, segment: Clause): boolean {
  const [first] = segment.words;
  return first !== undefined && first.start - segment.start <= 12 && isList(folded, segment);
}

function whatOf(word: Word, { words }: Clause, whole: Clause): readonly Counted[] {
  const has = (kind: WordKind) => words.some((other) => other.kind === kind);
  if (word.kind === 'casualties') return ['deaths', 'injured'];
  // "none hurt and no ruined houses": the houses have a word of their own
  if (word.kind === 'harmed') {
    const ofHouses =
      whole.words.some(({ kind, start }) => kind === 'building' && start < word.start) && !whole.words.some(hasOwnWord);
    return (has('building') || ofHouses) && !has('damage') ? ['buildingsDamaged'] : ['injured'];
  }
  if (word.kind === 'damage' && has('infrastructure') && !has('building')) return [];
  const what = COUNTED[word.kind];
  return what === undefined ? [] : [what];
}

/** People are spoken of, or the buildings have a word of their own. */
const OWN: ReadonlySet<WordKind> = new Set(['person', 'dead', 'injured', 'damage']);

function hasOwnWord({ kind }: Word): boolean {
  return OWN.has(kind);
}

function zero(what: Counted, word: Word, negation: Word): Count {
  const start = Math.min(word.start, negation.start);
  const end = Math.max(word.end, negation.end);
  return { what, value: 0, standing: 'total', start, end, rule: word.kind === 'casualties' ? 'nobody' : 'none' };
}

function unique(zeros: readonly Count[]): readonly Count[] {
  return zeros.filter((zero, index) => zeros.findIndex(({ what }) => what === zero.what) === index);
}

/** Nobody was hurt, so nobody died, unless the sentence says more of the dead. */
function implied(zeros: readonly Count[], clauses: readonly Clause[]): readonly Count[] {
  const hurt = zeros.find(({ what }) => what === 'injured');
  const dead = clauses.some(({ words }) => words.some(({ kind }) => kind === 'dead'));
  return hurt === undefined || dead || zeros.some(({ what }) => what === 'deaths')
    ? zeros
    : [...zeros, { ...hurt, what: 'deaths', rule: 'implied' }];
}
