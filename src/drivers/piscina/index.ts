import { fileURLToPath } from 'node:url';
import { Piscina } from 'piscina';
import type { Clock } from '../../ports/clock.ts';
import { CodedError } from '../../ports/errors.ts';
import type { PageReader, PageResult } from '../../ports/page-reader.ts';
import { fromData, type Outcome, type PageInput, type Task } from './protocol.ts';
import { createSemaphore } from './semaphore.ts';

export interface PageReaderOptions {
  readonly threads: number;
  /**
   * A thread's heap, in megabytes; what lies outside of V8's heap, as buffers do, is not counted. V8 gives the whole
   * process up where one allocation overshoots by more than 16 MB, so pages must be small beside it.
   */
  readonly heapMb: number;
  /** For one page, from the moment in which a thread begins with it. */
  readonly deadlineMs: number;
  /** The module that does the work: exports `work`, a {@link PageInput} in, a {@link PageResult} out. */
  readonly worker: URL;
  readonly clock: Clock;
}

/**
 * Page work in threads, which start when they are first needed, and stay. One that overruns its deadline or its heap,
 * or whose caller gives up, is terminated, and replaced with the next page; the others notice nothing. Throws the
 * caller's abort reason, PAGE_DEADLINE, PAGE_HEAP, or what the work throws.
 */
export function createPageReader(options: PageReaderOptions): PageReader {
  const pool = new Piscina({
    filename: fileURLToPath(threadModule()),
    minThreads: 0,
    maxThreads: options.threads,
    idleTimeout: Number.POSITIVE_INFINITY,
    resourceLimits: { maxOldGenerationSizeMb: options.heapMb },
    workerData: { module: options.worker.href },
    recordTiming: false,
  });
  const permits = createSemaphore(options.threads);
  const unstarted = new Set<AbortController>();
  // a thread that fails outside of a page, so while it starts: what waits for it would wait for ever
  pool.on('error', (error) => {
    for (const stop of unstarted) stop.abort(error);
  });

  return {
    async read(page, signal) {
      const release = await permits.acquire(signal);
      try {
        return await readOne(pool, page, signal, options, unstarted);
      } finally {
        release();
      }
    },
    close: () => pool.destroy(),
  };
}

async function readOne(
  pool: Piscina<Task, Outcome>,
  page: PageInput,
  signal: AbortSignal,
  { clock, deadlineMs }: PageReaderOptions,
  unstarted: Set<AbortController>,
): Promise<PageResult> {
  const stop = new AbortController();
  const onAbort = () => stop.abort(signal.reason);
  let cancel = () => {};
  const begun = beginning(() => {
    unstarted.delete(stop);
    cancel = clock.after(deadlineMs, () => {
      stop.abort(new CodedError('PAGE_DEADLINE', `work took longer than ${deadlineMs} ms`, { value: page.url }));
    });
  });
  signal.addEventListener('abort', onAbort, { once: true });
  unstarted.add(stop);
  try {
    // copied once, and never shared: the caller keeps its bytes
    const bytes = new Uint8Array(page.bytes);
    const task = { page: { ...page, bytes }, started: begun.flag };
    return resultOf(await pool.run(task, { signal: stop.signal, transferList: [bytes.buffer] }));
  } catch (error) {
    throw stop.signal.aborted ? stop.signal.reason : failureOf(error, page.url);
  } finally {
    unstarted.delete(stop);
    begun.forget();
    cancel();
    signal.removeEventListener('abort', onAbort);
  }
}

function resultOf(outcome: Outcome): PageResult {
  if ('error' in outcome) throw fromData(outcome.error);
  return outcome.result;
}

function failureOf(error: unknown, url: string): unknown {
  const outOfMemory = error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
  return outOfMemory ? new CodedError('PAGE_HEAP', 'work needed too much memory', { value: url, cause: error }) : error;
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
