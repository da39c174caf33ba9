/** A supervised child process: always there again, and never the end of the program. */
import type { Clock } from '../../ports/clock.ts';
import { CodedError } from '../../ports/errors.ts';
import type { ModelHealth } from '../../ports/models.ts';
import { ChildEnded, type Run, type RunOptions, startRun } from './run.ts';

export interface ChildOptions extends RunOptions {
  /** Time for starting. */
  readonly readyMs: number;
  /** Time for one request, from the moment in which the child gets it. */
  readonly deadlineMs: number;
  /** Requests that may wait. */
  readonly queue: number;
  readonly clock: Clock;
}

interface Job {
  readonly method: string;
  readonly input: unknown;
  readonly signal: AbortSignal;
  readonly resolve: (result: unknown) => void;
  readonly reject: (error: unknown) => void;
}

const FIRST_BACK_OFF_MS = 1_000;
const LONGEST_BACK_OFF_MS = 30_000;

/**
 * idle -> starting -> ready; an end leads to starting again at once, a second one before any answer to waiting, for
 * longer and longer, and from there to starting. unfit: it said that it can never start. closed ends everything.
 * While it starts, requests wait; while it waits, or is unfit, they fail at once. It gets one request at a time: one
 * that overruns its deadline is killed, as nothing else stops native code.
 */
export class Child {
  readonly #options: ChildOptions;
  readonly #queue: Job[] = [];
  #state: 'idle' | 'starting' | 'ready' | 'waiting' | 'unfit' | 'closed' = 'idle';
  #run: Run | null = null;
  #busy = false;
  #failures = 0;
  #restarts = 0;
  #error: CodedError | null = null;
  #cancelRestart: () => void = () => {};
  #started = Promise.withResolvers<unknown>();

  constructor(options: ChildOptions) {
    this.#options = options;
    this.#started.promise.catch(() => {});
  }

  /** Requests that it has or that wait for it. */
  get load(): number {
    return this.#queue.length + (this.#busy ? 1 : 0);
  }

  /** Of the process that runs now. */
  get pid(): number | undefined {
    return this.#run?.pid;
  }

  health(): ModelHealth {
    const state = this.#state === 'ready' ? 'ready' : this.#error === null ? 'starting' : 'down';
    return { state, cause: state === 'down' ? (this.#error?.message ?? null) : null, restarts: this.#restarts };
  }

  /** Starts it, where that has not been done; answers with what it says of itself once it is ready for the first time. */
  start(): Promise<unknown> {
    if (this.#state === 'idle') this.#fork();
    return this.#started.promise;
  }

  /** Throws MODEL_DOWN, MODEL_TIMEOUT, the signal's reason, or what the child throws; ChildEnded where it died of it. */
  request(method: string, input: unknown, signal: AbortSignal): Promise<unknown> {
    if (this.#state === 'idle') this.#fork();
    const { promise, resolve, reject } = Promise.withResolvers<unknown>();
    const refusal = this.#refusal(signal);
    if (refusal !== null) return Promise.reject(refusal);
    const job = { method, input, signal, resolve, reject };
    const onAbort = () => {
      const at = this.#queue.indexOf(job);
      if (at >= 0) this.#queue.splice(at, 1);
      reject(signal.reason);
    };
    signal.addEventListener('abort', onAbort, { once: true });
    this.#queue.push(job);
    this.#next();
    return promise.finally(() => signal.removeEventListener('abort', onAbort));
  }

  async close(): Promise<void> {
    this.#state = 'closed';
    this.#error = new CodedError('MODEL_DOWN', `${this.#options.name} was closed`);
    this.#cancelRestart();
    this.#rejectWaiting(this.#error);
    this.#run?.kill('closed');
    await this.#run?.ended;
  }

  #refusal(signal: AbortSignal): unknown {
    if (signal.aborted) return signal.reason;
    if (this.#error !== null) return this.#error;
    const { queue, name } = this.#options;
    return this.#queue.length < queue ? null : new CodedError('MODEL_TIMEOUT', `${queue} requests wait for ${name}`);
  }

  #fork(): void {
    const { readyMs, clock, name, logger } = this.#options;
    this.#state = 'starting';
    this.#error = null;
    const run = startRun(this.#options);
    this.#run = run;
    const cancel = clock.after(readyMs, () => run.kill(`it was not ready within ${readyMs} ms`));
    run.ready.then(
      (info) => {
        cancel();
        if (this.#state !== 'starting') return;
        this.#state = 'ready';
        logger.info({ child: name, pid: run.pid, info }, 'a child process is ready');
        this.#started.resolve(info);
        this.#next();
      },
      (error: unknown) => !(error instanceof ChildEnded) && this.#giveUp(run, error as CodedError),
    );
    void run.ended.then((cause) => {
      cancel();
      this.#onEnd(cause);
    });
  }

  #giveUp(run: Run, error: CodedError): void {
    const { name, logger } = this.#options;
    this.#state = 'unfit';
    this.#error = error;
    logger.warn({ child: name, err: error }, 'a child process cannot do its work, and is not started again');
    this.#started.reject(error);
    this.#rejectWaiting(error);
    run.kill('unfit');
  }

  #onEnd(cause: string): void {
    if (this.#state === 'unfit' || this.#state === 'closed') return;
    const { name, logger, clock } = this.#options;
    this.#failures += 1;
    this.#restarts += 1;
    const waitMs = backOff(this.#failures);
    logger.warn({ child: name, cause, waitMs }, 'a child process ended, and is started again');
    if (waitMs === 0) return this.#fork();
    this.#state = 'waiting';
    this.#error = new CodedError('MODEL_DOWN', `the process of ${name} does not stay up (${cause})`, {
      retryAfterMs: waitMs,
    });
    this.#started.reject(this.#error);
    this.#rejectWaiting(this.#error);
    this.#cancelRestart = clock.after(waitMs, () => this.#fork());
  }

  #rejectWaiting(error: CodedError): void {
    for (const { reject } of this.#queue.splice(0)) reject(error);
  }

  #next(): void {
    const run = this.#run;
    if (this.#state !== 'ready' || this.#busy || run === null) return;
    const job = this.#queue.shift();
    if (job === undefined) return;
    this.#busy = true;
    void this.#work(run, job).finally(() => {
      this.#busy = false;
      this.#next();
    });
  }

  async #work(run: Run, { method, input, signal, resolve, reject }: Job): Promise<void> {
    const { clock, deadlineMs, name } = this.#options;
    const cancel = clock.after(deadlineMs, () => {
      reject(new CodedError('MODEL_TIMEOUT', `${name} did not answer within ${deadlineMs} ms`));
      run.kill('a request overran its deadline');
    });
    try {
      resolve(await run.ask(method, input, signal));
      this.#failures = 0;
    } catch (error) {
      if (!(error instanceof ChildEnded)) this.#failures = 0;
      reject(error);
    } finally {
      cancel();
    }
  }
}

/** Milliseconds until the next start after so many ends without an answer in between. */
function backOff(failures: number): number {
  if (failures === 1) return 0;
  return Math.min(LONGEST_BACK_OFF_MS, FIRST_BACK_OFF_MS * 2 ** (failures - 2));
}
