/** What a document says about earthquakes, by rules alone. Pure: the same document, the same answer. */
import { type Analysis, analyse } from './analyse.ts';
import type { QuakeDocument, Structured } from './document.ts';
import { withListed } from './lists/merge.ts';
import { type OpenField, openIn } from './open.ts';
import { reportsOf, retractionOf } from './reports.ts';

export type { OpenField };

/** The complete list of what a document says about earthquakes, and of what it takes back. */
export function structure(document: QuakeDocument): Structured {
  return structured(document, analyse(document));
}

/** Fields whose cue words stand in the text without a value, or with two. */
export function openFields(document: QuakeDocument, { reports }: Structured): readonly OpenField[] {
  return reports.length === 0 ? [] : openIn(analyse(document), reports);
}

function structured(document: QuakeDocument, analysis: Analysis): Structured {
  const { retracted, cut } = analysis;
  const retraction = retracted === null ? null : retractionOf(document, retracted, analysis);
  return {
    language: document.language ?? analysis.code?.split('-')[0] ?? null,
    reports: withListed(reportsOf(document, analysis), analysis.listed.reports),
    retractions: retraction === null ? [] : [retraction],
    ...(cut.length === 0 ? {} : { cut }),
  };
}
