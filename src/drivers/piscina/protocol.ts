import type { ErrorData } from '../../ports/error-data.ts';
import type { PageWork } from '../../ports/page-work.ts';

export type JobName = Exclude<keyof PageWork, 'close'>;

/** Inputs and results, by job. */
export type Input<N extends JobName> = N extends 'trial'
  ? { proposals: Parameters<PageWork['trial']>[0]; pages: Parameters<PageWork['trial']>[1] }
  : Parameters<PageWork[N]>[0];
export type Result<N extends JobName> = Awaited<ReturnType<PageWork[N]>>;

/** What the module that does the work exports as `jobs`. */
export type Jobs = { readonly [N in JobName]: (input: Input<N>) => Result<N> | Promise<Result<N>> };

/** What a thread is told when it starts. */
export interface ThreadData {
  /** URL of the module that does the work. */
  readonly module: string;
  /** Memory that all threads share, for what each of them would hold otherwise: the module knows what. */
  readonly shared: SharedArrayBuffer | null;
}

export interface Task {
  readonly job: JobName;
  readonly input: Input<JobName>;
  /** One shared number: the thread sets it to 1, and notifies, when it begins. */
  readonly started: Int32Array;
}

export type Outcome = { readonly result: Result<JobName> } | { readonly error: ErrorData };
