/** How sure we are of a field: the method's utility, U = l1 length + l2 structure + l3 semantics. */
import { authorsLikeness, dateLikeness, textLikeness, titleLikeness } from './likeness/likeness.ts';
import type { Surroundings } from './likeness/surroundings.ts';
import type { FieldUtility, PublishedAt, ReadingPath } from './reading.ts';
import { sizeOf } from './space.ts';
import { UTILITY } from './thresholds.ts';

/**
 * Utility of a body text; `linkShare` of the text in [0, 1]; `rho`: prior confidence in what found it, in [0, 1],
 * by default the share of good pages measured for its path; `around`: the page (aroundOf), which tells too little
 * and too much from enough.
 */
export function textUtility(
  text: string,
  linkShare: number,
  path: ReadingPath,
  rho: number = UTILITY.structure[path],
  around: Surroundings | null = null,
): FieldUtility {
  if (text === '') return NONE;
  return weigh(sizeOf(text) / UTILITY.minText, rho, textLikeness(text, linkShare, around));
}

/** Utility of a title; `candidates` are all titles that the page gives; `rho` as for texts. */
export function titleUtility(
  title: string | null,
  candidates: readonly string[],
  rho: number = UTILITY.titleStructure,
): FieldUtility {
  if (title === null) return NONE;
  return weigh(sizeOf(title) / UTILITY.minTitle, rho, titleLikeness(title, candidates));
}

/** Utility of a publication date, by where it stood; `rho` as for texts. */
export function dateUtility(published: Pick<PublishedAt, 'source' | 'raw'> | null, rho?: number): FieldUtility {
  if (published === null) return NONE;
  const structure = rho ?? UTILITY.dateStructure[published.source] ?? UTILITY.dateStructureElsewhere;
  return weigh(published.raw.length / UTILITY.minDate, structure, dateLikeness(published.raw));
}

/** Utility of the authors' names; `rho` as for texts. */
export function authorsUtility(authors: readonly string[], rho: number = UTILITY.authorsStructure): FieldUtility {
  if (authors.length === 0) return NONE;
  const longest = Math.max(...authors.map(sizeOf));
  return weigh(longest / UTILITY.minAuthor, rho, authorsLikeness(authors));
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
