/**
 * Does U >= gamma tell good readings from bad ones? Every page is read by its own site's profile, by three of other
 * sites and by every fallback; likeness, weights and gamma are those of folds that have not seen its site.
 */
import { scoreText } from '../src/page/likeness/likeness.ts';
import { textFeatures } from '../src/page/likeness/text-features.ts';
import { sizeOf } from '../src/page/space.ts';
import { UTILITY } from '../src/page/thresholds.ts';
import { allReadings } from './likeness/collect.ts';
import { type Fitted, fit, type Term, type Terms, utilityOf } from './likeness/fit.ts';
import { FOLDS, foldOf, forestsOf, GOOD, textRows } from './likeness/folds.ts';
import { areaUnderCurve, refusals, round } from './likeness/measure.ts';
import { allProfileReadings } from './likeness/profile-readings.ts';
import type { PageReadings, TextReading } from './likeness/readings.ts';

const FALLBACKS: readonly string[] = ['density', 'metadata', 'readability'];

export interface CalibrationOptions {
  /** Keeps readings in a file of this name, and those by profiles beside it. */
  readonly readings?: string | undefined;
}

export async function run({ readings }: CalibrationOptions = {}): Promise<Record<string, unknown>> {
  const pages = await allReadings(readings);
  const byProfiles = await allProfileReadings(readings === undefined ? undefined : `${readings}.profiles`);
  const all = termsOf(pages, new Map(byProfiles.map((each) => [`${each.corpus} ${each.id}`, each.readings])));
  const kinds = [...new Set(all.map(({ kind }) => kind))];
  return {
    readings: all.length,
    sites: new Set(all.map(({ site }) => site)).size,
    leftOut: leftOut(all),
    ...Object.fromEntries(
      (['length', 'structure', 'semantics'] as const).map((term) => [`without ${term}`, leftOut(all, term)]),
    ),
    kinds: Object.fromEntries(kinds.map((kind) => [kind, leftOut(all, null, kind)])),
    fitted: fit(all),
    shareOfGood: sharesOf(all),
    inUse: measure(all, () => UTILITY),
  };
}

/** Every reading's terms: a fallback's rho is its share of good pages on the other folds' sites. */
function termsOf(
  pages: readonly PageReadings[],
  profiles: ReadonlyMap<string, readonly (TextReading & { readonly rho: number })[]>,
): Terms[] {
  const forests = forestsOf(textRows(pages));
  const shares = Array.from({ length: FOLDS }, (_, fold) => {
    return goodShares(pages.filter(({ site }) => foldOf(site) !== fold));
  });
  return pages.flatMap(({ corpus, id, site, around, readings }) => {
    const fold = foldOf(site);
    const fallbacks = readings
      .filter(({ kind }) => FALLBACKS.includes(kind))
      .map((reading) => ({ ...reading, rho: shares[fold]?.get(reading.kind) ?? 0 }));
    return [...fallbacks, ...(profiles.get(`${corpus} ${id}`) ?? [])].map(({ kind, text, linkShare, rho, f1 }) => {
      const likeness = scoreText(forests[fold] as (typeof forests)[number], textFeatures(text, linkShare, around));
      return { site, kind, size: sizeOf(text), rho, likeness, good: f1 >= GOOD };
    });
  });
}

function goodShares(pages: readonly PageReadings[]): Map<string, number> {
  const all = pages.flatMap(({ readings }) => readings);
  return new Map(
    FALLBACKS.map((name) => {
      const own = all.filter(({ kind }) => kind === name);
      return [name, own.filter(({ f1 }) => f1 >= GOOD).length / Math.max(1, own.length)];
    }),
  );
}

/** Figures with what was fitted to the other folds. */
function leftOut(all: readonly Terms[], without: Term | null = null, kind: string | null = null) {
  const fits = fitsOf(all, without);
  const some = kind === null ? all : all.filter((each) => each.kind === kind);
  return measure(some, ({ site }) => fits[foldOf(site)] as Fitted);
}

const FITS = new Map<Term | null, readonly Fitted[]>();

function fitsOf(all: readonly Terms[], without: Term | null): readonly Fitted[] {
  const known = FITS.get(without);
  if (known !== undefined) return known;
  const fits = Array.from({ length: FOLDS }, (_, fold) => {
    return fit(
      all.filter(({ site }) => foldOf(site) !== fold),
      without,
    );
  });
  FITS.set(without, fits);
  return fits;
}

function measure(some: readonly Terms[], fittedFor: (terms: Terms) => Fitted) {
  const scored = some.map((terms) => {
    const fitted = fittedFor(terms);
    return { fold: foldOf(terms.site), score: utilityOf(terms, fitted) - fitted.gamma, good: terms.good };
  });
  // folds differ in their weights: a score ranks within its own
  const folds = Array.from({ length: FOLDS }, (_, fold) => scored.filter((each) => each.fold === fold));
  const areas = folds.flatMap((own) => areaUnderCurve(own) ?? []);
  return { ...refusals(scored, 0), area: round(areas.reduce((sum, area) => sum + area, 0) / areas.length) };
}

function sharesOf(all: readonly Terms[]): Record<string, number> {
  const kinds = [...new Set(all.map(({ kind }) => kind))];
  return Object.fromEntries(
    kinds.map((name) => {
      const own = all.filter(({ kind }) => kind === name);
      return [name, round(own.filter(({ good }) => good).length / own.length)];
    }),
  );
}
