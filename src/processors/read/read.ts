/** read: accepted URLs -> documents. Fetches, reads the page in a worker, publishes; a page never waits for a model. */
import { decode, encode } from '../../../topics/contract.ts';
import { type FetchRecord, fetch } from '../../../topics/fetch.ts';
import { inherited } from '../../engine/headers.ts';
import { type Answer, type Context, defer, done, type Processor } from '../../engine/processor.ts';
import { siteOf } from '../../page/metadata/site.ts';
import type { PageInput } from '../../page/reading.ts';
import { CodedError } from '../../ports/errors.ts';
import type { Fetcher, FetchResponse } from '../../ports/fetcher.ts';
import type { Headers, LogRecord } from '../../ports/log.ts';
import type { Renderer } from '../../ports/renderer.ts';
import type { Store } from '../../ports/store.ts';
import { inputOf } from '../../schema/learning/samples.ts';
import type { Recogniser, Recognition } from '../../schema/recognise.ts';
import { Admission, type AdmissionLimits, FULL_WAIT_MS, NO_ROOM_WAIT_MS, NoRoom } from './admission.ts';
import { lost, outcomeOf } from './outcome.ts';
import type { Politeness } from './politeness.ts';
import { publish, withdraw } from './publish.ts';
import { BROWSER_WAIT_MS, modeOf, mustWait, RENDER_HEADER, readShown } from './rendering.ts';
import { storedPage } from './reread.ts';
import { meaningOf } from './response.ts';

/** Where a redirect within one host led, and how many there were: carried while the record waits for its next slot. */
const LOCATION_HEADER = 'qw-location';
const HOPS_HEADER = 'qw-hops';

export interface ReadDeps {
  readonly fetcher: Fetcher;
  /** Null where nobody needs to be spared: a replay. */
  readonly politeness: Politeness | null;
  /** Null where there is no browser. */
  readonly renderer: Renderer | null;
  readonly recogniser: Recogniser;
  readonly store: Pick<Store, 'page'>;
  readonly settings: {
    readonly deadlineMs: number;
    readonly maxHops: number;
    /** How long a document keeps its URL taken, in milliseconds. */
    readonly claimMs: number;
    readonly admission: AdmissionLimits;
  };
}

/** One request on the way to a page. */
interface Visit {
  readonly task: FetchRecord;
  readonly location: URL;
  readonly hops: number;
  readonly record: LogRecord;
  readonly context: Context;
}

export function createRead(deps: ReadDeps): Processor<FetchRecord> {
  const admission = new Admission(deps.settings.admission);
  return {
    name: 'read',
    input: fetch,
    deadlineMs: deps.settings.deadlineMs,
    patienceMs: 10_000,
    decode: (record) => decode(fetch, record),
    facts: (task) => ({ documentId: task.documentId, url: task.url }),
    handle: (task, record, context) => answer(deps, admission, { task, ...place(task, record), record, context }),
    rejected: (task) => async (tx) => {
      // a page that was only to be read again is a document still
      if (task.reread === undefined) await tx.freeClaim(task.documentId);
      return [];
    },
  };
}

function place(task: FetchRecord, record: LogRecord): { location: URL; hops: number } {
  const location = new URL(record.headers[LOCATION_HEADER] ?? task.location);
  return { location, hops: Number(record.headers[HOPS_HEADER] ?? task.hops) };
}

function answer(deps: ReadDeps, admission: Admission, step: Visit): Answer | Promise<Answer> {
  if (step.task.withdraw) return done([], withdraw(step.task.documentId, step.context.now()));
  return visit(deps, admission, step);
}

async function visit(deps: ReadDeps, admission: Admission, step: Visit): Promise<Answer> {
  const { context } = step;
  if (admission.full) return defer(context.now() + FULL_WAIT_MS);
  try {
    return await admission.during((hold) => (step.task.reread ? readAgain(deps, step, hold) : ask(deps, step, hold)));
  } catch (error) {
    if (error instanceof NoRoom) return defer(context.now() + NO_ROOM_WAIT_MS);
    throw error;
  }
}

async function ask(deps: ReadDeps, step: Visit, hold: (bytes: number) => void): Promise<Answer> {
  const { task, location, record, context } = step;
  const mode = await modeOf(deps, task, record, siteOf(location.href));
  if (mustWait(deps, mode)) return defer(context.now() + BROWSER_WAIT_MS);
  const turn = await deps.politeness?.turn(location, record, context);
  if (turn?.kind === 'defer') return turn;
  const request = { url: location.href, signal: context.signal, hold };
  const response = await timed('fetch', context, () => deps.fetcher.fetch(request)).finally(() => turn?.end());
  return interpret(deps, step, response);
}

async function interpret(deps: ReadDeps, step: Visit, response: FetchResponse): Promise<Answer> {
  const { task, context } = step;
  try {
    const meaning = meaningOf(response, context.now());
    if (meaning.kind === 'redirect') return await follow(deps, step, meaning.location);
  } catch (error) {
    // a refresh that finds its page gone is an answer, not a failure
    if (task.refresh && isGone(error)) return done([], withdraw(task.documentId, context.now()));
    if (error instanceof CodedError) deps.politeness?.backOff(step.location, error.retryAfterMs ?? 0, context.now());
    throw error;
  }
  return readPage(deps, step, response);
}

async function readPage(deps: ReadDeps, step: Visit, response: FetchResponse): Promise<Answer> {
  const { task, location, record, context } = step;
  const inputFrom = ({ body, url, headers }: FetchResponse): PageInput => ({
    bytes: body,
    url,
    contentType: headers['content-type'] ?? null,
    hints: { language: task.language, country: task.country },
    now: context.now(),
  });
  const mode = await modeOf(deps, task, record, siteOf(response.url));
  const shown = await readShown(deps, mode, response, context, (page) => recognise(deps, inputFrom(page), context));
  if (shown.kind === 'redirect') return follow(deps, step, shown.location);
  if (shown.kind === 'later') return again(deps, location, context, { [RENDER_HEADER]: '1' });
  const { recognition, response: page } = shown;
  return published(deps, step, inputFrom(page), recognition, { ...page, rendered: page.rendered ?? false });
}

/** Nothing is fetched. What fails here is nothing that the URL's publisher needs to hear of: learn does. */
async function readAgain(deps: ReadDeps, { task, context }: Visit, hold: (bytes: number) => void): Promise<Answer> {
  const { pageHash: hash, profile: id, version } = task.reread ?? { pageHash: '', profile: '', version: 0 };
  try {
    // the same bytes may have come from elsewhere since, and their row is of the latest fetch
    const row = { ...(await storedPage(deps.store, hash)), url: task.location };
    const page = inputOf(row);
    hold(page.bytes.length);
    await deps.recogniser.expect(siteOf(page.url), { id, version });
    return published(deps, { task, context }, page, await recognise(deps, page, context), row);
  } catch (error) {
    if (!(error instanceof CodedError) || error.disposition !== 'reject') throw error;
    return done([lost(siteOf(task.location), task.documentId, hash, error.code)]);
  }
}

async function recognise(deps: ReadDeps, page: PageInput, context: Context): Promise<Recognition> {
  const started = performance.now();
  const recognition = await context.expose(() => deps.recogniser.read(page, siteOf(page.url), context.signal));
  const { ms, stages } = recognition.result;
  context.time('page', ms);
  context.time('page.wait', performance.now() - started - ms);
  for (const [stage, spent] of Object.entries(stages)) context.time(`page.${stage}`, spent);
  return recognition;
}

function published(
  deps: ReadDeps,
  { task, context }: Pick<Visit, 'task' | 'context'>,
  page: PageInput,
  recognition: Recognition,
  { url, fetchedAt, rendered }: { url: string; fetchedAt: number; rendered: boolean },
): Answer {
  const { ms, reading } = recognition.result;
  const { documentId } = task;
  context.count('pages', { match: matchOf(recognition, siteOf(url)), reread: String(task.reread !== undefined) });
  context.logger.debug({ documentId, url: task.url, path: reading.path, rendered, ms: Math.round(ms) }, 'read');
  const reread = task.reread !== undefined;
  const outcome = outcomeOf({ site: siteOf(url), documentId, url, at: fetchedAt, rendered, reread }, recognition);
  const read = { task, page, recognition, outcome, fetchedAt, rendered };
  return done([], publish(read, context.now(), deps.settings.claimMs));
}

/** Who read the text: a profile of the site or of another one, or the reading without a profile by its name. */
function matchOf({ result: { profile, reading } }: Recognition, site: string): string {
  if (profile === null) return reading.path;
  return profile.site === site ? 'own' : 'foreign';
}

/** A redirect within the host waits for the host's next slot; one to another host is a record of its own there. */
async function follow(deps: ReadDeps, step: Visit, target: URL): Promise<Answer> {
  const { task, record, context } = step;
  const hops = step.hops + 1;
  if (hops > deps.settings.maxHops)
    throw new CodedError('REDIRECT_LIMIT', `more than ${deps.settings.maxHops} redirects`, { value: target.href });
  if (target.host !== step.location.host)
    return done([encode(fetch, { ...task, location: target.href, hops }, inherited(record))]);
  return again(deps, target, context, { [LOCATION_HEADER]: target.href, [HOPS_HEADER]: String(hops) });
}

/** The same record, at its host's next slot. */
async function again({ politeness }: ReadDeps, target: URL, context: Context, headers: Headers): Promise<Answer> {
  return (await politeness?.next(target, context, headers)) ?? defer(context.now(), headers);
}

function isGone(error: unknown): boolean {
  return error instanceof CodedError && (error.code === 'HTTP_NOT_FOUND' || error.code === 'HTTP_GONE');
}

async function timed<T>(stage: string, context: Context, work: () => Promise<T>): Promise<T> {
  const started = performance.now();
  try {
    return await work();
  } finally {
    context.time(stage, performance.now() - started);
  }
}
