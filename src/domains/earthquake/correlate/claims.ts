/** Every value that was reported of an earthquake, and who says so. */
import type { Claim, EventRecord, Support } from '../../../../topics/events.ts';
import { byKey } from './choose.ts';
import type { Field } from './fields.ts';
import type { Knowledge } from './knowledge.ts';
import { isLater, type Statement, typeOf, weightOf } from './statements.ts';

/** Values of one field that an event keeps, the most telling. */
const MOST_CLAIMS = 100;
/**
 * Reports that are listed for one field, when there are more: an event that all the world writes about must stay a
 * record that its topic takes. What values weigh is counted before.
 */
const MOST_SUPPORT = 100;

/** By field: the chosen value first, then by weight. Values that their source has replaced stay, without weight. */
export function claimsOf(
  statements: ReadonlyMap<Field, readonly Statement[]>,
  taken: ReadonlyMap<Field, Statement>,
  knowledge: Knowledge,
): EventRecord['claims'] {
  return Object.fromEntries(
    [...statements]
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([field, said]) => [field, fieldClaims(said, taken.get(field) ?? null, knowledge)]),
  );
}

function fieldClaims(
  statements: readonly Statement[],
  taken: Statement | null,
  knowledge: Knowledge,
): readonly Claim[] {
  const first = taken?.key ?? null;
  const claims = [...byKey(statements)]
    .map(([key, same]) => ({ key, weight: weightOf(same, knowledge), same: same.toSorted(newestFirst) }))
    .sort(
      (a, b) => Number(b.key === first) - Number(a.key === first) || b.weight - a.weight || (a.key < b.key ? -1 : 1),
    )
    .slice(0, MOST_CLAIMS);
  const share = statements.length <= MOST_SUPPORT ? MOST_SUPPORT : Math.floor(MOST_SUPPORT / claims.length);
  return claims.map(({ key, weight, same }) => ({
    value: (key === first ? taken : (same.find(isTyped) ?? same[0]))?.value,
    weight,
    support: newest(same, share, taken).map(supportOf),
  }));
}

/** Of magnitudes that agree some lack their type. */
function isTyped(statement: Statement): boolean {
  return statement.field !== 'magnitude' || typeOf(statement) !== 'unknown';
}

/** The newest so many, with the one whose value was taken. */
function newest(sorted: readonly Statement[], most: number, taken: Statement | null): readonly Statement[] {
  const listed = sorted.slice(0, most);
  if (taken === null || listed.includes(taken) || !sorted.includes(taken)) return listed;
  return [...listed.slice(0, -1), taken];
}

function newestFirst(a: Statement, b: Statement): number {
  if (a.sighting.key === b.sighting.key) return 0;
  return isLater(a.sighting, b.sighting) ? -1 : 1;
}

function supportOf({ field, agency, evidence, sighting }: Statement): Support {
  const { report, record, documentId, ordinal, site } = sighting;
  return {
    documentId,
    ordinal,
    source: site,
    agency,
    publishedAt: record.publishedAt,
    extractor: report.extractor[field] ?? 'unknown',
    evidence,
  };
}
