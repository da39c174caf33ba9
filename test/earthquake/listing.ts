/** Lists of agencies for tests, and what is read of them. */
import assert from 'node:assert/strict';
import type { QuakeDocument, Report } from '../../src/domains/earthquake/document.ts';
import { structure } from '../../src/domains/earthquake/structure.ts';

export const document = (
  text: string,
  country: string | null = null,
  more: Partial<QuakeDocument> = {},
): QuakeDocument => ({
  title: '',
  text,
  language: null,
  publishedAt: null,
  country,
  site: null,
  ...more,
});
/** Cells parted by " | " here, by tabs in the text. */
export const tabs = (...lines: readonly string[]) => lines.join('\n').replaceAll(' | ', '\t');
export const reportsOf = (
  text: string,
  country: string | null = null,
  more: Partial<QuakeDocument> = {},
): readonly Report[] => structure(document(text, country, more)).reports;
export const told = ({ role, magnitude, originTime, location }: Report) =>
  [
    role,
    magnitude?.value,
    magnitude?.type,
    originTime?.utc,
    location.place,
    location.country,
    location.latitude,
    location.longitude,
    location.depthKm,
    location.distanceKm,
    location.direction,
  ].join(' ');

/** Every value has a quote that stands in the text. */
export function assertQuoted(
  { text }: QuakeDocument,
  { evidence, magnitude, claims, originTime, location }: Report,
): void {
  const fields = { magnitude, originTime, ...location };
  for (const [field, value] of Object.entries(fields)) {
    if (value === null || field === 'country' || field === 'inferred') continue;
    assert.ok((evidence[field]?.length ?? 0) > 0, field);
  }
  for (const claim of claims) assert.ok(claim.evidence.some(({ quote }) => quote === claim.raw));
  const quotes = [...Object.values(evidence), ...claims.map((claim) => claim.evidence)].flat();
  for (const { quote, start, end } of quotes) {
    assert.equal(text.slice(start, end), quote);
    assert.ok(quote.length <= 200);
  }
}
