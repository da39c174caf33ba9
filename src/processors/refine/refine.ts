/** refine: what rules left open in a document -> the next revision of its reports, where a language model found something. */
import { decode, encode } from '../../../topics/contract.ts';
import { type RefineRecord, refine } from '../../../topics/refine.ts';
import { reports } from '../../../topics/reports.ts';
import type { Call } from '../../domains/earthquake/refine/ask.ts';
import { type RefineDeps as Asking, refine as refineReports } from '../../domains/earthquake/refine/refine.ts';
import { type Answer, type Context, done, type Processor } from '../../engine/processor.ts';
import type { StoredAnswer } from '../../ports/quake-store.ts';

const PATIENCE_MS = 10_000;
/** Models answer one question at a time: more records would only wait for each other. */
const RECORDS_PER_PARTITION = 1;
/** Share of the deadline after which no further field is asked for. */
const BUDGET = 0.7;

export interface RefineDeps extends Asking {
  readonly deadlineMs: number;
}

export function createRefine(deps: RefineDeps): Processor<RefineRecord> {
  return {
    name: 'refine',
    input: refine,
    deadlineMs: deps.deadlineMs,
    patienceMs: PATIENCE_MS,
    recordsPerPartition: RECORDS_PER_PARTITION,
    decode: (record) => decode(refine, record),
    facts: ({ rules }) => ({ documentId: rules.documentId }),
    handle: (value, _record, context) => handle(deps, value, context),
  };
}

async function handle(deps: RefineDeps, value: RefineRecord, context: Context): Promise<Answer> {
  const started = performance.now();
  const isLate = () => performance.now() - started > BUDGET * deps.deadlineMs;
  const { documentId, documentRevision } = value.rules;
  const calls: Call[] = [];
  const told = (call: Call) => {
    calls.push(call);
    tell(context, { documentId, documentRevision, ...call });
  };
  const rules: Asking['rules'] = {
    questions: (task, signal) => context.expose(() => deps.rules.questions(task, signal)),
    judge: (task, signal) => context.expose(() => deps.rules.judge(task, signal)),
  };
  const record = await refineReports(value, { ...deps, rules }, { isLate, told, signal: context.signal });
  context.time('refine', performance.now() - started);
  context.count('refined', { changed: String(record !== null) });
  return done(record === null ? [] : [encode(reports, record)], async (tx) => {
    // where there was no answer, another time may bring one; what was remembered is noted for this document, too
    const answered = calls.filter(({ output }) => output !== '');
    for (const call of answered) await tx.quakes.putAnswer(rowOf(call, documentId, context.now()));
    return [];
  });
}

/** The audit record of a call is a log line, and a row of the Store; what it cost, and what became of it, is counted. */
function tell(context: Context, call: Call & { readonly documentId: string; readonly documentRevision: number }): void {
  const { model, field, verdict, promptTokens, tokens, ms, remembered } = call;
  context.logger.info({ ...call }, 'asked the language model');
  context.count('refine_answers', { model, field, verdict });
  if (remembered) return;
  context.count('refine_tokens', { model }, promptTokens + tokens);
  context.time('model', ms);
}

function rowOf({ ordinal: _, remembered: __, ...call }: Call, documentId: string, updated: number): StoredAnswer {
  return { ...call, documentId, updated };
}
