/** What `quakewire structure` prints of a document: a record of the topic `reports`, as if it had come this once. */
import type { ReportsRecord } from '../../topics/reports.ts';
import type { QuakeDocument, Structured } from '../domains/earthquake/document.ts';
import { recordOf } from '../domains/earthquake/record.ts';
import { structure } from '../domains/earthquake/structure.ts';
import { publishedWithOffset } from '../domains/earthquake/times.ts';

export interface Reported {
  readonly record: ReportsRecord;
  /** Of what there was too much to read whole. */
  readonly cut: NonNullable<Structured['cut']>;
}

export function reportsOf(documentId: string, document: QuakeDocument): Reported {
  const read = { ...document, publishedAt: publishedWithOffset(document) };
  const found = structure(read);
  return { record: recordOf(documentId, 1, read, found), cut: found.cut ?? [] };
}
