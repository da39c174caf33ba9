/** What a document says about earthquakes, by rules alone. Pure: the same document, the same answer. */
import { analyse } from './analyse.ts';
import type { QuakeDocument, Structured } from './document.ts';
import { withListed } from './lists/merge.ts';
import { openIn } from './open.ts';
import { reportsOf, retractionOf } from './reports.ts';

/** The complete list of what a document says about earthquakes, and of what it takes back. */
export function structure(document: QuakeDocument): Structured {
  const analysis = analyse(document);
  const { retracted, cut, listed, code } = analysis;
  const retraction = retracted === null ? null : retractionOf(document, retracted, analysis);
  const told = withListed(reportsOf(document, analysis), listed.reports);
  return {
    language: document.language ?? code?.split('-')[0] ?? null,
    reports: told.map(({ report }) => report),
    retractions: retraction === null ? [] : [retraction],
    open: openIn(analysis, told),
    ...(cut.length === 0 ? {} : { cut }),
  };
}
