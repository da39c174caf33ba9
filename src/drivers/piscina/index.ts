import { fileURLToPath } from 'node:url';
import { Piscina } from 'piscina';
import type { Clock } from '../../ports/clock.ts';
import { fromData } from '../../ports/error-data.ts';
import { CodedError } from '../../ports/errors.ts';
import type { PageWork, SamplePage } from '../../ports/page-work.ts';
import type { Input, JobName, Outcome, Result, Task, ThreadData } from './protocol.ts';
import { createSemaphore } from './semaphore.ts';

export interface PageWorkOptions {
  readonly threads: number;
  /**
   * A thread's heap, in megabytes; what lies outside of V8's heap, as buffers do, is not counted. V8 gives the whole
   * process up where one allocation overshoots by more than 16 MB, so pages must be small beside it.
   */
  readonly heapMb: number;
  /** For one page, from the moment in which a thread begins with it. */
  readonly deadlineMs: number;
  /** For learning from several pages, likewise. */
  readonly learnDeadlineMs: number;
  /** The module that does the work: exports its `jobs`. */
  readonly worker: URL;
  /** What it shares between threads, if anything. */
  readonly shared?: SharedArrayBuffer;
  readonly clock: Clock;
}

/** Beside the heap: three halves of a space for what is short-lived. Left to V8 they are 192 MB, and no faster. */
const YOUNG_MB = 48;

/**
 * Page work in threads, which start when they are first needed, and stay. One that overruns its deadline or its heap,
 * or whose caller gives up, is terminated, and replaced with the next page; the others notice nothing. Throws the
 * caller's abort reason, PAGE_DEADLINE, PAGE_HEAP, or what the work throws.
 */
export function createPageWork(options: PageWorkOptions): PageWork {
  const pool = new Piscina({
    filename: fileURLToPath(threadModule()),
    minThreads: 0,
    maxThreads: options.threads,
    idleTimeout: Number.POSITIVE_INFINITY,
    resourceLimits: { maxOldGenerationSizeMb: options.heapMb, maxYoungGenerationSizeMb: YOUNG_MB },
    workerData: { module: options.worker.href, shared: options.shared ?? null } satisfies ThreadData,
    recordTiming: false,
  });
  const permits = createSemaphore(options.threads);
  // a lesson takes seconds, and a page waits its turn: where there are two threads, one is always for pages
  const lessons = createSemaphore(Math.max(1, options.threads - 1));
  const unstarted = new Set<AbortController>();
  // a thread that fails outside of a page, so while it starts: what waits for it would wait for ever
  pool.on('error', (error) => {
    for (const stop of unstarted) stop.abort(error);
  });

  async function run<N extends JobName>(job: N, input: Input<N>, of: Work, signal: AbortSignal): Promise<Result<N>> {
    const release = await permits.acquire(signal);
    try {
      return (await runOne(pool, { job, input }, of, signal, options.clock, unstarted)) as Result<N>;
    } finally {
      release();
    }
  }

  const { deadlineMs, learnDeadlineMs } = options;
  async function learn<N extends JobName>(
    job: N,
    input: Input<N>,
    [first]: readonly SamplePage[],
    signal: AbortSignal,
  ): Promise<Result<N>> {
    const release = await lessons.acquire(signal);
    try {
      return await run(job, input, { deadlineMs: learnDeadlineMs, value: first?.page.url ?? '' }, signal);
    } finally {
      release();
    }
  }

  const about = ({ site }: { readonly site: string | null }): Work => ({ deadlineMs, value: site ?? '' });
  return {
    read({ page, ...rest }, signal) {
      // copied once, and never shared: the caller keeps its bytes
      const bytes = new Uint8Array(page.bytes);
      const input = { ...rest, page: { ...page, bytes } };
      return run('read', input, { deadlineMs, value: page.url, transfer: [bytes.buffer] }, signal);
    },
    induce: (pages, signal) => learn('induce', pages, pages, signal),
    trial: (proposals, pages, signal) => learn('trial', { proposals, pages }, pages, signal),
    requirements: (pages, signal) => learn('requirements', pages, pages, signal),
    structure: (document, signal) => run('structure', document, about(document), signal),
    questions: (task, signal) => run('questions', task, about(task.document), signal),
    judge: (task, signal) => run('judge', task, about(task.document), signal),
    close: () => pool.destroy(),
  };
}

/** What a job may cost, and how its failures name it. */
interface Work {
  readonly deadlineMs: number;
  readonly value: string;
  readonly transfer?: readonly ArrayBuffer[];
}

async function runOne(
  pool: Piscina<Task, Outcome>,
  job: Pick<Task, 'job' | 'input'>,
  { deadlineMs, value, transfer = [] }: Work,
  signal: AbortSignal,
  clock: Clock,
  unstarted: Set<AbortController>,
): Promise<Result<JobName>> {
  const stop = new AbortController();
  const onAbort = () => stop.abort(signal.reason);
  let cancel = () => {};
  const begun = beginning(() => {
    unstarted.delete(stop);
    cancel = clock.after(deadlineMs, () => {
      stop.abort(new CodedError('PAGE_DEADLINE', `work took longer than ${deadlineMs} ms`, { value }));
    });
  });
  signal.addEventListener('abort', onAbort, { once: true });
  unstarted.add(stop);
  try {
    const task = { ...job, started: begun.flag };
    return resultOf(await pool.run(task, { signal: stop.signal, transferList: [...transfer] }));
  } catch (error) {
    throw stop.signal.aborted ? stop.signal.reason : failureOf(error, value);
  } finally {
    unstarted.delete(stop);
    begun.forget();
    cancel();
    signal.removeEventListener('abort', onAbort);
  }
}

function resultOf(outcome: Outcome): Result<JobName> {
  if ('error' in outcome) throw fromData(outcome.error);
  return outcome.result;
}

function failureOf(error: unknown, value: string): unknown {
  const outOfMemory = error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
  return outOfMemory ? new CodedError('PAGE_HEAP', 'work needed too much memory', { value, cause: error }) : error;
}

/** A flag that a thread raises; `callback` is called then, unless it was forgotten. */
function beginning(callback: () => void): { flag: Int32Array; forget: () => void } {
  const flag = new Int32Array(new SharedArrayBuffer(4));
  let wanted = true;
  const raised = Atomics.waitAsync(flag, 0, 0);
  if (raised.async) raised.value.then(() => wanted && callback());
  return {
    flag,
    forget: () => {
      wanted = false;
      Atomics.notify(flag, 0);
    },
  };
}

function threadModule(): URL {
  return new URL(import.meta.url.endsWith('.ts') ? './thread.ts' : './thread.js', import.meta.url);
}
