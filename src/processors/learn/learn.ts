/** learn: how a site's pages were read -> its profiles, and the pages that they should be read with again. */
import { decode, encode } from '../../../topics/contract.ts';
import { fetch } from '../../../topics/fetch.ts';
import { type LearnRecord, learn } from '../../../topics/learn.ts';
import { schemas } from '../../../topics/schemas.ts';
import { type Answer, type Context, done, type Facts, type Processor } from '../../engine/processor.ts';
import type { OutRecord } from '../../ports/log.ts';
import type { StoreTransaction } from '../../ports/store.ts';
import { Learner, type LearnerDeps, type Lesson, type Reread } from '../../schema/learner.ts';
import { currentOf } from '../../schema/life.ts';

/** A site's next record waits for this one: a lesson takes seconds, with a slow model minutes. */
const PATIENCE_MS = 10_000;
/** Share of the deadline after which a lesson ends by itself, with what it has. */
const BUDGET = 0.9;

export interface LearnDeps extends LearnerDeps {
  readonly deadlineMs: number;
}

export function createLearn(deps: LearnDeps): Processor<LearnRecord> {
  return {
    name: 'learn',
    input: learn,
    deadlineMs: deps.deadlineMs,
    patienceMs: PATIENCE_MS,
    decode: (record) => decode(learn, record),
    facts: factsOf,
    handle: (value, _record, context) => study(deps, value, context),
  };
}

function factsOf(value: LearnRecord): Facts {
  if (value.kind === 'outcome') return { documentId: value.documentId, url: value.url };
  return value.kind === 'lost' ? { documentId: value.documentId } : {};
}

async function study(deps: LearnDeps, value: LearnRecord, context: Context): Promise<Answer> {
  const started = performance.now();
  const learner = new Learner({ ...deps, pages: exposed(deps.pages, context), budgetMs: BUDGET * deps.deadlineMs });
  const lesson = await learner.study(value, context.now(), context.signal);
  context.time('learn', performance.now() - started);
  for (const origin of lesson.won) context.count('proposals_won', { origin });
  const emits = [...lesson.reread.map(toFetch), ...lesson.more.map((request) => encode(learn, request))];
  return done(emits, async (tx) => {
    await lesson.changes(tx);
    return told(tx, lesson, context);
  });
}

/** Work on pages may crash the process; a model's answer is only waited for, and reading must not wait with it. */
function exposed({ induce, trial }: LearnDeps['pages'], context: Context): LearnDeps['pages'] {
  return {
    induce: (pages, signal) => context.expose(() => induce(pages, signal)),
    trial: (proposals, pages, signal) => context.expose(() => trial(proposals, pages, signal)),
  };
}

function toFetch({ documentId, url, location, pageHash, profile, version }: Reread): OutRecord {
  return encode(fetch, { documentId, url, location, hops: 0, reread: { pageHash, profile, version } });
}

/** The full state of every profile that changed. */
async function told(tx: StoreTransaction, { changed }: Lesson, { logger }: Context): Promise<OutRecord[]> {
  const records: OutRecord[] = [];
  for (const id of changed) {
    const versions = await tx.profiles({ id });
    const found = currentOf(versions);
    if (found === null) continue;
    // readers go by the revision, and that is the profile's, whichever of its versions changed
    const revision = Math.max(...versions.map((one) => one.revision));
    const current = { ...found, revision };
    const { site, version, status } = current;
    logger.info({ site, profile: id, version, status, origin: current.origin.name }, 'profile changed');
    records.push(encode(schemas, { id, current, outcomes: await tx.tally(id, version) }));
  }
  return records;
}
