import { workerData } from 'node:worker_threads';
import { toData } from '../../ports/error-data.ts';
import { CodedError } from '../../ports/errors.ts';
import type { Input, JobName, Jobs, Outcome, Task, ThreadData } from './protocol.ts';

let loading: Promise<{ jobs: Jobs }> | null = null;

/** A thread's handler of one task. Loading the work's modules is not counted as work. */
export default async function handle({ job, input, started }: Task): Promise<Outcome> {
  loading ??= import((workerData as ThreadData).module);
  const { jobs } = await loading;
  Atomics.store(started, 0, 1);
  Atomics.notify(started, 0);
  try {
    return { result: await run(jobs, job, input) };
  } catch (error) {
    if (error instanceof CodedError) return { error: toData(error) };
    throw error;
  }
}

function run<N extends JobName>(jobs: Jobs, job: N, input: Input<N>) {
  return jobs[job](input);
}
