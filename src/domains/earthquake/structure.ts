/** What a document says about earthquakes, by rules alone. Pure: the same document, the same answer. */
import type { QuakeDocument, Structured } from './document.ts';
import { findAll } from './find/all.ts';
import { codeOf, rulesFor } from './languages/detect.ts';
import { reportsOf, retractionOf } from './reports.ts';
import { segmentDocument } from './segment/document.ts';
import { forReaders } from './segment/injected.ts';
import type { Reading } from './segment/reading.ts';
import { sentencesOf } from './text/sentences.ts';
import { timesOf } from './times.ts';

/** The complete list of what a document says about earthquakes, and of what it takes back. */
export function structure(document: QuakeDocument): Structured {
  const title = forReaders(document.title);
  const text = forReaders(document.text);
  const code = codeOf(title, text, document.language);
  const language = rulesFor(code);
  const readings: readonly Reading[] = sentencesOf(title, text).map((sentence) => ({
    sentence,
    mentions: findAll(sentence, language, document.country),
  }));
  const times = timesOf(document, readings);
  const { drafts, retracted } = segmentDocument(readings, times.daysAgo, times.instant);
  return {
    language: document.language ?? code?.split('-')[0] ?? null,
    reports: reportsOf(document, drafts, times),
    retractions: retracted === null ? [] : [retractionOf(document, retracted, times)].filter((one) => one !== null),
  };
}
