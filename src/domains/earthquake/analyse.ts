/** A document as finders and segmentation see it. */
import type { QuakeDocument } from './document.ts';
import { findAll, findFor } from './find/all.ts';
import { findSplitCoordinates } from './find/quantities/coordinates-split.ts';
import type { Find } from './ground/derive.ts';
import type { Language } from './language.ts';
import { codeOf, rulesFor } from './languages/detect.ts';
import { cutNote, cutText, MOST_CHARACTERS, MOST_IN_TITLE, MOST_REPORTS, MOST_SENTENCES, type Note } from './limits.ts';
import { type Listed, listedIn } from './lists/lists.ts';
import { type Segmented, segmentDocument } from './segment/document.ts';
import { forReaders } from './segment/injected.ts';
import { withEntryClocks } from './segment/live.ts';
import { inOrder, type Reading } from './segment/reading.ts';
import { sentencesOf } from './text/sentences.ts';
import { type Times, timesOf } from './times.ts';

export interface Analysis extends Segmented {
  /** The language's code, with its script; null: unknown. */
  readonly code: string | null;
  readonly language: Language;
  readonly readings: readonly Reading[];
  readonly times: Times;
  /** What its tables list, which is no part of the readings. */
  readonly listed: Listed;
  /** What was left out, because there is too much of it. */
  readonly cut: readonly Note[];
  /** The finders of one field, once more: for quotes. */
  readonly find: Find;
}

export function analyse(document: QuakeDocument): Analysis {
  const title = forReaders(cutText(document.title, MOST_IN_TITLE));
  const whole = forReaders(cutText(document.text));
  const code = codeOf(title, whole, document.language);
  const language = rulesFor(code);
  const listed = listedIn(document, whole, language);
  const text = listed.rest;
  const { country } = document;
  const find: Find = (field, sentence) => findFor(field, sentence, language, country);
  const all = sentencesOf(title, text);
  const sentences = all.slice(0, MOST_SENTENCES);
  const split = findSplitCoordinates(sentences, language);
  const readings = withEntryClocks(
    sentences.map((sentence) => ({
      sentence,
      mentions: inOrder([
        ...findAll(sentence, language, country),
        ...split.filter((mention) => mention.sentence === sentence.index),
      ]),
    })),
  );
  const times = timesOf(document, readings, language.time.newsroomTime);
  const segmented = segmentDocument(readings, times.daysAgo, times.instant);
  const cut = [
    ...cutNote('title', document.title.length, MOST_IN_TITLE),
    ...cutNote('text', document.text.length, MOST_CHARACTERS),
    ...cutNote('sentences', all.length, MOST_SENTENCES),
    ...cutNote('reports', segmented.drafts.length + listed.count, MOST_REPORTS),
  ];
  const drafts = segmented.drafts.slice(0, MOST_REPORTS);
  return { code, language, readings, times, listed, find, cut, ...segmented, drafts };
}
