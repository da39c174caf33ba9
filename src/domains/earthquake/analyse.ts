/** A document as finders and segmentation see it. */
import type { QuakeDocument } from './document.ts';
import { findAll } from './find/all.ts';
import type { Language } from './language.ts';
import { codeOf, rulesFor } from './languages/detect.ts';
import type { AnyMention } from './mentions.ts';
import { type Segmented, segmentDocument } from './segment/document.ts';
import { forReaders } from './segment/injected.ts';
import type { Reading } from './segment/reading.ts';
import { type Sentence, sentencesOf } from './text/sentences.ts';
import { type Times, timesOf } from './times.ts';

export interface Analysis extends Segmented {
  /** The language's code, with its script; null: unknown. */
  readonly code: string | null;
  readonly language: Language;
  readonly readings: readonly Reading[];
  readonly times: Times;
  /** The finders, once more: for quotes. */
  readonly find: (sentence: Sentence) => readonly AnyMention[];
}

export function analyse(document: QuakeDocument): Analysis {
  const title = forReaders(document.title);
  const text = forReaders(document.text);
  const code = codeOf(title, text, document.language);
  const language = rulesFor(code);
  const find = (sentence: Sentence) => findAll(sentence, language, document.country);
  const readings = sentencesOf(title, text).map((sentence) => ({ sentence, mentions: find(sentence) }));
  const times = timesOf(document, readings);
  return { code, language, readings, times, find, ...segmentDocument(readings, times.daysAgo, times.instant) };
}
