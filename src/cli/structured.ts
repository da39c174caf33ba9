/** What `quakewire structure` prints of a document: a record of the topic `reports`, as if it had come this once. */
import type { ReportsRecord } from '../../topics/reports.ts';
import type { QuakeDocument, Structured } from '../domains/earthquake/document.ts';
import { structure } from '../domains/earthquake/structure.ts';
import { textHash } from '../domains/earthquake/text/hash.ts';
import { publishedWithOffset } from '../domains/earthquake/times.ts';

export interface Reported {
  readonly record: ReportsRecord;
  /** Of what there was too much to read whole. */
  readonly cut: NonNullable<Structured['cut']>;
}

export function reportsOf(documentId: string, document: QuakeDocument): Reported {
  const publishedAt = publishedWithOffset(document);
  const { language, reports, retractions, cut = [] } = structure({ ...document, publishedAt });
  const record = {
    documentId,
    documentRevision: 1,
    revision: 2,
    publishedAt,
    source: document.site ?? '',
    language: language ?? document.language,
    textHash: textHash(document.title, document.text),
    reports,
    retractions,
  };
  return { record, cut };
}
