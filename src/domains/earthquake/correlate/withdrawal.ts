/** One retraction as correlation sees it: whose word it is, and which earthquake it speaks of. */
import type { Retraction } from '../../../../topics/reports.ts';
import type { Knowledge } from './knowledge.ts';
import { type Features, near, type Sighting } from './sighting.ts';
import { publication } from './span.ts';
import { type KeptList, textsOf } from './texts.ts';
import { retractedSpan } from './times.ts';

/** `official`: an agency's or emergency service's, which holds for everybody's reports. */
export interface Withdrawal extends Features {
  readonly key: string;
  readonly documentId: string;
  readonly site: string;
  /** What its document said before it came to say this alone. */
  readonly texts: ReadonlySet<string>;
  /** It says what it speaks of; otherwise it is something that its own site has reported. */
  readonly specific: boolean;
}

export function withdrawalsOf(record: KeptList, knowledge: Knowledge): readonly Withdrawal[] {
  return record.retractions.flatMap((retraction, index) => withdrawalOf(record, retraction, index, knowledge) ?? []);
}

function withdrawalOf(
  record: KeptList,
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
    texts: new Set(record.reports.length === 0 ? textsOf(record) : []),
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
  return takes(withdrawal, sighting) && (withdrawal.specific || isOwn(withdrawal, sighting));
}

/** Its own site has reported it, or somebody who copied what its document was. */
export function isOwn(withdrawal: Withdrawal, sighting: Sighting): boolean {
  return sighting.site === withdrawal.site || repeats(withdrawal, sighting);
}

/** Whether it holds for a report of the earthquake that it is about: one that was published before it, or copies what it was. */
export function takes(withdrawal: Withdrawal, sighting: Sighting): boolean {
  if (repeats(withdrawal, sighting)) return true;
  const { documentId, site, official, publishedTo } = withdrawal;
  if (sighting.documentId === documentId || sighting.publishedAt > publishedTo) return false;
  return official || sighting.site === site;
}

function repeats({ texts }: Withdrawal, { textHash }: Sighting): boolean {
  return textHash !== null && texts.has(textHash);
}
