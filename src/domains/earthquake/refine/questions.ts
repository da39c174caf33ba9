/** What may be asked about a document whose rules leave fields open. */
import type { RefineRecord } from '../../../../topics/refine.ts';
import { analyse } from '../analyse.ts';
import type { QuakeDocument } from '../document.ts';
import { isAsked, PROMPTS } from '../prompts/index.ts';
import type { AskedField } from '../prompts/prompt.ts';
import type { Draft } from '../segment/draft.ts';
import { forReaders } from '../segment/injected.ts';
import { scoreByCues } from './retrieve.ts';
import { type Passage, split } from './split.ts';

export interface QuestionTask extends RefineRecord {
  /** Code units of a passage. */
  readonly passageLength: number;
}

export interface Question {
  readonly ordinal: number;
  readonly draft: number;
  readonly field: AskedField;
  /** Indexes of the passages that speak of the report. */
  readonly within: readonly number[];
}

export interface Questions {
  /** The document's language, with its script; null: unknown. */
  readonly language: string | null;
  readonly passages: readonly Passage[];
  readonly questions: readonly Question[];
  /** By field: how much each passage looks as if it said it. */
  readonly cues: Readonly<Partial<Record<AskedField, readonly number[]>>>;
}

/** Pure, and as long as the text: work for a thread. */
export function questionsOf({ document, rules, open, passageLength }: QuestionTask): Questions {
  const { drafts, readings, language, code } = analyse(document);
  const passages = passagesOf(document, passageLength);
  const reports = new Set(rules.reports.map(({ ordinal }) => ordinal));
  const questions = open.flatMap(({ ordinal, draft, field }): Question[] => {
    const told = drafts[draft];
    if (told === undefined || !reports.has(ordinal) || !isAsked(field)) return [];
    const all = [...passages.keys()];
    const within = reports.size > 1 ? all.filter((at) => speaksOf(passages[at] as Passage, told)) : all;
    return [{ ordinal, draft, field, within }];
  });
  const score = scoreByCues(readings, language);
  const fields = [...new Set(questions.map(({ field }) => field))];
  const cues = Object.fromEntries(
    fields.map((field) => [field, passages.map((passage) => score(PROMPTS[field], passage))]),
  );
  return { language: code, passages, questions, cues };
}

/** What stands further back is no news. */
const MOST_PASSAGES = 64;

/** Paragraphs for machines are blank here already. */
function passagesOf({ title, text }: QuakeDocument, most: number): readonly Passage[] {
  return [...split('title', forReaders(title), most), ...split('text', forReaders(text), most)].slice(0, MOST_PASSAGES);
}

function speaksOf({ source, start, end }: Passage, { parts }: Draft): boolean {
  return parts.some(
    ({ sentence }) =>
      sentence.source === source && sentence.start < end && sentence.start + sentence.raw.length > start,
  );
}
