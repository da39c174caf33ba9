/** One retraction as correlation sees it: whose word it is, and which earthquake it speaks of. */
import type { ReportsRecord, Retraction } from '../../../../topics/reports.ts';
import type { Knowledge } from './knowledge.ts';
import { type Features, near, type Sighting } from './sighting.ts';
import { publication } from './span.ts';
import { retractedSpan } from './times.ts';

/** `official`: an agency's or emergency service's, which holds for everybody's reports. */
export interface Withdrawal extends Features {
  readonly key: string;
  readonly documentId: string;
  readonly site: string;
  /** It says what it speaks of; otherwise only that its own site was wrong. */
  readonly specific: boolean;
}

export function withdrawalsOf(record: ReportsRecord, knowledge: Knowledge): readonly Withdrawal[] {
  return record.retractions.flatMap((retraction, index) => withdrawalOf(record, retraction, index, knowledge) ?? []);
}

function withdrawalOf(
  record: ReportsRecord,
  { refersTo: { magnitude, originTime, place } }: Retraction,
  index: number,
  knowledge: Knowledge,
): Withdrawal | null {
  const span = retractedSpan(record, originTime);
  const published = publication(record.publishedAt);
  if (span === null || published === null) return null;
  const kind = knowledge.kindOf(record.source);
  const { documentId, source: site, language } = record;
  const places = place === null ? [] : knowledge.findPlaces({ name: place, language, country: null });
  return {
    key: `${documentId}!${index}`,
    documentId,
    site,
    official: kind === 'agency' || kind === 'emergency',
    specific: originTime !== null || place !== null,
    span,
    publishedTo: published.to,
    areas: places.map(near),
    placeName: place?.toLowerCase().trim() ?? null,
    country: null,
    magnitudes: magnitude === null ? [] : [magnitude],
    fromEnergy: false,
    role: 'other',
  };
}

/** Whether the report is one that the retraction may concern: published before it, and by whom it holds for. */
export function concerns(withdrawal: Withdrawal, sighting: Sighting): boolean {
  const { documentId, site, official, specific, publishedTo } = withdrawal;
  if (sighting.documentId === documentId || sighting.publishedAt > publishedTo) return false;
  return sighting.site === site || (official && specific);
}
