/** A document as finders and segmentation see it. */
import type { QuakeDocument } from './document.ts';
import { findAll, findFor } from './find/all.ts';
import { findSplitCoordinates } from './find/coordinates-split.ts';
import type { Find } from './ground/derive.ts';
import type { Language } from './language.ts';
import { codeOf, rulesFor } from './languages/detect.ts';
import { type Segmented, segmentDocument } from './segment/document.ts';
import { forReaders } from './segment/injected.ts';
import { inOrder, type Reading } from './segment/reading.ts';
import { sentencesOf } from './text/sentences.ts';
import { type Times, timesOf } from './times.ts';

export interface Analysis extends Segmented {
  /** The language's code, with its script; null: unknown. */
  readonly code: string | null;
  readonly language: Language;
  readonly readings: readonly Reading[];
  readonly times: Times;
  /** The finders of one field, once more: for quotes. */
  readonly find: Find;
}

export function analyse(document: QuakeDocument): Analysis {
  const title = forReaders(document.title);
  const text = forReaders(document.text);
  const code = codeOf(title, text, document.language);
  const language = rulesFor(code);
  const { country } = document;
  const find: Find = (field, sentence) => findFor(field, sentence, language, country);
  const sentences = sentencesOf(title, text);
  const split = findSplitCoordinates(sentences, language);
  const readings = sentences.map((sentence) => ({
    sentence,
    mentions: inOrder([
      ...findAll(sentence, language, country),
      ...split.filter((mention) => mention.sentence === sentence.index),
    ]),
  }));
  const times = timesOf(document, readings);
  return { code, language, readings, times, find, ...segmentDocument(readings, times.daysAgo, times.instant) };
}
