/**
 * Buildings counted by how badly they fared are one number: "12 homes destroyed and 18 damaged" are 30. What are some of
 * those named before ("1,235 damaged, 35 of them collapsed") or smaller behind a mere comma adds nothing.
 */
import type { Claimed } from './claims.ts';
import { AND } from './clauses.ts';

/** Claims of a sentence in the order of their figures, those of grades of damage as their sum. */
export function gradedClaims(folded: string, claims: readonly Claimed[]): readonly Claimed[] {
  const summed: Claimed[] = [];
  for (const claim of [...claims].sort((a, b) => a.figure.start - b.figure.start)) {
    const before = summed.at(-1);
    if (before === undefined || !isGrade(folded, before, claim)) summed.push(claim);
    else summed[summed.length - 1] = added(before, claim);
  }
  return summed;
}

function added(before: Claimed, claim: Claimed): Claimed {
  const [start, end] = [Math.min(before.start, claim.start), Math.max(before.end, claim.end)];
  return { ...claim, value: before.value + claim.value, start, end };
}

function isGrade(folded: string, before: Claimed, claim: Claimed): boolean {
  if (![before, claim].every(({ what, standing }) => what === 'buildingsDamaged' && standing === 'total')) return false;
  // "120 ev hasar gördü, 12'si yıkıldı": an ending makes them some of those
  if (before.word === claim.word || claim.figure.end > claim.figure.bareEnd) return false;
  const gap = folded.slice(before.figure.end, claim.figure.start);
  return JOINT.test(gap) || (COMMA.test(gap) && (claim.figure.value > before.value || ADDED.test(gap)));
}

const JOINT = new RegExp(`^[^\\d.;:!?。；：]{0,70} (?:${AND}) [^\\d,.;:!?]{0,25}$`, 'u');
const COMMA = /^[^\d.;:!?。；：]{0,70}[,、，][^\d,.;:!?。；：]{0,25}$/u;
const ADDED =
  /[, ](?:another|a further|еще|тағы|tağy|дагы|yana|яна|ayrıca|daha|otr[ao]s|altr[ei]|weitere|autres|outr[ao]s) (?:(?:в|у|на|in|en|em|a|bei|an) )?$/u;
