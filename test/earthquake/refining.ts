/** A document whose rules leave fields open, and models that answer as they are told. */

import type { QuakeDocument } from '../../src/domains/earthquake/document.ts';
import { without } from '../../src/domains/earthquake/ground/rules.ts';
import { Answers } from '../../src/domains/earthquake/refine/answers.ts';
import type { Call } from '../../src/domains/earthquake/refine/ask.ts';
import { judge } from '../../src/domains/earthquake/refine/judge.ts';
import { questionsOf } from '../../src/domains/earthquake/refine/questions.ts';
import { type RefineDeps, refine } from '../../src/domains/earthquake/refine/refine.ts';
import { majority } from '../../src/domains/earthquake/refine/voter.ts';
import { structure } from '../../src/domains/earthquake/structure.ts';
import type { LanguageModel } from '../../src/ports/models.ts';
import type { RefineRecord } from '../../topics/refine.ts';
import type { ReportsRecord } from '../../topics/reports.ts';

export const DOCUMENT: QuakeDocument = {
  title: 'Magnitude 5.2 earthquake near Almaty',
  text: [
    'A magnitude 5.2 earthquake struck 30 km north of Almaty at 14:05 on 3 June 2025, the seismological centre said.',
    'The depth of the focus was 10 km. The shaking was felt in 7 districts, and 250 people left their homes.',
    'Nobody was killed or injured, officials said.',
  ].join('\n\n'),
  language: 'en',
  publishedAt: '2025-06-03T18:00:00+05:00',
  country: 'KZ',
  site: 'example.org',
};

/** What rules would say if they had not found the open fields. */
export function recordOf(document: QuakeDocument, open: readonly string[]): RefineRecord {
  const { reports: found, retractions } = structure(document);
  const reports = found.map((report) => open.reduce(without, report));
  const rules: ReportsRecord = {
    documentId: 'd1',
    documentRevision: 3,
    revision: 6,
    publishedAt: document.publishedAt,
    source: document.site ?? '',
    language: document.language,
    textHash: 'h',
    reports,
    retractions,
  };
  return { rules, document, open: open.map((field) => ({ ordinal: 0, draft: 0, field })) };
}

export type Reply = (prompt: string) => string;

export const saying = (quote: string, value: string | number): string => ` ${JSON.stringify({ quote, value })}`;
export const UNKNOWN = ' {"quote": null, "value": "unknown"}';

/** `asked` gathers the prompts. */
export function scriptedModel(reply: Reply, asked: string[] = [], id = 'scripted@1'): LanguageModel {
  return {
    id,
    async complete({ prompt }) {
      asked.push(prompt);
      return { text: reply(prompt), promptTokens: 100, tokens: 10, ms: 5 };
    },
    choose: async () => [],
    health: () => ({ state: 'ready', cause: null, restarts: 0 }),
    close: async () => {},
  };
}

/** What is behind the last example: the text that is asked about. */
export function askedText(prompt: string): string {
  return prompt.slice(prompt.lastIndexOf('\nText: ') + 1);
}

export const depsOf = (...models: readonly LanguageModel[]): RefineDeps => ({
  rules: { questions: async (task) => questionsOf(task), judge: async (task) => judge(task) },
  models,
  embedder: null,
  voter: majority,
  answers: new Answers(),
  passages: 2,
  passageLength: 200,
});

/** Answers with the revision, and what was told of the calls. */
export async function refined(record: RefineRecord, deps: RefineDeps) {
  const calls: Call[] = [];
  const handling = {
    isLate: () => false,
    told: (call: Call) => calls.push(call),
    signal: AbortSignal.timeout(240_000),
  };
  return { record: await refine(record, deps, handling), calls };
}
