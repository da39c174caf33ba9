/** What rules found in a document, as the topic `reports` has it. */
import type { ReportsRecord } from '../../../topics/reports.ts';
import type { QuakeDocument, Structured } from './document.ts';
import { textHash } from './text/hash.ts';

/** `revision`: the document's; `publishedAt` of the document has its offset, where that is known. */
export function recordOf(
  documentId: string,
  revision: number,
  { title, text, language, publishedAt, site }: QuakeDocument,
  found: Structured,
): ReportsRecord {
  return {
    documentId,
    documentRevision: revision,
    revision: 2 * revision,
    publishedAt,
    source: site ?? '',
    language: found.language ?? language,
    textHash: textHash(title, text),
    reports: found.reports,
    retractions: found.retractions,
  };
}
