/** Every value that was reported of an earthquake, and who says so. */
import type { Claim, EventRecord, Support } from '../../../../topics/events.ts';
import { byKey } from './choose.ts';
import type { Field } from './fields.ts';
import type { Knowledge } from './knowledge.ts';
import { isLater, type Statement, weightOf } from './statements.ts';

/** By field: the chosen value first, then by weight. Values that their source has replaced stay, without weight. */
export function claimsOf(
  statements: ReadonlyMap<Field, readonly Statement[]>,
  taken: ReadonlyMap<Field, Statement>,
  knowledge: Knowledge,
): EventRecord['claims'] {
  return Object.fromEntries(
    [...statements]
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([field, said]) => [field, fieldClaims(said, taken.get(field)?.key ?? null, knowledge)]),
  );
}

function fieldClaims(statements: readonly Statement[], first: string | null, knowledge: Knowledge): readonly Claim[] {
  return [...byKey(statements)]
    .map(([key, same]) => ({ key, weight: weightOf(same, knowledge), same: same.toSorted(newestFirst) }))
    .sort(
      (a, b) => Number(b.key === first) - Number(a.key === first) || b.weight - a.weight || (a.key < b.key ? -1 : 1),
    )
    .map(({ weight, same }) => ({ value: same[0]?.value, weight, support: same.map(supportOf) }));
}

function newestFirst(a: Statement, b: Statement): number {
  if (a.sighting.key === b.sighting.key) return 0;
  return isLater(a.sighting, b.sighting) ? -1 : 1;
}

function supportOf({ field, agency, sighting }: Statement): Support {
  const { report, record, documentId, ordinal, site } = sighting;
  return {
    documentId,
    ordinal,
    source: site,
    agency,
    publishedAt: record.publishedAt,
    extractor: report.extractor[field] ?? 'unknown',
    evidence: report.evidence[field] ?? [],
  };
}
