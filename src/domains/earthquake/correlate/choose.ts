/** Truth discovery: which of the values that sources give is taken. */
import { type Field, RISING } from './fields.ts';
import type { Knowledge } from './knowledge.ts';
import { type Standing, standings } from './magnitudes.ts';
import { isLater, isSharper, ownWeight, precisionOf, type Statement, typeOf, weightOf } from './statements.ts';

/** How a statement compares with others, the more telling first; smaller is better. */
type Rank = readonly number[];

/** The statement to take the value from: the last word of a source; ties by the newest, then by document id. Null where there is none. */
export function chosen(
  statements: readonly Statement[],
  country: string | null,
  knowledge: Knowledge,
): Statement | null {
  const newest = Math.max(...statements.map(({ sighting }) => sighting.publishedAt));
  const support = new Map<string, number>();
  const groups = byKey(statements);
  for (const [key, some] of groups) support.set(key, weightOf(some, knowledge));
  const standingOf = standings(groups, support);
  const order = knowledge.preferred(country);
  let best: Statement | null = null;
  let least: Rank = [];
  for (const statement of statements) {
    if (!statement.current) continue;
    const weights = { own: ownWeight(statement, newest, knowledge), all: support.get(statement.key) ?? 0 };
    const rank =
      statement.field === 'magnitude'
        ? magnitudeRank(statement, weights, standingOf(statement), order)
        : rankOf(statement, weights);
    const sign = best === null ? -1 : compared(rank, least);
    if (sign > 0 || (sign === 0 && best !== null && !isLater(statement.sighting, best.sighting))) continue;
    [best, least] = [statement, rank];
  }
  return best;
}

/** Whoever agrees with what is taken and knows it better: a time to the second, a magnitude with its type. */
export function sharpened(taken: Statement, statements: readonly Statement[], knowledge: Knowledge): Statement {
  const better = statements.filter((one) => one.current && isBetter(one, taken));
  const best = Math.min(...better.map(({ sighting }) => precisionOf(sighting)));
  const sharpest =
    taken.field === 'originTime' ? better.filter(({ sighting }) => precisionOf(sighting) === best) : better;
  return chosen(sharpest, null, knowledge) ?? taken;
}

function isBetter(one: Statement, taken: Statement): boolean {
  if (taken.field === 'originTime') return isSharper(one.sighting, taken.sighting);
  return (
    taken.field === 'magnitude' && one.key === taken.key && typeOf(taken) === 'unknown' && typeOf(one) !== 'unknown'
  );
}

interface Weights {
  readonly own: number;
  readonly all: number;
}

function rankOf({ field, sighting }: Statement, { own, all }: Weights): Rank {
  if (field === 'originTime') return [sighting.span.at === null ? 1 : 0, -own, precisionOf(sighting), -all];
  return RISING.has(field) ? [-own, -all] : [-all, -own];
}

/** The list of agencies counts for what has more behind it than a name; else only where nothing else decides. */
function magnitudeRank(
  { agency }: Statement,
  { own, all }: Weights,
  { astray, backed }: Standing,
  order: readonly string[],
): Rank {
  return [Number(astray), preference(backed ? agency : null, order), -own, -all, preference(agency, order)];
}

function preference(agency: string | null, order: readonly string[]): number {
  const place = agency === null ? -1 : order.indexOf(agency);
  if (place >= 0) return place;
  return agency === null ? order.length + 1 : order.length;
}

function compared(a: Rank, b: Rank): number {
  for (const [at, value] of a.entries()) if (value !== b[at]) return value - (b[at] ?? 0);
  return 0;
}

/** Statements that agree. */
export function byKey(statements: readonly Statement[]): ReadonlyMap<string, readonly Statement[]> {
  const groups = new Map<string, Statement[]>();
  for (const statement of statements) {
    const group = groups.get(statement.key);
    if (group === undefined) groups.set(statement.key, [statement]);
    else group.push(statement);
  }
  return groups;
}

/** Fields that only make sense with another: they are taken from one report with it. */
export const TOGETHER: readonly (readonly [Field, readonly Field[]])[] = [
  ['latitude', ['longitude']],
  ['place', ['distanceKm', 'direction']],
];
