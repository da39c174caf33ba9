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
  /** It says what it speaks of; otherwise it is something that its own site has reported. */
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
  const { documentId, revision, source: site, language } = record;
  const places = place === null ? [] : knowledge.findPlaces({ name: place, language, country: null });
  return {
    // what a document takes back now, and took back before, are two
    key: `${documentId}!${index}@${revision}`,
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

/** Whether the retraction may be about the earthquake for the report's sake: where it does not say what it speaks of, its own site has reported it. */
export function concerns(withdrawal: Withdrawal, sighting: Sighting): boolean {
  const { site, specific } = withdrawal;
  return takes(withdrawal, sighting) && (specific || sighting.site === site);
}

/** Whether it holds for a report of the earthquake that it is about: one that was published before it. */
export function takes({ documentId, site, official, publishedTo }: Withdrawal, sighting: Sighting): boolean {
  if (sighting.documentId === documentId || sighting.publishedAt > publishedTo) return false;
  return official || sighting.site === site;
}
