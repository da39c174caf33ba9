/** What reports say, value by value. */
import type { Evidence, Report } from '../../../../topics/reports.ts';
import { commonest } from './cluster.ts';
import { type Field, RISING, valuesOf } from './fields.ts';
import type { Knowledge } from './knowledge.ts';
import type { Sighting } from './sighting.ts';

type Magnitude = NonNullable<Report['magnitude']>;

export interface Statement {
  readonly field: Field;
  readonly value: unknown;
  /** Values of one key are no conflict. */
  readonly key: string;
  /** Whom the text names for the value, or whose site it is. */
  readonly agency: string | null;
  /** The agency says so itself. */
  readonly own: boolean;
  readonly evidence: readonly Evidence[];
  readonly sighting: Sighting;
  /** The last word of its source on this. */
  readonly current: boolean;
}

/** All statements of the reports of one earthquake, by field. */
export function statementsOf(
  sightings: readonly Sighting[],
  knowledge: Knowledge,
): ReadonlyMap<Field, readonly Statement[]> {
  const all = sightings.flatMap((sighting) => valuesOf(sighting).map((said) => ({ ...said, sighting })));
  const last = new Map<string, Sighting>();
  for (const { field, sighting } of all) {
    const source = `${field} ${sighting.site}`;
    const known = last.get(source);
    if (known === undefined || replaces(field, sighting, known)) last.set(source, sighting);
  }
  const byField = new Map<Field, Statement[]>();
  for (const { field, value, key, named, evidence, sighting } of all) {
    const current = last.get(`${field} ${sighting.site}`) === sighting;
    const publisher = knowledge.agencyOf(sighting.site);
    const agency = named === null ? publisher : (knowledge.agencyOf(named) ?? named);
    const own = agency !== null && agency === publisher;
    const statements = byField.get(field) ?? [];
    statements.push({ field, value, key, agency, own, evidence, sighting, current });
    byField.set(field, statements);
  }
  const magnitudes = byField.get('magnitude');
  if (magnitudes !== undefined) byField.set('magnitude', agreeing(magnitudes));
  return byField;
}

export function typeOf({ value }: Pick<Statement, 'value'>): string {
  return (value as Magnitude).type;
}

/** A magnitude without its type is no conflict to the same one with a type; of several to that which most give. */
function agreeing(magnitudes: readonly Statement[]): Statement[] {
  const typed = Map.groupBy(
    magnitudes.filter((one) => typeOf(one) !== 'unknown'),
    ({ value }) => (value as Magnitude).value,
  );
  return magnitudes.map((one) => {
    const same = typeOf(one) === 'unknown' ? typed.get((one.value as Magnitude).value) : undefined;
    return same === undefined ? one : { ...one, key: commonest(same.map(({ key }) => key)) as string };
  });
}

/** A later, vaguer time that agrees takes nothing back: a list to the minute repeats what was known to the second. */
function replaces(field: Field, later: Sighting, earlier: Sighting): boolean {
  return isLater(later, earlier) && !(field === 'originTime' && isSharper(earlier, later));
}

/** Its time is more precise, and agrees. */
export function isSharper(one: Sighting, { span: { from, to }, ...other }: Sighting): boolean {
  const { at } = one.span;
  if (at === null || precisionOf(one) >= precisionOf(other)) return false;
  return at >= from - ROUNDED_MS && at <= to + ROUNDED_MS;
}

/** Smaller where it is known better. */
export function precisionOf({ report: { originTime } }: Pick<Sighting, 'report'>): number {
  return ['second', 'minute', 'hour', 'day'].indexOf(originTime?.precision ?? 'day');
}

/** Minutes may be cut off or rounded. */
const ROUNDED_MS = 30_000;

/** Published later; of one time the one with the greater id. */
export function isLater(a: Sighting, b: Sighting): boolean {
  return a.publishedAt === b.publishedAt ? a.key > b.key : a.publishedAt > b.publishedAt;
}

/** Weight of independent sources together: a text counts once, and so does a site. */
export function weightOf(statements: readonly Statement[], knowledge: Pick<Knowledge, 'weightOf'>): number {
  const texts = new Map<string, number>();
  const sites = new Set<string>();
  for (const { sighting, current } of statements.toSorted((a, b) => (a.sighting.key < b.sighting.key ? -1 : 1))) {
    if (!current || sites.has(sighting.site)) continue;
    sites.add(sighting.site);
    const text = sighting.textHash ?? sighting.key;
    texts.set(text, Math.max(texts.get(text) ?? 0, knowledge.weightOf(sighting.kind)));
  }
  return Math.round([...texts.values()].reduce((sum, weight) => sum + weight, 0) * 1000) / 1000;
}

const HALF_LIFE_MS = 6 * 3_600_000;

/** What a statement weighs by itself; counts rise, so an older one loses half of its weight every six hours until the newest. */
export function ownWeight(statement: Statement, newest: number, knowledge: Pick<Knowledge, 'weightOf'>): number {
  const weight = knowledge.weightOf(statement.sighting.kind);
  if (!RISING.has(statement.field)) return weight;
  return weight * 0.5 ** ((newest - statement.sighting.publishedAt) / HALF_LIFE_MS);
}
