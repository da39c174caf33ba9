/** What a language model adds to the rules of the earthquake domain, and what it costs: on the hand-made cases. */
import { loadConfig } from '../src/config/load.ts';
import type { Report } from '../src/domains/earthquake/document.ts';
import { without } from '../src/domains/earthquake/ground/rules.ts';
import { PROMPTS } from '../src/domains/earthquake/prompts/index.ts';
import { Answers } from '../src/domains/earthquake/refine/answers.ts';
import type { Call } from '../src/domains/earthquake/refine/ask.ts';
import { type JudgeTask, judge } from '../src/domains/earthquake/refine/judge.ts';
import { type QuestionTask, questionsOf } from '../src/domains/earthquake/refine/questions.ts';
import { type RefineDeps, refine } from '../src/domains/earthquake/refine/refine.ts';
import { majority } from '../src/domains/earthquake/refine/voter.ts';
import { structure } from '../src/domains/earthquake/structure.ts';
import type { Logger } from '../src/engine/logger.ts';
import { createEmbedder, createModel } from '../src/wiring/models.ts';
import { type Case, casesOf, documentOf, recordOf } from './refine/cases.ts';
import { compare, figures, readIn, type Scores } from './refine/score.ts';

/** Of so many cases one is read with what rules found taken out, so that the model is asked for all that is there. */
const ALONE = 8;

/** For the model of the configuration; `embedder.use=off` chooses passages by words alone. */
export async function run(): Promise<Record<string, unknown>> {
  const config = loadConfig();
  const model = await createModel(config, quiet);
  const embedder = config.embedder.use === 'off' ? null : await createEmbedder(config, quiet);
  const rules = {
    questions: async (task: QuestionTask) => questionsOf(task),
    judge: async (task: JudgeTask) => judge(task),
  };
  const deps = {
    rules,
    models: [model],
    embedder,
    voter: majority,
    answers: new Answers(),
    passages: 2,
    passageLength: 400,
  };
  const cases = casesOf();
  try {
    const added = await measure(cases, deps, (reports) => reports);
    console.error(JSON.stringify(added));
    const some = cases.filter((_, at) => at % ALONE === 0);
    const alone = await measure(some, deps, emptied);
    return { model: model.id, embedder: embedder?.id ?? null, ...added, alone };
  } finally {
    await Promise.all([model.close(), embedder?.close()]);
  }
}

/** Without what models can be asked for. */
function emptied(reports: readonly Report[]): readonly Report[] {
  return reports.map((report) => Object.keys(PROMPTS).reduce(without, report));
}

/** `given`: the rules' reports as the model gets them; a field that it was taken out of is asked for. */
async function measure(
  cases: readonly Case[],
  deps: RefineDeps,
  given: (reports: readonly Report[]) => readonly Report[],
): Promise<Record<string, unknown>> {
  const scores: Scores = new Map();
  const calls: Call[] = [];
  let [rulesMs, refineMs, asked] = [0, 0, 0];
  for (const one of cases) {
    const document = documentOf(one);
    const begun = performance.now();
    const found = structure(document);
    const reports = given(found.reports);
    const open = reports === found.reports ? found.open : takenOut(found.reports, reports);
    rulesMs += performance.now() - begun;
    const told = (call: Call) => {
      calls.push(call);
      console.error(JSON.stringify({ id: one.id, ...call }));
    };
    const rules = recordOf(one, reports);
    const handling = { isLate: () => false, told, signal: new AbortController().signal };
    const refined = open.length === 0 ? null : await refine({ rules, document, open }, deps, handling);
    if (open.length > 0) {
      refineMs += performance.now() - begun;
      asked += 1;
    }
    compare(one, rules.reports, (refined ?? rules).reports, scores);
  }
  return {
    cases: cases.length,
    asked,
    seconds: [rulesMs, refineMs].map(seconds),
    ...costs(calls),
    fields: table(scores),
  };
}

// hand-made cases have no lists: every report is a draft
function takenOut(full: readonly Report[], emptied: readonly Report[]) {
  return full.flatMap((report, at) =>
    report.role === 'main'
      ? Object.keys(PROMPTS)
          .filter((field) => readIn(report, field) !== null && readIn(emptied[at], field) === null)
          .map((field) => ({ ordinal: report.ordinal, draft: report.ordinal, field }))
      : [],
  );
}

function costs(calls: readonly Call[]): Record<string, unknown> {
  const accepted = calls.filter(({ verdict }) => verdict === 'accepted').length;
  const ms = calls.reduce((sum, call) => sum + call.ms, 0);
  const tokens = calls.reduce((sum, call) => sum + call.promptTokens + call.tokens, 0);
  const each = (value: number, of: number) => (of === 0 ? null : Math.round(value / of));
  return {
    calls: calls.length,
    verdicts: counted(calls.map(({ verdict }) => verdict)),
    perCall: { ms: each(ms, calls.length), tokens: each(tokens, calls.length) },
    perAccepted: { ms: each(ms, accepted), tokens: each(tokens, accepted) },
  };
}

function counted(names: readonly string[]): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const name of names) counts[name] = (counts[name] ?? 0) + 1;
  return counts;
}

function table(scores: Scores): Readonly<Record<string, unknown>> {
  return Object.fromEntries([...scores].map(([field, { rules, refined }]) => [field, figures(rules, refined)]));
}

const seconds = (ms: number): number => Math.round(ms) / 1000;
const quiet: Logger = { debug() {}, info() {}, warn() {}, error() {}, child: () => quiet };
