/** Cross-validation by site: no fold's model has seen a page of the sites that it is asked about. */
import { type Forest, predict } from '../../src/page/likeness/forest.ts';
import type { Surroundings } from '../../src/page/likeness/surroundings.ts';
import { textFeatures } from '../../src/page/likeness/text-features.ts';
import { sizeOf } from '../../src/page/space.ts';
import { wordsF1 } from '../../src/schema/words.ts';
import { BOOST, type BoostOptions, boost, type Row } from './boost.ts';
import { hashOf } from './draw.ts';
import type { Scored } from './measure.ts';
import type { PageReadings, TextReading } from './readings.ts';
import type { ValueExample } from './values.ts';

export const FOLDS = 5;
/** Words F1 with the truth from which a reading is a good one. */
export const GOOD = 0.7;

export const foldOf = (site: string): number => hashOf(site) % FOLDS;

export interface SiteRow extends Row {
  readonly site: string;
  readonly kind: string;
}

/** What a reading counts in training: those of real readers more than drawn ones. */
const WEIGHTS: Readonly<Record<string, number>> = {
  density: 3,
  metadata: 3,
  readability: 2,
  container: 1,
  spoilt: 0.7,
};
/** A site with more readings counts as so many of them, and more only by the root. */
const FULL_SITE = 60;
/** Every so many readings come again in a variant. */
const EVERY = 10;

/** Rows of readings, as the text's model learns from them. */
export function textRows(pages: readonly PageReadings[]): SiteRow[] {
  const counts = new Map<string, number>();
  for (const { site, readings } of pages) counts.set(site, (counts.get(site) ?? 0) + readings.length);
  const all = [...pages, ...pages.flatMap(shortened)].flatMap((page) =>
    page.readings.map((reading) => ({ page, reading })),
  );
  return all.flatMap(({ page, reading }, at) => {
    const weight = (WEIGHTS[reading.kind] ?? 1) * Math.min(1, Math.sqrt(FULL_SITE / (counts.get(page.site) ?? 1)));
    return [row(page, reading, page.around, weight), ...variants(page, reading, at, weight)];
  });
}

/** Some readings again: as if the page were not known, or stated no title. */
function variants(page: PageReadings, reading: TextReading, at: number, weight: number): SiteRow[] {
  const { around } = page;
  if (reading.kind === 'with others') return [];
  if (at % EVERY === 0) return [row(page, { ...reading, kind: 'unknown page' }, null, weight)];
  const untitled = { ...around, title: null, description: null, headed: null };
  if (at % EVERY === 1) return [row(page, { ...reading, kind: 'untitled page' }, untitled, weight)];
  return [];
}

function row(
  { site }: PageReadings,
  { text, linkShare, f1, kind }: TextReading,
  around: Surroundings | null,
  weight: number,
): SiteRow {
  return { site, kind, features: textFeatures(text, linkShare, around), good: f1 >= GOOD, weight };
}

/** A body that is read this well may stand for the truth. */
const TRUE = 0.9;
const SHORT_LINES = 3;

/** The same page as if its article were short: notices are rare in the corpora, and common on agencies' sites. */
function shortened(page: PageReadings): PageReadings[] {
  const { around } = page;
  const whole = page.readings.find(({ kind, f1 }) => kind === 'density' && f1 >= TRUE);
  const lines = whole?.text.split('\n') ?? [];
  const kept = lines.slice(0, 1 + (hashOf(page.id) % SHORT_LINES));
  if (whole === undefined || kept.length === lines.length) return [];
  const text = kept.join('\n');
  const gone = sizeOf(whole.text) - sizeOf(text);
  const less = (size: number): number => Math.max(0, size - gone);
  const prose = Math.max(less(around.prose), Math.min(around.prose, sizeOf(text)));
  const cluster = Math.min(prose, Math.max(less(around.cluster), sizeOf(text)));
  const paragraphs = Math.max(1, around.paragraphs - (lines.length - kept.length));
  const headed = around.headed === null ? null : Math.min(prose, Math.max(less(around.headed), sizeOf(text)));
  const suspect = Math.min(around.suspect, Math.max(0, prose - sizeOf(text)));
  const rest = { ...around, prose, suspect, cluster, headed, paragraphs, size: less(around.size) };
  const beside = { ...around, headed: sizeOf(text), articles: Math.max(2, around.articles) };
  return [
    { ...page, around: rest, readings: [{ ...whole, kind: 'short article', text }] },
    { ...page, around: beside, readings: [{ ...whole, kind: 'beside others', text }] },
    { ...page, around: beside, readings: [{ ...whole, kind: 'with others', f1: wordsF1(whole.text, text) }] },
  ];
}

/** Rows of a field's values, the good ones and the bad ones of equal weight. */
export function valueRows(examples: readonly ValueExample[]): SiteRow[] {
  const share = examples.filter(({ good }) => good).length / Math.max(1, examples.length);
  return examples.map(({ field, site, features, good }) => {
    return { site, kind: field, features, good, weight: 0.5 / (good ? share : 1 - share) };
  });
}

/** A forest per fold, trained without its sites. */
export function forestsOf(rows: readonly SiteRow[], options: BoostOptions = BOOST): Forest[] {
  return Array.from({ length: FOLDS }, (_, fold) =>
    boost(
      rows.filter(({ site }) => foldOf(site) !== fold),
      options,
    ),
  );
}

/** Every row, scored by the forest that has not seen its site. */
export function scoreRows(rows: readonly SiteRow[], forests: readonly Forest[]): (Scored & { kind: string })[] {
  return rows.map(({ site, features, good, kind }) => {
    const forest = forests[foldOf(site)] as Forest;
    return { score: predict(forest, features), good, kind };
  });
}
