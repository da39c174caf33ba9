/** How sure we are of a field: the method's utility, U = l1 length + l2 structure + l3 semantics. */
import type { FieldUtility, ReadingPath } from './reading.ts';
import { UTILITY } from './thresholds.ts';

/**
 * Utility of a body text; `linkShare` of the text in [0, 1]; `rho`: prior confidence in what found it, in [0, 1],
 * by default the share of good pages measured for its path.
 */
export function textUtility(
  text: string,
  linkShare: number,
  path: ReadingPath,
  rho: number = UTILITY.structure[path],
): FieldUtility {
  return weigh(text.length / UTILITY.minText, rho, plausibility(text, linkShare));
}

/** Utility of a title; `candidates` are all titles that the page gives; `rho` as for texts. */
export function titleUtility(
  title: string | null,
  candidates: readonly string[],
  rho: number = UTILITY.titleStructure,
): FieldUtility {
  if (title === null) return NONE;
  const folded = title.toLowerCase();
  const agreeing = candidates.filter((other) => other.toLowerCase().includes(folded)).length;
  const tooLong = title.length > UTILITY.maxTitle ? 0.5 : 1;
  return weigh(title.length / UTILITY.minTitle, rho, tooLong * (agreeing > 1 ? 1 : 0.7));
}

/** Utility of a publication date, by where it stood; `rho` as for texts. */
export function dateUtility(published: { source: string; precision: string } | null, rho?: number): FieldUtility {
  if (published === null) return NONE;
  const structure = rho ?? UTILITY.dateStructure[published.source] ?? UTILITY.dateStructureElsewhere;
  return weigh(1, structure, published.precision === 'day' ? 0.8 : 1);
}

/** The method's U(S, D): the mean over the fields, in [0, 1]. */
export function totalUtility(fields: Readonly<Record<string, FieldUtility>>): number {
  const totals = Object.values(fields).map(({ total }) => total);
  return totals.reduce((sum, total) => sum + total, 0) / Math.max(1, totals.length);
}

const NONE: FieldUtility = { length: 0, structure: 0, semantics: 0, total: 0 };

/** The method's U_f of its three terms, each in [0, 1]. */
export function weigh(length: number, structure: number, semantics: number): FieldUtility {
  const terms = { length: Math.min(1, length), structure, semantics };
  const { lambda } = UTILITY;
  const total = lambda.length * terms.length + lambda.structure * terms.structure + lambda.semantics * terms.semantics;
  return { ...terms, total: total / (lambda.length + lambda.structure + lambda.semantics) };
}

/** Does this look like an article's text? Sentences in paragraphs, few links, little said twice. */
function plausibility(text: string, linkShare: number): number {
  const lines = text.split('\n');
  const prose = lines.filter((line) => line.length >= UTILITY.proseLine && /[.!?…。！？։।۔:;»”"')]\s*$/u.test(line));
  const chars = (some: readonly string[]): number => some.reduce((sum, line) => sum + line.length, 0);
  const whole = Math.max(1, chars(lines));
  const once = chars([...new Set(lines)]) / whole;
  const sentences = Math.min(1, (1.5 * chars(prose)) / whole);
  return Math.max(0, 1 - linkShare) * once * (0.3 + 0.7 * sentences);
}
